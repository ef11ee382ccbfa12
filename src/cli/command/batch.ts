import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type BatchIdentity, findBatch } from '../../../db/query/batch/batch.ts';
import { type BatchOrderRow, listBatchOrderRows } from '../../../db/query/batch/batch-order.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { pricingContext } from '../../account/pricing-inputs.ts';
import { batchView } from '../../batch/batch.ts';
import { isPlacedWarning } from '../../batch/placed-reference.ts';
import { readOrderList } from '../../batch/read-orders.ts';
import { validateBatch } from '../../batch/validate-batch.ts';
import { ApiError, describeApiError, type Violation } from '../../contract/errors.ts';
import { invocation } from '../../invocation.ts';
import { ownKey } from '../../key-format.ts';
import { createShipmentBatch } from '../../operation/shipment-batch.ts';
import { fileFaultText } from '../../order-file/file-fault.ts';
import { noChoices, openOrderFile, templateHeader } from '../../order-file/order-file.ts';
import { maxOrders } from '../../order-file/orders.ts';
import { findKeyRing } from '../../secret/open-key-ring.ts';
import { type CliCommand, type CommandResult, formatTable, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { chosenAccount } from '../require.ts';
import { runForCommand } from '../run-for-command.ts';
import { onDatabase, type Session } from '../session.ts';
import { withWorkContext } from '../work-context.ts';

interface CreateOptions {
  readonly account?: string;
  readonly live?: true;
  readonly key?: string;
  readonly check?: true;
  readonly includePlaced?: true;
}

const fileHelp = `
A CSV file in UTF-8 has an order in each row. Its first row names the fields by their paths in the body of createShipment:
  ${templateHeader.join(',')}
Lists count from 0 (items.1.quantity). A JSON file is a list of orders, or a body of createShipmentBatch.

An order is left out if its reference_no is already placed: a shipment has it that was not cancelled, or an order that
waits in a batch. So a corrected file books only what is missing.

The command only stores the orders. Workers of the service book them. With the same file and options or the same --key, it
returns the same batch for 24 hours.`;

export function batchCreate(group: CliCommand, session: Session): void {
  group
    .command('create')
    .description('Book the orders of a CSV or JSON file, at most 1,000, as createShipmentBatch does')
    .argument('<file>', 'CSV or JSON file with the orders, each with a reference_no of its own')
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'book in live mode, which charges the wallet (default: test mode)')
    .option('--key <key>', 'idempotency key of the batch (default: a hash of the file)')
    .option('--check', 'only show violations, warnings and the total; exit with 1 if there are violations')
    .option(
      '--include-placed',
      'also book orders whose reference_no is already placed (default: leave them out)',
    )
    .addHelpText('after', fileHelp)
    .examples('batch create orders.csv --check', 'batch create orders.csv --account acc_… --live')
    .action(onDatabase(session, create));
}

export function batchShow(group: CliCommand, session: Session): void {
  group
    .command('show')
    .description('Show a batch with the result of each order')
    .argument('<id>', 'ID of the batch, as `batch create` shows it')
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'a batch of live mode (default: test mode)')
    .examples('batch show sba_…')
    .action(onDatabase(session, show));
}

async function create(database: OpenDatabase, file: string, options: CreateOptions): Promise<CommandResult> {
  const account = await chosenAccount(database, options.account);
  const scope = { accountId: account.id, livemode: options.live === true };
  const { content, orders, rows } = await readOrders(file);
  const skipPlaced = !options.includePlaced;
  const body = { orders, skip_placed: skipPlaced };
  const list = readOrderList(body);
  if (list.violations) throw new Refusal(describeViolations(list.violations, rows));
  const ring = await findKeyRing(database.config, database);
  if (!ring)
    throw new Refusal('The encryption keys of this installation are not there. Start the service first.');
  return withWorkContext(database, ring, async (context) => {
    const pricing = await pricingContext(context, { scope, pricingVersion: null });
    const checked = await validateBatch(context, scope, { orders: list.orders, skipPlaced }, pricing);
    const all = findingsOf(checked, rows);
    const findings = skipPlaced ? all.filter((finding) => !isPlacedWarning(finding)) : all;
    const leftOut = skipPlaced ? all.filter(isPlacedWarning) : [];
    if (options.check) return checkResult(checked, { findings, leftOut, rows });
    const digest = createHash('sha256').update(content).digest('base64url');
    const key = options.key ?? `file.${digest}${skipPlaced ? '' : '.again'}`;
    try {
      const input = { key: ownKey(key), body };
      const stored = await runForCommand(context, scope, 'createShipmentBatch', createShipmentBatch, input);
      const { data, isReplay } = stored;
      const leftOutNow = await leftOutOf(database, { accountId: account.id, id: data.id }, rows);
      const mode = options.live ? ' --live' : '';
      const lines = [
        // After a repeat, its own shipments would be warned about.
        ...(isReplay ? [] : findingTable(findings, rows)),
        ...leftOutTable(leftOutNow, rows),
        `${data.id}: ${data.counts.pending} orders are stored and will be booked.`,
        `Show the results with \`${invocation} batch show ${data.id} --account ${account.id}${mode}\`.`,
      ];
      return { json: data, lines };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { violations } = error.options;
      throw new Refusal(violations ? describeViolations(violations, rows) : `${describeApiError(error)}.`);
    }
  });
}

/** Numbers the orders as their file does. A list in JSON has no rows. */
interface Rows {
  readonly name: 'row' | 'order';
  readonly numberOf: (index: number) => number;
}

async function readOrders(
  file: string,
): Promise<{ readonly content: Buffer; readonly orders: unknown; readonly rows: Rows }> {
  const content = await readFile(file).catch((error: Error) => {
    throw new Refusal(`<file>: ${error.message}.`);
  });
  if (!file.toLowerCase().endsWith('.json')) {
    const read = openOrderFile(content, noChoices);
    if (read.fault !== null) throw new Refusal(`<file>: ${fileFaultText(read.fault, 'en')}`);
    const { orders, mapping } = read;
    const [column] = mapping.unknown;
    if (column !== undefined)
      throw new Refusal(`<file>: ${fileFaultText({ reason: 'unknown_column', column }, 'en')}`);
    return {
      content,
      orders: orders.map(({ body }) => body),
      rows: { name: 'row', numberOf: (index) => orders[index]?.lines[0] ?? 0 },
    };
  }
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    return {
      content,
      orders: Array.isArray(value) ? value : (value as { readonly orders?: unknown } | null)?.orders,
      rows: { name: 'order', numberOf: (index) => index + 1 },
    };
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(`<file>: ${error.message}.`);
    throw new Refusal('<file>: The file is not in UTF-8. Save it in UTF-8.');
  }
}

function describeViolations(violations: readonly Violation[], rows: Rows): string {
  const lines = violations.map(({ path, message }) => {
    const [list, index, ...field] = path;
    const problem = namingRow(message, rows);
    return list === 'orders' && typeof index === 'number'
      ? `  ${rows.name} ${rows.numberOf(index)}: ${field.join('.')} ${problem}`
      : `  ${path.join('.')} ${problem}`;
  });
  return `Nothing was stored:\n${lines.join('\n')}`;
}

/** Names another order that a message names by its place in the list. */
function namingRow(message: string, { name, numberOf }: Rows): string {
  return message.replace(/\borders\[(\d+)\]/, (_, index) => `${name} ${numberOf(Number(index))}`);
}

interface Finding {
  readonly row: number;
  readonly reference: string;
  readonly kind: 'violation' | 'warning';
  readonly code: string;
  readonly text: string;
}

/** Lists what was found on each order, in the order of the file. */
function findingsOf({ orders }: Schemas['ShipmentBatchValidation'], rows: Rows): Finding[] {
  return orders.flatMap(({ index, reference_no, violations, warnings }) => {
    const finding = (kind: Finding['kind'], { path, code, message }: Schemas['Violation']): Finding => ({
      row: rows.numberOf(index),
      reference: reference_no ?? '',
      kind,
      code,
      text: `${path.join('.')} ${namingRow(message, rows)}`.trim(),
    });
    const suggested = warnings.map(({ message, suggestion, ...warning }) => ({
      ...warning,
      message: suggestion === null ? message : `${message} (suggestion: ${suggestion})`,
    }));
    return [
      ...violations.map((violation) => finding('violation', violation)),
      ...suggested.map((warning) => finding('warning', warning)),
    ];
  });
}

/** Lists the orders of a stored batch that were left out. */
async function leftOutOf({ kysely }: OpenDatabase, batch: BatchIdentity, rows: Rows): Promise<Finding[]> {
  const refused = await listBatchOrderRows(kysely, batch, {
    status: 'refused',
    after: null,
    limit: maxOrders,
  });
  return refused.flatMap(({ position, reference_no, error }) => {
    const [reason] = Array.isArray(error?.data) ? (error.data as Schemas['Violation'][]) : [];
    if (!reason || !isPlacedWarning(reason)) return [];
    const text = `${reason.path.join('.')} ${reason.message}`;
    return [
      { row: rows.numberOf(position), reference: reference_no, kind: 'warning', code: reason.code, text },
    ];
  });
}

function findingTable(findings: readonly Finding[], { name }: Rows): string[] {
  if (findings.length === 0) return [];
  const cells = findings.map(({ row, reference, kind, text }) => [`${row}`, reference, kind, text]);
  return formatTable([name.toUpperCase(), 'REFERENCE', 'KIND', 'PROBLEM'], cells);
}

function leftOutTable(leftOut: readonly Finding[], { name }: Rows): string[] {
  if (leftOut.length === 0) return [];
  const cells = leftOut.map(({ row, reference, text }) => [`${row}`, reference, text]);
  return [
    ...formatTable([name.toUpperCase(), 'REFERENCE', 'LEFT OUT'], cells),
    `Orders left out: ${leftOut.length}. --include-placed books them again.`,
  ];
}

function checkResult(
  checked: Schemas['ShipmentBatchValidation'],
  { findings, leftOut, rows }: { findings: readonly Finding[]; leftOut: readonly Finding[]; rows: Rows },
): CommandResult {
  const valid = checked.orders.filter((order) => order.valid).length;
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  return {
    json: checked,
    lines: [
      ...findingTable(findings, rows),
      ...leftOutTable(leftOut, rows),
      ...checked.violations.map(({ message }) => message),
      `Violations: ${count('violation')}. Warnings: ${count('warning')}.`,
      `${valid} of ${checked.orders.length} orders are valid. Total to book: HKD ${checked.total_hkd.toFixed(2)}.`,
    ],
    ...(checked.valid ? {} : { failure: 'The batch has violations. Nothing was stored.' }),
  };
}

async function show(
  database: OpenDatabase,
  id: string,
  options: Pick<CreateOptions, 'account' | 'live'>,
): Promise<CommandResult> {
  const account = await chosenAccount(database, options.account);
  const scope = { accountId: account.id, livemode: options.live === true };
  const batch = await findBatch(database.kysely, scope, id);
  if (!batch) throw new Refusal(`<id>: the account has no batch ${JSON.stringify(id)} in this mode.`);
  const rows = await listBatchOrderRows(
    database.kysely,
    { accountId: account.id, id },
    { after: null, limit: 1_000 },
  );
  const view = batchView(batch);
  const { counts } = view;
  return {
    json: { ...view, orders: rows.map(orderResult) },
    lines: [
      ...formatTable(
        ['REFERENCE', 'STATUS', 'SHIPMENT', 'ERROR'],
        rows.map(({ reference_no, status, tracking_number, error }) => [
          reference_no,
          status,
          tracking_number ?? '',
          error?.message ?? '',
        ]),
      ),
      `${view.status}: ${counts.placed} placed, ${counts.refused} refused (${counts.retryable} can be tried again), ${counts.cancelled} cancelled, ${counts.pending} pending.`,
    ],
  };
}

function orderResult({ reference_no, status, tracking_number, error }: BatchOrderRow) {
  return { reference_no, status, shipment: tracking_number, error: error?.message ?? null };
}
