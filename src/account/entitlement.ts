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
import type { AccountActor, AuditAction } from '../audit.ts';
import { commitChange } from '../change.ts';

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
  return commitChange(db, async (tx) => {
    const granted = await grantProducts(tx, actor.accountId, grant);
    const revoked = await revokeProducts(tx, actor.accountId, revoke);
    const removed = await removeRateTables(tx, actor.accountId, remove);
    const assigned: AssignedRateTable[] = [];
    for (const table of assign) if (await assignRateTable(tx, actor.accountId, table)) assigned.push(table);
    const entry = (action: AuditAction) => (subject: string) => [actor, action, subject] as const;
    return {
      result: { granted, revoked, assigned: assigned.map(codeOf), removed: removed.map(codeOf) },
      entries: [
        ...granted.map(entry('entitlement.granted')),
        ...revoked.map(entry('entitlement.revoked')),
        ...removed.map(tableSubject).map(entry('rate_table.removed')),
        ...assigned.map(tableSubject).map(entry('rate_table.assigned')),
      ],
    };
  });
}

function codeOf({ rate_table_code }: AssignedRateTable): string {
  return rate_table_code;
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
  return commitChange(db, async (tx) => {
    const before = await readEntitlement(tx, actor.accountId);
    await copyEntitlement(tx, sourceId, actor.accountId);
    const after = await readEntitlement(tx, actor.accountId);
    const countGrants = ({ product_codes, rate_tables }: EntitlementRow) =>
      product_codes.length + rate_tables.length;
    const isMore = countGrants(after) > countGrants(before);
    return { result: after, entry: isMore && [actor, 'entitlement.granted', `like ${sourceId}`] };
  });
}

/** Adds or updates an IOSS number of the actor's account. */
export async function registerIossNumber(
  db: Kysely<Database>,
  actor: AccountActor,
  given: { readonly number: string; readonly isPlatform: boolean; readonly isDefault: boolean },
): Promise<IossNumber> {
  return commitChange(db, async (tx) => ({
    result: await addIossNumber(tx, { accountId: actor.accountId, ...given }),
    entry: [actor, 'ioss_number.added', given.number],
  }));
}

/** Removes an IOSS number of the actor's account. False if the account does not have it. */
export async function withdrawIossNumber(
  db: Kysely<Database>,
  actor: AccountActor,
  number: string,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const isRemoved = await removeIossNumber(tx, actor.accountId, number);
    return { result: isRemoved, entry: isRemoved && [actor, 'ioss_number.removed', number] };
  });
}
