import type pg from 'pg';
import { readServerTime } from '../../../db/query/installation/database-clock.ts';
import type { OpenDatabase } from '../open-database.ts';
import { type Finding, fail, ok } from './finding.ts';

const toleranceMs = 1_000;
const samples = 3;

/** Checks that this machine's clock agrees with the database's, because the queue's locks compare the two. */
export async function checkClock({ pool }: OpenDatabase): Promise<Finding> {
  const measured: { differenceMs: number; roundTripMs: number }[] = [];
  for (let sample = 0; sample < samples; sample++) measured.push(await measure(pool));
  const best = measured.reduce((one, other) => (other.roundTripMs < one.roundTripMs ? other : one));
  return judgeClock(best.differenceMs);
}

function judgeClock(differenceMs: number): Finding {
  const amount = `${Math.abs(Math.round(differenceMs))} ms`;
  if (Math.abs(differenceMs) < toleranceMs) return ok('clock', `Within ${amount} of the database's clock`);
  const direction = differenceMs > 0 ? 'behind' : 'ahead of';
  return fail(
    'clock',
    `${amount} ${direction} the database's clock (limit: ${toleranceMs} ms)`,
    'Synchronize both machines with NTP',
  );
}

/** Measures how far the database's clock is ahead of ours, in the middle of a round trip. */
async function measure(pool: pg.Pool): Promise<{ differenceMs: number; roundTripMs: number }> {
  const sent = Date.now();
  const serverMs = await readServerTime(pool);
  const received = Date.now();
  return { differenceMs: serverMs - (sent + received) / 2, roundTripMs: received - sent };
}
