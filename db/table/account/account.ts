import type { Generated } from 'kysely';
import type { DefaultTimestamp } from '../../timestamp.ts';

export interface AccountTable {
  id: string;
  name: string;
  email: string;
  /** Enrolled for custom insured amounts. */
  custom_insurance: Generated<boolean>;
  /** Amount by which the available amount may go below 0. */
  credit_limit_cents: Generated<number>;
  /** No booking while the available amount is at or below it; null: no floor. */
  credit_floor_cents: number | null;
  /** For an overdue invoice. */
  frozen: Generated<boolean>;
  credit_suspended: Generated<boolean>;
  /** No hold at booking; the final fee is charged all the same. */
  hold_exempt: Generated<boolean>;
  /** Threshold of `wallet.low_balance`; null: none. */
  low_balance_cents: number | null;
  created_at: DefaultTimestamp;
}
