import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { accountOnCluster, groupByAccount, inAccountSql } from '../../cluster.ts';
import type { Scope } from '../../scope.ts';
import { createPoolBatcher, groupWaitSql, rowsInRequestOrder, statement } from '../../statement.ts';
import { expiresAfterEndSql, lifetimeHours, lockSeconds } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';

export interface NegativeDetail {
  readonly carrier_code: string;
  readonly carrier_message: string;
}

/** Outcome of the request that claimed a key; `open`: in flight, or dispatch unconfirmed. */
export type KeyOutcome = 'open' | 'succeeded' | 'refused' | 'failed';

/** Result of a claim. Which fields are set depends on the verdict (claim_idempotency_key.sql). */
interface ClaimRow {
  readonly verdict: 'go' | 'resume' | 'replay' | 'in_flight' | 'mismatch';
  readonly fence: number;
  readonly recovery_point: string | null;
  readonly subject: string | null;
  readonly outcome: KeyOutcome;
  readonly status: number;
  readonly body: string;
  readonly original_digest: Buffer;
  readonly negative: NegativeDetail | null;
}

interface KeyRequest extends Scope {
  readonly key: string;
  readonly operation: string;
  readonly digest: Buffer;
}

// Raw and prepared: runs for every POST and calls an SQL function, in the order of the keys, so that batches of several
// processes don't deadlock.
const claim = statement<ClaimRow & { readonly ordinal: number }>()({
  name: 'claim_idempotency_keys',
  parameters: ['accountIds', 'livemodes', 'keys', 'operations', 'digests', 'lockSeconds', 'lifetimeHours'],
  text: (p) => `select r.ordinal::integer, claimed.*
      from (select r.* from ${groupWaitSql(`cardinality(${p.keys}::text[])`)}, unnest(${p.accountIds}::text[], ${p.livemodes}::boolean[], ${p.keys}::text[], ${p.operations}::text[], ${p.digests}::bytea[])
          with ordinality r (account_id, livemode, key, operation, digest, ordinal)
        order by account_id, livemode, key, ordinal) r,
        lateral claim_idempotency_key(r.account_id, r.livemode, r.key, r.operation, r.digest,
          make_interval(secs => ${p.lockSeconds}), make_interval(hours => ${p.lifetimeHours})) claimed`,
});

const accountOf = ({ accountId }: Scope) => accountId;

const claimInGroups = createPoolBatcher(
  32,
  async (pool, requests: readonly KeyRequest[]) => {
    const { rows } = await claim.run(pool, {
      accountIds: requests.map(({ accountId }) => accountId),
      livemodes: requests.map(({ livemode }) => livemode),
      keys: requests.map(({ key }) => key),
      operations: requests.map(({ operation }) => operation),
      digests: requests.map(({ digest }) => digest),
      lockSeconds,
      lifetimeHours,
    });
    return rowsInRequestOrder(requests.length, rows, (row): ClaimRow => row);
  },
  accountOf,
);

/** Claims a key. Requests that wait at the same moment share a statement. */
export async function claimIdempotencyKey(
  { pool }: Pick<Db, 'pool'>,
  { accountId, livemode }: Scope,
  request: Omit<KeyRequest, keyof Scope>,
): Promise<ClaimRow> {
  const row = await claimInGroups(pool, { accountId, livemode, ...request });
  if (!row) throw new Error('claim_idempotency_key returned no row');
  return row;
}

// Raw and prepared: runs for every POST that stores no response itself, and updates by the row's state.
const settle = statement()({
  name: 'settle_idempotency_key',
  parameters: ['accountId', 'livemode', 'key', 'fence', 'outcome', 'store', 'status', 'body'],
  text: (p) => `update idempotency_key set locked_until = clock.now, outcome = ${p.outcome},
        status = case when ${p.store} and recovery_point is null then ${p.status}::integer end,
        body = case when ${p.store} and recovery_point is null then ${p.body}::text end,
        expires_at = case when ${p.store} and recovery_point is null then clock.expiry else expires_at end
      from (select sampan_clock() as now, ${expiresAfterEndSql} as expiry) clock
      where account_id = ${p.accountId} and livemode = ${p.livemode} and key = ${p.key} and fence = ${p.fence} and status is null`,
});

/** Stores the response or releases the claim. Does nothing under a stale fence, or if a response is stored. */
export async function settleIdempotencyKey(
  db: Pick<Db, 'pool'>,
  { accountId, livemode }: Scope,
  end: {
    readonly key: string;
    readonly fence: number;
    readonly outcome: KeyOutcome;
    readonly store: boolean;
    readonly status: number;
    readonly body: string;
  },
): Promise<void> {
  await settle.run(db.pool, { accountId, livemode, ...end });
}

/** A claim of this process. */
export interface KeyLease extends Scope {
  readonly key: string;
  readonly fence: number;
}

// Raw and prepared: skips locked rows, whose runs are ending. A released claim stays released.
const extend = statement()({
  name: 'extend_key_locks',
  parameters: ['livemodes', 'keys', 'fences', 'accountIds', 'lockSeconds', 'account'],
  text: (p) => `with held as (
        select k.account_id, k.livemode, k.key
        from unnest(${p.accountIds}::text[], ${p.livemodes}::boolean[], ${p.keys}::text[], ${p.fences}::integer[])
          as h (account_id, livemode, key, fence)
        join idempotency_key k on k.account_id = h.account_id and k.livemode = h.livemode and k.key = h.key and k.fence = h.fence
        where k.locked_until > sampan_clock() and ${inAccountSql('k.account_id', p.account)}
        order by k.account_id, k.livemode, k.key for update of k skip locked
      )
      update idempotency_key k set locked_until = sampan_clock() + make_interval(secs => ${p.lockSeconds})
      from held where k.account_id = held.account_id and k.livemode = held.livemode and k.key = held.key
        and ${inAccountSql('k.account_id', p.account)}`,
});

/** Extends the locks of running claims, unless they were taken over. */
export async function extendKeyLocks({ pool }: Pick<Db, 'pool'>, leases: readonly KeyLease[]): Promise<void> {
  for (const group of await groupByAccount(pool, leases, accountOf))
    await extend.run(pool, {
      accountIds: group.map(({ accountId }) => accountId),
      livemodes: group.map(({ livemode }) => livemode),
      keys: group.map(({ key }) => key),
      fences: group.map(({ fence }) => fence),
      lockSeconds,
      account: await accountOnCluster(pool, group, accountOf),
    });
}

/**
 * Returns the seconds until a retry may find a result: the rest of the lock, which a dead process leaves. A run that has
 * just begun is expected to end in a second.
 */
export async function secondsUntilRetry(
  { kysely }: Pick<Db, 'kysely'>,
  { accountId, livemode }: Scope,
  key: string,
): Promise<number> {
  const row = await kysely
    .selectFrom('idempotency_key')
    .select(
      sql<number>`case when created_at > sampan_clock() - interval '1 second' then 1
        else greatest(ceil(extract(epoch from locked_until - sampan_clock())), 1) end::integer`.as('seconds'),
    )
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.seconds ?? 1;
}

/** Locks a claimed key until the transaction ends; false if another run took it over. */
export async function lockIdempotencyKey(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  { key, fence }: { readonly key: string; readonly fence: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('idempotency_key')
    .select('fence')
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('key', '=', key)
    .where('fence', '=', fence)
    .where('status', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeResponse(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  key: string,
  response: { readonly status: number; readonly body: string },
): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({
      ...response,
      outcome: 'succeeded',
      locked_until: sql<string>`sampan_clock()`,
      expires_at: sql<string>`${sql.raw(expiresAfterEndSql)}`,
    })
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('key', '=', key)
    .execute();
}

/** A key whose run stored its intent, named by `subject`, and not yet a response. */
export interface OpenIntent {
  readonly key: string;
  readonly subject: string;
}

/** Marks a claimed key: a run that is interrupted from here on is resumed with this subject. */
export async function setRecoveryPoint(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  { key, subject }: OpenIntent,
  recoveryPoint: string,
): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ recovery_point: recoveryPoint, subject })
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('key', '=', key)
    .execute();
}

/** Locks the key of a stored intent until the transaction ends; false if it has a response or belongs to something else. */
export async function lockIntent(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  { key, subject }: OpenIntent,
): Promise<boolean> {
  const row = await tx
    .selectFrom('idempotency_key')
    .select('key')
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('key', '=', key)
    .where('subject', '=', subject)
    .where('status', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Withdraws a locked intent: a retry with the key begins again. */
export async function clearRecoveryPoint(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  key: string,
): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ recovery_point: null, subject: null })
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('key', '=', key)
    .execute();
}

/** Expired an hour ago, and neither in flight nor unconfirmed. */
const isExpired = (is: ExpressionBuilder<Database, 'idempotency_key'>) =>
  is.and([
    is('expires_at', '<', sql<string>`sampan_clock() - interval '1 hour'`),
    is('locked_until', '<', sql<string>`sampan_clock()`),
    is.or([is('recovery_point', 'is', null), is('status', 'is not', null)]),
  ]);

/** Deletes expired keys that are neither in flight nor unconfirmed. Returns the number. */
export async function deleteExpiredIdempotencyKeys(
  { kysely }: Pick<Db, 'kysely'>,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await kysely
    .deleteFrom('idempotency_key')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('account_id', 'livemode', 'key'),
        'in',
        selectFrom('idempotency_key')
          .select(['account_id', 'livemode', 'key'])
          .where(isExpired)
          // Without the order, a batch could read the whole table.
          .orderBy('expires_at')
          .limit(limit)
          .$asTuple('account_id', 'livemode', 'key'),
      ),
    )
    // Again, because the delete waits for a row that is being claimed, and of the subquery only the key is checked then.
    .where(isExpired)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes carriers' rejections after their hour. Returns the number. */
export async function deleteExpiredRejections({ kysely }: Pick<Db, 'kysely'>): Promise<number> {
  const { numDeletedRows } = await kysely
    .deleteFrom('negative_cache')
    .where('expires_at', '<', sql<string>`sampan_clock()`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
