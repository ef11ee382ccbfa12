import { latestFxRate } from '../../../../db/query/pricing/fx-rate.ts';
import { fxView } from '../../../fx/fx-view.ts';
import { clearRate } from '../../../fx/set-rate.ts';
import { commandLineActor } from '../../../user/audit.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { onDatabase, type Session } from '../../session.ts';

export function fxClear(group: CliCommand, session: Session): void {
  group
    .command('clear')
    .description(
      'Clear the exchange rate, effective immediately. It stays cleared until `fx set` or, if FX_SOURCE_URL is set, until the next fetch one day later',
    )
    .examples('fx clear')
    .action(onDatabase(session, clear));
}

async function clear({ kysely }: OpenDatabase): Promise<CommandResult> {
  const now = new Date();
  const had = await clearRate(kysely, commandLineActor(null, now));
  return {
    json: fxView(await latestFxRate(kysely), now),
    lines: [
      `${had ? 'Cleared the exchange rate' : 'No exchange rate was set'}. ` +
        'USD declarations are rejected with 503; HKD shipments are stored in HKD.',
    ],
  };
}
