import type { Kysely } from 'kysely';
import {
  type AssignedRateTable,
  assignRateTable,
  copyEntitlement,
  type EntitlementRow,
  grantProducts,
  readEntitlement,
  removeRateTables,
  revokeProducts,
} from '../../db/query/pricing/entitlement.ts';
import { addIossNumber, type IossNumber, removeIossNumber } from '../../db/query/pricing/ioss-number.ts';
import type { Database } from '../../db/table/index.ts';
import { type AccountActor, audit, commitRecorded } from '../audit.ts';

interface EntitlementChange {
  readonly grant?: readonly string[];
  readonly revoke?: readonly string[];
  /** Each replaces the account's rate table for the same service. */
  readonly assign?: readonly AssignedRateTable[];
  /** Codes of rate tables. */
  readonly remove?: readonly string[];
}

interface ChangedEntitlement {
  readonly granted: readonly string[];
  readonly revoked: readonly string[];
  readonly assigned: readonly string[];
  readonly removed: readonly string[];
}

/** Changes the products and rate tables of the actor's account, and records each that changed. */
export async function changeEntitlement(
  db: Kysely<Database>,
  actor: AccountActor,
  { grant = [], revoke = [], assign = [], remove = [] }: EntitlementChange,
): Promise<ChangedEntitlement> {
  return db.transaction().execute(async (tx) => {
    const granted = await grantProducts(tx, actor.accountId, grant);
    const revoked = await revokeProducts(tx, actor.accountId, revoke);
    for (const code of granted) await audit(tx, actor, 'entitlement.granted', code);
    for (const code of revoked) await audit(tx, actor, 'entitlement.revoked', code);
    const removed = await removeRateTables(tx, actor.accountId, remove);
    for (const table of removed) await audit(tx, actor, 'rate_table.removed', tableSubject(table));
    const assigned: string[] = [];
    for (const table of assign) {
      if (!(await assignRateTable(tx, actor.accountId, table))) continue;
      await audit(tx, actor, 'rate_table.assigned', tableSubject(table));
      assigned.push(table.rate_table_code);
    }
    return { granted, revoked, assigned, removed: removed.map(({ rate_table_code }) => rate_table_code) };
  });
}

function tableSubject({ service_code, rate_table_code }: AssignedRateTable): string {
  return `${rate_table_code} for ${service_code}`;
}

/** Adds the products and rate tables of another account to the actor's account, and records it if that adds any. */
export async function copyEntitlements(
  db: Kysely<Database>,
  actor: AccountActor,
  sourceId: string,
): Promise<EntitlementRow> {
  return commitRecorded(db, actor, async (tx) => {
    const before = await readEntitlement(tx, actor.accountId);
    await copyEntitlement(tx, sourceId, actor.accountId);
    const after = await readEntitlement(tx, actor.accountId);
    const countGrants = ({ product_codes, rate_tables }: EntitlementRow) =>
      product_codes.length + rate_tables.length;
    const isMore = countGrants(after) > countGrants(before);
    return { result: after, entry: isMore ? ['entitlement.granted', `like ${sourceId}`] : null };
  });
}

/** Adds or updates an IOSS number of the actor's account. */
export async function registerIossNumber(
  db: Kysely<Database>,
  actor: AccountActor,
  given: { readonly number: string; readonly isPlatform: boolean; readonly isDefault: boolean },
): Promise<IossNumber> {
  return commitRecorded(db, actor, async (tx) => ({
    result: await addIossNumber(tx, { accountId: actor.accountId, ...given }),
    entry: ['ioss_number.added', given.number],
  }));
}

/** Removes an IOSS number of the actor's account. False if the account does not have it. */
export async function withdrawIossNumber(
  db: Kysely<Database>,
  actor: AccountActor,
  number: string,
): Promise<boolean> {
  return commitRecorded(db, actor, async (tx) => {
    const isRemoved = await removeIossNumber(tx, actor.accountId, number);
    return { result: isRemoved, entry: isRemoved ? ['ioss_number.removed', number] : null };
  });
}
