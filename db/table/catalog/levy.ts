/** Customs levy per distinct item of a low-value consignment. */
export interface LevyTable {
  surcharge_code: string;
  countries: string[];
  per_item_cents: number;
  max_consignment_cents: number;
  effective_from: string;
  /** First day on which it is no longer charged; null: unlimited. */
  effective_until: string | null;
}
