/** The highest insured amount that a service may accept. */
export const MAX_CUSTOM_INSURED_USD_CENTS = 250_000;

/** A Service Code: the orderable unit of a product. */
export interface ServiceTable {
  code: string;
  product_code: string;
  name: string;
  /** Null: no carrier yet, so neither listed nor orderable. */
  carrier_code: string | null;
  carrier_product_code: string;
  is_standard_service: boolean;
  cargo: string;
  air: string;
  last_mile: string;
  goods_categories: string[];
  /** Cubic centimeters per kilogram; null: volume is not charged. */
  volumetric_divisor: number | null;
  weight_step_mg: number;
  max_parcels: number;
  max_parcel_mg: number;
  max_side_cm: number;
  max_declared_value_cents: number | null;
  /** Null: no custom insured amount. */
  custom_insurance_max_usd_cents: number | null;
  transit_days_min: number;
  transit_days_max: number;
  /** Default rate table, for accounts without an assigned one. */
  rate_table_code: string;
}
