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
import type { Database } from '../../db/table/index.ts';
import { type AccountActor, type Administrator, audit, auditHourly, commitRecorded } from '../audit.ts';
import { hkd } from '../money.ts';
import { newId } from '../runtime.ts';
import { setLowBalance } from '../wallet/change-wallet.ts';

/** Creates an account, which can order nothing until it is granted products. */
export async function createAccount(
  db: Kysely<Database>,
  by: Administrator,
  given: { readonly name: string; readonly email: string },
): Promise<Account> {
  const id = newId('acc', by.now);
  return commitRecorded(db, { ...by, accountId: id }, async (tx) => {
    const account = await insertAccount(tx, { id, ...given });
    return { result: account, entry: ['account.created', account.name] };
  });
}

/** Changes the name of the actor's account, by one of its owners. */
export async function renameAccount(db: Kysely<Database>, actor: AccountActor, name: string): Promise<void> {
  await commitRecorded(db, actor, async (tx) => ({
    result: await updateAccount(tx, actor.accountId, { name }),
    entry: ['account.renamed', name],
  }));
}

/** Changes whom the invoices of the actor's account name, by one of its owners. Null: its name and email address. */
export async function setBillingDetails(
  db: Kysely<Database>,
  actor: AccountActor,
  details: string | null,
): Promise<void> {
  await commitRecorded(db, actor, async (tx) => ({
    result: await updateAccount(tx, actor.accountId, { billing_details: details }),
    entry: ['account.billing_details_set'],
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
 * one entry per rule that was turned on or off, with the reason. Undefined: there is no such account.
 */
export async function changeAccountSettings(
  db: Kysely<Database>,
  actor: AccountActor,
  { low_balance_cents: lowBalanceCents, ...settings }: Settings,
  reason?: string,
): Promise<ChangedAccount | undefined> {
  return db.transaction().execute(async (tx) => {
    if (!(await findAccount(tx, actor.accountId))) return undefined;
    // It locks the wallet, which every statement locks before the account.
    if (lowBalanceCents !== undefined) await setLowBalance(tx, actor, lowBalanceCents);
    const before = await lockAccount(tx, actor.accountId);
    const account = before && (await updateAccount(tx, before.id, settings));
    if (!account) return undefined;
    const isNew = (name: keyof Account) => account[name] !== before[name];
    const changed = detailNames.filter(isNew).map((name) => details[name](account));
    if (changed.length > 0) await audit(tx, actor, 'account.settings_changed', changed.join(', '));
    const switched = accountRules.filter(isNew);
    for (const rule of switched) {
      const subject = `${rule}: ${account[rule] ? 'on' : 'off'}${reason ? ` (${reason})` : ''}`;
      await audit(tx, actor, 'account.rule_changed', subject);
    }
    return { account, isChanged: changed.length + switched.length > 0 || lowBalanceCents !== undefined };
  });
}

/** Records that an operator reads the pages of the actor's account: once an hour, and each export, by its address. */
export async function recordView(
  db: Kysely<Database>,
  actor: AccountActor,
  exported: string | null,
): Promise<void> {
  if (exported === null) await auditHourly(db, actor, 'account.viewed');
  else await audit(db, actor, 'account.exported', exported);
}
