import { Option } from 'commander';
import type { AccountSettings } from '../../../../db/query/account/account.ts';
import { readBoolean, readEmail, readName } from '../../argument.ts';
import { none, readLimit, readThreshold } from '../../money-argument.ts';

interface AccountSetting {
  readonly column: keyof AccountSettings;
  readonly option: Option;
}

export const accountSettings: readonly AccountSetting[] = [
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

export function givenSettings(options: Readonly<Record<string, unknown>>): GivenSetting[] {
  return accountSettings
    .map((setting) => ({ ...setting, value: options[setting.option.attributeName()] }))
    .filter(({ value }) => value !== undefined);
}

/** Returns the values by column of the account table; `none` becomes null. */
export function settingColumns(given: readonly GivenSetting[]): AccountSettings {
  return Object.fromEntries(given.map(({ column, value }) => [column, value === none ? null : value]));
}
