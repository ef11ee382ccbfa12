/** Returns the median; NaN for no numbers. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Returns a percentile, interpolated; NaN for no numbers. */
export function percentile(values: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = ((sorted.length - 1) * share) / 100;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

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

/** Formats an aligned Markdown table; all columns but the first are right-aligned. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  const line = (cells: readonly string[]): string => `| ${cells.map(pad).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** Medians, ratios and targets of every server for one request. */
export interface Measurement {
  readonly request: string;
  readonly base: string;
  readonly summaries: readonly Summary[];
  readonly verdicts: readonly Verdict[];
  readonly series: readonly Series[];
}

export interface PartResult {
  readonly title: string;
  readonly measurements: readonly Measurement[];
}

export function measurementOf(
  request: string,
  series: readonly Series[],
  ours: string,
  base: string,
  bars: readonly Bar[],
): Measurement {
  return {
    request,
    base,
    summaries: summarize(series, base),
    verdicts: checkBars(series, ours, bars),
    series,
  };
}

/** Formats a part as Markdown: one table per request, one line per target. */
export function printedPart({ title, measurements }: PartResult): string {
  return [`## ${title}`, ...measurements.map(printedMeasurement)].join('\n\n');
}

function printedMeasurement({ request, base, summaries, verdicts }: Measurement): string {
  const table = markdownTable(
    [request, 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs/request', `× ${base}`],
    summaries.map((summary) => [
      summary.server,
      Math.round(summary.requestsPerSecond).toLocaleString('en'),
      summary.p50Ms.toFixed(2),
      summary.p99Ms.toFixed(2),
      summary.cpuMicrosPerRequest.toFixed(1),
      summary.ratio.toFixed(2),
    ]),
  );
  return [table, '', ...verdicts.map(printedVerdict)].join('\n');
}

function printedVerdict({ against, atLeast, ratio, met }: Verdict): string {
  return `${met ? 'met' : 'MISSED'}: ${ratio.toFixed(2)} × ${against}, target: at least ${atLeast}`;
}

/** A table to print: the first column has names, the others figures. */
export interface FindingsTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A target: minimum or maximum of a figure. */
export interface Limit {
  readonly what: string;
  readonly measured: number;
  readonly sense: 'at least' | 'at most';
  readonly limit: number;
  readonly unit: string;
  /** The reason why the target does not apply in this run. It is printed but not checked. */
  readonly waived?: string | undefined;
}

export interface CheckedLimit extends Limit {
  /** Null: not checked. */
  readonly met: boolean | null;
}

/** Results of a part: tables, targets, and all numbers for the JSON file. */
export interface Findings {
  readonly title: string;
  readonly tables: readonly FindingsTable[];
  readonly limits: readonly CheckedLimit[];
  /** Sentences that explain the tables. */
  readonly notes: readonly string[];
  readonly numbers: unknown;
}

export function checkLimits(limits: readonly Limit[]): CheckedLimit[] {
  return limits.map((limit) => {
    if (limit.waived !== undefined) return { ...limit, met: null };
    const { measured, sense } = limit;
    return { ...limit, met: sense === 'at least' ? measured >= limit.limit : measured <= limit.limit };
  });
}

/** Formats findings as Markdown: tables, notes, one line per target. */
export function printedFindings({ title, tables, limits, notes }: Findings): string {
  return [
    `## ${title}`,
    ...tables.map(({ head, rows }) => markdownTable(head, rows)),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    limits.map(printedLimit).join('\n'),
  ].join('\n\n');
}

function printedLimit({ what, measured, sense, limit, unit, met, waived }: CheckedLimit): string {
  const verdict = met === null ? 'not checked' : met ? 'met' : 'MISSED';
  const reason = waived === undefined ? '' : ` (${waived})`;
  return `${verdict}: ${what} ${figure(measured)}${unit}, target: ${sense} ${limit.toLocaleString('en')}${unit}${reason}`;
}

/** Formats a number with its significant digits. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** Computes a sample from latencies and duration; CPU time where known. */
export function sampleOf(latenciesMs: readonly number[], seconds: number, cpuMicros = Number.NaN): Sample {
  return {
    requestsPerSecond: latenciesMs.length / seconds,
    p50Ms: percentile(latenciesMs, 50),
    p99Ms: percentile(latenciesMs, 99),
    cpuMicrosPerRequest: cpuMicros / latenciesMs.length,
  };
}
