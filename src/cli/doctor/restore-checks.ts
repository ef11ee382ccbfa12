import {
  countUnfinished,
  raiseEventSequences,
  readNewestChange,
} from '../../../db/query/installation/restored.ts';
import { readBacklog } from '../../../db/query/webhook/webhook-claim.ts';
import { readSchemaState } from '../../../db/schema-state.ts';
import { invocation } from '../../invocation.ts';
import { openAllValues } from '../../key-rotation.ts';
import { findKeyRing, keySource } from '../../secret/open-key-ring.ts';
import { verifyLargeLedger } from '../../wallet/wallet.ts';
import type { OpenDatabase } from '../database.ts';
import { type Finding, fail, ok, warn } from './checks.ts';

/** Names of the checks that {@link checkRestored} returns, in order. */
export const restoreChecks = ['newest', 'values', 'ledger', 'pending', 'events'] as const;

/** Returns the checks after a restore: what is missing, and that the service can go on with what is there. */
export async function checkRestored(database: OpenDatabase): Promise<Finding[]> {
  const { empty, pending } = await readSchemaState(database.kysely);
  if (empty || pending.length > 0)
    return restoreChecks.map((check) => warn(check, 'Not checked', 'Fix the schema first'));
  return [
    await checkNewest(database),
    await checkValues(database),
    await checkLedger(database),
    await checkPending(database),
    await checkEvents(database),
  ];
}

/** Bookings were in flight, and the carrier's clock may differ. */
const marginMs = 3_600_000;

async function checkNewest(database: OpenDatabase): Promise<Finding> {
  const newest = await readNewestChange(database);
  if (newest === null)
    return warn(
      'newest',
      'The database has no bookings and no events. It has forgotten all that came after the backup',
      `Run \`${invocation} carrier compare --since\` with the time of the backup (docs/backup.md)`,
    );
  const since = new Date(Date.parse(newest) - marginMs).toISOString();
  return warn(
    'newest',
    `The newest change is of ${newest}. The database has forgotten what came later`,
    `Run \`${invocation} carrier compare --since ${since}\`, and enter payments and other changes again (docs/backup.md)`,
  );
}

async function checkValues(database: OpenDatabase): Promise<Finding> {
  const ring = await findKeyRing(database.config, database).catch(() => undefined);
  if (ring === undefined) return warn('values', 'Not checked', 'Fix the keys first');
  if (ring === null) return ok('values', 'No encrypted values yet');
  const { opened, unreadable } = await openAllValues(database, ring);
  const [first] = unreadable;
  if (first === undefined) return ok('values', `All ${opened} encrypted values can be decrypted`);
  return fail(
    'values',
    `${unreadable.length} of ${opened + unreadable.length} encrypted values cannot be decrypted. The first: ${first}`,
    `Restore the keys of this database to ${keySource(database.config)}`,
  );
}

async function checkLedger({ pool }: OpenDatabase): Promise<Finding> {
  const { ok: holds, checked, violationCount } = await verifyLargeLedger(pool);
  const counts = Object.entries(checked).map(([kind, count]) => `${count} ${kind.replace('_', ' ')}`);
  if (holds) return ok('ledger', `Consistent: ${counts.join(', ')}`);
  return fail(
    'ledger',
    `${violationCount} rows violate an invariant`,
    `Run \`${invocation} ledger verify\`, and restore another backup`,
  );
}

async function checkPending({ kysely }: OpenDatabase): Promise<Finding> {
  const { bookings, cancels } = await countUnfinished(kysely);
  return ok(
    'pending',
    `${bookings} bookings and ${cancels} cancels: a worker asks the carrier, and sends none that it has`,
  );
}

async function checkEvents(database: OpenDatabase): Promise<Finding> {
  const raised = await raiseEventSequences(database);
  const { due, queued, delivering, waiting } = await readBacklog(database);
  return ok(
    'events',
    `${due + queued + delivering + waiting} deliveries go out, some again under the same event ID. Raised the sequence numbers of ${raised} shipments`,
  );
}
