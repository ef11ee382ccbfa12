import { feedTime } from '../feed-time.ts';

const dayMs = 86_400_000;

/** When the sandbox carrier expects to deliver: after the longest transit that the service had at the booking. */
export function sandboxEta(bookedAt: Date, transitDays: number): string {
  return feedTime(new Date(bookedAt.getTime() + transitDays * dayMs));
}

/** By how many days its codes delay the delivery; null: it is not expected any more. Other codes leave it as it is. */
const delayDays: Readonly<Record<string, number | null>> = {
  HLD: 2,
  ADQ: 1,
  REF: null,
  LST: null,
  RTN: null,
  RTD: null,
};

/** The expected delivery after one of the sandbox carrier's codes; undefined where the code says nothing of it. */
export function etaAfterCode(eta: string | null, code: string): string | null | undefined {
  const days = delayDays[code];
  if (days === undefined) return undefined;
  if (days === null || eta === null) return null;
  return feedTime(new Date(Date.parse(eta) + days * dayMs));
}
