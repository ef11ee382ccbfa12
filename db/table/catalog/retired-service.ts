export interface RetiredServiceTable {
  code: string;
  retired_on: string;
  replaced_by: string | null;
}
