import type { Generated } from 'kysely';

export interface WalletTable {
  account_id: string;
  balance_cents: Generated<number>;
  held_cents: Generated<number>;
  version: Generated<number>;
}
