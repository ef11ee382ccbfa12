import { Argument } from 'commander';
import {
  listSwitches,
  type SwitchName,
  setSwitch,
  switchDefaults,
} from '../../../../db/query/installation/setting.ts';
import { readSwitch } from '../../argument.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { onDatabase, type Session } from '../../session.ts';
import { settingView } from './view.ts';

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
  await setSwitch(kysely, name, on, new Date());
  const [setting] = (await listSwitches(kysely)).filter((one) => one.name === name).map(settingView);
  return { json: setting, lines: [`${name} is ${on ? 'on' : 'off'}`] };
}
