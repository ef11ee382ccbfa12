import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import {
  announceProducts,
  countProducts,
  lockProducts,
  lockProductsBySku,
  type SavedProduct,
  saveProductRows,
} from '../../db/query/account/merchant-product.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { StoredItem } from '../../db/table/shipment.ts';
import { createProductBody, updateProductBody } from '../../generated/request-validators.js';
import type { AccountActor } from '../audit.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { commitChange } from '../change.ts';
import { schemaViolations } from '../contract/schema-violation.ts';
import { takeTurns } from '../turn.ts';
import { changedProduct, maxProducts, newProduct, type ProductChange, productViolations } from './product.ts';

/** A row of a file: its line and the fields that it has. */
interface ProductRow {
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface RefusedRow {
  readonly line: number;
  /** Field at fault, as in createProduct. */
  readonly path: readonly string[];
  readonly value: unknown;
  readonly message: string;
}

export interface ProductImport {
  /** SKUs that the account did not have. */
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: number;
  /** With a refused row, nothing is saved, unless such rows are left out. */
  readonly refused: readonly RefusedRow[];
  /** The account would have more products than it can. */
  readonly isLimitReached: boolean;
}

/** Finds out what an import would do. Nothing is saved. */
export function checkProducts(
  db: Kysely<Database>,
  scope: Scope,
  rows: readonly ProductRow[],
  catalog: Catalog,
): Promise<ProductImport> {
  return commitChange(db, async (tx) => {
    const { outcome } = await planImport(tx, scope, rows, catalog);
    return { result: outcome, entry: null };
  });
}

/** Rows that are saved by one statement. */
const maxPart = 500;

/**
 * Adds the products of a file, and changes the fields that it has of known ones. With a row at fault nothing is saved, unless
 * `leaveOutRefused`: then the others are.
 */
export function importProducts(
  db: Kysely<Database>,
  scope: Scope,
  actor: AccountActor,
  rows: readonly ProductRow[],
  catalog: Catalog,
  { leaveOutRefused }: { readonly leaveOutRefused: boolean },
): Promise<ProductImport> {
  return commitChange(db, async (tx) => {
    const { outcome, saved, count } = await planImport(tx, scope, rows, catalog);
    const isRefused = outcome.refused.length > 0 && !leaveOutRefused;
    if (isRefused || outcome.isLimitReached || saved.length === 0) return { result: outcome, entry: null };
    for (let from = 0; from < saved.length; from += maxPart)
      await saveProductRows(tx, scope, saved.slice(from, from + maxPart));
    if (count === 0) await announceProducts(tx);
    const subject = `created: ${outcome.created.length}; changed: ${outcome.changed.length}`;
    return { result: outcome, entry: [actor, 'product.imported', subject] };
  });
}

/** Returns the items with a SKU as rows of an import, the last one of each SKU. Products keep the price that was sent. */
export function rowsOfItems(items: readonly StoredItem[], country: string): ProductRow[] {
  const rows = new Map<string, ProductRow>();
  for (const [at, { quantity: _, unit_price, hs_code: hsCode, ...item }] of items.entries()) {
    const sku = item.sku?.trim() ?? '';
    if (sku === '') continue;
    const price = item.unit_price_hkd === undefined && unit_price !== undefined ? { unit_price } : {};
    const codes = hsCode === undefined ? {} : codesFor(country, hsCode);
    rows.set(sku, { line: at + 1, fields: { ...item, ...price, ...codes, sku } });
  }
  return [...rows.values()];
}

/** Countries share 6 digits. Those behind them are the destination's own. */
function codesFor(country: string, hsCode: string) {
  const digits = hsCode.replace(/\D/g, '');
  if (digits.length <= 6) return { hs_code: hsCode };
  return { hs_code: digits.slice(0, 6), hs_codes: { [country]: hsCode } };
}

async function planImport(tx: Kysely<Database>, scope: Scope, rows: readonly ProductRow[], catalog: Catalog) {
  await lockProducts(tx, scope);
  const skus = [...new Set(rows.flatMap(({ fields }) => skuOf(fields) ?? []))];
  const known = new Map((await lockProductsBySku(tx, scope, skus)).map((row) => [row.sku, row]));
  const lines = new Map<string, number>();
  const refused: RefusedRow[] = [];
  const [created, changed]: [SavedProduct[], SavedProduct[]] = [[], []];
  let unchanged = 0;
  const turn = takeTurns();
  for (const { line, fields } of rows) {
    await turn();
    const sku = skuOf(fields) ?? '';
    const earlier = lines.get(sku);
    if (sku !== '' && earlier !== undefined) {
      const message = `is also in line ${earlier}: leave one of them`;
      refused.push({ line, path: ['sku'], value: sku, message });
      continue;
    }
    lines.set(sku, line);
    const before = known.get(sku);
    const read = before ? readChange(before, fields, catalog) : readNew(fields, catalog);
    if ('violations' in read) {
      for (const { path, message } of read.violations)
        refused.push({ line, path: path.map(String), value: valueAt(fields, path), message });
    } else if (!before) created.push(read.product);
    else if (isDeepStrictEqual(contentOf(before), contentOf(read.product))) unchanged++;
    else changed.push(read.product);
  }
  const count = await countProducts(tx, scope);
  const outcome: ProductImport = {
    created: created.map(({ sku }) => sku),
    changed: changed.map(({ sku }) => sku),
    unchanged,
    refused,
    isLimitReached: count + created.length > maxProducts,
  };
  return { outcome, saved: [...created, ...changed], count };
}

function contentOf({ description, fields }: SavedProduct) {
  return { description, fields };
}

function skuOf({ sku }: ProductRow['fields']): string | null {
  return typeof sku === 'string' && sku.trim() !== '' ? sku.trim() : null;
}

type Reading =
  | { readonly product: SavedProduct }
  | { readonly violations: readonly { path: readonly (string | number)[]; message: string }[] };

function readNew(fields: ProductRow['fields'], catalog: Catalog): Reading {
  const body = structuredClone(fields);
  const broken = schemaViolations(createProductBody, body);
  if (broken.length > 0) return { violations: broken };
  return checked(newProduct(body as Parameters<typeof newProduct>[0]), catalog);
}

function readChange(
  before: SavedProduct,
  { sku: _, ...fields }: ProductRow['fields'],
  catalog: Catalog,
): Reading {
  const body = structuredClone(fields);
  const broken = schemaViolations(updateProductBody, body);
  if (broken.length > 0) return { violations: broken };
  return checked(changedProduct(before, body as ProductChange), catalog);
}

function checked(product: SavedProduct, catalog: Catalog): Reading {
  const violations = productViolations(product, catalog);
  return violations.length > 0 ? { violations } : { product };
}

function valueAt(fields: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((at, step) => (Object(at) as Record<string, unknown>)[step], fields);
}
