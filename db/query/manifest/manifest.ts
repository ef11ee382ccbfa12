import { type Kysely, type Selectable, sql } from 'kysely';
import type { Db } from '../../client.ts';
import { inAccountSql, takeByAccount } from '../../cluster.ts';
import { type Scope, scopeOf } from '../../scope.ts';
import { type Queryable, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';
import type { ManifestTable } from '../../table/manifest.ts';
import { retryIntervalSql } from '../booking/unfinished.ts';
import { endsWith } from '../number-end.ts';

/** Lease of a run. Longer than a carrier's deadline. */
const lockSeconds = 60;

export type ManifestRow = Selectable<ManifestTable>;

/** Identifies a manifest: the account finds its node. */
export interface ManifestIdentity {
  readonly accountId: string;
  readonly id: string;
}

export type NewManifest = Pick<
  ManifestRow,
  | 'id'
  | 'carrier_code'
  | 'day'
  | 'shipment_count'
  | 'parcel_count'
  | 'weight_mg'
  | 'idempotency_key'
  | 'request_id'
>;

const now = sql<string>`sampan_clock()`;

/** Inserts a manifest whose first run has the lease. */
export async function insertManifest(
  tx: Kysely<Database>,
  { accountId, livemode }: Scope,
  manifest: NewManifest,
): Promise<ManifestRow> {
  return tx
    .insertInto('manifest')
    .values({
      account_id: accountId,
      livemode,
      ...manifest,
      next_attempt_at: sql<string>`sampan_clock() + make_interval(secs => ${sql.lit(lockSeconds)})`,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findManifest(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
): Promise<ManifestRow | undefined> {
  return selectManifests(db, scope).where('id', '=', id).executeTakeFirst();
}

export interface ManifestFilter {
  readonly carrier_code?: string | undefined;
  /** Exclusive, like `created_before`. */
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
}

/** Returns up to `limit` manifests, newest first. */
export async function listManifestRows(
  db: Kysely<Database>,
  scope: Scope,
  filter: ManifestFilter,
  {
    after,
    limit,
  }: { readonly after: readonly [timestamp: string, id: string] | null; readonly limit: number },
): Promise<ManifestRow[]> {
  const { carrier_code, created_after, created_before } = filter;
  let query = selectManifests(db, scope).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
  if (carrier_code !== undefined) query = query.where('carrier_code', '=', carrier_code);
  if (created_after !== undefined) query = query.where('created_at', '>', created_after);
  if (created_before !== undefined) query = query.where('created_at', '<', created_before);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]})`);
  return query.execute();
}

/** Returns the newest manifests whose id or number at the carrier ends with a text. */
export async function findManifestsByEnd(
  db: Kysely<Database>,
  scope: Scope,
  end: string,
  limit: number,
): Promise<ManifestRow[]> {
  // Each number has an index of its own.
  const having = (number: 'id' | 'carrier_manifest_number') =>
    selectManifests(db, scope)
      .clearSelect()
      .select('id')
      .where(number, 'is not', null)
      .where((is) => endsWith(is.ref(number), end));
  return selectManifests(db, scope)
    .where('id', 'in', having('id').union(having('carrier_manifest_number')))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Says whether the carrier itself closed a manifest of the account in the last 30 days. */
export async function closedManifestBefore(
  db: Kysely<Database>,
  scope: Scope,
  carrierCode: string,
): Promise<boolean> {
  const found = await selectManifests(db, scope)
    .clearSelect()
    .select('id')
    .where('carrier_code', '=', carrierCode)
    .where('carrier_manifest_number', 'is not', null)
    .where('created_at', '>', sql<string>`sampan_clock() - interval '30 days'`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

function selectManifests(db: Kysely<Database>, { accountId, livemode }: Scope) {
  return db
    .selectFrom('manifest')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode);
}

/**
 * Takes a manifest over that is not decided. An earlier run writes nothing more. Undefined: it is decided.
 * @param onlyLeft not while a run has its lease
 */
export async function takeManifest(
  db: Kysely<Database>,
  { accountId, id }: ManifestIdentity,
  { onlyLeft = false }: { readonly onlyLeft?: boolean } = {},
): Promise<ManifestRow | undefined> {
  const query = db
    .updateTable('manifest')
    .set((is) => ({
      fence: is('fence', '+', 1),
      is_running: true,
      next_attempt_at: sql<string>`sampan_clock() + make_interval(secs => ${sql.lit(lockSeconds)})`,
    }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', '=', 'closing')
    .returningAll();
  return (
    onlyLeft
      ? query.where((is) => is.or([is('is_running', '=', false), is('next_attempt_at', '<=', now)]))
      : query
  ).executeTakeFirst();
}

/** Locks an undecided manifest until the transaction ends; undefined if another run took it over or it is decided. */
export async function lockManifest(
  tx: Kysely<Database>,
  { account_id, id, fence }: Pick<ManifestRow, 'account_id' | 'id' | 'fence'>,
): Promise<ManifestRow | undefined> {
  return tx
    .selectFrom('manifest')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('status', '=', 'closing')
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the result of a locked manifest. */
export async function decideManifest(
  tx: Kysely<Database>,
  { account_id, id }: Pick<ManifestRow, 'account_id' | 'id'>,
  result:
    | Pick<ManifestRow, 'carrier_manifest_number' | 'carrier_document'>
    | { readonly error: NonNullable<ManifestRow['error']> },
): Promise<ManifestRow> {
  const decided =
    'error' in result
      ? { status: 'failed' as const, error: JSON.stringify(result.error) }
      : { status: 'closed' as const, ...result, closed_at: now };
  return tx
    .updateTable('manifest')
    .set({ ...decided, next_attempt_at: null, unconfirmed_since: null })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Leaves a locked manifest to the reconciler: at once for five minutes, then at growing intervals. */
export async function postponeManifest(
  tx: Kysely<Database>,
  { account_id, id }: Pick<ManifestRow, 'account_id' | 'id'>,
): Promise<ManifestRow> {
  return tx
    .updateTable('manifest')
    .set({
      is_running: false,
      unconfirmed_since: sql<string>`coalesce(unconfirmed_since, sampan_clock())`,
      next_attempt_at: sql<string>`sampan_clock() + ${sql.raw(retryIntervalSql('unconfirmed_since'))}`,
    })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a locked manifest that the carrier certainly does not know. Its shipments must be free. */
export async function deleteManifest(
  tx: Kysely<Database>,
  { account_id, id }: Pick<ManifestRow, 'account_id' | 'id'>,
): Promise<void> {
  await tx.deleteFrom('manifest').where('account_id', '=', account_id).where('id', '=', id).execute();
}

export type LeftManifest = ManifestRow & {
  /** Time at which the last run left it, or at which the lease of a dead run expired. */
  readonly left_at: string;
};

// Raw: locks and takes over due rows in one statement.
const takeLeft = statement<LeftManifest>()({
  parameters: ['lockSeconds', 'since', 'limit', 'account'],
  text: (p) => `update manifest m set fence = m.fence + 1, is_running = true,
        next_attempt_at = sampan_clock() + make_interval(secs => ${p.lockSeconds})
      from (select account_id, id, next_attempt_at as left_at from manifest
        where next_attempt_at < ${p.since} and ${inAccountSql('account_id', p.account)}
        order by next_attempt_at limit ${p.limit} for update skip locked) due
      where m.account_id = due.account_id and m.id = due.id and ${inAccountSql('m.account_id', p.account)}
      returning m.*, due.left_at`,
});

// Raw: beside the statement that takes them over.
const findLeft = statement<{ account_id: string }>()({
  parameters: ['since', 'limit'],
  text: (p) => `select distinct account_id from manifest where next_attempt_at < ${p.since} limit ${p.limit}`,
});

/** Takes over undecided manifests that were left before a time. Earlier runs write nothing more. */
export async function takeLeftManifests(
  { pool }: Pick<Db, 'pool'>,
  since: string,
  limit: number,
): Promise<readonly LeftManifest[]> {
  return takeByAccount(
    pool,
    limit,
    () => findLeft.run(pool, { since, limit }),
    (account, rest) => takeLeft.run(pool, { lockSeconds, since, limit: rest, account }),
  );
}

// Raw: a limited delete. Test shipments are deleted by their own age, so the manifest goes after the last of them.
const deleteOldTest = statement<{ id: string }>()({
  parameters: ['days', 'limit', 'account'],
  text: (p) => `delete from manifest where (account_id, id) in (
      select account_id, id from manifest m
      where not livemode and created_at < sampan_clock() - make_interval(days => ${p.days}) and next_attempt_at is null
        and ${inAccountSql('account_id', p.account)}
        and not exists (select from shipment s where s.account_id = m.account_id and s.manifest_id = m.id
          and ${inAccountSql('s.account_id', p.account)})
      order by created_at limit ${p.limit})
    and ${inAccountSql('account_id', p.account)} returning id`,
});

// Raw: beside the statement that deletes them.
const findOldAccounts = statement<{ account_id: string }>()({
  parameters: ['days', 'limit'],
  text: (p) => `select distinct account_id from manifest
    where not livemode and created_at < sampan_clock() - make_interval(days => ${p.days}) limit ${p.limit}`,
});

/** Deletes manifests of test mode that are older than `days` and have no shipments any more. Returns their number. */
export async function deleteTestManifests(
  { pool }: Pick<Db, 'pool'>,
  days: number,
  limit: number,
): Promise<number> {
  const deleted = await takeByAccount(
    pool,
    limit,
    () => findOldAccounts.run(pool, { days, limit }),
    (account, rest) => deleteOldTest.run(pool, { days, limit: rest, account }),
  );
  return deleted.length;
}

// Raw: shared by functions that take a connection.
const findOwner = statement<{ account_id: string; livemode: boolean }>()({
  parameters: ['id'],
  text: (p) => `select account_id, livemode from manifest where id = ${p.id}`,
});

/** Returns the account and mode of a manifest, for an operator. */
export async function findManifestScope(db: Queryable, id: string): Promise<Scope | undefined> {
  const [row] = (await findOwner.run(db, { id })).rows;
  return row && scopeOf(row);
}
