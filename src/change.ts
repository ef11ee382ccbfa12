import type { Kysely } from 'kysely';
import { queueSecurityMail } from '../db/query/mail/security.ts';
import { insertAuditEntry } from '../db/query/user/audit-entry.ts';
import { emitEvent } from '../db/query/webhook/event.ts';
import { transact } from '../db/statement.ts';
import type { Database } from '../db/table/index.ts';
import { type AuditAction, type AuditActor, auditEntry, securityChanges } from './audit.ts';
import type { RowEvent } from './event.ts';
import type { Cents } from './money.ts';

/** An entry of the activity: who did what to what. */
export type Entry = readonly [
  actor: AuditActor,
  action: AuditAction,
  subject?: string | null | undefined,
  more?: {
    /** Queues a mail about it. */
    readonly mail?: ((entryId: string) => Promise<void>) | undefined;
    /** Amount that it moved, in cents of HKD without its sign. It counts against the limit of an operator. */
    readonly movedCents?: Cents | undefined;
  },
];

/** The result of a change for its caller, and its event. */
export interface Outcome<Result> {
  readonly result: Result;
  /** A function: drafted after the entries, because it emits events before its own. */
  readonly event?: RowEvent | null | (() => Promise<RowEvent>);
}

/** A change with its entries of the activity. No entry: nothing changed, or the change has no actor, such as a carrier's result. */
export type RecordedChange<Result> = Outcome<Result> &
  ({ readonly entry: Entry | null | undefined | false } | { readonly entries: readonly Entry[] });

/**
 * Makes a change in one transaction, or in the caller's: what it writes, then its entries of the activity, and last its
 * event. Nothing else writes an entry of its own.
 */
export function commitChange<Result>(
  db: Kysely<Database>,
  write: (tx: Kysely<Database>) => Promise<RecordedChange<Result>>,
): Promise<Result> {
  return transact(db, async (tx) => {
    const change = await write(tx);
    for (const entry of entriesOf(change)) await recordEntry(tx, entry);
    // Last, because an event locks the feed clock.
    const event = typeof change.event === 'function' ? await change.event() : change.event;
    if (event) await emitEvent(tx, event.scope, event.draft);
    return change.result;
  });
}

export function entriesOf(change: RecordedChange<unknown>): readonly Entry[] {
  if ('entries' in change) return change.entries;
  return change.entry ? [change.entry] : [];
}

async function recordEntry(
  tx: Kysely<Database>,
  [actor, action, subject = null, { mail, movedCents } = {}]: Entry,
): Promise<void> {
  const entry = { ...auditEntry(actor, action, subject), moved_cents: movedCents ?? null };
  await insertAuditEntry(tx, entry);
  await mail?.(entry.id);
  if (!securityChanges.some((change) => change === action)) return;
  // Another person removes a lost second factor; its user is the subject.
  const email = action === 'second_factor.removed' ? (subject ?? actor.email) : actor.email;
  await queueSecurityMail(tx, { entryId: entry.id, email });
}
