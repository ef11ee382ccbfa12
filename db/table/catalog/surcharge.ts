/** Flags of the request that select a prepayment like its surcharge code. */
export const PREPAY_FLAGS = ['vat_prepay', 'voec_prepay'] as const;

export type PrepayFlag = (typeof PREPAY_FLAGS)[number];

export interface SurchargeTable {
  code: string;
  activation: 'opt_in' | 'automatic';
  basis: 'per_shipment' | 'per_parcel' | 'declared_value' | 'insurance' | 'vat' | 'item_levy';
  flag: PrepayFlag | null;
  description: string;
}
