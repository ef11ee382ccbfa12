import { InvalidArgumentError, Option } from 'commander';
import type { Schemas } from '../../../generated/operations.ts';
import { saveMapping } from '../../account/order-mapping.ts';
import { pricingContext } from '../../account/pricing-inputs.ts';
import { commandLineActor } from '../../audit.ts';
import { readOrderList } from '../../batch/read-orders.ts';
import { validateBatch } from '../../batch/validate-batch.ts';
import { loadCatalog } from '../../catalog/load.ts';
import { encodings } from '../../order-file/encoding-name.ts';
import { type NoShipmentReason, templateHeader } from '../../order-file/order-file.ts';
import { leftOutReasons, leftOutText } from '../../order-file/order-text.ts';
import { findKeyRing } from '../../secret/open-key-ring.ts';
import { type CliCommand, type CommandResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import {
  describeViolations,
  findingsOf,
  findingTable,
  type ListFinding,
  leftOutTable,
  nothingStored,
} from '../order-finding.ts';
import {
  countText,
  type FileOptions,
  mappingNames,
  type OrderList,
  readOrdersOfFile,
} from '../order-list.ts';
import { problemText } from '../order-problem.ts';
import { placeOrders } from '../place-orders.ts';
import { chosenAccount } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';
import { withWorkContext } from '../work-context.ts';

interface CreateOptions extends FileOptions {
  readonly account?: string;
  readonly live?: true;
  readonly key?: string;
  readonly check?: true;
  readonly skipPlaced?: true;
  readonly includePlaced?: true;
}

const fileHelp = `
The file is an export of Shopify, WooCommerce, Etsy, Amazon, eBay or Shopline, any other table with one row per order or
per item (CSV with commas, semicolons or tabs, XLSX), or JSON: a list of orders, or a body of createShipmentBatch. Columns
are known by their usual names in English or Chinese, and by the paths of the fields:
  ${templateHeader.join(',')}
Lists count from 0 (items.1.quantity).

--mapping FILE gives columns their fields: {"Order": "reference_no", "Grams": "parcels.weight_kg|g", "Note": null}. null
leaves a column out. Columns without names are A, B and so on. The account keeps the mapping for the next file with the
same names. --mapping NAME refuses a file that is not understood as this one: ${mappingNames.join(', ')}.
Services, weights and HS codes that the file lacks come from the account's settings (dashboard: Settings, Order files).

Orders that the shop's file says need no shipment are left out and counted. --take sent,cancelled books them:
${leftOutReasons.map((reason) => `  ${reason}: ${leftOutText(reason, 'en')}`).join('\n')}

An order is left out if its reference is already placed: a shipment has it that was not cancelled, or an order that waits
in a batch. So a corrected file books only what is missing. This is the default, as with --skip-placed.

The command only stores the orders. Workers of the service book them. With the same orders and options or the same --key,
it shows the same batch for 24 hours and books nothing twice. Orders of it that are not placed any more, as after the shipment was cancelled,
go into a further batch, unless there is a --key or --include-placed.`;

export function batchCreate(group: CliCommand, session: Session): void {
  group
    .command('create')
    .description('Book the orders of a file, at most 1,000, as createShipmentBatch does')
    .argument(
      '<file>',
      'CSV, XLSX or JSON file with the orders, each with a reference of its own, at most 8 MiB; - reads standard input',
    )
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'book in live mode, which charges the wallet (default: test mode)')
    .option('--key <key>', 'idempotency key of the batch (default: a hash of the orders)')
    .option('--check', 'only show problems, warnings and the total; exit with 1 if there are problems')
    .option('--mapping <file or name>', 'JSON file with the field of each column, or the name of an export')
    .option('--header', 'the first row names the columns (default: found out from its cells)')
    .option('--no-header', 'the first row is an order; --mapping names the columns A, B and so on')
    .option('--ignore-unknown', 'leave out columns that are not known (default: refuse the file)')
    .option(
      '--take <reasons>',
      `book orders too that the shop's file says need no shipment: ${leftOutReasons.join(', ')}`,
      takenReasons,
    )
    .addOption(
      new Option('--encoding <name>', 'encoding of the file (default: found out from its bytes)').choices(
        encodings,
      ),
    )
    .addOption(
      new Option(
        '--skip-placed',
        'leave out orders whose reference is already placed (the default)',
      ).conflicts('includePlaced'),
    )
    .option('--include-placed', 'also book orders whose reference is already placed')
    .addHelpText('after', fileHelp)
    .examples(
      'batch create orders_export.csv --check',
      'batch create orders.xlsx --account acc_… --live',
      'batch create - --check < orders.csv',
      'batch create orders.csv --encoding gb18030 --mapping columns.json',
    )
    .action(
      onDatabase(session, (database, file: string, options: CreateOptions) =>
        create({ database, session }, file, options),
      ),
    );
}

function takenReasons(list: string): NoShipmentReason[] {
  return list.split(',').map((name) => {
    const reason = leftOutReasons.find((one) => one === name.trim());
    if (!reason) throw new InvalidArgumentError(`Choose from ${leftOutReasons.join(', ')}, with commas.`);
    return reason;
  });
}

async function create(
  { database, session }: { readonly database: OpenDatabase; readonly session: Session },
  file: string,
  options: CreateOptions,
): Promise<CommandResult> {
  const account = await chosenAccount(database, options.account);
  const scope = { accountId: account.id, livemode: options.live === true };
  const catalog = { current: await loadCatalog(database.kysely) };
  const list = await readOrdersOfFile({ db: database, catalog, session }, scope, file, options);
  const skipPlaced = !options.includePlaced;
  const body = { orders: list.orders.map((order) => order.body), skip_placed: skipPlaced };
  if (list.orders.length === 0 && list.faults.length > 0)
    throw new Refusal(nothingStored(findingTable(list.faults, list)));
  const read = readOrderList(body);
  if (read.violations) throw new Refusal(describeViolations(read.violations, list));
  const ring = await findKeyRing(database.config, database);
  if (!ring)
    throw new Refusal('The encryption keys of this installation are not there. Start the service first.');
  return withWorkContext(database, ring, async (context) => {
    const pricing = await pricingContext(context, { scope, pricingVersion: null });
    const checked = await validateBatch(context, scope, { orders: read.orders, skipPlaced }, pricing);
    const found = [...list.faults, ...findingsOf(checked, list, skipPlaced)];
    const findings = found.filter(({ kind }) => kind !== 'left out');
    const leftOut = found.filter(({ kind }) => kind === 'left out');
    if (options.check) return checkResult(checked, list, { findings, leftOut });
    if (list.file?.table.isGuess && options.encoding === undefined)
      throw new Refusal(
        `The encoding of ${file} is a guess: ${list.file.table.encoding}. Look at the names with --check, then add --encoding ${list.file.table.encoding}. Nothing was stored.`,
      );
    const made = await placeOrders(
      {
        context,
        pricing,
        scope,
        orders: read.orders,
        list,
        findings,
        leftOut,
        options: { ...(options.key === undefined ? {} : { key: options.key }), skipPlaced },
      },
      body,
    );
    if (list.file)
      await saveMapping(database.kysely, commandLineActor(account.id, context.clock.now()), list.file);
    return made;
  });
}

function checkResult(
  checked: Schemas['ShipmentBatchValidation'],
  list: OrderList,
  {
    findings,
    leftOut,
  }: { readonly findings: readonly ListFinding[]; readonly leftOut: readonly ListFinding[] },
): CommandResult {
  const count = (kind: ListFinding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  const toLeaveOut = new Set(leftOut.map(({ reference }) => reference));
  const valid = checked.orders.filter((order) => order.valid);
  const toBook = valid.filter((order) => !toLeaveOut.has(order.reference_no ?? ''));
  const isValid = count('problem') + checked.violations.length === 0;
  return {
    json: checked,
    lines: [
      ...list.notes,
      ...findingTable(findings, list),
      ...leftOutTable(leftOut, list),
      ...checked.violations.map((violation) => problemText(violation)),
      `Problems: ${count('problem')}. Warnings: ${count('warning')}.`,
      `Valid: ${valid.length} of ${countText(list.orders.length + list.faulty, 'order')}. To book: ${toBook.length}, for HKD ${checked.total_hkd.toFixed(2)}.`,
    ],
    ...(isValid ? {} : { failure: 'The file has problems. Nothing was stored.' }),
  };
}
