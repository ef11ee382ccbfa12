import { type Bar, checkBars, type Series, type Summary, summarize, type Verdict } from './comparison.ts';
import { markdownTable } from './table.ts';

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
