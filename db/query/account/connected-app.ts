import { type Kysely, sql } from 'kysely';
import type { Scope } from '../../scope.ts';
import type { Database } from '../../table/index.ts';
import { isWithin } from '../../timestamp.ts';

export const codeSeconds = 300;
export const accessSeconds = 3_600;
export const refreshDays = 30;
/** An app that got no answer, or whose two processes refresh at once, may use a replaced token again for this time. */
const reuseSeconds = 30;
/** Of each kind and app. Older ones are deleted. */
const maxTokens = 50;
/** A registered client without a consent expires after this time. */
const waitingHours = 24;
/** A registered client without an active app expires this long after its latest consent. */
const unusedDays = 90;
const maxWaitingClients = 10_000;

interface OauthClientRow {
  readonly id: string;
  readonly name: string;
  readonly redirect_uris: readonly string[];
}

const now = sql<string>`sampan_clock()`;

/** Stores a client that registered itself. It replaces the ones that wait longest for a consent, if too many wait. */
export async function insertOauthClient(db: Kysely<Database>, client: OauthClientRow): Promise<void> {
  await db
    .deleteFrom('oauth_client')
    .where('connected_at', 'is', null)
    .where('id', 'in', (from) =>
      from
        .selectFrom('oauth_client')
        .select('id')
        .where('connected_at', 'is', null)
        .orderBy('created_at', 'desc')
        .offset(maxWaitingClients - 1)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  const { id, name, redirect_uris } = client;
  await db
    .insertInto('oauth_client')
    .values({ id, name, redirect_uris: [...redirect_uris], created_at: now, connected_at: null })
    .execute();
}

export async function findOauthClient(db: Kysely<Database>, id: string): Promise<OauthClientRow | undefined> {
  return db
    .selectFrom('oauth_client')
    .select(['id', 'name', 'redirect_uris'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Stores the consent of a user, with the code that the app exchanges for tokens. */
export async function insertConnectedApp(
  db: Kysely<Database>,
  app: {
    readonly id: string;
    readonly account_id: string;
    readonly livemode: boolean;
    readonly client_id: string;
    readonly client_name: string;
    readonly redirect_uri: string;
    readonly scopes: string[];
    readonly connected_by: string;
    readonly code_hash: Buffer;
    readonly code_challenge: string;
  },
): Promise<void> {
  const code_expires_at = sql<string>`sampan_clock() + make_interval(secs => ${codeSeconds})`;
  await db
    .insertInto('connected_app')
    .values({ ...app, code_expires_at, code_used_at: null })
    .execute();
  await db.updateTable('oauth_client').set({ connected_at: now }).where('id', '=', app.client_id).execute();
}

/**
 * Locks the user of a code, until the end of the transaction, against a removal and a change of role. False if the user
 * may no longer connect apps. A change of the team locks the user before the app too, so neither waits for the other.
 */
export async function lockUserOfCode(db: Kysely<Database>, codeHash: Buffer): Promise<boolean> {
  const user = await db
    .selectFrom('dashboard_user as u')
    .innerJoin('connected_app as a', (join) =>
      join.onRef('a.account_id', '=', 'u.account_id').onRef('a.connected_by', '=', 'u.email'),
    )
    .select('u.id')
    .where('a.code_hash', '=', codeHash)
    .where('u.role', 'in', ['owner', 'developer'])
    .forShare('u')
    .executeTakeFirst();
  return user !== undefined;
}

/** Locks the app of a code. */
export async function lockAppOfCode(db: Kysely<Database>, codeHash: Buffer) {
  return db
    .selectFrom('connected_app')
    .selectAll()
    .select(sql<boolean>`code_expires_at > sampan_clock()`.as('is_fresh'))
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function useCode(db: Kysely<Database>, accountId: string, id: string): Promise<void> {
  await db
    .updateTable('connected_app')
    .set({ code_used_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Deletes the codes of a user that no app has exchanged. */
export async function deleteUnusedCodes(
  db: Kysely<Database>,
  accountId: string,
  email: string,
): Promise<void> {
  await db
    .deleteFrom('connected_app')
    .where('account_id', '=', accountId)
    .where('connected_by', '=', email)
    .where('code_used_at', 'is', null)
    .execute();
}

/** Locks the app of a token that has not expired. */
export async function lockAppOfToken(db: Kysely<Database>, tokenHash: Buffer) {
  return db
    .selectFrom('connected_app_token as t')
    .innerJoin('connected_app as a', (join) =>
      join.onRef('a.account_id', '=', 't.account_id').onRef('a.id', '=', 't.app_id'),
    )
    .innerJoin('api_key as k', 'k.id', 'a.id')
    .select(['a.account_id', 'a.id', 'a.client_id', 'a.scopes', 't.kind'])
    .select([
      sql<boolean>`k.revoked_at is null`.as('is_active'),
      sql<boolean>`coalesce(not ${isWithin('t.replaced_at', 'secs', reuseSeconds)}, false)`.as('is_reused'),
    ])
    .where('t.token_hash', '=', tokenHash)
    .where('t.expires_at', '>', now)
    .forUpdate('a')
    .executeTakeFirst();
}

interface TokenOfApp {
  readonly accountId: string;
  readonly appId: string;
  readonly tokenHash: Buffer;
}

export async function replaceToken(db: Kysely<Database>, { accountId, appId, tokenHash }: TokenOfApp) {
  await db
    .updateTable('connected_app_token')
    .set({ replaced_at: sql`coalesce(replaced_at, sampan_clock())` })
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function insertAppToken(
  db: Kysely<Database>,
  { accountId, appId, tokenHash, kind }: TokenOfApp & { readonly kind: 'access' | 'refresh' },
): Promise<void> {
  const seconds = kind === 'access' ? accessSeconds : refreshDays * 86_400;
  await db
    .insertInto('connected_app_token')
    .values({
      account_id: accountId,
      app_id: appId,
      token_hash: tokenHash,
      kind,
      replaced_at: null,
      expires_at: sql<string>`sampan_clock() + make_interval(secs => ${seconds})`,
    })
    .execute();
  await db
    .deleteFrom('connected_app_token')
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .where('token_hash', 'in', (from) =>
      from
        .selectFrom('connected_app_token as old')
        .select('old.token_hash')
        .where('old.account_id', '=', accountId)
        .where('old.app_id', '=', appId)
        .where('old.kind', '=', kind)
        .orderBy('old.expires_at', 'desc')
        .limit(1_000)
        .offset(maxTokens),
    )
    .execute();
}

/** Returns the hash of the key that an access token leads to; undefined if the token is unknown or has expired. */
export async function findAppKeyHash(db: Kysely<Database>, tokenHash: Buffer): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('connected_app_token as t')
    .innerJoin('api_key as k', 'k.id', 't.app_id')
    .select('k.key_hash')
    .where('t.token_hash', '=', tokenHash)
    .where('t.kind', '=', 'access')
    .where('t.expires_at', '>', now)
    .executeTakeFirst();
  return row?.key_hash;
}

export interface ConnectedAppRow {
  readonly id: string;
  readonly client_name: string;
  readonly redirect_uri: string;
  readonly scopes: readonly string[];
  readonly created_by: string | null;
  readonly created_at: string;
}

/** Lists the active apps of a mode, newest first. */
export async function listConnectedApps(
  db: Kysely<Database>,
  { accountId, livemode }: Scope,
): Promise<ConnectedAppRow[]> {
  return db
    .selectFrom('api_key as k')
    .innerJoin('connected_app as a', (join) =>
      join.onRef('a.account_id', '=', 'k.account_id').onRef('a.id', '=', 'k.id'),
    )
    .select(['k.id', 'a.client_name', 'a.redirect_uri', 'k.scopes', 'k.created_by', 'k.created_at'])
    .where('k.account_id', '=', accountId)
    .where('k.livemode', '=', livemode)
    .where('k.is_app', '=', true)
    .where('k.revoked_at', 'is', null)
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .execute();
}

/**
 * Deletes what has expired: codes that no app exchanged, tokens, and registered clients without an app. An app whose
 * tokens have all expired is revoked. Returns the revoked apps and the number of rows.
 */
export async function deleteExpiredConnectedApps(
  db: Kysely<Database>,
): Promise<{ readonly ended: readonly { id: string; account_id: string }[]; readonly count: number }> {
  const tokens = await db.deleteFrom('connected_app_token').where('expires_at', '<=', now).executeTakeFirst();
  const ended = await db
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('is_app', '=', true)
    .where('revoked_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('connected_app_token as t')
            .select('t.app_id')
            .whereRef('t.account_id', '=', 'api_key.account_id')
            .whereRef('t.app_id', '=', 'api_key.id'),
        ),
      ),
    )
    .returning(['id', 'account_id'])
    .execute();
  const apps = await db
    .deleteFrom('connected_app')
    .where('code_expires_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('api_key as k')
            .select('k.id')
            .whereRef('k.id', '=', 'connected_app.id')
            .where('k.revoked_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  const clients = await db
    .deleteFrom('oauth_client')
    .where(
      sql<boolean>`coalesce(connected_at + make_interval(days => ${unusedDays}),
        created_at + make_interval(hours => ${waitingHours})) <= sampan_clock()`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('connected_app as a').select('a.id').whereRef('a.client_id', '=', 'oauth_client.id'),
        ),
      ),
    )
    .executeTakeFirst();
  const deleted = tokens.numDeletedRows + apps.numDeletedRows + clients.numDeletedRows;
  return { ended, count: ended.length + Number(deleted) };
}

/** Counts the active apps of an account, in both modes. */
export async function countConnectedApps(db: Kysely<Database>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('api_key')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('is_app', '=', true)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
