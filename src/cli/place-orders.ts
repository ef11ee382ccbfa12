import { createHash } from 'node:crypto';
import { type BatchIdentity, findBatch } from '../../db/query/batch/batch.ts';
import { listBatchOrderRows } from '../../db/query/batch/batch-order.ts';
import type { Scope } from '../../db/scope.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { BookingContext } from '../account/pricing-inputs.ts';
import { batchView } from '../batch/batch.ts';
import { validateBatch } from '../batch/validate-batch.ts';
import { isPlacedWarning } from '../booking/placed-reference.ts';
import type { WorkContext } from '../context.ts';
import { ApiError, describeApiError } from '../contract/errors.ts';
import { invocation } from '../invocation.ts';
import { ownKey } from '../key-format.ts';
import { createShipmentBatch } from '../operation/shipment-batch.ts';
import { maxOrders } from '../order-file/orders.ts';
import { type CommandResult, Refusal } from './command-line.ts';
import {
  describeViolations,
  findingOf,
  findingTable,
  type ListFinding,
  leftOutTable,
} from './order-finding.ts';
import { countText, type OrderList, someOf } from './order-list.ts';
import { runForCommand } from './run-for-command.ts';

/** Checked orders of a file, to be stored as a batch. */
export interface CheckedList {
  readonly context: WorkContext;
  readonly pricing: BookingContext;
  readonly scope: Scope;
  /** As `validateBatch` takes them. */
  readonly orders: readonly unknown[];
  readonly list: OrderList;
  /** Problems and warnings of the check, those of the file first. */
  readonly findings: readonly ListFinding[];
  /** Orders that are placed already. */
  readonly leftOut: readonly ListFinding[];
  readonly options: { readonly key?: string; readonly skipPlaced: boolean };
}

type Body = Pick<Schemas['ShipmentBatchCreateRequest'], 'skip_placed'> & {
  readonly orders: readonly unknown[];
};

/** Stores the orders of a file as a batch, once: a repeated call shows what became of them. */
export async function placeOrders(checked: CheckedList, body: Body): Promise<CommandResult> {
  const { list, options } = checked;
  try {
    const { data, isReplay } = await send(checked, { key: options.key ?? keyOf(body), body });
    return isReplay ? await repeat(checked, body, data.id) : await report(checked, data, list);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { violations } = error.options;
    throw new Refusal(violations ? describeViolations(violations, list) : `${describeApiError(error)}.`);
  }
}

function send({ context, scope }: CheckedList, { key, body }: { readonly key: string; readonly body: Body }) {
  return runForCommand(context, scope, 'createShipmentBatch', createShipmentBatch, {
    body,
    key: ownKey(key),
  });
}

/** Says what became of the batch that has these orders. Those of it that are not placed any more go into a further batch. */
async function repeat(checked: CheckedList, body: Body, first: string): Promise<CommandResult> {
  const { context, scope, list, leftOut, options } = checked;
  const earlier: string[] = [];
  for (let id = first; ; ) {
    const stored = await findBatch(context.db.kysely, scope, id);
    if (!stored) throw new Refusal(`The batch ${id} of these orders is gone. Give another --key.`);
    const view = batchView(stored);
    earlier.push(
      `${id}: the batch of ${view.created_at} with these orders. ${batchStateText(view)}`,
      showHint(checked, id),
    );
    const left = await ordersLeft(checked);
    const references = someOf(left.map(({ reference }) => reference));
    const isOwnKey = options.key !== undefined || !options.skipPlaced;
    if (left.length === 0 || isOwnKey) {
      const cure = left.length === 0 ? '' : ` To book these orders again, give another --key: ${references}.`;
      return {
        json: view,
        lines: [...leftOutTable(leftOut, list), ...earlier, `Nothing more was stored.${cure}`],
        ...failureOf(checked, 'with problems, not booked.'),
      };
    }
    const rest = { ...body, orders: left.map(({ order }) => order.body) };
    const { data, isReplay } = await send(checked, { key: keyOf([id, rest]), body: rest });
    if (!isReplay) {
      const note = `${countText(left.length, 'order')} not placed any more, stored again: ${references}.`;
      return report(checked, data, { ...list, orders: left.map(({ order }) => order) }, [...earlier, note]);
    }
    id = data.id;
  }
}

/** Returns the orders that a new batch would book now. */
async function ordersLeft({ context, scope, orders, list, pricing, options: { skipPlaced } }: CheckedList) {
  const now = await validateBatch(context, scope, { orders, skipPlaced }, pricing);
  return now.orders.flatMap(({ index, valid, warnings, reference_no }) => {
    const order = list.orders[index];
    const isPlaced = skipPlaced && warnings.some(isPlacedWarning);
    return order && valid && !isPlaced ? [{ order, reference: reference_no ?? '' }] : [];
  });
}

/** Says what was stored. After a repeat, the earlier shipments of the orders would be warned about. */
async function report(
  checked: CheckedList,
  data: Schemas['ShipmentBatch'],
  stored: OrderList,
  earlier: readonly string[] = [],
): Promise<CommandResult> {
  const { context, scope, list, findings } = checked;
  const leftOutNow = await leftOutOf(context.db, { accountId: scope.accountId, id: data.id }, stored);
  const lines = [
    ...(earlier.length > 0 ? earlier : [...list.notes, ...findingTable(findings, list)]),
    ...leftOutTable(leftOutNow, list),
    `${data.id}: ${countText(data.counts.pending, 'order')} stored, to be booked.`,
    showHint(checked, data.id),
  ];
  const outcome = earlier.length > 0 ? 'with problems, not booked.' : 'stored, but will be refused.';
  return { json: data, lines, ...failureOf(checked, outcome) };
}

/** Says how far a batch is. */
export function batchStateText({ status, counts }: Schemas['ShipmentBatch']): string {
  return `${status}: ${counts.placed} placed, ${counts.refused} refused (${counts.retryable} can be tried again), ${counts.cancelled} cancelled, ${counts.pending} pending.`;
}

function showHint({ scope: { accountId, livemode } }: CheckedList, id: string): string {
  const mode = livemode ? ' --live' : '';
  return `Show the results with \`${invocation} batch show ${id} --account ${accountId}${mode}\`.`;
}

function failureOf({ list, findings }: CheckedList, outcome: string): { readonly failure?: string } {
  const refused = new Set(
    findings
      .slice(list.faults.length)
      .flatMap(({ kind, reference, number }) => (kind === 'problem' ? [reference || number] : [])),
  ).size;
  const failed = [
    ...(list.faulty > 0 ? [`${countText(list.faulty, 'order')} not stored.`] : []),
    ...(refused > 0 ? [`${countText(refused, 'order')} ${outcome}`] : []),
  ];
  const cure = 'Correct the file and run the command again: it books only what is missing.';
  return failed.length > 0 ? { failure: [...failed, cure].join(' ') } : {};
}

/** Lists the orders of a stored batch that were left out. */
async function leftOutOf(
  { kysely }: WorkContext['db'],
  batch: BatchIdentity,
  list: OrderList,
): Promise<ListFinding[]> {
  const refused = await listBatchOrderRows(kysely, batch, {
    status: 'refused',
    after: null,
    limit: maxOrders,
  });
  return refused.flatMap(({ position, reference_no, error }) => {
    const [reason] = Array.isArray(error?.data) ? (error.data as Schemas['Violation'][]) : [];
    if (!reason || !isPlacedWarning(reason)) return [];
    return [findingOf(list, position, reference_no, reason, 'left out')];
  });
}

function keyOf(body: unknown): string {
  return `orders.${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}`;
}
