import { latestFxRate } from '../../../db/query/pricing/fx-rate.ts';
import { commandLineActor } from '../../audit.ts';
import { type FxView, fxView, ratePerUsd } from '../../fx/fx-rate.ts';
import { clearRate, MAX_JUMP_PERCENT, proposeRate, setProposedRate } from '../../fx/set-rate.ts';
import { invocation } from '../../invocation.ts';
import { readRateMicros } from '../argument.ts';
import { type CliCommand, type CommandResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

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

export function fxSet(group: CliCommand, session: Session): void {
  group
    .command('set')
    .description(
      'Set the exchange rate by hand, effective immediately. If FX_SOURCE_URL is set, a fetched rate replaces it one day later',
    )
    .requiredOption('--rate <rate>', 'price of 1 USD in HKD, with at most 6 decimals', readRateMicros)
    .option('--force', `accept a rate that differs from the last one by more than ${MAX_JUMP_PERCENT} %`)
    .examples('fx set --rate 7.8')
    .action(onDatabase(session, setRate));
}

async function setRate(
  { kysely }: OpenDatabase,
  { rate, force }: { rate: number; force?: true },
): Promise<CommandResult> {
  const proposed = await proposeRate(kysely, rate);
  const { last, doubt } = proposed;
  if (doubt !== null && !force) {
    throw new Refusal(`--rate: ${rate / 1_000_000} is ${doubt}. If it is correct, add --force.`);
  }
  const now = new Date();
  if (!(await setProposedRate(kysely, proposed, commandLineActor(null, now)))) {
    throw new Refusal(
      `Another rate was set at this moment. Show it with \`${invocation} fx show\`, then decide again.`,
    );
  }
  return {
    json: fxView(await latestFxRate(kysely), now),
    lines: [
      `Set the exchange rate to ${rate / 1_000_000} HKD per USD${last ? ` (was ${ratePerUsd(last)})` : ''}`,
    ],
  };
}

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
    `fetched_at  ${fetched_at}, ${formatAge(age_seconds ?? 0)} ago`,
    meaning,
    ...(resolvable ? [] : [consequence]),
  ];
}

function formatAge(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return `${hours} h ${Math.floor((seconds % 3600) / 60)} min`;
}
