/** Standard VAT rate of a country from a day on. */
export interface VatRateTable {
  country_code: string;
  basis_points: number;
  effective_from: string;
}
