/** A destination country (ISO 3166-1 alpha-2). */
export interface CountryTable {
  code: string;
  /** `EU` for the members of the EU's customs and VAT area, else null. */
  customs_area: string | null;
  /** A regular expression; advice to clients, never enforced. */
  postcode_pattern: string | null;
  postcode_example: string | null;
}
