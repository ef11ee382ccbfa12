export const durationBounds = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
] as const;

type LimitName = 'per_second' | 'per_day' | 'address';

class OperationCounts {
  /** Index: first digit of the status. */
  readonly byClass = new Float64Array(6);
  /** Index: first bound that is not below the duration. The last bucket is unbounded. */
  readonly byDuration = new Float64Array(durationBounds.length + 1);
  seconds = 0;
  /** Responses with 5xx by the name of their error. */
  readonly failures = new Map<string, number>();

  fail(name: string): void {
    this.failures.set(name, (this.failures.get(name) ?? 0) + 1);
  }

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

/** Counts responses in plain numbers: two reads of the clock and three additions per request. */
export class RequestMeter {
  readonly operations = new Map<string, OperationCounts>();
  unrouted = 0;
  readonly limited: Record<LimitName, number> = { per_second: 0, per_day: 0, address: 0 };

  operation(id: string): OperationCounts {
    const counts = this.operations.get(id) ?? new OperationCounts();
    this.operations.set(id, counts);
    return counts;
  }
}
