import type { Generated } from 'kysely';
import type { DefaultTimestamp } from '../timestamp.ts';

export interface AccountTable {
  id: string;
  name: string;
  email: string;
  /** Enrolled for custom insured amounts. */
  custom_insurance: Generated<boolean>;
  created_at: DefaultTimestamp;
}
