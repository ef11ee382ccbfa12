export interface CountryTable {
  code: string;
  /** `EU` for members of the EU's customs and VAT area, else null. */
  customs_area: string | null;
  /** Regular expression; a hint for clients, not enforced. */
  postcode_pattern: string | null;
  postcode_example: string | null;
}
