import { Option } from 'commander';
import type { Kysely } from 'kysely';
import {
  type AssignedRateTable,
  type EntitlementRow,
  listProductCodes,
  listRateTables,
  readEntitlement,
} from '../../../db/query/pricing/entitlement.ts';
import type { Database } from '../../../db/table/index.ts';
import { changeEntitlement, copyEntitlements } from '../../account/entitlement.ts';
import { commandLineActor } from '../../audit.ts';
import { invocation } from '../../invocation.ts';
import { collectValues } from '../argument.ts';
import { type CliCommand, type CommandResult, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { requireAccount } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

function entitlementLines(accountId: string, { product_codes, rate_tables }: EntitlementRow): string[] {
  if (product_codes.length === 0 && rate_tables.length === 0)
    return [`Account ${accountId} has no products and no rate tables`];
  return [
    ...product_codes.map((code) => `product     ${code}`),
    ...rate_tables.map(
      ({ service_code, rate_table_code }) => `rate table  ${rate_table_code} for ${service_code}`,
    ),
  ];
}

export function entitlementCopy(group: CliCommand, session: Session): void {
  group
    .command('copy')
    .description(
      'Copy the products and rate tables of one account to another. The receiving account keeps what it has, and its own rate tables take precedence',
    )
    .requiredOption('--from <id>', 'account ID to copy from')
    .requiredOption('--to <id>', 'account ID to copy to')
    .examples('entitlement copy --from acc_… --to acc_…')
    .action(onDatabase(session, copy));
}

async function copy(
  { kysely }: OpenDatabase,
  { from, to }: { from: string; to: string },
): Promise<CommandResult> {
  await requireAccount(kysely, from, '--from');
  await requireAccount(kysely, to, '--to');
  if (from === to) throw new Refusal('--from and --to are the same account. Name two different accounts.');
  const entitlement = await copyEntitlements(kysely, commandLineActor(to, new Date()), from);
  return {
    json: { account_id: to, ...entitlement },
    lines: [`Account ${to} can now order:`, ...entitlementLines(to, entitlement)],
  };
}

interface GrantOptions {
  readonly account: string;
  readonly product?: readonly string[];
  readonly all?: true;
  readonly rateTable?: readonly string[];
}

export function entitlementGrant(group: CliCommand, session: Session): void {
  group
    .command('grant')
    .description(
      'Allow an account to order products, in addition to those it has, and assign rate tables to it. A rate table allows its service, also without the product, and replaces its prices',
    )
    .requiredOption('--account <id>', 'account ID')
    .addOption(
      new Option('--product <code>', 'Product Code to grant; may be repeated')
        .argParser(collectValues)
        .conflicts('all'),
    )
    .option('--all', 'grant every product in the catalog now; products added later are not included')
    .addOption(
      new Option(
        '--rate-table <code>',
        "rate table to assign, instead of the account's rate table for the same service; may be repeated",
      ).argParser(collectValues),
    )
    .examples(
      'entitlement grant --account acc_… --product HKASTD',
      'entitlement grant --account acc_… --all',
      'entitlement grant --account acc_… --rate-table RT-HKASTDGG-KEY',
    )
    .action(onDatabase(session, grant));
}

async function grant({ kysely }: OpenDatabase, options: GrantOptions): Promise<CommandResult> {
  const { product, all, rateTable } = options;
  if (!product && !all && !rateTable)
    throw new Refusal('Give --product <code>, --all or --rate-table <code>.');
  const codes = product || all ? await chosenProducts(kysely, options) : [];
  const tables = await chosenRateTables(kysely, rateTable ?? []);
  const { id } = await requireAccount(kysely, options.account, '--account');
  const { granted, assigned } = await changeEntitlement(kysely, commandLineActor(id, new Date()), {
    grant: codes,
    assign: tables,
  });
  const { product_codes, rate_tables } = await readEntitlement(kysely, id);
  return {
    json: { account_id: id, granted, assigned, product_codes, rate_tables },
    lines: [
      ...(codes.length === 0 ? [] : [grantedLine(id, codes, granted)]),
      ...tables.map((table) => assignedLine(id, table, assigned)),
    ],
  };
}

function grantedLine(id: string, codes: readonly string[], granted: readonly string[]): string {
  return granted.length === 0
    ? `Account ${id} can already order ${codes.join(', ')}. Nothing changed.`
    : `Account ${id} can now order ${granted.join(', ')}`;
}

function assignedLine(
  id: string,
  { service_code, rate_table_code }: AssignedRateTable,
  assigned: readonly string[],
): string {
  return assigned.includes(rate_table_code)
    ? `Account ${id} now orders ${service_code} at the prices of ${rate_table_code}`
    : `Account ${id} already has ${rate_table_code} for ${service_code}. Nothing changed.`;
}

async function chosenProducts(db: Kysely<Database>, { product }: GrantOptions): Promise<readonly string[]> {
  const known = await listProductCodes(db);
  if (known.length === 0) {
    throw new Refusal(
      `The catalog has no products to grant. Publish a catalog with \`${invocation} catalog import DIR\`, or the demonstration catalog with \`${invocation} seed demo\`.`,
    );
  }
  const unknown = product?.filter((code) => !known.includes(code)) ?? [];
  if (unknown.length === 0) return product ?? known;
  throw new Refusal(
    `--product: the catalog has no product ${unknown.map((code) => JSON.stringify(code)).join(', ')}. Its products are ${known.join(', ')}.`,
  );
}

async function chosenRateTables(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<readonly AssignedRateTable[]> {
  if (codes.length === 0) return [];
  const known = await listRateTables(db);
  const tables = [...new Set(codes)].map((code) => {
    const table = known.find(({ rate_table_code }) => rate_table_code === code);
    if (table) return table;
    const list = known.map(({ rate_table_code }) => rate_table_code).join(', ');
    throw new Refusal(
      `--rate-table: the catalog has no rate table ${JSON.stringify(code)} for a service of today. ${
        known.length === 0 ? 'It has none.' : `Its rate tables are ${list}.`
      }`,
    );
  });
  for (const [service, ofService] of Map.groupBy(tables, ({ service_code }) => service_code)) {
    if (ofService.length === 1) continue;
    const rivals = ofService.map(({ rate_table_code }) => rate_table_code).join(' and ');
    throw new Refusal(
      `--rate-table: ${rivals} are both for ${service}. An account has one rate table per service.`,
    );
  }
  return tables;
}

export function entitlementList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List the products that an account can order and the rate tables assigned to it')
    .requiredOption('--account <id>', 'account ID')
    .examples('entitlement list --account acc_…')
    .action(onDatabase(session, showEntitlement));
}

async function showEntitlement(
  { kysely }: OpenDatabase,
  { account }: { account: string },
): Promise<CommandResult> {
  const { id } = await requireAccount(kysely, account, '--account');
  const entitlement = await readEntitlement(kysely, id);
  return { json: { account_id: id, ...entitlement }, lines: entitlementLines(id, entitlement) };
}

interface RevokeOptions {
  readonly account: string;
  readonly product?: readonly string[];
  readonly all?: true;
  readonly rateTable?: readonly string[];
}

export function entitlementRevoke(group: CliCommand, session: Session): void {
  group
    .command('revoke')
    .description(
      'Stop an account from ordering products and remove its rate tables, effective immediately. Booked shipments are kept',
    )
    .requiredOption('--account <id>', 'account ID')
    .addOption(
      new Option('--product <code>', 'Product Code to revoke; may be repeated')
        .argParser(collectValues)
        .conflicts('all'),
    )
    .option('--all', 'revoke every product of the account; its rate tables are kept')
    .addOption(
      new Option('--rate-table <code>', 'rate table to remove; may be repeated').argParser(collectValues),
    )
    .examples(
      'entitlement revoke --account acc_… --product HKASTD',
      'entitlement revoke --account acc_… --all',
      'entitlement revoke --account acc_… --rate-table RT-HKASTDGG-KEY',
    )
    .action(onDatabase(session, revoke));
}

async function revoke({ kysely }: OpenDatabase, options: RevokeOptions): Promise<CommandResult> {
  const { account, product, all, rateTable = [] } = options;
  if (!product && !all && rateTable.length === 0)
    throw new Refusal('Give --product <code>, --all or --rate-table <code>.');
  const { id } = await requireAccount(kysely, account, '--account');
  const held = await readEntitlement(kysely, id);
  refuseMissing(id, { option: '--product', what: 'products', asked: product, held: held.product_codes });
  const tables = held.rate_tables.map(({ rate_table_code }) => rate_table_code);
  refuseMissing(id, { option: '--rate-table', what: 'rate tables', asked: rateTable, held: tables });
  const products = all ? held.product_codes : (product ?? []);
  const change = { revoke: products, remove: rateTable };
  const { revoked, removed } = await changeEntitlement(kysely, commandLineActor(id, new Date()), change);
  const { product_codes, rate_tables } = await readEntitlement(kysely, id);
  const stillPriced = rate_tables.map(({ service_code }) => service_code);
  return {
    json: { account_id: id, revoked, removed, product_codes, rate_tables },
    lines: [
      ...(all && revoked.length === 0 ? [`Account ${id} has no products. Nothing changed.`] : []),
      ...(revoked.length > 0 ? [`Account ${id} can no longer order ${revoked.join(', ')}`] : []),
      ...(removed.length > 0 ? [`Account ${id} no longer has the rate table ${removed.join(', ')}`] : []),
      ...(stillPriced.length > 0
        ? [`Its rate tables still allow it to order ${stillPriced.join(', ')}`]
        : []),
    ],
  };
}

interface AskedCodes {
  readonly option: string;
  readonly what: string;
  readonly asked: readonly string[] | undefined;
  readonly held: readonly string[];
}

function refuseMissing(id: string, { option, what, asked, held }: AskedCodes): void {
  const missing = asked?.filter((code) => !held.includes(code)) ?? [];
  if (missing.length === 0) return;
  throw new Refusal(
    `${option}: account ${id} does not have ${missing.map((code) => JSON.stringify(code)).join(', ')}. ` +
      `List its ${what} with \`${invocation} entitlement list --account ${id}\`.`,
  );
}
