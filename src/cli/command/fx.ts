import type { Kysely } from 'kysely';
import { latestRate } from '../../../db/query/pricing/currency-rate.ts';
import { listPlannedRates } from '../../../db/query/pricing/planned-rate.ts';
import type { Database } from '../../../db/table/index.ts';
import { commandLineActor } from '../../audit.ts';
import { knownCurrencies } from '../../fx/amount-currencies.ts';
import { type RateView, ratePerUnit, rateView } from '../../fx/currency-rates.ts';
import { clearRate, MAX_JUMP_PERCENT, proposeRate, setProposedRate } from '../../fx/set-rate.ts';
import { invocation } from '../../invocation.ts';
import { scaledToDecimal } from '../../money.ts';
import { readCurrency, readRate } from '../argument.ts';
import { type CliCommand, type CommandResult, Refusal, refusing } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

const consequence = 'USD declarations are rejected with 503; HKD shipments are stored in HKD';

/** Says what happens without a rate of the currency. */
function consequenceOf(currency: string): string {
  return currency === 'USD'
    ? consequence
    : `Amounts of laws in ${currency} are unknown: limits only warn, and what needs a fee in ${currency} is not booked`;
}

async function currencyView(kysely: Kysely<Database>, currency: string, now: Date) {
  return { currency, ...rateView(await latestRate(kysely, currency), now) };
}

export function fxClear(group: CliCommand, session: Session): void {
  group
    .command('clear')
    .description(
      'Clear an exchange rate, effective immediately. It stays cleared until `fx set` or, if FX_SOURCE_URL is set, until the next fetch one day later',
    )
    .option('--currency <code>', 'currency (default: USD)', readCurrency)
    .examples('fx clear', 'fx clear --currency EUR')
    .action(onDatabase(session, clear));
}

async function clear(
  { kysely }: OpenDatabase,
  { currency = 'USD' }: { currency?: string },
): Promise<CommandResult> {
  const now = new Date();
  const had = await clearRate(kysely, currency, commandLineActor(null, now));
  const name = currency === 'USD' ? 'exchange rate' : `exchange rate of ${currency}`;
  return {
    json: await currencyView(kysely, currency, now),
    lines: [`${had ? `Cleared the ${name}` : `No ${name} was set`}. ${consequenceOf(currency)}.`],
  };
}

export function fxSet(group: CliCommand, session: Session): void {
  group
    .command('set')
    .description(
      'Set an exchange rate by hand, effective immediately. If FX_SOURCE_URL is set, a fetched rate replaces it one day later',
    )
    .requiredOption('--rate <rate>', 'price of one unit in HKD, with at most 6 decimals for USD, else 9')
    .option('--currency <code>', 'currency (default: USD)', readCurrency)
    .option('--force', `accept a rate that differs from the last one by more than ${MAX_JUMP_PERCENT} %`)
    .examples('fx set --rate 7.8', 'fx set --currency EUR --rate 9.05')
    .action(onDatabase(session, setRate));
}

async function setRate(
  { kysely }: OpenDatabase,
  { rate, currency = 'USD', force }: { rate: string; currency?: string; force?: true },
): Promise<CommandResult> {
  const rateNanos = refusing('--rate', () => readRate(rate, currency));
  const proposed = await proposeRate(kysely, currency, rateNanos);
  const { last, doubt } = proposed;
  const perUnit = ratePerUnit({ rateNanos });
  if (doubt !== null && !force) {
    throw new Refusal(`--rate: ${perUnit} is ${doubt}. If it is correct, add --force.`);
  }
  const now = new Date();
  if (!(await setProposedRate(kysely, proposed, commandLineActor(null, now)))) {
    throw new Refusal(
      `Another rate was set at this moment. Show it with \`${invocation} fx show\`, then decide again.`,
    );
  }
  return {
    json: await currencyView(kysely, currency, now),
    lines: [
      `Set the exchange rate to ${perUnit} HKD per ${currency}${last ? ` (was ${ratePerUnit(last)})` : ''}`,
    ],
  };
}

export function fxShow(group: CliCommand, session: Session): void {
  group
    .command('show')
    .description(
      'Show the exchange rates, their age, whether requests still use them, and the rates planned for later days',
    )
    .examples('fx show')
    .action(onDatabase(session, showRate));
}

async function showRate({ kysely }: OpenDatabase): Promise<CommandResult> {
  const now = new Date();
  const view = await currencyView(kysely, 'USD', now);
  const others = (await knownCurrencies(kysely)).map(({ currency, isNamed, newest }) => ({
    currency,
    ...rateView(newest, now),
    in_catalog: isNamed,
  }));
  const plans = (await listPlannedRates(kysely)).map(({ currency, rate_nanos, begins_on }) => ({
    currency,
    rate: scaledToDecimal(rate_nanos, 9),
    begins_on,
  }));
  return {
    json: { ...view, others, planned: plans.map((plan) => ({ ...plan, rate: Number(plan.rate) })) },
    lines: [
      ...viewLines(view),
      ...others.map(
        ({ currency, in_catalog, ...other }) => `${currency}         ${otherLine(other, in_catalog)}`,
      ),
      ...plans.map(
        ({ currency, rate, begins_on }) =>
          `planned     ${rate} HKD per ${currency} from ${begins_on}, Hong Kong time`,
      ),
    ],
  };
}

const meanings: Readonly<Record<RateView['state'], string>> = {
  current: 'in use',
  stale: 'older than 36 hours; still in use, and marked as stale',
  expired: 'older than 7 days; no longer in use',
  cleared: 'cleared with `fx clear`',
  none: 'never set',
};

function viewLines({ rate, rate_type, fetched_at, age_seconds, state, resolvable }: RateView): string[] {
  const meaning = `state       ${state}: ${meanings[state]}`;
  if (rate === null) return ['rate        none', meaning, consequence];
  return [
    `rate        ${rate} HKD per USD (${rate_type})`,
    `fetched_at  ${fetched_at}, ${formatAge(age_seconds ?? 0)} ago`,
    meaning,
    ...(resolvable ? [] : [consequence]),
  ];
}

function otherLine({ rate, rate_type, age_seconds, state }: RateView, isNamed: boolean): string {
  const use = isNamed ? '' : '; the catalog names no amount in it';
  if (rate === null) return `${state}: ${meanings[state]}${use}`;
  return `${rate} HKD (${rate_type}), ${formatAge(age_seconds ?? 0)} ago, ${state}: ${meanings[state]}${use}`;
}

function formatAge(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return `${hours} h ${Math.floor((seconds % 3600) / 60)} min`;
}
