import { Option } from 'commander';
import { type Account, type AccountSettings, listAccounts } from '../../../db/query/account/account.ts';
import { changeAccountSettings, createAccount } from '../../account/account.ts';
import { commandLineActor } from '../../audit.ts';
import { invocation } from '../../invocation.ts';
import { centsToAmount } from '../../money.ts';
import {
  none,
  readBillingDetails,
  readBoolean,
  readEmail,
  readLimit,
  readName,
  readThreshold,
} from '../argument.ts';
import { type CliCommand, type CommandResult, listResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { noSuchAccount, requireAccount, requireWithinLimit } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

export function accountCreate(group: CliCommand, session: Session): void {
  group
    .command('create')
    .description('Create an account. It can order nothing until `entitlement grant` grants it products')
    .requiredOption('--name <name>', 'account name, 1 to 200 characters', readName)
    .requiredOption(
      '--email <email>',
      'contact email address; given to carriers if the recipient has no email address',
      readEmail,
    )
    .examples('account create --name "Lantau Shop" --email ops@lantau.example')
    .action(onDatabase(session, create));
}

async function create(
  { kysely }: OpenDatabase,
  given: { name: string; email: string },
): Promise<CommandResult> {
  const { id } = await createAccount(kysely, commandLineActor(null, new Date()), given);
  return { json: { account_id: id }, lines: [`Created account ${id}`] };
}

/** Returns an account as `--json` prints it, with amounts in HKD. */
export function accountView(account: Account) {
  const { id, credit_limit_cents, credit_floor_cents, low_balance_cents, deleted_at: _, ...rest } = account;
  return {
    account_id: id,
    ...rest,
    credit_limit_hkd: centsToAmount(credit_limit_cents),
    credit_floor_hkd: credit_floor_cents === null ? null : centsToAmount(credit_floor_cents),
    low_balance_hkd: low_balance_cents === null ? null : centsToAmount(low_balance_cents),
  };
}

export function accountList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List all accounts, oldest first')
    .examples('account list')
    .action(onDatabase(session, showAccounts));
}

async function showAccounts({ kysely }: OpenDatabase): Promise<CommandResult> {
  return listResult((await listAccounts(kysely)).map(accountView), {
    heading: ['ACCOUNT', 'CREATED (UTC)', 'EMAIL', 'NAME'],
    cells: ({ account_id, created_at, email, name }) => [account_id, created_at.slice(0, 19), email, name],
    none: `No accounts. Create one with \`${invocation} account create\`.`,
  });
}

interface AccountSetting {
  readonly column: keyof AccountSettings;
  readonly option: Option;
}

const billingHint =
  'lines of name and address that invoices print, separated by |, or none (initially name and email address)';

const accountSettings: readonly AccountSetting[] = [
  {
    column: 'name',
    option: new Option('--name <name>', 'account name, 1 to 200 characters').argParser(readName),
  },
  {
    column: 'email',
    option: new Option(
      '--email <email>',
      'contact email address; given to carriers if the recipient has no email address',
    ).argParser(readEmail),
  },
  {
    column: 'custom_insurance',
    option: new Option(
      '--custom-insurance <true|false>',
      'allow the account to choose an insured amount (initially false)',
    ).argParser(readBoolean),
  },
  {
    column: 'credit_limit_cents',
    option: new Option(
      '--credit-limit-hkd <amount>',
      'credit limit: how far the available balance can go below 0, in HKD (initially 0)',
    ).argParser(readLimit),
  },
  {
    column: 'credit_floor_cents',
    option: new Option(
      '--credit-floor-hkd <amount|none>',
      'reject bookings while the available balance is at or below this amount, in HKD (initially none)',
    ).argParser(readThreshold),
  },
  {
    column: 'frozen',
    option: new Option(
      '--frozen <true|false>',
      'reject all bookings, as for an overdue invoice (initially false)',
    ).argParser(readBoolean),
  },
  {
    column: 'credit_suspended',
    option: new Option(
      '--credit-suspended <true|false>',
      'reject bookings that the available balance does not cover (initially false)',
    ).argParser(readBoolean),
  },
  {
    column: 'hold_exempt',
    option: new Option(
      '--hold-exempt <true|false>',
      'book without a hold; the final fee is still charged (initially false)',
    ).argParser(readBoolean),
  },
  {
    column: 'billing_details',
    option: new Option('--billing-details <lines|none>', billingHint).argParser(readBillingDetails),
  },
  {
    column: 'low_balance_cents',
    option: new Option(
      '--low-balance-hkd <amount|none>',
      'send `wallet.low_balance` when the available balance falls below this amount, in HKD (initially none)',
    ).argParser(readThreshold),
  },
];

interface GivenSetting extends AccountSetting {
  readonly value: unknown;
}

function givenSettings(options: Readonly<Record<string, unknown>>): GivenSetting[] {
  return accountSettings
    .map((setting) => ({ ...setting, value: options[setting.option.attributeName()] }))
    .filter(({ value }) => value !== undefined);
}

/** Returns the values by column of the account table; `none` becomes null. */
function settingColumns(given: readonly GivenSetting[]): AccountSettings {
  return Object.fromEntries(given.map(({ column, value }) => [column, value === none ? null : value]));
}

export function accountSet(group: CliCommand, session: Session): void {
  const command = group
    .command('set')
    .description('Change settings of an account. Settings that are not given keep their values')
    .argument('<account-id>', 'account ID, as shown by `account list`');
  for (const { option } of accountSettings) command.addOption(option);
  command
    .examples(
      'account set acc_… --name "Lantau Shop Ltd" --email accounts@lantau.example',
      'account set acc_… --custom-insurance true',
    )
    .action(onDatabase(session, changeAccount));
}

async function changeAccount(
  { kysely }: OpenDatabase,
  id: string,
  options: Record<string, unknown>,
): Promise<CommandResult> {
  const given = givenSettings(options);
  if (given.length === 0) {
    const flags = accountSettings.map(({ option }) => option.flags);
    throw new Refusal(`No setting was given. Give at least one of ${flags.join(', ')}.`);
  }
  await requireAccount(kysely, id, '<account-id>');
  const actor = commandLineActor(id, new Date());
  const result = await changeAccountSettings(kysely, actor, settingColumns(given));
  const changed = requireWithinLimit(result, '--credit-limit-hkd');
  if (!changed) throw noSuchAccount(id, '<account-id>');
  const names = given.map(({ option }) => option.long).join(', ');
  return { json: accountView(changed.account), lines: [`Updated account ${id}: ${names}`] };
}
