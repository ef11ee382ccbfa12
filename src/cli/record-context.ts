import { systemClock } from '../clock.ts';
import { createLog } from '../log.ts';
import type { RecordContext } from '../tracking/record-change.ts';
import type { OpenDatabase } from './open-database.ts';

/** What a command needs to record a change of a shipment; it tells people itself what happened. */
export function recordContext({ config, ...database }: OpenDatabase): RecordContext {
  const db = { ...database, [Symbol.asyncDispose]: async () => {} };
  return { config, db, clock: systemClock, log: createLog('silent') };
}
