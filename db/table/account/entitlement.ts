import type { Generated } from 'kysely';

export interface EntitlementTable {
  account_id: string;
  product_code: string;
  granted_at: Generated<string>;
}
