import type { Kysely } from 'kysely';
import {
  type ApiKeyRow,
  insertApiKey,
  lockActiveKey,
  relabelApiKey,
  revokeApiKey,
} from '../../db/query/account/api-key.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { AuditActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { hashApiKey, type Mode, newApiKey } from '../key-format.ts';
import { newId } from '../runtime.ts';

export const allScopes = [
  'shipments:read',
  'shipments:write',
  'rates:read',
  'wallet:read',
  'webhooks:read',
  'webhooks:write',
] as const;

export type ScopeName = (typeof allScopes)[number];

export function isScopeName(text: string): text is ScopeName {
  return allScopes.some((scope) => scope === text);
}

interface NewKey {
  readonly key: string;
  readonly row: ApiKeyRow;
}

/**
 * Creates an API key (contract: Authentication). It has all scopes unless `scopes` is given. Without an actor, nothing is
 * recorded: the service makes the key for its demonstration account.
 */
export async function createApiKey(
  db: Kysely<Database>,
  input: {
    accountId: string;
    mode: Mode;
    label: string;
    scopes?: readonly ScopeName[];
    now: Date;
    actor?: AuditActor;
  },
): Promise<NewKey | 'no_account' | 'too_many'> {
  const key = newApiKey(input.mode);
  return commitChange<NewKey | 'no_account' | 'too_many'>(db, async (tx) => {
    const row = await insertApiKey(tx, {
      id: newId('key', input.now),
      account_id: input.accountId,
      livemode: input.mode === 'live',
      label: input.label,
      scopes: [...(input.scopes ?? allScopes)],
      key_hash: hashApiKey(key),
      last4: key.slice(-4),
      created_by: input.actor?.email ?? null,
    });
    if (typeof row === 'string') return { result: row, entry: null };
    return { result: { key, row }, entry: input.actor && [input.actor, 'api_key.created', row.id] };
  });
}

/** Changes the label of an active key. Undefined: there is no such key. */
export async function labelApiKey(
  db: Kysely<Database>,
  actor: AuditActor,
  scope: Scope,
  { id, label }: { readonly id: string; readonly label: string },
): Promise<ApiKeyRow | undefined> {
  return commitChange(db, async (tx) => {
    const key = await relabelApiKey(tx, id, scope, label);
    return { result: key, entry: key && [actor, 'api_key.changed', key.id] };
  });
}

/** Revokes a key or the key of a connected app, effective with the next request. Revoking it again changes and records nothing. */
export async function endApiKey(
  db: Kysely<Database>,
  id: string,
  { actor, scope }: { readonly actor: (accountId: string) => AuditActor; readonly scope?: Scope | undefined },
): Promise<ApiKeyRow | undefined> {
  return commitChange(db, async (tx) => {
    const isActive = await lockActiveKey(tx, id);
    const key = await revokeApiKey(tx, id, scope);
    if (!key || !isActive) return { result: key, entry: null };
    const action = key.is_app ? 'app.disconnected' : 'api_key.revoked';
    return { result: key, entry: [actor(key.account_id), action, key.id] };
  });
}
