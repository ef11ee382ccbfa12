/** A Service Code that was withdrawn, and what to book instead. */
export interface RetiredServiceTable {
  code: string;
  retired_on: string;
  replaced_by: string | null;
}
