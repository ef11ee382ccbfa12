import { clearFxRate, latestFxRate } from '../../../../db/query/pricing/fx-rate.ts';
import { fxView } from '../../../fx/fx-view.ts';
import { storedRate } from '../../../fx/stored-rate.ts';
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
    .action(onDatabase(session, clearRate));
}

/** Clears the rate. A repeat writes nothing, because another row would delay the next fetch. */
async function clearRate({ kysely }: OpenDatabase): Promise<CommandResult> {
  const now = new Date();
  const had = storedRate(await latestFxRate(kysely)) !== null;
  if (had) await clearFxRate(kysely, now);
  return {
    json: fxView(await latestFxRate(kysely), now),
    lines: [
      `${had ? 'Cleared the exchange rate' : 'No exchange rate was set'}. ` +
        'USD declarations are rejected with 503; HKD shipments are stored in HKD.',
    ],
  };
}
