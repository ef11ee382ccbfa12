import type { Kysely } from 'kysely';
import { firstMovementAt } from '../../db/query/wallet/statement.ts';
import { readDailySpend, readWallet, walletBefore } from '../../db/query/wallet/wallet.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { Cents } from '../money.ts';

const meanDays = 14;
/** Fewer days tell too little of the next ones. */
const minDays = 7;
const dayMs = 86_400_000;

export interface Forecast {
  readonly availableCents: Cents;
  readonly heldCents: Cents;
  /**
   * Final fees minus refunds, and the change of the amount on hold, of the last 14 days or of the days since the first
   * entry of the wallet, by day.
   */
  readonly meanDailyCents: Cents;
  /** Whole days that the available amount lasts at this spend; null without spend, and in the first days of a wallet. */
  readonly daysLeft: number | null;
}

/** Returns how long the available amount of a wallet lasts at the mean spend of the last 14 days. */
export async function readForecast(db: Kysely<Database>, scope: Scope, now: Date): Promise<Forecast> {
  const from = new Date(now.getTime() - meanDays * dayMs).toISOString();
  const [wallet, first, before, spend] = await Promise.all([
    readWallet(db, scope),
    firstMovementAt(db, scope),
    walletBefore(db, scope, from),
    readDailySpend(db, scope, [{ day: from, from, until: now.toISOString() }]),
  ]);
  const days = first === null ? 1 : Math.min(daysSince(first, now), meanDays);
  // The amount on hold is spent: its final fee is not in the sum.
  const spentCents = (spend[0]?.spent_cents ?? 0) + wallet.heldCents - before.held_cents;
  const availableCents = wallet.balanceCents - wallet.heldCents;
  return {
    availableCents,
    heldCents: wallet.heldCents,
    meanDailyCents: Math.max(Math.round(spentCents / days), 0),
    daysLeft:
      spentCents > 0 && days >= minDays
        ? Math.floor((Math.max(availableCents, 0) * days) / spentCents)
        : null,
  };
}

/** Counts begun days, at least one. */
function daysSince(instant: string, now: Date): number {
  return Math.max(Math.ceil((now.getTime() - Date.parse(instant)) / dayMs), 1);
}
