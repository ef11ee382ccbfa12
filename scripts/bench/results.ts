/** Returns the median; NaN for no numbers. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Returns a percentile, interpolated; NaN for no numbers. */
export function percentile(values: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const rank = ((sorted.length - 1) * share) / 100;
  const below = sorted[Math.floor(rank)] ?? Number.NaN;
  const above = sorted[Math.ceil(rank)] ?? Number.NaN;
  return below + (above - below) * (rank - Math.floor(rank));
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

/** Returns the median of each number. */
export function medians(rounds: readonly Sample[]): Sample {
  const of = (name: keyof Sample) => median(rounds.map((round) => round[name]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    cpuMicrosPerRequest: of('cpuMicrosPerRequest'),
  };
}

/** Computes each server's medians and its ratio to `base`. */
export function summarize(series: readonly Series[], base: string): Summary[] {
  const reference = series.find(({ server }) => server === base);
  if (!reference) throw new Error(`${base} was not measured`);
  return series.map(({ server, rounds }) => ({
    server,
    ...medians(rounds),
    ratio: medianRatio(rounds, reference.rounds),
  }));
}

/**
 * Median of the rounds' ratios. Both servers run in every round, so a slow phase affects both; a ratio of medians
 * could compare different phases.
 */
function medianRatio(rounds: readonly Sample[], reference: readonly Sample[]): number {
  return median(
    rounds.map(
      (round, index) => round.requestsPerSecond / (reference[index]?.requestsPerSecond ?? Number.NaN),
    ),
  );
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

export function atLeast(what: string, measured: number, limit: number, unit = ''): Limit {
  return { what, measured, sense: 'at least', limit, unit };
}

export function atMost(what: string, measured: number, limit: number, unit = ''): Limit {
  return { what, measured, sense: 'at most', limit, unit };
}

interface CheckedLimit extends Limit {
  /** Null: not checked. */
  readonly met: boolean | null;
}

/** Results of a part: tables, targets, and all numbers for the JSON file. */
export interface Findings {
  readonly title: string;
  readonly tables: readonly FindingsTable[];
  readonly limits: readonly Limit[];
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
    notes.join('\n'),
    checkLimits(limits).map(printedLimit).join('\n'),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
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

/** Formats throughput and latency, the middle columns of most tables. */
export function rateCells({ requestsPerSecond, p50Ms, p99Ms }: Sample): string[] {
  return [requestsPerSecond, p50Ms, p99Ms].map(figure);
}

/** Computes a sample from latencies and duration; CPU time where known. */
export function toSample(latenciesMs: readonly number[], seconds: number, cpuMicros = Number.NaN): Sample {
  return {
    requestsPerSecond: latenciesMs.length / seconds,
    p50Ms: percentile(latenciesMs, 50),
    p99Ms: percentile(latenciesMs, 99),
    cpuMicrosPerRequest: cpuMicros / latenciesMs.length,
  };
}
