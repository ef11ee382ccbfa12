import { Argument } from 'commander';
import {
  listSwitches,
  type Switch,
  type SwitchName,
  switchDefaults,
} from '../../../db/query/installation/setting.ts';
import { turnSwitch } from '../../account/setting.ts';
import { commandLineActor } from '../../audit.ts';
import { readSwitch } from '../argument.ts';
import { type CliCommand, type CommandResult, formatTable } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

interface SettingView {
  readonly name: string;
  readonly value: 'on' | 'off';
  /** Null if the setting was never changed and has its default. */
  readonly updated_at: string | null;
}

function settingView({ name, on, updated_at }: Switch): SettingView {
  return { name, value: on ? 'on' : 'off', updated_at };
}

export function settingList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List all settings with their values, including defaults')
    .examples('setting list')
    .action(onDatabase(session, showSettings));
}

async function showSettings({ kysely }: OpenDatabase): Promise<CommandResult> {
  const settings = (await listSwitches(kysely)).map(settingView);
  const rows = settings.map(({ name, value, updated_at }) => [
    name,
    value,
    updated_at?.slice(0, 19) ?? 'never (default)',
  ]);
  return { json: settings, lines: formatTable(['SETTING', 'VALUE', 'CHANGED (UTC)'], rows) };
}

export function settingSet(group: CliCommand, session: Session): void {
  group
    .command('set')
    .description('Turn VAT or VOEC prepayment on or off for all accounts, effective immediately')
    .addArgument(new Argument('<setting>', 'setting to change').choices(Object.keys(switchDefaults)))
    .argument('<on|off>', 'new value', readSwitch)
    .examples('setting set vat-prepay off')
    .action(onDatabase(session, change));
}

async function change({ kysely }: OpenDatabase, name: SwitchName, on: boolean): Promise<CommandResult> {
  const setting = await turnSwitch(kysely, commandLineActor(null, new Date()), name, on);
  return { json: setting && settingView(setting), lines: [`${name} is ${on ? 'on' : 'off'}`] };
}
