import type { ColumnType } from 'kysely';
import type { DefaultTimestamp } from '../../timestamp.ts';

/** Switches of the whole installation, by name; one that was never set has its default. */
export interface SettingTable {
  name: string;
  value: ColumnType<boolean, string, string>;
  updated_at: DefaultTimestamp;
}
