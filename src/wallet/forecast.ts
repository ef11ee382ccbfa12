import type { Kysely } from 'kysely';
import { readDailySpend, readWallet } from '../../db/query/wallet/wallet.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { Cents } from '../money.ts';

const meanDays = 28;

export interface Forecast {
  readonly availableCents: Cents;
  readonly heldCents: Cents;
  /** Final fees minus refunds of the last 28 days, by day. */
  readonly meanDailyCents: Cents;
  /** Whole days that the available amount lasts at this spend; null without spend. */
  readonly daysLeft: number | null;
}

/** Returns how long the available amount of a wallet lasts at the mean spend of the last 28 days. */
export async function readForecast(db: Kysely<Database>, scope: Scope, now: Date): Promise<Forecast> {
  const from = new Date(now.getTime() - meanDays * 86_400_000).toISOString();
  const [wallet, spend] = await Promise.all([
    readWallet(db, scope),
    readDailySpend(db, scope, [{ day: from, from, until: now.toISOString() }]),
  ]);
  const spentCents = spend[0]?.spent_cents ?? 0;
  const availableCents = wallet.balanceCents - wallet.heldCents;
  return {
    availableCents,
    heldCents: wallet.heldCents,
    meanDailyCents: Math.round(spentCents / meanDays),
    daysLeft: spentCents > 0 ? Math.floor((Math.max(availableCents, 0) * meanDays) / spentCents) : null,
  };
}
