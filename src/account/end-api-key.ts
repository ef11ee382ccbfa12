import type { Kysely } from 'kysely';
import { type ApiKeyRow, lockActiveKey, revokeApiKey } from '../../db/query/account/api-key.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import { type AuditActor, audit } from '../user/audit.ts';

/** Revokes a key or the key of a connected app, effective with the next request. Revoking it again changes and records nothing. */
export async function endApiKey(
  db: Kysely<Database>,
  id: string,
  { actor, scope }: { readonly actor: (accountId: string) => AuditActor; readonly scope?: Scope | undefined },
): Promise<ApiKeyRow | undefined> {
  if (!db.isTransaction) return db.transaction().execute((tx) => endApiKey(tx, id, { actor, scope }));
  const isActive = await lockActiveKey(db, id);
  const key = await revokeApiKey(db, id, scope);
  if (key && isActive) {
    const action = key.is_app ? 'app.disconnected' : 'api_key.revoked';
    await audit(db, actor(key.account_id), action, key.id);
  }
  return key;
}
