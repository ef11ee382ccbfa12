import { createLog } from '../log/log.ts';
import { systemClock } from '../runtime.ts';
import type { RecordContext } from '../tracking/record-change.ts';
import type { OpenDatabase } from './database.ts';

/** Returns the context for recording a shipment change. Its log is silent: the command prints the result itself. */
export function recordContext({ config, ...database }: OpenDatabase): RecordContext {
  const db = { ...database, [Symbol.asyncDispose]: async () => {} };
  return { config, db, clock: systemClock, log: createLog('silent') };
}
