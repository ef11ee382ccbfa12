/** The request's flags that select a prepayment as well as its surcharge code does. */
export const PREPAY_FLAGS = ['vat_prepay', 'voec_prepay'] as const;

export type PrepayFlag = (typeof PREPAY_FLAGS)[number];

/** A surcharge: what it is called, how it is selected and what its fee is computed from. */
export interface SurchargeTable {
  code: string;
  activation: 'opt_in' | 'automatic';
  basis: 'per_shipment' | 'per_parcel' | 'declared_value' | 'insurance' | 'vat' | 'item_levy';
  /** The request's flag that selects it as well as its code does. */
  flag: PrepayFlag | null;
  description: string;
}
