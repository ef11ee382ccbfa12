import type { Generated } from 'kysely';

/** A rate table assigned to an account for one service, which also makes the service orderable. */
export interface AccountRateTableTable {
  account_id: string;
  service_code: string;
  rate_table_code: string;
  assigned_at: Generated<string>;
}
