import type { Schemas } from '../../generated/operations.ts';
import { isPlacedWarning } from '../booking/placed-reference.ts';
import type { Violation } from '../contract/errors.ts';
import { formatTable } from './command-line.ts';
import { type OrderFinding, type OrderList, someOf } from './order-list.ts';
import { problemText } from './order-problem.ts';

/** A finding of the check, or an order that is left out. */
export type ListFinding = Omit<OrderFinding, 'kind'> & { readonly kind: OrderFinding['kind'] | 'left out' };

/** Lists what was found on each order, in the order of the file. */
export function findingsOf(
  { orders }: Schemas['ShipmentBatchValidation'],
  list: OrderList,
  skipPlaced: boolean,
): ListFinding[] {
  return orders.flatMap(({ index, reference_no, violations, warnings }) => {
    const leftOut = skipPlaced ? warnings.find(isPlacedWarning) : undefined;
    const found = (one: Schemas['Violation'] | Schemas['Warning'], kind: ListFinding['kind']) =>
      findingOf(list, index, reference_no ?? '', one, kind);
    if (leftOut) return [found(leftOut, 'left out')];
    return [
      ...violations.map((one) => found(one, 'problem')),
      ...warnings.map((one) => found(one, 'warning')),
    ];
  });
}

export function findingOf(
  list: OrderList,
  index: number,
  reference: string,
  said: Schemas['Violation'] & { readonly suggestion?: string | null },
  kind: ListFinding['kind'],
): ListFinding {
  const order = list.orders[index];
  const { column, value } = order?.cellOf(said.path.join('.')) ?? { column: '', value: '' };
  return { number: order?.number ?? 0, reference, kind, column, value, text: textOf(said, value, list) };
}

function textOf(
  { suggestion = null, ...said }: Parameters<typeof findingOf>[3],
  value: string,
  { orders }: OrderList,
): string {
  const [, at] = /^must be unique in the batch: orders\[(\d+)\]/.exec(said.message) ?? [];
  if (at !== undefined)
    return `Order ${orders[Number(at)]?.number ?? ''} has the same reference. Give each order its own.`;
  const text = problemText(said, value);
  return suggestion === null
    ? text
    : `${text} Suggestion: ${suggestion === '' ? 'leave it empty' : suggestion}.`;
}

/** Formats findings as a table. What is the same for several orders is said once. */
export function findingTable(findings: readonly ListFinding[], { unit }: Pick<OrderList, 'unit'>): string[] {
  if (findings.length === 0) return [];
  const groups = Map.groupBy(findings, ({ kind, column, value, text }) =>
    JSON.stringify([kind, column, value, text]),
  );
  const cells = [...groups.values()].map((group) => [
    someOf(group.map(({ number }) => number)),
    someOf(group.map(({ reference }) => reference)),
    group[0]?.kind ?? '',
    group[0]?.column ?? '',
    group[0]?.value ?? '',
    group[0]?.text ?? '',
  ]);
  return formatTable([unit.toUpperCase(), 'REFERENCE', 'KIND', 'COLUMN', 'VALUE', 'TEXT'], cells);
}

export function leftOutTable(leftOut: readonly ListFinding[], { unit }: Pick<OrderList, 'unit'>): string[] {
  if (leftOut.length === 0) return [];
  const cells = leftOut.map(({ number, reference, text }) => [`${number}`, reference, text]);
  return [
    ...formatTable([unit.toUpperCase(), 'REFERENCE', 'LEFT OUT'], cells),
    `Orders left out: ${leftOut.length}. --include-placed books them again.`,
  ];
}

export function nothingStored(lines: readonly string[]): string {
  return `Nothing was stored:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/** Describes why the list is refused as a whole, by line. */
export function describeViolations(violations: readonly Violation[], list: OrderList): string {
  const lines = violations.map((violation) => {
    const [part, index, ...path] = violation.path;
    if (part !== 'orders' || typeof index !== 'number') return problemText(violation);
    const { number, column, value, text } = findingOf(list, index, '', { ...violation, path }, 'problem');
    return `${list.unit} ${number}: ${value === '' ? column : `${column} ${JSON.stringify(value)}`}: ${text}`;
  });
  return nothingStored(lines);
}
