import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findBatch } from '../../../db/query/batch/batch.ts';
import { type BatchOrderRow, listBatchOrderRows } from '../../../db/query/batch/batch-order.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { pricingContext } from '../../account/pricing-inputs.ts';
import { acceptUnderKey } from '../../batch/accept-batch.ts';
import { batchView } from '../../batch/batch.ts';
import { checkBatch } from '../../batch/check-batch.ts';
import { csvFaultText } from '../../batch/csv-fault.ts';
import { csvExampleHeader, readCsvOrders } from '../../batch/read-csv.ts';
import { readOrderList } from '../../batch/read-orders.ts';
import { ApiError, describeApiError, type Violation } from '../../contract/errors.ts';
import { invocation } from '../../invocation.ts';
import { findKeyRing } from '../../secret/open-key-ring.ts';
import { commandLineActor } from '../../user/audit.ts';
import { type CliCommand, type CommandResult, formatTable, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { chosenAccount } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';
import { withWorkContext } from '../work-context.ts';

interface CreateOptions {
  readonly account?: string;
  readonly live?: true;
  readonly key?: string;
  readonly check?: true;
}

const fileHelp = `
A CSV file in UTF-8 has an order in each row. Its first row names the fields by their paths in the body of createShipment:
  ${csvExampleHeader}
Lists count from 0 (items.1.quantity). A JSON file is a list of orders, or a body of createShipmentBatch.

The command only stores the orders. Workers of the service book them. With the same file or the same --key, it returns the
same batch for 24 hours.`;

export function batchCreate(group: CliCommand, session: Session): void {
  group
    .command('create')
    .description('Book the orders of a CSV or JSON file, at most 1,000, as createShipmentBatch does')
    .argument('<file>', 'CSV or JSON file with the orders, each with a reference_no of its own')
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'book in live mode, which charges the wallet (default: test mode)')
    .option('--key <key>', 'idempotency key of the batch (default: a hash of the file)')
    .option('--check', 'only show the violations and the price of every order')
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
  const { content, orders } = await readOrders(file);
  const ring = await findKeyRing(database.config, database);
  if (!ring)
    throw new Refusal('The encryption keys of this installation are not there. Start the service first.');
  return withWorkContext(database, ring, async (context) => {
    if (options.check) {
      const list = readOrderList({ orders });
      if (list.violations) throw new Refusal(describeViolations(list.violations));
      const pricing = await pricingContext(context, { scope, pricingVersion: null });
      return checkResult(await checkBatch(context, scope, list.orders, pricing));
    }
    const key = options.key ?? `file.${createHash('sha256').update(content).digest('base64url')}`;
    const actor = commandLineActor(account.id, new Date());
    try {
      const { storedBody } = await acceptUnderKey(context, { scope, key, body: { orders }, actor });
      const { data }: { readonly data: Schemas['ShipmentBatch'] } = JSON.parse(storedBody);
      const mode = options.live ? ' --live' : '';
      const lines = [
        `${data.id}: ${data.counts.total} orders are stored and will be booked.`,
        `Show the results with \`${invocation} batch show ${data.id} --account ${account.id}${mode}\`.`,
      ];
      return { json: data, lines };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { violations } = error.options;
      throw new Refusal(violations ? describeViolations(violations) : `${describeApiError(error)}.`);
    }
  });
}

async function readOrders(file: string): Promise<{ readonly content: Buffer; readonly orders: unknown }> {
  const content = await readFile(file).catch((error: Error) => {
    throw new Refusal(`<file>: ${error.message}.`);
  });
  if (!file.toLowerCase().endsWith('.json')) {
    const read = readCsvOrders(content);
    if (read.fault !== null) throw new Refusal(`<file>: ${csvFaultText(read.fault, 'en')}`);
    return { content, orders: read.orders };
  }
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    return {
      content,
      orders: Array.isArray(value) ? value : (value as { readonly orders?: unknown } | null)?.orders,
    };
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(`<file>: ${error.message}.`);
    throw new Refusal('<file>: The file is not in UTF-8. Save it in UTF-8.');
  }
}

function describeViolations(violations: readonly Violation[]): string {
  return `Nothing was stored:\n${violations.map(({ path, message }) => `  ${path.join('.')} ${message}`).join('\n')}`;
}

function checkResult(checked: Schemas['ShipmentBatchValidation']): CommandResult {
  const faults = checked.orders.flatMap(({ index, reference_no, violations }) =>
    violations.map(({ path, message }) => [
      `${index + 1}`,
      reference_no ?? '',
      `${path.join('.')} ${message}`.trim(),
    ]),
  );
  const valid = checked.orders.filter((order) => order.valid).length;
  return {
    json: checked,
    lines: [
      ...(faults.length > 0 ? formatTable(['ORDER', 'REFERENCE', 'VIOLATION'], faults) : []),
      ...checked.violations.map(({ message }) => message),
      `${valid} of ${checked.orders.length} orders are valid, HKD ${checked.total_hkd.toFixed(2)} in all.`,
    ],
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
