/** Upper bounds of the duration buckets, in seconds. */
export const durationBounds = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
] as const;

/** Which limit refused a request: a key's, or that of addresses without one. */
export type LimitName = 'per_second' | 'per_day' | 'address';

/** What one operation has answered since the process started. */
export class OperationCounts {
  /** By the status's first digit. */
  readonly byClass = new Float64Array(6);
  /** By the first bound that a duration doesn't exceed; the last is what exceeds all. */
  readonly byDuration = new Float64Array(durationBounds.length + 1);
  seconds = 0;

  add(status: number, milliseconds: number): void {
    const seconds = milliseconds / 1000;
    let bucket = 0;
    while (bucket < durationBounds.length && seconds > (durationBounds[bucket] ?? 0)) bucket++;
    const statusClass = Math.floor(status / 100);
    this.byClass[statusClass] = (this.byClass[statusClass] ?? 0) + 1;
    this.byDuration[bucket] = (this.byDuration[bucket] ?? 0) + 1;
    this.seconds += seconds;
  }
}

/**
 * Counts what the API answers, in plain numbers: a request pays for two readings of the clock and three additions, and
 * the metrics library is loaded with the first scrape.
 */
export class RequestMeter {
  readonly operations = new Map<string, OperationCounts>();
  /** Requests whose path or method leads to no operation. */
  unrouted = 0;
  readonly limited: Record<LimitName, number> = { per_second: 0, per_day: 0, address: 0 };

  operation(id: string): OperationCounts {
    const counts = this.operations.get(id) ?? new OperationCounts();
    this.operations.set(id, counts);
    return counts;
  }
}
