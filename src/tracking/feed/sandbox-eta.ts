import { feedTime } from '../feed-time.ts';

const dayMs = 86_400_000;

export function sandboxEta(bookedAt: Date, transitDays: number): string {
  return feedTime(new Date(bookedAt.getTime() + transitDays * dayMs));
}

/** Delay in days per code; null: delivery is no longer expected. */
const delayDays: Readonly<Record<string, number | null>> = {
  HLD: 2,
  ADQ: 1,
  REF: null,
  LST: null,
  RTN: null,
  RTD: null,
};

/** Returns the delivery date after a code; undefined if the code doesn't change it. */
export function etaAfterCode(eta: string | null, code: string): string | null | undefined {
  const days = delayDays[code];
  if (days === undefined) return undefined;
  if (days === null || eta === null) return null;
  return feedTime(new Date(Date.parse(eta) + days * dayMs));
}
