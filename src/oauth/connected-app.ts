import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OAuthTokens } from '@modelcontextprotocol/server';
import type { Kysely } from 'kysely';
import type { Db } from '../../db/client.ts';
import { insertApiKey, lockActiveKey } from '../../db/query/account/api-key.ts';
import {
  accessSeconds,
  deleteExpiredConnectedApps,
  insertAppToken,
  insertConnectedApp,
  lockAppOfCode,
  lockAppOfToken,
  lockUserOfCode,
  replaceToken,
  useCode,
} from '../../db/query/account/connected-app.ts';
import { readDatabaseClock } from '../../db/query/installation/clock.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import { endApiKey, type ScopeName } from '../account/api-key.ts';
import { type AuditActor, commandLineActor, userActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { newId, randomBase62 } from '../runtime.ts';
import { hashToken } from '../user/token.ts';
import type { Authorization } from './authorization.ts';
import { OauthError } from './oauth-error.ts';

/** Prefixes tell a token from an API key, so that only MCP accepts it, and a scanner of leaks can find it. */
export const prefixes = { code: 'sampan_code_', access: 'sampan_at_', refresh: 'sampan_rt_' } as const;

/** The answer to an exchange (RFC 6749, section 5.1). */
type AppTokens = Required<
  Pick<OAuthTokens, 'access_token' | 'token_type' | 'expires_in' | 'refresh_token' | 'scope'>
>;

/** Who sends a request of an app, for the activity. */
interface AppOrigin {
  readonly ip: string;
  readonly now: Date;
}

export function isAccessToken(text: string): boolean {
  return /^sampan_at_[0-9A-Za-z]{43}$/.test(text);
}

/** Records the consent of a user. Returns the code that the app exchanges for tokens. */
export async function connectApp(
  db: Kysely<Database>,
  { client, redirectUri, codeChallenge }: Authorization,
  {
    scope,
    scopes,
    actor,
  }: {
    readonly scope: Scope;
    readonly scopes: readonly ScopeName[];
    readonly actor: AuditActor;
  },
): Promise<string> {
  const code = prefixes.code + randomBase62(43);
  const id = newId('key', actor.now);
  return commitChange(db, async (tx) => {
    await insertConnectedApp(tx, {
      id,
      account_id: scope.accountId,
      livemode: scope.livemode,
      scopes: [...scopes],
      client_id: client.id,
      client_name: client.name,
      redirect_uri: redirectUri,
      connected_by: actor.email,
      code_hash: hashToken(code),
      code_challenge: codeChallenge,
    });
    return { result: code, entry: [actor, 'app.connected', `${client.name}: ${id}`] };
  });
}

/**
 * Exchanges a code for tokens, once. The app then has a key of its own, with the mode and the scopes of the consent.
 * @throws {OauthError} invalid_grant. A code that is used again ends the app, because a thief may have it.
 */
export async function exchangeCode(
  db: Kysely<Database>,
  given: {
    readonly code: string;
    readonly clientId: string;
    readonly redirectUri: string | null;
    readonly verifier: string;
  },
  origin: AppOrigin,
): Promise<AppTokens> {
  return exchangeOrThrow(db, async (tx) => {
    const codeHash = hashToken(given.code);
    const mayConnect = await lockUserOfCode(tx, codeHash);
    const app = await lockAppOfCode(tx, codeHash);
    if (!app || app.client_id !== given.clientId) return noGrant('the code is unknown');
    if (app.code_used_at !== null) {
      await endApp(tx, app, origin);
      return noGrant('the code was used before, so the app is disconnected');
    }
    if (!app.is_fresh) return noGrant('the code has expired; start again');
    if (given.redirectUri !== null && given.redirectUri !== app.redirect_uri)
      return noGrant('redirect_uri is not that of the authorization request');
    if (!isVerifier(given.verifier, app.code_challenge))
      return noGrant('code_verifier does not match the code_challenge');
    if (!mayConnect) return noGrant('the user who connected the app may no longer connect apps');
    await useCode(tx, app.account_id, app.id);
    const key = await insertApiKey(tx, {
      id: app.id,
      account_id: app.account_id,
      livemode: app.livemode,
      scopes: app.scopes,
      // The key has no plaintext: the hash is random.
      label: app.client_name,
      key_hash: randomBytes(32),
      last4: '',
      is_app: true,
      created_by: app.connected_by,
    });
    if (typeof key === 'string')
      return noGrant('the account has too many connected apps; remove one on the page API keys');
    return newTokens(tx, app);
  });
}

/**
 * Exchanges a refresh token for new tokens. It is replaced by the new one.
 * @throws {OauthError} invalid_grant. A replaced token that is used again, later than 30 s, ends the app.
 */
export async function refreshTokens(
  db: Kysely<Database>,
  { token, clientId }: { readonly token: string; readonly clientId: string },
  origin: AppOrigin,
): Promise<AppTokens> {
  return exchangeOrThrow(db, async (tx) => {
    const tokenHash = hashToken(token);
    const app = await lockAppOfToken(tx, tokenHash);
    if (app?.kind !== 'refresh' || app.client_id !== clientId || !app.is_active)
      return noGrant('the refresh token is unknown, expired or revoked; connect again');
    if (app.is_reused) {
      await endApp(tx, app, origin);
      return noGrant('the refresh token was used before, so the app is disconnected');
    }
    await replaceToken(tx, { accountId: app.account_id, appId: app.id, tokenHash });
    return newTokens(tx, app);
  });
}

/** Disconnects the app of a token (RFC 7009). An unknown token is none. */
export async function disconnectApp(
  db: Kysely<Database>,
  { token, clientId }: { readonly token: string; readonly clientId: string },
  origin: AppOrigin,
): Promise<void> {
  await commitChange(db, async (tx) => {
    const app = await lockAppOfToken(tx, hashToken(token));
    if (app?.client_id === clientId)
      await endApiKey(tx, app.id, { actor: () => userActor({ ...app, email: app.id }, origin) });
    return { result: undefined, entry: null };
  });
}

/** Deletes what has expired, and records which apps ended by it. Returns the number of rows. */
export async function expireApps({ db }: { readonly db: Db }): Promise<number> {
  const now = new Date(await readDatabaseClock(db));
  return commitChange(db.kysely, async (tx) => {
    const { ended, count } = await deleteExpiredConnectedApps(tx);
    const entries = ended.map(
      ({ id, account_id }) => [commandLineActor(account_id, now), 'app.disconnected', id] as const,
    );
    return { result: count, entries };
  });
}

/** A refusal is returned, not thrown, so that the end of an app is kept. */
async function exchangeOrThrow(
  db: Kysely<Database>,
  exchange: (tx: Kysely<Database>) => Promise<AppTokens | OauthError>,
): Promise<AppTokens> {
  const result = await commitChange(db, async (tx) => ({ result: await exchange(tx), entry: null }));
  if (result instanceof OauthError) throw result;
  return result;
}

function noGrant(message: string): OauthError {
  return new OauthError('invalid_grant', message);
}

async function endApp(
  tx: Kysely<Database>,
  app: { readonly id: string; readonly account_id: string },
  origin: AppOrigin,
): Promise<void> {
  const actor = userActor({ ...app, email: app.id }, origin);
  await commitChange(tx, async () => {
    if (!(await lockActiveKey(tx, app.id))) return { result: undefined, entry: null };
    await endApiKey(tx, app.id, { actor: () => actor });
    return { result: undefined, entry: [actor, 'app.token_reused', app.id] };
  });
}

async function newTokens(
  tx: Kysely<Database>,
  app: { readonly id: string; readonly account_id: string; readonly scopes: readonly string[] },
): Promise<AppTokens> {
  const made = { access: '', refresh: '' };
  for (const kind of ['access', 'refresh'] as const) {
    made[kind] = prefixes[kind] + randomBase62(43);
    await insertAppToken(tx, {
      accountId: app.account_id,
      appId: app.id,
      tokenHash: hashToken(made[kind]),
      kind,
    });
  }
  return {
    access_token: made.access,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: made.refresh,
    scope: app.scopes.join(' '),
  };
}

function isVerifier(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const given = Buffer.from(hash('sha256', verifier, 'base64url'));
  return given.length === challenge.length && timingSafeEqual(given, Buffer.from(challenge));
}
