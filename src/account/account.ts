import type { Kysely } from 'kysely';
import {
  type Account,
  type AccountRule,
  type AccountSettings,
  accountRules,
  findAccount,
  insertAccount,
  lockAccount,
  updateAccount,
} from '../../db/query/account/account.ts';
import { insertHourlyAuditEntries } from '../../db/query/user/audit-entry.ts';
import type { Database } from '../../db/table/index.ts';
import { type AccountActor, type Administrator, auditEntry } from '../audit.ts';
import { commitChange, type Entry } from '../change.ts';
import { type Cents, hkd } from '../money.ts';
import { newId } from '../runtime.ts';
import { setLowBalance } from '../wallet/change-wallet.ts';
import { type OverLimit, overLimit } from '../wallet/operator-limit.ts';

/** Creates an account, which can order nothing until it is granted products. */
export async function createAccount(
  db: Kysely<Database>,
  by: Administrator,
  given: { readonly name: string; readonly email: string },
): Promise<Account> {
  const id = newId('acc', by.now);
  const actor = { ...by, accountId: id };
  return commitChange(db, async (tx) => {
    const account = await insertAccount(tx, { id, ...given });
    return { result: account, entry: [actor, 'account.created', account.name] };
  });
}

/** Changes the name of the actor's account, by one of its owners. */
export async function renameAccount(db: Kysely<Database>, actor: AccountActor, name: string): Promise<void> {
  await commitChange(db, async (tx) => ({
    result: await updateAccount(tx, actor.accountId, { name }),
    entry: [actor, 'account.renamed', name],
  }));
}

/** Changes whom the invoices of the actor's account name, by one of its owners. Null: its name and email address. */
export async function setBillingDetails(
  db: Kysely<Database>,
  actor: AccountActor,
  details: string | null,
): Promise<void> {
  await commitChange(db, async (tx) => ({
    result: await updateAccount(tx, actor.accountId, { billing_details: details }),
    entry: [actor, 'account.billing_details_set'],
  }));
}

/** Names the details of an account in the activity, with their values. */
const details = {
  name: ({ name }) => `name: ${name}`,
  email: ({ email }) => `email: ${email}`,
  credit_limit_cents: ({ credit_limit_cents: limit }) => `credit_limit: ${hkd(limit)}`,
  credit_floor_cents: ({ credit_floor_cents: floor }) =>
    `credit_floor: ${floor === null ? 'none' : hkd(floor)}`,
  billing_details: () => 'billing_details',
} as const satisfies Partial<Record<keyof Account, (account: Account) => string>>;

const detailNames = Object.keys(details) as (keyof typeof details)[];

type Settings = Pick<AccountSettings, keyof typeof details | AccountRule | 'low_balance_cents'>;

interface ChangedAccount {
  readonly account: Account;
  /** False if the account had these settings already. A threshold that is given counts as a change. */
  readonly isChanged: boolean;
}

/**
 * Changes settings of the actor's account, by an operator. The activity gets the details that differ in one entry, and
 * one entry per rule that was turned on or off, with the reason. A raise of the credit limit counts against the limit of the
 * operator's role. Undefined: there is no such account.
 */
export async function changeAccountSettings(
  db: Kysely<Database>,
  actor: AccountActor,
  { low_balance_cents: lowBalanceCents, ...settings }: Settings,
  reason?: string,
): Promise<ChangedAccount | OverLimit | undefined> {
  return commitChange<ChangedAccount | OverLimit | undefined>(db, async (tx) => {
    const found = await findAccount(tx, actor.accountId);
    if (!found) return { result: undefined, entry: null };
    const raise = raisedCents(found, settings);
    const over = raise > 0 ? await overLimit(tx, actor, raise) : null;
    if (over) return { result: over, entry: null };
    // It locks the wallet, which every statement locks before the account.
    if (lowBalanceCents !== undefined) await setLowBalance(tx, actor, lowBalanceCents);
    const before = await lockAccount(tx, actor.accountId);
    const account = before && (await updateAccount(tx, before.id, settings));
    if (!account) return { result: undefined, entry: null };
    const isNew = (name: keyof Account) => account[name] !== before[name];
    const changed = detailNames.filter(isNew).map((name) => details[name](account));
    const entries: Entry[] = accountRules.filter(isNew).map((rule) => {
      const subject = `${rule}: ${account[rule] ? 'on' : 'off'}${reason ? ` (${reason})` : ''}`;
      return [actor, 'account.rule_changed', subject];
    });
    const movedCents = raisedCents(before, settings) || undefined;
    if (changed.length > 0)
      entries.unshift([actor, 'account.settings_changed', changed.join(', '), { movedCents }]);
    return {
      result: { account, isChanged: entries.length > 0 || lowBalanceCents !== undefined },
      entries,
    };
  });
}

/** Returns by how much settings raise the credit limit of an account. */
function raisedCents(account: Account, settings: AccountSettings): Cents {
  const { credit_limit_cents: limit = account.credit_limit_cents } = settings;
  return Math.max(limit - account.credit_limit_cents, 0);
}

/** Records that an operator sees parcels of accounts or reads their pages: once an hour for each account. */
export async function recordViews(
  db: Kysely<Database>,
  by: Administrator,
  accountIds: Iterable<string>,
): Promise<void> {
  const entries = [...new Set(accountIds)].map((accountId) => ({
    ...auditEntry({ ...by, accountId }, 'account.viewed', null),
    account_id: accountId,
  }));
  await insertHourlyAuditEntries(db, entries);
}

/** Records that an operator exports a list of the actor's account, by its address. */
export async function recordExport(
  db: Kysely<Database>,
  actor: AccountActor,
  exported: string,
): Promise<void> {
  await commitChange(db, async () => ({ result: undefined, entry: [actor, 'account.exported', exported] }));
}
