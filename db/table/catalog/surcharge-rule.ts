/** Where a surcharge is offered and at what price; the first rule (by position) that fits decides. */
export interface SurchargeRuleTable {
  position: number;
  surcharge_code: string;
  /** Service Codes, or `*`. */
  services: string[];
  /** Country codes, customs areas, or `*`. */
  countries: string[];
  goods_categories: string[];
  status: 'selectable' | 'included' | 'unavailable';
  basis_points: number;
  fixed_cents: number;
  minimum_cents: number;
  /** The carrier's product that an order with this surcharge is dispatched under. */
  carrier_product_code: string | null;
  reason: string | null;
}
