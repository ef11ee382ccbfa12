import { listProductRows, type MerchantProductRow } from '../../../db/query/account/merchant-product.ts';
import type { Scope } from '../../../db/scope.ts';
import { commandLineActor } from '../../audit.ts';
import { loadCatalog } from '../../catalog/load.ts';
import { violationText } from '../../contract/contract-text.ts';
import { checkProducts, importProducts, type ProductImport } from '../../merchant-product/import-products.ts';
import { maxProducts, productView } from '../../merchant-product/product.ts';
import { productsCsv } from '../../merchant-product/product-csv.ts';
import { fileFaultText } from '../../order-file/file-fault.ts';
import type { ProductList } from '../../order-file/product-list.ts';
import { readProductFile } from '../../order-file/read-order-file.ts';
import { type CliCommand, type CommandResult, formatTable, Refusal } from '../command-line.ts';
import type { OpenDatabase } from '../database.ts';
import { countText, readBounded } from '../order-list.ts';
import { writeNewFile } from '../output-file.ts';
import { chosenAccount } from '../require.ts';
import { onDatabase, type Session } from '../session.ts';

interface Chosen {
  readonly account?: string;
  readonly live?: true;
}

export function productImport(group: CliCommand, session: Session): void {
  group
    .command('import')
    .description(
      'Save the products of a CSV or XLSX file: new SKUs are added, and the fields of known ones changed',
    )
    .argument('<file>', 'file with a row per product. Its columns are named as in files of orders')
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'products of live mode (default: test mode)')
    .option('--dry-run', 'check the file, and save nothing')
    .option('--leave-out-faulty', 'save the other rows of a file with faulty ones')
    .examples('product import products.csv --dry-run', 'product import products.xlsx --account acc_… --live')
    .action(onDatabase(session, importFile));
}

export function productList(group: CliCommand, session: Session): void {
  group
    .command('list')
    .description('List the newest products of an account, at most 100, or write all to a CSV file')
    .option('--account <id>', 'account ID (default: the demonstration account)')
    .option('--live', 'products of live mode (default: test mode)')
    .option('--search <text>', 'only products whose SKU or description contains this text')
    .option('--output <file>', 'CSV file to write, which product import reads. An existing file is kept')
    .examples('product list --search mug', 'product list --output products.csv --account acc_… --live')
    .action(onDatabase(session, list));
}

async function importFile(
  database: OpenDatabase,
  file: string,
  { dryRun, leaveOutFaulty, ...chosen }: Chosen & { readonly dryRun?: true; readonly leaveOutFaulty?: true },
): Promise<CommandResult> {
  const scope = await chosenScope(database, chosen);
  const read = await readProductFile(scope.accountId, await readBounded(file));
  if (read.fault !== null) throw new Refusal(`<file>: ${fileFaultText(read.fault, 'en')}`);
  if (read.withoutCurrency.length > 0)
    throw new Refusal(
      `<file>: the column ${JSON.stringify(read.withoutCurrency[0])} does not say its currency. Name it "Price (HKD)" or "Price (USD)".`,
    );
  if (!Object.hasOwn(read.columns, 'sku'))
    throw new Refusal('<file>: no column is named SKU. Name the columns in the first row.');
  const catalog = await loadCatalog(database.kysely);
  const actor = commandLineActor(scope.accountId, new Date());
  const done = dryRun
    ? await checkProducts(database.kysely, scope, read.products, catalog)
    : await importProducts(database.kysely, scope, actor, read.products, catalog, {
        leaveOutRefused: leaveOutFaulty === true,
      });
  const problems = problemLines(done, read);
  const isRefused = done.isLimitReached || (done.refused.length > 0 && !leaveOutFaulty);
  const summary = `${countText(done.created.length, 'product')} created, ${done.changed.length} changed, ${done.unchanged} unchanged.`;
  return {
    json: { ...done, saved: !isRefused && !dryRun, columns_left_out: read.leftOut },
    lines: [
      ...(read.leftOut.length > 0
        ? [`Columns that are no fields of products: ${read.leftOut.join(', ')}.`]
        : []),
      ...problems,
      ...(isRefused
        ? []
        : [dryRun ? `Nothing was saved. An import would have this result: ${summary}` : summary]),
    ],
    ...(isRefused
      ? {
          failure:
            'Nothing was saved. Correct the file and import it again, or save its other rows with --leave-out-faulty.',
        }
      : {}),
  };
}

function problemLines({ refused, isLimitReached }: ProductImport, { columns }: ProductList): string[] {
  const lines = refused.map(({ line, path, value, message }) => {
    const column = columns[path.join('.')] ?? path.join('.');
    const given = value === undefined ? '' : ` ${JSON.stringify(value)}`;
    return `Line ${line}, ${column}:${given} ${violationText({ code: 'INVALID_FIELD', message }, 'en')}`;
  });
  const tooMany = `An account can have ${maxProducts} products per mode, and would have more.`;
  return isLimitReached ? [...lines, tooMany] : lines;
}

async function list(
  { kysely, ...database }: OpenDatabase,
  { search, output, ...chosen }: Chosen & { readonly search?: string; readonly output?: string },
): Promise<CommandResult> {
  const scope = await chosenScope({ kysely, ...database }, chosen);
  const limit = output === undefined ? 100 : maxProducts;
  const rows = await listProductRows(kysely, scope, { search, archived: undefined, after: null, limit });
  if (output !== undefined) {
    await writeNewFile(output, Buffer.from([...productsCsv(rows, 'en')].join('')));
    return {
      json: { file: output, products: rows.length },
      lines: [`${output} has ${countText(rows.length, 'product')}.`],
    };
  }
  return {
    json: rows.map(productView),
    lines: rows.length === 0 ? ['The account has no such products in this mode.'] : productTable(rows),
  };
}

function productTable(rows: readonly MerchantProductRow[]): string[] {
  return formatTable(
    ['SKU', 'DESCRIPTION', 'HS CODE', 'ORIGIN', 'ARCHIVED'],
    rows.map(({ sku, description, fields, archived }) => [
      sku,
      description,
      fields.hs_code ?? '',
      fields.country_of_manufacture ?? '',
      archived ? 'yes' : '',
    ]),
  );
}

async function chosenScope(database: OpenDatabase, { account: id, live }: Chosen): Promise<Scope> {
  const account = await chosenAccount(database, id);
  return { accountId: account.id, livemode: live === true };
}
