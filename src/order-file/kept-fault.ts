import type { Schemas } from '../../generated/operations.ts';
import type { CellFault } from './file-order.ts';
import { shorten } from './order-text.ts';

type Reason = CellFault['reason'];
type Kept = Pick<Schemas['Violation'], 'rule' | 'params'>;

/** The values that a refused order keeps of the fault of a cell, beside its kind. */
const parts: { readonly [R in Reason]: readonly string[] } = {
  row_differs: ['line', 'otherLine'],
  repeated_row: ['line', 'otherLine'],
  apart: ['line', 'otherLine'],
  cut_digits: [],
  many_items: ['line', 'lastLine', 'count', 'max'],
  no_currency: [],
  lost: ['by', 'value'],
  hs_code: ['value'],
  currency: ['currency'],
  currency_differs: ['currency', 'expected'],
};
const numbers = new Set(['line', 'otherLine', 'lastLine', 'count', 'max']);
const losses: ReadonlySet<string> = new Set(['error', 'date', 'misread']);

/** Returns the kind and the values of a fault, as a refused order keeps them, so that pages say it in both languages. */
export function keptFault(fault: CellFault): Kept {
  const names = parts[fault.reason];
  if (names.length === 0) return { rule: fault.reason };
  const values = new Map<string, string | number>(Object.entries(fault));
  const params = names.map((name) => {
    const value = values.get(name) ?? '';
    return [name, typeof value === 'string' ? shorten(value) : value] as const;
  });
  return { rule: fault.reason, params: Object.fromEntries(params) };
}

/** Returns the fault that a refused order keeps; null if the violation is another. It may come from a browser. */
export function readKeptFault({
  path,
  rule = '',
  params = {},
}: Kept & Pick<Schemas['Violation'], 'path'>): CellFault | null {
  if (!isReason(rule)) return null;
  const isValid = (name: string) => {
    const value = params[name];
    if (numbers.has(name)) return Number.isSafeInteger(value);
    return typeof value === 'string' && (name === 'by' ? losses.has(value) : value.length <= maxKeptLength);
  };
  if (!parts[rule].every(isValid)) return null;
  // The texts of a fault read no other parts.
  const values = parts[rule].map((name) => [name, params[name]] as const);
  return {
    line: 0,
    column: 0,
    ...Object.fromEntries(values),
    path: path.join('.'),
    reason: rule,
  } as CellFault;
}

/** Says if the text of a fault names lines of its file. */
export function namesLines({ reason }: CellFault): boolean {
  return parts[reason].includes('line');
}

function isReason(rule: string): rule is Reason {
  return Object.hasOwn(parts, rule);
}

/** Says if the data of a stored error have the fault of a cell of the order's file. */
export function hasKeptFault(data: unknown): boolean {
  return Array.isArray(data) && data.some((one: Schemas['Violation']) => readKeptFault(one) !== null);
}

/** No text of a violation that a person reads is longer. */
export const maxKeptLength = 600;
