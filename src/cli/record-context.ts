import type { Kysely } from 'kysely';
import type pg from 'pg';
import { inTransaction } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import { createLog } from '../log/log.ts';
import { systemClock } from '../runtime.ts';
import type { RecordContext } from '../tracking/record-change.ts';
import type { OpenDatabase } from './database.ts';

/** Returns the context for recording a shipment change. Its log is silent: the command prints the result itself. */
export function recordContext({ config, ...database }: OpenDatabase): RecordContext {
  const db = { ...database, [Symbol.asyncDispose]: async () => {} };
  return { config, db, clock: systemClock, log: createLog('silent') };
}

/** Returns the context for a change in the caller's transaction, so that the change and its entry are written together. */
export function recordContextIn(tx: Kysely<Database>, database: OpenDatabase): RecordContext {
  // The functions of a change only send statements. They take no connection of their own.
  const pool = inTransaction(tx) as pg.Pool;
  return recordContext({ ...database, kysely: tx, pool });
}
