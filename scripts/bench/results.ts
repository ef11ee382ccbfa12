/** Measures of a sample: heading in tables, digits after the point, and whether more is better. */
export const measures = {
  perSecond: { heading: 'per second', digits: 0, moreIsBetter: true },
  p50Ms: { heading: 'p50 ms', digits: 2, moreIsBetter: false },
  p95Ms: { heading: 'p95 ms', digits: 2, moreIsBetter: false },
  p99Ms: { heading: 'p99 ms', digits: 2, moreIsBetter: false },
  cpuMicros: { heading: 'CPU µs, Node', digits: 0, moreIsBetter: false },
  postgresCpuMicros: { heading: 'CPU µs, PostgreSQL', digits: 0, moreIsBetter: false },
  offeredPerSecond: { heading: 'offered per second', digits: 0, moreIsBetter: true },
  goodputShare: { heading: 'of its capacity', digits: 2, moreIsBetter: true },
  cpuLeftShare: { heading: 'CPU left by the sender', digits: 2, moreIsBetter: true },
  refusedPerSecond: { heading: 'refused per second', digits: 0, moreIsBetter: false },
  refusedP99Ms: { heading: 'p99 ms of refusals', digits: 2, moreIsBetter: false },
  seconds: { heading: 'seconds', digits: 1, moreIsBetter: false },
  moreMB: { heading: 'more MB', digits: 0, moreIsBetter: false },
  residentMB: { heading: 'resident MB', digits: 0, moreIsBetter: false },
  heapMB: { heading: 'heap MB', digits: 0, moreIsBetter: false },
  paintMs: { heading: 'largest paint ms', digits: 0, moreIsBetter: false },
  layoutShift: { heading: 'layout shift', digits: 2, moreIsBetter: false },
  kilobytes: { heading: 'kB', digits: 1, moreIsBetter: false },
  heapBytes: { heading: 'heap bytes', digits: 0, moreIsBetter: false },
  indexBytes: { heading: 'index bytes', digits: 0, moreIsBetter: false },
  toastBytes: { heading: 'TOAST and maps', digits: 0, moreIsBetter: false },
  totalBytes: { heading: 'total bytes', digits: 0, moreIsBetter: false },
} as const;

export type Measure = keyof typeof measures;

export const measureNames = Object.keys(measures) as readonly Measure[];

/** Measures of one contestant in one round. */
export type Sample = Readonly<Partial<Record<Measure, number>>>;

/** The median of the rounds, and the lowest and the highest. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** The figure of `of`, divided by that of this row: the median of the rounds' ratios. */
export interface Ratio extends Spread {
  readonly of: string;
  readonly measure: Measure;
}

/** All rounds of one contestant with one subject. */
export interface Row {
  /** The measured operation, such as a request. */
  readonly subject: string;
  /** Which program, or under which condition. */
  readonly contestant: string;
  readonly values: Readonly<Partial<Record<Measure, Spread>>>;
  readonly ratio?: Ratio;
}

/** A target: minimum or maximum of a figure. */
export interface Limit {
  readonly what: string;
  readonly measured: number;
  readonly sense: 'at least' | 'at most';
  readonly limit: number;
  readonly unit: string;
  readonly met: boolean;
}

/** Everything that a part measured. */
export interface PartResult {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly limits: readonly Limit[];
  /** Sentences that explain the rows. */
  readonly notes: readonly string[];
}

/** Returns a percentile, interpolated; NaN for no numbers. */
export function percentile(values: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const rank = ((sorted.length - 1) * share) / 100;
  const below = sorted[Math.floor(rank)] ?? Number.NaN;
  const above = sorted[Math.ceil(rank)] ?? Number.NaN;
  return below + (above - below) * (rank - Math.floor(rank));
}

export function spread(values: readonly number[]): Spread {
  return { median: percentile(values, 50), low: Math.min(...values), high: Math.max(...values) };
}

/** Computes a sample from latencies and duration; CPU time where known. */
export function toSample(latenciesMs: readonly number[], seconds: number, cpuMicros?: number): Sample {
  return {
    perSecond: latenciesMs.length / seconds,
    p50Ms: percentile(latenciesMs, 50),
    p95Ms: percentile(latenciesMs, 95),
    p99Ms: percentile(latenciesMs, 99),
    ...(cpuMicros === undefined ? {} : { cpuMicros: cpuMicros / latenciesMs.length }),
  };
}

/** The rounds of one contestant with one subject, before they are summarized. */
export interface Series {
  readonly subject: string;
  readonly contestant: string;
  readonly rounds: readonly Sample[];
}

/** Whose ratios to the others are computed, and of which measure. */
export interface Subject {
  readonly contestant: string;
  readonly measure: Measure;
}

/**
 * Computes each contestant's row. All contestants ran in every round, so a slow phase of the machine affects all of them;
 * a ratio of medians could compare different phases.
 */
export function summarize(series: readonly Series[], ratioOf?: Subject): Row[] {
  return series.map(({ subject, contestant, rounds }) => {
    const names = measureNames.filter((name) => rounds.some((round) => Number.isFinite(round[name])));
    const values = Object.fromEntries(
      names.map((name) => [name, spread(rounds.flatMap((round) => round[name] ?? []))]),
    );
    const ours = series.find((one) => one.subject === subject && one.contestant === ratioOf?.contestant);
    if (!ratioOf || !ours || contestant === ratioOf.contestant) return { subject, contestant, values };
    const { measure } = ratioOf;
    const ratios = rounds.map(
      (round, index) => (ours.rounds[index]?.[measure] ?? Number.NaN) / (round[measure] ?? Number.NaN),
    );
    return { subject, contestant, values, ratio: { of: ratioOf.contestant, measure, ...spread(ratios) } };
  });
}

/** Returns the row of a contestant with a subject. @throws {Error} if it was not measured */
export function findRow(rows: readonly Row[], subject: string, contestant: string): Row {
  const row = rows.find((one) => one.subject === subject && one.contestant === contestant);
  if (!row) throw new Error(`${subject} was not measured with ${contestant}`);
  return row;
}

/** Formats a number with its significant digits. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

function formatMeasure(name: Measure, { median }: Spread): string {
  if (Math.abs(median) >= 100) return Math.round(median).toLocaleString('en');
  return median.toFixed(Math.min(measures[name].digits, Math.abs(median) >= 10 ? 1 : 2));
}

/** Formats a ratio with its range over the rounds. */
export function formatRatio({ median, low, high }: Spread): string {
  return `${median.toFixed(2)} × (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

/** Formats rows as Markdown tables: one for neighboring subjects with the same measures, a column per measure. */
export function rowsTables(rows: readonly Row[]): string {
  const subjects = [...Map.groupBy(rows, ({ subject }) => subject).values()];
  const tables: { readonly columns: string; readonly rows: Row[] }[] = [];
  for (const of of subjects) {
    const columns = [...measuresOf(of), ...of.flatMap(({ ratio }) => ratio?.of ?? []).slice(0, 1)].join();
    const last = tables.at(-1);
    if (last?.columns === columns) last.rows.push(...of);
    else tables.push({ columns, rows: [...of] });
  }
  return tables.map(({ rows }) => rowsTable(rows)).join('\n\n');
}

const measuresOf = (rows: readonly Row[]) =>
  measureNames.filter((name) => rows.some(({ values }) => values[name]));

function rowsTable(rows: readonly Row[]): string {
  const names = measuresOf(rows);
  const [ours] = rows.flatMap(({ ratio }) => ratio?.of ?? []);
  const head = [
    '',
    '',
    ...names.map((name) => measures[name].heading),
    ...(ours ? [`${ours}, relative`] : []),
  ];
  return markdownTable(
    head,
    rows.map(({ subject, contestant, values, ratio }, index) => [
      rows[index - 1]?.subject === subject ? '' : subject,
      contestant,
      ...names.map((name) => (values[name] ? formatMeasure(name, values[name]) : '')),
      ...(ours ? [ratio ? formatRatio(ratio) : ''] : []),
    ]),
  );
}

/** Formats an aligned Markdown table; the first columns are left-aligned, the others right-aligned. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  leftAligned = 2,
): string {
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isLeft = (column: number) => column < leftAligned;
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return isLeft(column) ? cell.padEnd(width) : cell.padStart(width);
  };
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isLeft(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Formats what a part measured as Markdown: rows, notes, a line per target. */
export function printedResult({ title, rows, limits, notes }: PartResult): string {
  return [`## ${title}`, rowsTables(rows), notes.join('\n'), limits.map(printedLimit).join('\n')]
    .filter((text) => text !== '')
    .join('\n\n');
}

function printedLimit({ what, measured, sense, limit, unit, met }: Limit): string {
  const verdict = met ? 'met' : 'MISSED';
  return `${verdict}: ${what} ${figure(measured)}${unit}, target: ${sense} ${limit.toLocaleString('en')}${unit}`;
}
