import type { Generated } from 'kysely';

/** A rate table assigned to an account: it prices the service for that account, and makes it orderable. */
export interface AccountRateTableTable {
  account_id: string;
  service_code: string;
  rate_table_code: string;
  assigned_at: Generated<string>;
}
