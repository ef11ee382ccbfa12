import type { ColumnType, Generated } from 'kysely';
import type { DefaultTimestamp, Timestamp } from '../timestamp.ts';

/** Text of the operators about adding money to a wallet. */
export interface PaymentInstructionTable {
  language: 'en' | 'zh-Hant';
  text: string;
}

/** One row: the database's time at the last deletion by age. */
export interface RetentionClockTable {
  only_row: Generated<boolean>;
  trusted_at: Timestamp;
}

/** A key that may encrypt values in this database: its id and a fingerprint, never the key itself. */
export interface SealingKeyTable {
  id: string;
  check_value: string;
  registered_at: Timestamp;
}

/** A process of the service. It writes `seen_at` every few seconds, so an old one is of a dead process. */
export interface ServiceProcessTable {
  id: string;
  roles: string[];
  /** Null: no api role. */
  root_url: string | null;
  started_at: string;
  seen_at: string;
}

/** The last success of each recurring job. */
export interface JobSuccessTable {
  name: string;
  at: string;
}

/** Switches of the installation; an absent one has its default. */
export interface SettingTable {
  name: string;
  value: ColumnType<boolean, string, string>;
  updated_at: DefaultTimestamp;
}

export interface InstallationTables {
  job_success: JobSuccessTable;
  payment_instruction: PaymentInstructionTable;
  retention_clock: RetentionClockTable;
  sealing_key: SealingKeyTable;
  service_process: ServiceProcessTable;
  setting: SettingTable;
}
