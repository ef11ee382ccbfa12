import { createHash } from 'node:crypto';
import { InvalidArgumentError, Option } from 'commander';
import { type BatchIdentity, findBatch } from '../../../db/query/batch/batch.ts';
import { listBatchOrderRows } from '../../../db/query/batch/batch-order.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { saveMapping } from '../../account/order-mapping.ts';
import { pricingContext } from '../../account/pricing-inputs.ts';
import { commandLineActor } from '../../audit.ts';
import { batchView } from '../../batch/batch.ts';
import { readOrderList } from '../../batch/read-orders.ts';
import { validateBatch } from '../../batch/validate-batch.ts';
import { isPlacedWarning } from '../../booking/placed-reference.ts';
import { ApiError, describeApiError, type Violation } from '../../contract/errors.ts';
import { invocation } from '../../invocation.ts';
import { ownKey } from '../../key-format.ts';
import { createShipmentBatch } from '../../operation/shipment-batch.ts';
import { encodings } from '../../order-file/encoding-name.ts';
import { type NoShipmentReason, templateHeader } from '../../order-file/order-file.ts';
import { leftOutReasons, leftOutText } from '../../order-file/order-text.ts';
import { maxOrders } from '../../order-file/orders.ts';
import { findKeyRing } from '../../secret/open-key-ring.ts';
import { type CliCommand, type CommandResult, formatTable, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import {
  countText,
  type FileOptions,
  mappingNames,
  type OrderFinding,
  type OrderList,
  readOrdersOfFile,
  someOf,
} from '../order-list.ts';
import { problemText } from '../order-problem.ts';
import { chosenAccount } from '../require.ts';
import { runForCommand } from '../run-for-command.ts';
import { onDatabase, type Session } from '../session.ts';
import { withWorkContext } from '../work-context.ts';
import { batchStateText } from './batch.ts';

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
  const list = await readOrdersOfFile({ db: database, session }, scope, file, options);
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
    const input = { key: options.key ?? keyOf(body), body };
    const send = (one: typeof input) =>
      runForCommand(context, scope, 'createShipmentBatch', createShipmentBatch, {
        ...one,
        key: ownKey(one.key),
      });
    const made = await store();
    if (list.file)
      await saveMapping(database.kysely, commandLineActor(account.id, context.clock.now()), list.file);
    return made;

    async function store(): Promise<CommandResult> {
      try {
        const { data, isReplay } = await send(input);
        return isReplay ? await repeat(data.id) : await report(data, list);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { violations } = error.options;
        throw new Refusal(violations ? describeViolations(violations, list) : `${describeApiError(error)}.`);
      }
    }

    /** Says what became of the batch that has these orders. Those of it that are not placed any more go into a further batch. */
    async function repeat(first: string): Promise<CommandResult> {
      const earlier: string[] = [];
      for (let id = first; ; ) {
        const stored = await findBatch(database.kysely, scope, id);
        if (!stored) throw new Refusal(`The batch ${id} of these orders is gone. Give another --key.`);
        const view = batchView(stored);
        earlier.push(
          `${id}: the batch of ${view.created_at} with these orders. ${batchStateText(view)}`,
          showHint(id),
        );
        const left = await ordersLeft();
        const references = someOf(left.map(({ reference }) => reference));
        const isOwnKey = options.key !== undefined || !skipPlaced;
        if (left.length === 0 || isOwnKey) {
          const cure =
            left.length === 0 ? '' : ` To book these orders again, give another --key: ${references}.`;
          return {
            json: view,
            lines: [...leftOutTable(leftOut, list), ...earlier, `Nothing more was stored.${cure}`],
            ...failureOf('with problems, not booked.'),
          };
        }
        const rest = { ...body, orders: left.map(({ order }) => order.body) };
        const { data, isReplay } = await send({ key: keyOf([id, rest]), body: rest });
        if (!isReplay) {
          const note = `${countText(left.length, 'order')} not placed any more, stored again: ${references}.`;
          return report(data, { ...list, orders: left.map(({ order }) => order) }, [...earlier, note]);
        }
        id = data.id;
      }
    }

    /** Returns the orders that a new batch would book now. */
    async function ordersLeft() {
      const now = await validateBatch(context, scope, { orders: read.orders ?? [], skipPlaced }, pricing);
      return now.orders.flatMap(({ index, valid, warnings, reference_no }) => {
        const order = list.orders[index];
        const isPlaced = skipPlaced && warnings.some(isPlacedWarning);
        return order && valid && !isPlaced ? [{ order, reference: reference_no ?? '' }] : [];
      });
    }

    /** Says what was stored. After a repeat, the earlier shipments of the orders would be warned about. */
    async function report(
      data: Schemas['ShipmentBatch'],
      stored: OrderList,
      earlier: readonly string[] = [],
    ): Promise<CommandResult> {
      const leftOutNow = await leftOutOf(database, { accountId: account.id, id: data.id }, stored);
      const lines = [
        ...(earlier.length > 0 ? earlier : [...list.notes, ...findingTable(findings, list)]),
        ...leftOutTable(leftOutNow, list),
        `${data.id}: ${countText(data.counts.pending, 'order')} stored, to be booked.`,
        showHint(data.id),
      ];
      const outcome = earlier.length > 0 ? 'with problems, not booked.' : 'stored, but will be refused.';
      return { json: data, lines, ...failureOf(outcome) };
    }

    function showHint(id: string): string {
      const mode = options.live ? ' --live' : '';
      return `Show the results with \`${invocation} batch show ${id} --account ${account.id}${mode}\`.`;
    }

    function failureOf(outcome: string): { readonly failure?: string } {
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
  });
}

function keyOf(body: unknown): string {
  return `orders.${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}`;
}

/** A finding of the check, or an order that is left out. */
type Found = Omit<OrderFinding, 'kind'> & { readonly kind: OrderFinding['kind'] | 'left out' };

/** Lists what was found on each order, in the order of the file. */
function findingsOf(
  { orders }: Schemas['ShipmentBatchValidation'],
  list: OrderList,
  skipPlaced: boolean,
): Found[] {
  return orders.flatMap(({ index, reference_no, violations, warnings }) => {
    const leftOut = skipPlaced ? warnings.find(isPlacedWarning) : undefined;
    const found = (one: Schemas['Violation'] | Schemas['Warning'], kind: Found['kind']) =>
      findingOf(list, index, reference_no ?? '', one, kind);
    if (leftOut) return [found(leftOut, 'left out')];
    return [
      ...violations.map((one) => found(one, 'problem')),
      ...warnings.map((one) => found(one, 'warning')),
    ];
  });
}

function findingOf(
  list: OrderList,
  index: number,
  reference: string,
  said: Schemas['Violation'] & { readonly suggestion?: string | null },
  kind: Found['kind'],
): Found {
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

/** Lists the orders of a stored batch that were left out. */
async function leftOutOf({ kysely }: OpenDatabase, batch: BatchIdentity, list: OrderList): Promise<Found[]> {
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

/** Formats findings as a table. What is the same for several orders is said once. */
function findingTable(findings: readonly Found[], { unit }: Pick<OrderList, 'unit'>): string[] {
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

function leftOutTable(leftOut: readonly Found[], { unit }: Pick<OrderList, 'unit'>): string[] {
  if (leftOut.length === 0) return [];
  const cells = leftOut.map(({ number, reference, text }) => [`${number}`, reference, text]);
  return [
    ...formatTable([unit.toUpperCase(), 'REFERENCE', 'LEFT OUT'], cells),
    `Orders left out: ${leftOut.length}. --include-placed books them again.`,
  ];
}

function checkResult(
  checked: Schemas['ShipmentBatchValidation'],
  list: OrderList,
  { findings, leftOut }: { readonly findings: readonly Found[]; readonly leftOut: readonly Found[] },
): CommandResult {
  const count = (kind: Found['kind']) => findings.filter((finding) => finding.kind === kind).length;
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

function nothingStored(lines: readonly string[]): string {
  return `Nothing was stored:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/** Describes why the list is refused as a whole, by line. */
function describeViolations(violations: readonly Violation[], list: OrderList): string {
  const lines = violations.map((violation) => {
    const [part, index, ...path] = violation.path;
    if (part !== 'orders' || typeof index !== 'number') return problemText(violation);
    const { number, column, value, text } = findingOf(list, index, '', { ...violation, path }, 'problem');
    return `${list.unit} ${number}: ${value === '' ? column : `${column} ${JSON.stringify(value)}`}: ${text}`;
  });
  return nothingStored(lines);
}
