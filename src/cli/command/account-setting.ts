import { Option } from 'commander';
import type { AccountSettings } from '../../../db/query/account.ts';
import { readBoolean, readEmail, readName } from '../argument.ts';

interface AccountSetting {
  readonly column: keyof AccountSettings;
  readonly option: Option;
}

/** What `account set` can change; each a column of the account's table. */
export const accountSettings: readonly AccountSetting[] = [
  { column: 'name', option: new Option('--name <name>', 'what it is called').argParser(readName) },
  { column: 'email', option: new Option('--email <email>', 'where it is written to').argParser(readEmail) },
  {
    column: 'custom_insurance',
    option: new Option(
      '--custom-insurance <true|false>',
      'whether it may choose an insured amount',
    ).argParser(readBoolean),
  },
];

/** The settings that were given, by their columns. */
export function givenSettings(options: Readonly<Record<string, unknown>>): AccountSettings {
  const given = accountSettings.map(({ column, option }) => [column, options[option.attributeName()]]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
