import type { DefaultTimestamp } from '../timestamp.ts';

export interface AccountTable {
  id: string;
  name: string;
  email: string;
  created_at: DefaultTimestamp;
}
