import { median } from './median.ts';

/** What one server did in one round with one request. */
export interface Sample {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The server process's processor time, user and system. */
  readonly cpuMicrosPerRequest: number;
}

/** The samples of one server with one request, round by round. */
export interface Series {
  readonly server: string;
  readonly rounds: readonly Sample[];
}

/** One server's medians over its rounds. */
export interface Summary extends Sample {
  readonly server: string;
  /** Times the requests per second of the server that all are compared to. */
  readonly ratio: number;
}

/** What our service must reach, as a multiple of another server's requests per second. */
export interface Bar {
  readonly against: string;
  readonly atLeast: number;
}

export interface Verdict extends Bar {
  readonly ratio: number;
  readonly met: boolean;
}

/** Each server's medians, and its ratio to `base`. */
export function summarise(series: readonly Series[], base: string): Summary[] {
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

/** Holds our service's ratios against the bars. */
export function judgeBars(series: readonly Series[], ours: string, bars: readonly Bar[]): Verdict[] {
  return bars.map((bar) => {
    const ratio = ratioOf(seriesOf(series, ours).rounds, seriesOf(series, bar.against).rounds);
    return { ...bar, ratio, met: ratio >= bar.atLeast };
  });
}

/**
 * The median of the rounds' ratios. Two servers are measured one after the other in a round, so what slows the
 * machine down for a while slows both; the ratio of their medians could compare a good minute with a bad one.
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
