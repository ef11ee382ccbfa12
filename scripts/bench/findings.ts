import { markdownTable } from './table.ts';

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
