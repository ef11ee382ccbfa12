import type { Kysely } from 'kysely';
import { findAccount } from '../../db/query/account/account.ts';
import { readDailySpend, readWallet } from '../../db/query/wallet/wallet.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { Cents } from '../money.ts';

const meanDays = 28;
const dayMs = 86_400_000;

export interface Forecast {
  readonly availableCents: Cents;
  readonly heldCents: Cents;
  /** Final fees minus refunds of the last 28 days, or of the days since the account was created, by day. */
  readonly meanDailyCents: Cents;
  /** Whole days that the available amount lasts at this spend; null without spend. */
  readonly daysLeft: number | null;
}

/** Returns how long the available amount of a wallet lasts at the mean spend of the last 28 days. */
export async function readForecast(db: Kysely<Database>, scope: Scope, now: Date): Promise<Forecast> {
  const from = new Date(now.getTime() - meanDays * dayMs).toISOString();
  const [wallet, account, spend] = await Promise.all([
    readWallet(db, scope),
    findAccount(db, scope.accountId),
    readDailySpend(db, scope, [{ day: from, from, until: now.toISOString() }]),
  ]);
  const days = Math.min(daysSince(account?.created_at ?? from, now), meanDays);
  const spentCents = spend[0]?.spent_cents ?? 0;
  const availableCents = wallet.balanceCents - wallet.heldCents;
  return {
    availableCents,
    heldCents: wallet.heldCents,
    meanDailyCents: Math.round(spentCents / days),
    daysLeft: spentCents > 0 ? Math.floor((Math.max(availableCents, 0) * days) / spentCents) : null,
  };
}

/** Counts begun days, at least one. */
function daysSince(instant: string, now: Date): number {
  return Math.max(Math.ceil((now.getTime() - Date.parse(instant)) / dayMs), 1);
}
