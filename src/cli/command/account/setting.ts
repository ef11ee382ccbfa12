import { Option } from 'commander';
import type { AccountSettings } from '../../../../db/query/account/account.ts';
import { readBoolean, readEmail, readName } from '../../argument.ts';
import { none, readLimit, readThreshold } from '../../money-argument.ts';

interface AccountSetting {
  readonly column: keyof AccountSettings;
  readonly option: Option;
}

/** What `account set` can change; each a column of the account's table. */
export const accountSettings: readonly AccountSetting[] = [
  { column: 'name', option: new Option('--name <name>', 'what it is called').argParser(readName) },
  {
    column: 'email',
    option: new Option(
      '--email <email>',
      'contact address; carriers get it for a recipient without an e-mail address',
    ).argParser(readEmail),
  },
  {
    column: 'custom_insurance',
    option: new Option(
      '--custom-insurance <true|false>',
      'whether it may choose an insured amount',
    ).argParser(readBoolean),
  },
  {
    column: 'credit_limit_cents',
    option: new Option('--credit-limit-hkd <amount>', 'how far available may go below 0').argParser(
      readLimit,
    ),
  },
  {
    column: 'credit_floor_cents',
    option: new Option(
      '--credit-floor-hkd <amount|none>',
      'nothing is booked while available is at or below it',
    ).argParser(readThreshold),
  },
  {
    column: 'frozen',
    option: new Option('--frozen <true|false>', 'nothing is booked: an invoice is overdue').argParser(
      readBoolean,
    ),
  },
  {
    column: 'credit_suspended',
    option: new Option('--credit-suspended <true|false>', 'nothing is booked on credit').argParser(
      readBoolean,
    ),
  },
  {
    column: 'hold_exempt',
    option: new Option(
      '--hold-exempt <true|false>',
      'bookings hold nothing; the final fee is charged all the same',
    ).argParser(readBoolean),
  },
  {
    column: 'low_balance_cents',
    option: new Option(
      '--low-balance-hkd <amount|none>',
      'send `wallet.low_balance` when available falls below this amount',
    ).argParser(readThreshold),
  },
];

/** The settings that were given, by their columns. */
export function givenSettings(options: Readonly<Record<string, unknown>>): AccountSettings {
  const given = accountSettings.map(({ column, option }) => [column, options[option.attributeName()]]);
  return Object.fromEntries(
    given
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => [column, value === none ? null : value]),
  );
}
