import { randomUUID } from 'node:crypto';
import {
  findManifest,
  findManifestScope,
  listManifestRows,
  type ManifestRow,
} from '../../../db/query/manifest/manifest.ts';
import { listSheetShipments } from '../../../db/query/manifest/manifest-shipment.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { commandLineActor } from '../../audit.ts';
import type { WorkContext } from '../../context.ts';
import { ApiError, describeApiError } from '../../contract/errors.ts';
import { createRefuse } from '../../contract/operation.ts';
import { invocation } from '../../invocation.ts';
import { ownKey } from '../../key-format.ts';
import { resolveManifest } from '../../manifest/create-manifest.ts';
import { manifestView, maxShipments } from '../../manifest/manifest.ts';
import { readManifestDocument } from '../../manifest/manifest-document.ts';
import { createManifest } from '../../operation/manifest.ts';
import { findKeyRing } from '../../secret/open-key-ring.ts';
import { readName } from '../argument.ts';
import { type CliCommand, type CommandResult, formatTable, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { writeNewFile } from '../output-file.ts';
import { chosenAccount } from '../require.ts';
import { runForCommand } from '../run-for-command.ts';
import { onDatabase, type Session } from '../session.ts';
import { withWorkContext } from '../work-context.ts';

interface Chosen {
  readonly account?: string;
  readonly live?: true;
}

interface CreateOptions extends Chosen {
  readonly carrier: string;
  readonly key?: string;
}

export function manifestCreate(group: CliCommand, session: Session): void {
  group
    .command('create')
    .description('Close shipments of a carrier into a manifest: all that wait, or those that are named')
    .argument('[tracking...]', 'tracking numbers of the shipments (default: all that wait, at most 1,000)')
    .requiredOption('--carrier <code>', 'code of the carrier, such as sandbox')
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'shipments of live mode (default: test mode)')
    .option('--key <key>', 'idempotency key, to repeat the command safely (default: a new one)')
    .examples(
      'manifest create --carrier sandbox',
      'manifest create SMP… SMP… --carrier http --account acc_… --live',
    )
    .action(onDatabase(session, create));
}

export function manifestList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List the newest manifests of an account, at most 100')
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'manifests of live mode (default: test mode)')
    .option('--carrier <code>', 'only manifests of this carrier')
    .examples('manifest list', 'manifest list --account acc_… --live --carrier http')
    .action(onDatabase(session, list));
}

export function manifestShow(group: CliCommand, session: Session): void {
  group
    .command('show')
    .description('Show a manifest with its shipments')
    .argument('<id>', 'ID of the manifest')
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'a manifest of live mode (default: test mode)')
    .examples('manifest show mft_…')
    .action(onDatabase(session, show));
}

export function manifestDocument(group: CliCommand, session: Session): void {
  group
    .command('document')
    .description(
      "Write the carrier's document of a manifest to a file, or the hand-over sheet if it has none",
    )
    .argument('<id>', 'ID of the manifest')
    .requiredOption('--output <file>', 'PDF file to write. An existing file is kept')
    .option('--sheet', 'the hand-over sheet, also if the carrier has a document')
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'a manifest of live mode (default: test mode)')
    .examples('manifest document mft_… --output sheet.pdf')
    .action(onDatabase(session, writeDocument));
}

export function manifestResolve(group: CliCommand, session: Session): void {
  group
    .command('resolve')
    .description(
      'Finish a manifest whose result at the carrier is unknown. Ask the carrier for the result, and give exactly one option',
    )
    .argument('<id>', 'ID of the manifest, of any account')
    .option('--closed <number>', 'the carrier has closed it, under this number', readName)
    .option('--refused', 'the carrier has no such manifest and will make none; frees its shipments')
    .examples('manifest resolve mft_… --closed PXM-20261128-7', 'manifest resolve mft_… --refused')
    .action(onDatabase(session, resolve));
}

async function create(
  database: OpenDatabase,
  trackingNumbers: readonly string[],
  options: CreateOptions,
): Promise<CommandResult> {
  if (trackingNumbers.length > maxShipments)
    throw new Refusal(`<tracking>: a manifest has at most ${maxShipments} shipments.`);
  const { scope } = await chosenScope(database, options);
  const body = {
    carrier_code: options.carrier,
    ...(trackingNumbers.length > 0 ? { shipment_ids: trackingNumbers } : {}),
  };
  const key = ownKey(options.key ?? randomUUID());
  const { data } = await inService(database, (context) =>
    runForCommand(context, scope, 'createManifest', createManifest, { key, body }),
  );
  const next =
    data.status === 'closed'
      ? `Download its sheet with \`${invocation} manifest document ${data.id} --output sheet.pdf ${scopeOptions(scope)}\`.`
      : `The carrier has not confirmed it yet. Look again with \`${invocation} manifest show ${data.id} ${scopeOptions(scope)}\`.`;
  return { json: data, lines: [summary(data), next] };
}

async function list(
  database: OpenDatabase,
  { carrier, ...options }: Chosen & { readonly carrier?: string },
): Promise<CommandResult> {
  const { scope } = await chosenScope(database, options);
  const rows = await listManifestRows(
    database.kysely,
    scope,
    { carrier_code: carrier },
    { after: null, limit: 100 },
  );
  return {
    json: rows.map(manifestView),
    lines:
      rows.length === 0
        ? ['The account has no manifests in this mode.']
        : formatTable(
            ['ID', 'DAY', 'CARRIER', 'STATUS', 'SHIPMENTS'],
            rows.map((row) => [row.id, row.day, row.carrier_code, row.status, String(row.shipment_count)]),
          ),
  };
}

async function show(database: OpenDatabase, id: string, options: Chosen): Promise<CommandResult> {
  const { scope, manifest } = await requireManifest(database, id, options);
  const shipments = await listSheetShipments(database.kysely, { accountId: scope.accountId, id });
  const view = manifestView(manifest);
  return {
    json: {
      ...view,
      shipments: shipments.map(({ tracking_number, waybill_number, status }) => ({
        tracking_number,
        waybill_number,
        status,
      })),
    },
    lines: [
      summary(view),
      ...(view.error ? [`The carrier refused it: ${view.error.code}, ${view.error.message}`] : []),
      ...formatTable(
        ['SHIPMENT', 'WAYBILL', 'STATUS', 'DESTINATION'],
        shipments.map((one) => [
          one.tracking_number,
          one.waybill_number ?? '',
          one.status,
          one.destination_country,
        ]),
      ),
    ],
  };
}

async function writeDocument(
  database: OpenDatabase,
  id: string,
  { output, sheet, ...options }: Chosen & { readonly output: string; readonly sheet?: true },
): Promise<CommandResult> {
  const { manifest } = await requireManifest(database, id, options);
  const pdf = await inService(database, (context) =>
    readManifestDocument(
      context,
      { requestId: null, refuse: createRefuse<'getManifestDocument'>() },
      manifest,
      sheet && 'sheet',
    ),
  );
  await writeNewFile(output, pdf);
  return { json: { id, file: output }, lines: [`Wrote the document of ${id} to ${output}`] };
}

interface ResolveOptions {
  readonly closed?: string;
  readonly refused?: true;
}

async function resolve(database: OpenDatabase, id: string, options: ResolveOptions): Promise<CommandResult> {
  if (Object.keys(options).length !== 1) throw new Refusal('Give exactly one of --closed and --refused.');
  const scope = await findManifestScope(database.pool, id);
  if (!scope) throw new Refusal(`<id>: no manifest has the ID ${JSON.stringify(id)}.`);
  const { accountId } = scope;
  const resolution = options.closed === undefined ? 'refused' : { closed: options.closed };
  const actor = commandLineActor(accountId, new Date());
  const isResolved = await inService(database, (context) =>
    resolveManifest(context, { accountId, id }, resolution, actor),
  );
  if (!isResolved)
    throw new Refusal(
      `${id} is decided, or a run is working on it. Check \`${invocation} manifest show ${id} ${scopeOptions(scope)}\`, and try again in a minute.`,
    );
  const manifest = await findManifest(database.kysely, scope, id);
  return { json: { id, status: manifest?.status }, lines: [`${id} is ${manifest?.status}`] };
}

/** Runs work that the service does too. @throws {Refusal} for a refusal of it */
async function inService<Result>(
  database: OpenDatabase,
  work: (context: WorkContext) => Promise<Result>,
): Promise<Result> {
  const ring = await findKeyRing(database.config, database);
  if (!ring)
    throw new Refusal('The encryption keys of this installation are not there. Start the service first.');
  return withWorkContext(database, ring, async (context) => {
    try {
      return await work(context);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { violations = [] } = error.options;
      const reasons = violations.map(({ message }) => `\n  ${message}`).join('');
      throw new Refusal(`Nothing was changed: ${describeApiError(error)}.${reasons}`);
    }
  });
}

async function chosenScope(
  database: OpenDatabase,
  { account: id, live }: Chosen,
): Promise<{ readonly scope: Scope }> {
  const account = await chosenAccount(database, id);
  return { scope: { accountId: account.id, livemode: live === true } };
}

async function requireManifest(
  database: OpenDatabase,
  id: string,
  options: Chosen,
): Promise<{ readonly scope: Scope; readonly manifest: ManifestRow }> {
  const { scope } = await chosenScope(database, options);
  const manifest = await findManifest(database.kysely, scope, id);
  if (!manifest) throw new Refusal(`<id>: the account has no manifest ${JSON.stringify(id)} in this mode.`);
  return { scope, manifest };
}

function scopeOptions({ accountId, livemode }: Scope): string {
  return `--account ${accountId}${livemode ? ' --live' : ''}`;
}

function summary({
  id,
  status,
  carrier_code,
  day,
  shipment_count,
  parcel_count,
  weight_kg,
}: Schemas['Manifest']) {
  return `${id} (${carrier_code}, ${day}) is ${status}: ${shipment_count} shipments, ${parcel_count} parcels, ${weight_kg} kg.`;
}
