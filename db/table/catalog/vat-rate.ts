export interface VatRateTable {
  country_code: string;
  basis_points: number;
  effective_from: string;
}
