import { latestFxRate } from '../../../../db/query/pricing/fx-rate.ts';
import { ratePerUsd } from '../../../fx/fx-rate.ts';
import { fxView } from '../../../fx/fx-view.ts';
import { MAX_JUMP_PERCENT } from '../../../fx/rate-bound.ts';
import { proposeRate, setProposedRate } from '../../../fx/set-rate.ts';
import { commandLineActor } from '../../../user/audit.ts';
import { readRateMicros } from '../../argument.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { Refusal } from '../../refusal.ts';
import { onDatabase, type Session } from '../../session.ts';

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
