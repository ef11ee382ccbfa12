import type { Kysely } from 'kysely';
import { type ApiKeyRow, lockActiveKey, revokeApiKey } from '../../db/query/account/api-key.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import { type AuditActor, audit } from '../user/audit.ts';

/** Revokes a key, effective with the next request. Revoking it again changes and records nothing. */
export async function endApiKey(
  db: Kysely<Database>,
  id: string,
  { actor, scope }: { readonly actor: (accountId: string) => AuditActor; readonly scope?: Scope },
): Promise<ApiKeyRow | undefined> {
  return db.transaction().execute(async (tx) => {
    const isActive = await lockActiveKey(tx, id);
    const key = await revokeApiKey(tx, id, scope);
    if (key && isActive) await audit(tx, actor(key.account_id), 'api_key.revoked', key.id);
    return key;
  });
}
