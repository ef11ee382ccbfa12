/** Offer and price of a surcharge. The first matching rule by position counts. */
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
  /** Carrier product to dispatch under if the surcharge is selected. */
  carrier_product_code: string | null;
  reason: string | null;
}
