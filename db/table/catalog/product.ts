/** A Product Code: a group of Service Codes that an account is entitled to. */
export interface ProductTable {
  code: string;
  name: string;
}
