import type { Generated } from 'kysely';

/** An account may order the services of this product. */
export interface EntitlementTable {
  account_id: string;
  product_code: string;
  granted_at: Generated<string>;
}
