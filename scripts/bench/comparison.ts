import { median } from './median.ts';

/** Result of one server, round and request. */
export interface Sample {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** CPU time of the server process, user and system. */
  readonly cpuMicrosPerRequest: number;
}

export interface Series {
  readonly server: string;
  readonly rounds: readonly Sample[];
}

/** Medians over a server's rounds. */
export interface Summary extends Sample {
  readonly server: string;
  /** Requests per second relative to the baseline server. */
  readonly ratio: number;
}

/** Target for our service, as a multiple of another server's requests per second. */
export interface Bar {
  readonly against: string;
  readonly atLeast: number;
}

export interface Verdict extends Bar {
  readonly ratio: number;
  readonly met: boolean;
}

/** Computes each server's medians and its ratio to `base`. */
export function summarize(series: readonly Series[], base: string): Summary[] {
  const reference = seriesOf(series, base);
  return series.map(({ server, rounds }) => ({
    server,
    requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p50Ms: median(rounds.map((round) => round.p50Ms)),
    p99Ms: median(rounds.map((round) => round.p99Ms)),
    cpuMicrosPerRequest: median(rounds.map((round) => round.cpuMicrosPerRequest)),
    ratio: ratioOf(rounds, reference.rounds),
  }));
}

/** Compares our service's ratios with the targets. */
export function checkBars(series: readonly Series[], ours: string, bars: readonly Bar[]): Verdict[] {
  return bars.map((bar) => {
    const ratio = ratioOf(seriesOf(series, ours).rounds, seriesOf(series, bar.against).rounds);
    return { ...bar, ratio, met: ratio >= bar.atLeast };
  });
}

/**
 * Median of the rounds' ratios. Both servers run in every round, so a slow phase affects both; a ratio of medians
 * could compare different phases.
 */
function ratioOf(rounds: readonly Sample[], reference: readonly Sample[]): number {
  return median(
    rounds.map(
      (round, index) => round.requestsPerSecond / (reference[index]?.requestsPerSecond ?? Number.NaN),
    ),
  );
}

function seriesOf(series: readonly Series[], server: string): Series {
  const found = series.find((candidate) => candidate.server === server);
  if (!found) throw new Error(`${server} was not measured`);
  return found;
}
