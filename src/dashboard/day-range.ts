import { startOfDay } from './local-time.ts';

/** Why the days of a form can't be used. */
export type DayFault = 'noDay' | 'endsBefore';

interface DayRange {
  /** First moment of the first day. */
  readonly from: string | undefined;
  /** First moment after the last day. */
  readonly until: string | undefined;
  readonly faults: { readonly from?: DayFault; readonly to?: DayFault };
}

/** Reads two days of a form as whole days in the zone of the user. An empty field has no bound. */
export function dayRange(
  { from, to }: { readonly from: string | null; readonly to: string | null },
  timeZone: string,
): DayRange {
  const first = from ? startOfDay(from, timeZone) : undefined;
  const next = to ? startOfDay(to, timeZone, 1) : undefined;
  const endsBefore = first && next && next <= first;
  return {
    from: first ?? undefined,
    until: next ?? undefined,
    faults: {
      ...(first === null ? { from: 'noDay' } : {}),
      ...(next === null ? { to: 'noDay' } : endsBefore ? { to: 'endsBefore' } : {}),
    },
  };
}
