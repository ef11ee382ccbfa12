import type { Db } from '../../db/client.ts';
import type { Config } from '../config/config.ts';

export interface OpenDatabase extends Db {
  readonly config: Config;
  readonly url: string;
  /** Data folder of the embedded server; null if DATABASE_URL names another server. */
  readonly dataDirectory: string | null;
}
