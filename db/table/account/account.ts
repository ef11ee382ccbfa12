import type { Generated } from 'kysely';
import type { DefaultTimestamp } from '../../timestamp.ts';

export interface AccountTable {
  id: string;
  name: string;
  email: string;
  /** Enrolled for custom insured amounts. */
  custom_insurance: Generated<boolean>;
  /** How far available may go below 0. */
  credit_limit_cents: Generated<number>;
  /** Nothing is booked while available is at or below it; null for none. */
  credit_floor_cents: number | null;
  /** For an overdue invoice. */
  frozen: Generated<boolean>;
  credit_suspended: Generated<boolean>;
  /** Nothing is held at booking; the final fee is charged all the same. */
  hold_exempt: Generated<boolean>;
  /** Where `wallet.low_balance` warns; null for nowhere. */
  low_balance_cents: number | null;
  created_at: DefaultTimestamp;
}
