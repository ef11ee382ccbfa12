import type { Kysely } from 'kysely';
import {
  announceProducts,
  countProducts,
  deleteProductRow,
  findProduct,
  lockProducts,
  lockProductsBySku,
  type MerchantProductRow,
  type SavedProduct,
  saveProductRows,
} from '../../db/query/account/merchant-product.ts';
import type { Scope } from '../../db/scope.ts';
import type { StoredProductFields } from '../../db/table/account.ts';
import type { Database } from '../../db/table/index.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { type Destination, destinationCode } from '../catalog/destination.ts';
import { commitChange } from '../change.ts';
import type { Refuse } from '../contract/errors.ts';
import type { ValidBody } from '../contract/operation.ts';
import { countrySuggestion } from '../country.ts';
import { type ChangeCall, type ChangeContext, commitOnce, type StoredResponse } from '../idempotency.ts';
import type { RuleViolation } from '../pricing/option.ts';
import { withCodesInUppercase } from '../shipment/stored-item.ts';
import { itemRecord } from '../shipment/view.ts';
import { withoutBlanks } from '../text.ts';

/** Products per account and mode (contract: createProduct). */
export const maxProducts = 10_000;

/** Entries of the HS codes and of the translations of a product (contract: MerchantProductCreateRequest). */
const maxEntries = { hs_codes: 100, translations: 30 } as const;

/** Returns a product as the API shows it. */
export function productView(row: MerchantProductRow): Schemas['MerchantProduct'] {
  const { sku, description, fields, archived, created_at, updated_at } = row;
  const { translations, hs_codes, ...item } = fields;
  const { quantity: _, ...record } = itemRecord({ ...item, sku, description, quantity: 0 });
  return {
    ...record,
    sku,
    translations: { ...translations },
    hs_codes: { ...hs_codes },
    archived,
    created_at,
    updated_at,
  };
}

/** Returns the product of a body of createProduct. */
export function newProduct({ sku, description = '', ...fields }: ValidBody<'createProduct'>): SavedProduct {
  return { sku: sku.trim(), description, fields: storedFields(fields), archived: false };
}

/** Reads a product to save. Refuses HS codes of unknown destinations. */
export function readNewProduct(
  body: ValidBody<'createProduct'>,
  catalog: Catalog,
  refuse: Refuse<'INVALID_FIELD'>,
): SavedProduct {
  const product = newProduct(body);
  const violations = productViolations(product, catalog);
  return violations.length > 0 ? refuse('INVALID_FIELD', { violations }) : product;
}

/** Saves a product, once per key if the call has one. Read it with `readNewProduct`. */
export function addProduct(
  context: ChangeContext,
  call: ChangeCall<'PRODUCT_LIMIT_REACHED' | 'PRODUCT_EXISTS' | 'IDEMPOTENCY_IN_FLIGHT'>,
  product: SavedProduct,
): Promise<StoredResponse<201>> {
  const { scope, actor, refuse } = call;
  return commitOnce(context, call, { status: 201 }, async (tx) => {
    await lockProducts(tx, scope);
    if (await findProduct(tx, scope, product.sku)) return refuse('PRODUCT_EXISTS');
    const count = await countProducts(tx, scope);
    if (count >= maxProducts) return refuse('PRODUCT_LIMIT_REACHED');
    const saved = await saveProduct(tx, scope, product);
    if (count === 0) await announceProducts(tx);
    return { result: productView(saved), entry: [actor(), 'product.saved', product.sku] };
  });
}

/** Changes a product. Shipments that were booked with it stay as they are. */
export async function changeProduct(
  db: Kysely<Database>,
  { scope, actor, refuse }: ChangeCall<'NOT_FOUND' | 'INVALID_FIELD'>,
  sku: string,
  change: ValidBody<'updateProduct'>,
  catalog: Catalog,
): Promise<MerchantProductRow> {
  return commitChange(db, async (tx) => {
    const [saved = refuse('NOT_FOUND')] = await lockProductsBySku(tx, scope, [sku]);
    const changed = changedProduct(saved, change);
    const violations = productViolations(changed, catalog);
    if (violations.length > 0) return refuse('INVALID_FIELD', { violations });
    return { result: await saveProduct(tx, scope, changed), entry: [actor(), 'product.changed', sku] };
  });
}

/** Deletes a product. Shipments that were booked with it stay as they are. */
export async function removeProduct(
  db: Kysely<Database>,
  { scope, actor, refuse }: ChangeCall<'NOT_FOUND'>,
  sku: string,
): Promise<MerchantProductRow> {
  return commitChange(db, async (tx) => {
    const deleted = (await deleteProductRow(tx, scope, sku)) ?? refuse('NOT_FOUND');
    return { result: deleted, entry: [actor(), 'product.deleted', sku] };
  });
}

async function saveProduct(
  tx: Kysely<Database>,
  scope: Scope,
  product: SavedProduct,
): Promise<MerchantProductRow> {
  const [saved] = await saveProductRows(tx, scope, [product]);
  if (!saved) throw new Error('a product that was written was not returned');
  return saved;
}

/** The changes of a product, as updateProduct takes them. */
export type ProductChange = ValidBody<'updateProduct'>;

/** Returns a product with changes: null removes a value, and each entry of a map is changed by itself. */
export function changedProduct(
  saved: SavedProduct,
  { description, archived, translations, hs_codes, ...change }: ProductChange,
): SavedProduct {
  const { fields } = saved;
  return {
    sku: saved.sku,
    description: description ?? saved.description,
    archived: archived ?? saved.archived,
    fields: storedFields({
      ...fields,
      ...change,
      translations: changedEntries(fields.translations, translations),
      hs_codes: changedEntries(fields.hs_codes, hs_codes),
    }),
  };
}

type Entries = Readonly<Record<string, string>>;

function changedEntries(
  saved: Entries | undefined,
  change: Readonly<Record<string, string | null>> | null | undefined,
): Readonly<Record<string, string | null>> | undefined {
  return change === null ? undefined : change === undefined ? saved : { ...saved, ...change };
}

type ItemFields = Omit<StoredProductFields, 'translations' | 'hs_codes'>;
type GivenFields = {
  readonly [Name in keyof ItemFields]?: ItemFields[Name] | null | undefined;
} & {
  readonly translations?: Readonly<Record<string, string | null>> | undefined;
  readonly hs_codes?: Readonly<Record<string, string | null>> | undefined;
};

/** Returns the given fields, without null, blank text and empty maps. */
function storedFields({ translations, hs_codes, ...given }: GivenFields) {
  const entries = Object.entries(withoutBlanks(given)).filter(([, value]) => value != null);
  return {
    ...withCodesInUppercase(Object.fromEntries(entries)),
    ...storedEntries('translations', translations),
    ...storedEntries('hs_codes', hs_codes),
  } as StoredProductFields;
}

/** In the order of their keys, as responses have them. */
function storedEntries(
  name: 'translations' | 'hs_codes',
  entries: Readonly<Record<string, string | null>> | undefined,
) {
  const kept = Object.entries(entries ?? {})
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return kept.length > 0 ? { [name]: Object.fromEntries(kept) } : {};
}

/** The destination of HS codes for all member states. */
const unionKey = 'EU';

/** Returns what the schemas can't say of a product: destinations that the catalog knows, and the number of entries after a change. */
export function productViolations(
  { sku, fields }: SavedProduct,
  catalog: Catalog,
): RuleViolation<'INVALID_FIELD'>[] {
  const violations: RuleViolation<'INVALID_FIELD'>[] = [];
  const broken = (path: readonly string[], message: string) =>
    violations.push({ path, code: 'INVALID_FIELD', message });
  // Clients normalize such a path away.
  if (sku === '.' || sku === '..')
    broken(['sku'], 'must not be . or .., which paths of addresses can’t have');
  for (const key of Object.keys(fields.hs_codes ?? {})) {
    if (key === unionKey || destinationCode(catalog, key) !== null) continue;
    const suggestion = countrySuggestion(key);
    const hint = suggestion ? `the code is ${suggestion}` : 'listCountries lists the destinations';
    broken(['hs_codes', key], `has a name that is not a destination; ${hint}`);
  }
  for (const [name, limit] of Object.entries(maxEntries) as ['hs_codes' | 'translations', number][]) {
    if (Object.keys(fields[name] ?? {}).length > limit) broken([name], `must have at most ${limit} fields`);
  }
  return violations;
}

/**
 * Returns the HS code that a product has for a destination: that of its tax area, else of its country, else of the country that it is
 * a territory of, else of the union.
 */
export function hsCodeFor(
  { hs_code, hs_codes = {} }: StoredProductFields,
  destination: Destination | null,
  { territories }: Catalog,
): string | undefined {
  if (destination === null) return hs_code;
  const { area, country, customsArea } = destination;
  const parents = (territories.get(country.code) ?? []).flatMap((one) => [one.code, one.country_code]);
  const keys = [area?.code, ...(area?.territories ?? []), country.code, ...parents, customsArea];
  return keys.map((key) => hs_codes[key ?? '']).find((code) => code !== undefined) ?? hs_code;
}
