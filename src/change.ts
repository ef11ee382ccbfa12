import type { Kysely } from 'kysely';
import { storeResponse } from '../db/query/account/idempotency-key.ts';
import { emitEvent } from '../db/query/webhook/event.ts';
import type { Scope } from '../db/scope.ts';
import { transact } from '../db/statement.ts';
import type { Database } from '../db/table/index.ts';
import type { SysCodeName } from '../generated/errors.ts';
import { type AuditActor, audit, type RecordedChange } from './audit.ts';
import { type Refuse, successEnvelope } from './contract/errors.ts';
import type { EventCause, RowEvent } from './event.ts';
import { type Claim, lockClaim, type StoredResponse, storeEncryptedResponse } from './idempotency.ts';
import type { KeyRing } from './secret/key-ring.ts';

/** A change with its entry of the activity and its event. */
export interface ChangeResult<Result> extends RecordedChange<Result> {
  readonly event?: RowEvent | null;
}

type Write<Written> = (tx: Kysely<Database>) => Promise<Written>;

/** Makes a change in one transaction: what it writes, then its entry of the activity, and last its event. */
export function commitChange<Result>(
  db: Kysely<Database>,
  actor: AuditActor,
  write: Write<ChangeResult<Result>>,
): Promise<Result> {
  return commitOutcome(db, async (tx) => {
    const change = await write(tx);
    if (change.entry) await audit(tx, actor, ...change.entry);
    return change;
  });
}

/** Writes in one transaction what follows from earlier changes, such as a carrier's result, with its event. */
export function commitOutcome<Result>(
  db: Kysely<Database>,
  write: Write<Omit<ChangeResult<Result>, 'entry'>>,
): Promise<Result> {
  return transact(db, async (tx) => {
    const { result, event } = await write(tx);
    // Last, because an event locks the feed clock.
    if (event) await emitEvent(tx, event.scope, event.draft);
    return result;
  });
}

export interface ChangeContext {
  readonly db: { readonly kysely: Kysely<Database> };
  readonly secrets: KeyRing;
}

/** The part of a call that a change needs. */
export interface ChangeCall<Code extends SysCodeName> {
  readonly scope: Scope;
  readonly actor: () => AuditActor;
  /** Of its events. Null: no request, such as on the command line. */
  readonly cause: EventCause | null;
  readonly claim: Claim | null;
  readonly refuse: Refuse<Code>;
}

/**
 * Makes a change once per key: locks the claim first, and stores the response with the change. A call without a claim is
 * carried out each time. `isSecret`: the response is stored encrypted.
 */
export function commitOnce<Status extends number>(
  { db, secrets }: ChangeContext,
  call: ChangeCall<'IDEMPOTENCY_IN_FLIGHT'>,
  { status, isSecret = false }: { readonly status: Status; readonly isSecret?: boolean },
  write: Write<ChangeResult<object>>,
): Promise<StoredResponse<Status>> {
  const { claim } = call;
  return commitChange(db.kysely, call.actor(), async (tx) => {
    if (claim) await lockClaimOrRefuse(tx, claim, call.refuse);
    const change = await write(tx);
    const storedBody = successEnvelope(status, change.result);
    if (claim && isSecret) await storeEncryptedResponse(tx, secrets, claim, { status, body: storedBody });
    else if (claim) await storeResponse(tx, claim.scope, claim.key, { status, body: storedBody });
    return { ...change, result: { status, storedBody } };
  });
}

/** Keeps other runs under the key out until the transaction ends. */
export async function lockClaimOrRefuse(
  tx: Kysely<Database>,
  claim: Claim,
  refuse: Refuse<'IDEMPOTENCY_IN_FLIGHT'>,
): Promise<void> {
  if (!(await lockClaim(tx, claim))) refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
}
