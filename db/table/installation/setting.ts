import type { ColumnType } from 'kysely';
import type { DefaultTimestamp } from '../../timestamp.ts';

/** Switches of the installation; an absent one has its default. */
export interface SettingTable {
  name: string;
  value: ColumnType<boolean, string, string>;
  updated_at: DefaultTimestamp;
}
