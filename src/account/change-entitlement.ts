import type { Kysely } from 'kysely';
import {
  copyEntitlement,
  type EntitlementRow,
  grantProducts,
  readEntitlement,
  revokeProducts,
} from '../../db/query/pricing/entitlement.ts';
import type { Database } from '../../db/table/index.ts';
import { type AccountActor, audit } from '../user/audit.ts';

/** Allows and withdraws products in the caller's transaction. Returns the codes that changed. */
export async function changeEntitlement(
  tx: Kysely<Database>,
  actor: AccountActor,
  { grant = [], revoke = [] }: { readonly grant?: readonly string[]; readonly revoke?: readonly string[] },
): Promise<{ readonly granted: readonly string[]; readonly revoked: readonly string[] }> {
  const granted = await grantProducts(tx, actor.accountId, grant);
  const revoked = await revokeProducts(tx, actor.accountId, revoke);
  for (const code of granted) await audit(tx, actor, 'entitlement.granted', code);
  for (const code of revoked) await audit(tx, actor, 'entitlement.revoked', code);
  return { granted, revoked };
}

/** Adds the products and rate tables of another account in the caller's transaction. */
export async function addEntitlementOf(
  tx: Kysely<Database>,
  actor: AccountActor,
  sourceId: string,
): Promise<EntitlementRow> {
  const before = await readEntitlement(tx, actor.accountId);
  await copyEntitlement(tx, sourceId, actor.accountId);
  const after = await readEntitlement(tx, actor.accountId);
  const sizeOf = ({ product_codes, rate_tables }: EntitlementRow) =>
    product_codes.length + rate_tables.length;
  if (sizeOf(after) > sizeOf(before)) await audit(tx, actor, 'entitlement.granted', `like ${sourceId}`);
  return after;
}
