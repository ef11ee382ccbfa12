import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openDb } from '../../../../db/client.ts';
import { announceProducts, saveProductRows } from '../../../../db/query/account/merchant-product.ts';
import { publishCatalog } from '../../../../src/catalog/publish.ts';
import type { CatalogReading } from '../../../../src/catalog/read-catalog.ts';
import { hongKongDay } from '../../../../src/runtime.ts';
import { fewestDutyRates } from '../../../frame/duty-rates.ts';
import type { ProcessReport } from '../../../frame/process-report.ts';
import { startServiceProcess } from '../../../frame/processes.ts';
import { copyStore, type Store } from '../../../frame/stores.ts';
import { closedLoop, type LoadRequest } from '../../load.ts';
import { findRow, type Row, type Sample } from '../../results.ts';
import type { Bench, RunOptions } from '../../run.ts';
import type { HeapReport } from '../dashboard/heap-report.ts';

export const ours = 'Sampan';

const heapReport = path.join(import.meta.dirname, '..', 'dashboard', 'heap-report.ts');
/** Of the figure without the additional data. */
const minRatio = 0.95;

/** Data with which the service is measured. */
export interface Variant {
  readonly contestant: string;
  /** 0: those of the demonstration, which has none for the goods and destination of the requests. */
  readonly dutyRates: number;
  /** Of each account, in each mode. */
  readonly products: number;
}

/** Returns the data that the options ask for. If they add some: also the same service with little of it, and with none. */
export function variantsOf({ dutyRates, products }: RunOptions): [Variant, ...Variant[]] {
  const added = { contestant: ours, dutyRates, products };
  if (dutyRates === 0 && products === 0) return [added];
  return [
    added,
    { contestant: 'few duty rates, no products', dutyRates: fewestDutyRates, products: 0 },
    { contestant: 'landed cost not known', dutyRates: 0, products: 0 },
  ];
}

/**
 * Prepares a database for each variant: the first in the store itself, whose catalog was published when it started, the
 * others in copies. Call it before anything else is connected to the store.
 */
export async function fillVariants(
  { url }: Store,
  [first, ...others]: readonly [Variant, ...Variant[]],
  catalogOf: (variant: Variant) => Promise<CatalogReading>,
): Promise<Map<Variant, string>> {
  const urls = new Map([[first, url]]);
  for (const [index, variant] of others.entries()) {
    const copy = await copyStore(url, `variant${index}`);
    await using db = openDb({ url: copy, poolSize: 1 });
    await publishCatalog(db.kysely, await catalogOf(variant), { today: hongKongDay(new Date()) });
    urls.set(variant, copy);
  }
  if (first.products > 0) await addProducts(url, first.products);
  return urls;
}

export const productSku = 'BENCH-0001';
const product = {
  description: 'Cotton T-shirt, black, M',
  fields: { unit_price_hkd: 95, hs_code: '6109.10', country_of_manufacture: 'CN' },
  archived: false,
};

async function addProducts(url: string, count: number): Promise<void> {
  const products = Array.from({ length: count }, (_, index) => ({
    ...product,
    sku: `BENCH-${String(index + 1).padStart(4, '0')}`,
  }));
  await using db = openDb({ url, poolSize: 1 });
  const accounts = await db.kysely.selectFrom('account').select('id').execute();
  await db.kysely.transaction().execute(async (tx) => {
    for (const { id: accountId } of accounts)
      for (const livemode of [true, false]) await saveProductRows(tx, { accountId, livemode }, products);
    await announceProducts(tx);
  });
}

export interface Goods {
  readonly description: string;
  readonly quantity: number;
}

/** Returns items of which the first is that product: as its SKU alone if it is saved, else with the same fields. */
export function itemsOf<Item extends Goods>(
  { products }: Pick<Variant, 'products'>,
  [first, ...more]: readonly [Item, ...Item[]],
) {
  const { description, fields } = product;
  const { quantity } = first;
  const named = { sku: productSku, quantity };
  return [products > 0 ? named : { description, ...fields, ...named }, ...more];
}

/** @throws {Error} unless the landed cost is known as a variant says, and the same of all that know it */
export function checkCosts(costs: readonly { readonly variant: Variant; readonly cost: unknown }[]): void {
  for (const { variant, cost } of costs)
    if (variant.dutyRates > 0 !== (cost !== null))
      throw new Error(`the landed cost of ${variant.contestant} is ${JSON.stringify(cost)}`);
  const [known, ...others] = costs.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  if (others.some((other) => !isDeepStrictEqual(other, known)))
    throw new Error('the variants have different landed costs');
}

/** Adds the limits of the ratios to the same service with little data. */
export function limitRatios(
  bench: Bench,
  variants: readonly Variant[],
  rows: readonly Row[],
  subjects: readonly string[],
): void {
  const [, few] = variants;
  if (few === undefined) return;
  for (const subject of subjects) {
    const { ratio } = findRow(rows, subject, few.contestant);
    bench.atLeast(`${subject}, relative to ${few.contestant}:`, ratio?.median, minRatio, ' ×');
  }
}

const memoryRounds = 3;
const requestsBefore = 500;

/** Measures a new process of each variant after some requests: all of its memory, and the heap after a garbage collection. */
export async function measureMemory(
  bench: Bench,
  env: Record<string, string>,
  urls: ReadonlyMap<Variant, string>,
  request: LoadRequest,
): Promise<void> {
  if (urls.size === 1) return;
  const { brief, signal } = bench.options;
  const samples = new Map([...urls.keys()].map((variant) => [variant, [] as Sample[]]));
  for (let round = 0; round < (brief ? 1 : memoryRounds); round++) {
    for (const [variant, DATABASE_URL] of urls) {
      await using service = await startServiceProcess({ ...env, DATABASE_URL }, [heapReport]);
      const load = { connections: 8, seconds: 10, signal };
      await closedLoop(service, { ...request, maxRequests: requestsBefore }, load);
      const { residentBytes, heapBytes = Number.NaN }: ProcessReport & Partial<HeapReport> =
        await service.report();
      samples.get(variant)?.push({ residentMB: residentBytes / 1e6, heapMB: heapBytes / 1e6 });
    }
  }
  const subject = 'memory of the process';
  bench.add([...samples].map(([{ contestant }, rounds]) => ({ subject, contestant, rounds })));
}
