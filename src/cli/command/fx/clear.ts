import { clearFxRate, latestFxRate } from '../../../../db/query/pricing/fx-rate.ts';
import { storedRate } from '../../../fx/stored-rate.ts';
import type { Answer } from '../../answer.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { onDatabase, type Session } from '../../session.ts';
import { fxView } from './view.ts';

export function fxClear(group: CliCommand, session: Session): void {
  group
    .command('clear')
    .description('Let no rate hold from the next request on, until one is set, or fetched a day later')
    .examples('fx clear')
    .action(onDatabase(session, clearRate));
}

/** A repeat changes nothing: it would only put off the source. */
async function clearRate({ kysely }: OpenDatabase): Promise<Answer> {
  const now = new Date();
  const had = storedRate(await latestFxRate(kysely)) !== null;
  if (had) await clearFxRate(kysely, now);
  return {
    json: fxView(await latestFxRate(kysely), now),
    lines: [
      `${had ? 'No rate holds any more' : 'There was no rate'}: ` +
        'USD declarations are refused with 503, HKD shipments are stored in HKD',
    ],
  };
}
