import { readPostgresCpu } from '../frame/postgres-cpu.ts';
import type { Load } from './load.ts';
import {
  type Limit,
  type PartResult,
  type Row,
  type Sample,
  type Series,
  type Subject,
  summarize,
} from './results.ts';

/** Options of a run, from the command line. */
export interface RunOptions {
  /** Undefined: as many as the part needs for a stable median. */
  readonly rounds: number | undefined;
  readonly seconds: number;
  readonly connections: number;
  /** Rows in the large table of the parts `growth` and `dashboard`. */
  readonly shipments: number;
  /** Rows of duty_rate.csv in the parts `pricing` and `booking`; 0: those of the demonstration. */
  readonly dutyRates: number;
  /** Products of each account in the parts `pricing` and `booking`. */
  readonly products: number;
  /** Folder that keeps the filled databases for another run. */
  readonly keep?: string;
  /** Every step once, for a moment, without a warm-up. */
  readonly brief: boolean;
  readonly signal: AbortSignal;
  /** Ends with the run: what several parts share. */
  readonly stack: AsyncDisposableStack;
}

/** A measurement that every round repeats. */
export interface Turn {
  readonly subject: string;
  readonly contestant: string;
  readonly measure: (load: Load) => Promise<Sample>;
}

interface Comparison {
  readonly rounds: number;
  /** Whose ratios to the other contestants are computed. */
  readonly ratioOf?: Subject;
  /** Differs from the run's where a part needs fewer. */
  readonly connections?: number;
  readonly seconds?: number;
  readonly warmUpSeconds?: number;
}

const defaults = { warmUpSeconds: 1.5 };

/** One part while it runs: measures in rounds, and collects rows, targets and notes. */
export class Bench {
  readonly part: string;
  readonly options: RunOptions;
  readonly #rows: Row[] = [];
  readonly #limits: Limit[] = [];
  readonly #notes: string[] = [];

  constructor(part: string, options: RunOptions) {
    this.part = part;
    this.options = options;
  }

  /**
   * Measures turns in alternating rounds after a warm-up round, so that a slow phase of the machine affects all of them.
   * Odd rounds run in reverse order, so that no turn always follows the same one.
   */
  async compare(turns: readonly Turn[], { rounds, ratioOf, ...comparison }: Comparison): Promise<Row[]> {
    const { brief, signal, connections, seconds, warmUpSeconds } = {
      ...defaults,
      ...this.options,
      ...comparison,
    };
    const last = brief ? 1 : (this.options.rounds ?? rounds);
    const series = turns.map(({ subject, contestant }) => ({ subject, contestant, rounds: [] as Sample[] }));
    for (let round = brief ? 1 : 0; round <= last; round++) {
      const started = performance.now();
      const rates: string[] = [];
      const order = [...turns.entries()];
      const load =
        round > 0
          ? { connections, seconds, signal }
          : { connections, seconds: warmUpSeconds, signal, warmUp: true };
      for (const [index, { contestant, measure }] of round % 2 === 0 ? order : order.reverse()) {
        signal.throwIfAborted();
        const sample = await measure(load);
        if (round > 0) series[index]?.rounds.push(sample);
        if (sample.perSecond) rates.push(`${contestant} ${Math.round(sample.perSecond)}`);
      }
      this.progress(`${round === 0 ? 'warm-up' : `round ${round} of ${last}`}: ${rates.join(', ')}`, started);
    }
    return this.add(series, ratioOf);
  }

  /** Adds what a part measured in rounds of its own. */
  add(series: readonly Series[], ratioOf?: Subject): Row[] {
    const rows = summarize(series, ratioOf);
    this.#rows.push(...rows);
    return rows;
  }

  progress(what: string, started?: number): void {
    const took = started === undefined ? '' : ` (${((performance.now() - started) / 1000).toFixed(0)} s)`;
    console.error(`${this.part}, ${what}${took}`);
  }

  atLeast(what: string, measured = Number.NaN, limit: number, unit = ''): void {
    this.#limits.push({ what, measured, sense: 'at least', limit, unit, met: measured >= limit });
  }

  atMost(what: string, measured = Number.NaN, limit: number, unit = ''): void {
    this.#limits.push({ what, measured, sense: 'at most', limit, unit, met: measured <= limit });
  }

  note(sentence: string): void {
    this.#notes.push(sentence);
  }

  result(title: string): PartResult {
    return { title, rows: this.#rows, limits: this.#limits, notes: this.#notes };
  }
}

/**
 * Runs a measurement, and adds the CPU time of PostgreSQL's processes per request.
 * @param count returns how many requests were made; default: the rate times the duration
 */
export async function withPostgresCpu(
  { dataDirectory }: { readonly dataDirectory: string },
  measure: () => Promise<Sample>,
  count?: () => Promise<number>,
): Promise<Sample> {
  // Outside of the CPU times: to count may read the whole table.
  const countBefore = await count?.();
  const began = performance.now();
  const cpuBefore = readPostgresCpu(dataDirectory);
  const sample = await measure();
  const cpu = (readPostgresCpu(dataDirectory) ?? Number.NaN) - (cpuBefore ?? Number.NaN);
  const seconds = (performance.now() - began) / 1000;
  const made = count ? (await count()) - (countBefore ?? 0) : (sample.perSecond ?? 0) * seconds;
  return { ...sample, postgresCpuMicros: cpu / made };
}
