import type { Kysely } from 'kysely';
import { type ApiKeyRow, insertApiKey } from '../../db/query/account/api-key.ts';
import type { Database } from '../../db/table/index.ts';
import { newId } from '../runtime/identifier.ts';
import { type AuditActor, audit } from '../user/audit.ts';
import { hashApiKey, type Mode, newApiKey } from './api-key.ts';
import { allScopes, type ScopeName } from './scope.ts';

export interface NewKey {
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
  if (!db.isTransaction) return db.transaction().execute((tx) => createApiKey(tx, input));
  const key = newApiKey(input.mode);
  const row = await insertApiKey(db, {
    id: newId('key', input.now),
    account_id: input.accountId,
    livemode: input.mode === 'live',
    label: input.label,
    scopes: [...(input.scopes ?? allScopes)],
    key_hash: hashApiKey(key),
    last4: key.slice(-4),
    created_by: input.actor?.email ?? null,
  });
  if (typeof row === 'string') return row;
  if (input.actor) await audit(db, input.actor, 'api_key.created', row.id);
  return { key, row };
}
