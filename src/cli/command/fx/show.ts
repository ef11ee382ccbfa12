import { latestFxRate } from '../../../../db/query/pricing/fx-rate.ts';
import { type FxView, fxView } from '../../../fx/fx-view.ts';
import type { CliCommand } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { onDatabase, type Session } from '../../session.ts';

export function fxShow(group: CliCommand, session: Session): void {
  group
    .command('show')
    .description('Show the exchange rate, its age, and whether requests still use it')
    .examples('fx show')
    .action(onDatabase(session, showRate));
}

async function showRate({ kysely }: OpenDatabase): Promise<CommandResult> {
  const view = fxView(await latestFxRate(kysely), new Date());
  return { json: view, lines: viewLines(view) };
}

const meanings: Readonly<Record<FxView['state'], string>> = {
  current: 'in use',
  stale: 'older than 36 hours; still in use, and marked as stale',
  expired: 'older than 7 days; no longer in use',
  cleared: 'cleared with `fx clear`',
  none: 'never set',
};

function viewLines({ rate, rate_type, fetched_at, age_seconds, state, resolvable }: FxView): string[] {
  const meaning = `state       ${state}: ${meanings[state]}`;
  const consequence = 'USD declarations are rejected with 503; HKD shipments are stored in HKD';
  if (rate === null) return ['rate        none', meaning, consequence];
  return [
    `rate        ${rate} HKD per USD (${rate_type})`,
    `fetched_at  ${fetched_at}, ${ageOf(age_seconds ?? 0)} ago`,
    meaning,
    ...(resolvable ? [] : [consequence]),
  ];
}

function ageOf(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return `${hours} h ${Math.floor((seconds % 3600) / 60)} min`;
}
