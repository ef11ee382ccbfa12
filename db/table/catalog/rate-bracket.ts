/** Price of a zone for chargeable weights over `over_mg` and up to `up_to_mg`. */
export interface RateBracketTable {
  rate_table_code: string;
  version: number;
  zone: string;
  over_mg: number;
  up_to_mg: number;
  base_cents: number;
  per_kg_cents: number;
  /** Registration fee per parcel. */
  reg_fee_cents: number;
}
