import { listSwitches } from '../../../../db/query/installation/setting.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { onDatabase, type Session } from '../../session.ts';
import { formatTable } from '../../table.ts';
import { settingView } from './view.ts';

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
