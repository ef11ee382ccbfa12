import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import { type Queryable, statement } from '../../statement.ts';
import type { ApiKeyTable } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';

export const maxActiveKeys = 5;
/** Connected apps of an account, in both modes. */
export const maxConnectedApps = 20;

const columns = [
  'id',
  'account_id',
  'livemode',
  'label',
  'scopes',
  'last4',
  'created_by',
  'created_at',
  'revoked_at',
  'is_app',
] as const;

/** A key without its hash. */
export type ApiKeyRow = Readonly<Pick<Selectable<ApiKeyTable>, (typeof columns)[number]>>;

const selectKeys = (db: Kysely<Database>) => db.selectFrom('api_key').select(columns);
const selectActiveKeys = (db: Kysely<Database>, accountId: string) =>
  selectKeys(db)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id');

/** Stores a new key, in the caller's transaction if there is one. Locks the account's row, so that concurrent calls can't exceed the limit of active keys or apps. */
export async function insertApiKey(
  db: Kysely<Database>,
  key: Insertable<ApiKeyTable>,
): Promise<ApiKeyRow | 'no_account' | 'too_many'> {
  const store = async (tx: Kysely<Database>): Promise<ApiKeyRow | 'no_account' | 'too_many'> => {
    const account = await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', key.account_id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!account) return 'no_account';
    const { count } = await tx
      .selectFrom('api_key')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('account_id', '=', key.account_id)
      .where('revoked_at', 'is', null)
      .where('is_app', '=', key.is_app ?? false)
      .executeTakeFirstOrThrow();
    if (count >= (key.is_app ? maxConnectedApps : maxActiveKeys)) return 'too_many';
    return tx.insertInto('api_key').values(key).returning(columns).executeTakeFirstOrThrow();
  };
  return db.isTransaction ? store(db) : db.transaction().execute(store);
}

export async function listApiKeys(db: Kysely<Database>, accountId?: string): Promise<ApiKeyRow[]> {
  let query = selectKeys(db).orderBy('created_at').orderBy('id');
  if (accountId) query = query.where('account_id', '=', accountId);
  return query.execute();
}

/** Lists the keys of an account in both modes that are not revoked, oldest first. */
export async function listActiveKeys(db: Kysely<Database>, accountId: string): Promise<ApiKeyRow[]> {
  return selectActiveKeys(db, accountId).execute();
}

export const maxRevokedKeys = 50;

/** Lists the active keys of a mode, newest first, then those that were revoked last. Not those of apps. */
export async function listNewestKeys(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
): Promise<ApiKeyRow[]> {
  return selectKeys(db)
    .where('account_id', '=', accountId)
    .where('livemode', '=', livemode)
    .where('is_app', '=', false)
    .orderBy('revoked_at', (order) => order.desc().nullsFirst())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxActiveKeys + maxRevokedKeys)
    .execute();
}

/** Lists the keys of an account that a person made and that are not revoked, oldest first. Not those of apps, which end with the person. */
export async function listKeysMadeBy(
  db: Kysely<Database>,
  accountId: string,
  email: string,
): Promise<ApiKeyRow[]> {
  return selectActiveKeys(db, accountId)
    .where('created_by', '=', email)
    .where('is_app', '=', false)
    .execute();
}

/** Locks a key that is not revoked. False if there is none. */
export async function lockActiveKey(db: Kysely<Database>, id: string): Promise<boolean> {
  const key = await db
    .selectFrom('api_key')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return key !== undefined;
}

/** Revokes a key, effective with the next request. Idempotent; undefined if there is no such key in the scope. */
export async function revokeApiKey(
  db: Kysely<Database>,
  id: string,
  scope?: Scope,
): Promise<ApiKeyRow | undefined> {
  let query = db
    .updateTable('api_key')
    .set({ revoked_at: sql`coalesce(revoked_at, sampan_clock())` })
    .where('id', '=', id);
  if (scope) query = query.where('account_id', '=', scope.accountId).where('livemode', '=', scope.livemode);
  return query.returning(columns).executeTakeFirst();
}

/** Changes the label of an active key; undefined if there is no such key in the scope. */
export async function relabelApiKey(
  db: Kysely<Database>,
  id: string,
  scope: Scope,
  label: string,
): Promise<ApiKeyRow | undefined> {
  return db
    .updateTable('api_key')
    .set({ label })
    .where('id', '=', id)
    .where('account_id', '=', scope.accountId)
    .where('livemode', '=', scope.livemode)
    .where('revoked_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
}

export async function activeKeyIds(db: Kysely<Database>, hashes: Buffer[]): Promise<string[]> {
  const rows = await db
    .selectFrom('api_key')
    .select('id')
    .where('key_hash', 'in', hashes)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

/** Revokes the apps that a person connected. Returns their ids. */
export async function revokeUserApps(
  db: Kysely<Database>,
  accountId: string,
  email: string,
): Promise<string[]> {
  const rows = await db
    .updateTable('api_key')
    .set({ revoked_at: sql`sampan_clock()` })
    .where('account_id', '=', accountId)
    .where('created_by', '=', email)
    .where('is_app', '=', true)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

interface ApiKeyUse {
  readonly used_at: string;
  readonly address: string;
}

/** Returns the last use per key of an account; nothing for a key that was never used. */
export async function apiKeyUses(
  db: Kysely<Database>,
  accountId: string,
): Promise<ReadonlyMap<string, ApiKeyUse>> {
  const rows = await db
    .selectFrom('api_key_use as use')
    .innerJoin('api_key as key', 'key.id', 'use.key_id')
    .select(['use.key_id', 'use.used_at', 'use.address'])
    .where('key.account_id', '=', accountId)
    .execute();
  return new Map(rows.map((row) => [row.key_id, row]));
}

// Raw: upsert from arrays, in key order so that processes can't block each other for good.
const write = statement()({
  parameters: ['keyIds', 'addresses'],
  text: (p) => `insert into api_key_use as kept (key_id, used_at, address)
      select k.id, sampan_clock(), u.address from unnest(${p.keyIds}::text[], ${p.addresses}::text[]) u (key_id, address)
        join api_key k on k.id = u.key_id join account a on a.id = k.account_id and a.deleted_at is null order by k.id
      on conflict (key_id) do update set used_at = excluded.used_at, address = excluded.address`,
});

/** Records that keys were used now. */
export async function writeApiKeyUses(pool: Queryable, uses: ReadonlyMap<string, string>): Promise<void> {
  await write.run(pool, { keyIds: [...uses.keys()], addresses: [...uses.values()] });
}
