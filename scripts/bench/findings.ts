import { markdownTable } from './table.ts';

/** A table as it is printed: the first column names, the others measure. */
export interface FindingsTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a figure must reach, or stay below. */
export interface Limit {
  readonly what: string;
  readonly measured: number;
  readonly sense: 'at least' | 'at most';
  readonly limit: number;
  readonly unit: string;
  /** Why the limit doesn't hold in this run; it is printed and not judged then. */
  readonly waived?: string | undefined;
}

export interface JudgedLimit extends Limit {
  /** Null: not judged. */
  readonly met: boolean | null;
}

/** What a part measured: tables, bars, and every number for the JSON file. */
export interface Findings {
  readonly title: string;
  readonly tables: readonly FindingsTable[];
  readonly limits: readonly JudgedLimit[];
  /** What a reader must know to read the tables right, a sentence each. */
  readonly notes: readonly string[];
  readonly numbers: unknown;
}

export function judgeLimits(limits: readonly Limit[]): JudgedLimit[] {
  return limits.map((limit) => {
    if (limit.waived !== undefined) return { ...limit, met: null };
    const { measured, sense } = limit;
    return { ...limit, met: sense === 'at least' ? measured >= limit.limit : measured <= limit.limit };
  });
}

/** Findings as Markdown: the tables, the notes, then a line a bar. */
export function printedFindings({ title, tables, limits, notes }: Findings): string {
  return [
    `## ${title}`,
    ...tables.map(({ head, rows }) => markdownTable(head, rows)),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    limits.map(printedLimit).join('\n'),
  ].join('\n\n');
}

function printedLimit({ what, measured, sense, limit, unit, met, waived }: JudgedLimit): string {
  const verdict = met === null ? 'not judged' : met ? 'met' : 'MISSED';
  const reason = waived === undefined ? '' : ` (${waived})`;
  return `${verdict}: ${what} ${figure(measured)}${unit}, the bar is ${sense} ${limit.toLocaleString('en')}${unit}${reason}`;
}

/** A number with as many digits as mean something. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}
