import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDb } from '../../../db/client.ts';
import { insertAccount } from '../../../db/query/account/account.ts';
import { grantProducts } from '../../../db/query/pricing/entitlement.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { createApiKey } from '../../../src/account/api-key.ts';
import { newId } from '../../../src/runtime.ts';
import { basePath } from '../../frame/api.ts';
import { order } from '../../frame/order.ts';
import { type ServerProcess, startServer, startServiceProcess } from '../../frame/processes.ts';
import { productionEnv, startStore, temporaryHome } from '../../frame/stores.ts';
import { closedLoop, type Load, type LoadRequest } from '../load.ts';
import { record, startRecordedService } from '../replay/statement.ts';
import { findRow } from '../results.ts';
import type { Bench } from '../run.ts';
import { largeCatalog, parseGenerated, productCode, serviceCode, size } from './pricing/catalog.ts';
import { measurePropagation } from './pricing/propagation.ts';
import {
  checkCosts,
  fillVariants,
  type Goods,
  itemsOf,
  limitRatios,
  measureMemory,
  ours,
  type Variant,
  variantsOf,
} from './pricing/variants.ts';

const bareHttp = 'node:http, same bytes';
const bareExpress = 'bare Express 5, same bytes';
const processCount = 3;
/** For quotes of up to ten options. */
const minQuotes = 3000;
/** Of all options, relative to `bareHttp`. */
const minRatio = 0.6;
const longestPropagationMs = 2000;

interface QuoteRequest extends LoadRequest {
  readonly options: number;
}

/**
 * Measures quotes from a catalog of 100 services × 50 zones × 20 brackets, beside servers that write the same answers, and
 * how long a new catalog takes to reach all processes.
 */
export async function benchPricing(bench: Bench): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  bench.progress('publishing the catalog');
  const variants = variantsOf(bench.options);
  const [added, ...others] = variants;
  const data = await largeCatalog(added.dutyRates);
  const store = await startStore(home, stack, { catalog: parseGenerated(data) });
  const { url, testKey } = store;
  const productKey = await keyOfOneProduct(url);
  const urls = await fillVariants(store, variants, async ({ dutyRates }) =>
    parseGenerated(await largeCatalog(dutyRates)),
  );
  const env = { ...productionEnv(home, url), SAMPAN_ROLES: 'api' };
  const requests = requestsWith(testKey, productKey);
  const { answers, statements } = await recordAnswers(env, requests);
  if (others.length > 0) {
    const costs = [];
    for (const [variant, DATABASE_URL] of urls) {
      const recorded = await recordAnswers({ ...env, DATABASE_URL }, requests.slice(0, 1));
      costs.push({ variant, cost: recorded.answers['/1']?.data.options[0]?.landed_cost });
    }
    checkCosts(costs);
  }
  const BENCH_ANSWERS = path.join(home, 'answers.json');
  writeFileSync(BENCH_ANSWERS, JSON.stringify(answers));
  const program = path.join(import.meta.dirname, 'pricing', 'answer-server.ts');
  const peers = {
    [bareHttp]: stack.use(await startServer(program, { BENCH_ANSWERS, NODE_ENV: 'production' })),
    [bareExpress]: stack.use(
      await startServer(program, { BENCH_ANSWERS, NODE_ENV: 'production', BENCH_EXPRESS: 'yes' }),
    ),
  };
  const processes: ServerProcess[] = [];
  for (let count = 0; count < processCount; count++)
    processes.push(stack.use(await startServiceProcess(env)));
  const [service] = processes as [ServerProcess, ...ServerProcess[]];
  const measured: { readonly variant: Variant; readonly server: ServerProcess }[] = [
    { variant: added, server: service },
  ];
  for (const variant of others) {
    const DATABASE_URL = urls.get(variant) ?? '';
    measured.push({ variant, server: stack.use(await startServiceProcess({ ...env, DATABASE_URL })) });
  }
  const turnsOf = (subject: string, requestOf: (variant: Variant) => LoadRequest) =>
    measured.map(({ variant, server }) => ({
      subject,
      contestant: variant.contestant,
      measure: (load: Load) => closedLoop(server, requestOf(variant), load),
    }));
  const turns = requests.flatMap((request) => [
    ...turnsOf(request.title, () => request),
    ...Object.entries(peers).map(([contestant, server]) => ({
      subject: request.title,
      contestant,
      measure: (load: Load) => closedLoop(server, { ...request, path: `/${request.options}` }, load),
    })),
  ]);
  if (added.products > 0) {
    const [{ title, body = '' }] = requests as [QuoteRequest];
    turns.push(
      ...turnsOf(`${title}, one of two items as a SKU`, (variant) => ({
        ...(requests[0] as QuoteRequest),
        body: JSON.stringify({ ...JSON.parse(body), items: itemsOf(variant, goods) }),
      })),
    );
    bench.note('A quote that names a SKU reads the products with one more statement.');
  }
  const rows = await bench.compare(turns, { rounds: 4, ratioOf: { contestant: ours, measure: 'perSecond' } });
  limitRatios(
    bench,
    variants,
    rows,
    requests.map(({ title }) => title),
  );
  await measureMemory(bench, env, urls, requests[0] as QuoteRequest);
  const [quote, ...more] = requests as [QuoteRequest, ...QuoteRequest[]];
  const series = bench.add(await measurePropagation(url, quote, processes, data, bench.options));
  for (const { title } of [quote, ...more.slice(0, -1)])
    bench.atLeast(`${title}, per second:`, findRow(rows, title, ours).values.perSecond?.median, minQuotes);
  const [{ title: largest }] = more.slice(-1) as [QuoteRequest];
  bench.atLeast(
    `${largest}, relative to ${bareHttp}:`,
    findRow(rows, largest, bareHttp).ratio?.median,
    minRatio,
    ' ×',
  );
  bench.atMost('more statements of the largest quote:', Math.max(...statements) - Math.min(...statements), 0);
  for (const { contestant, values } of series)
    bench.atMost(`a new catalog, ${contestant}:`, values.p99Ms?.high, longestPropagationMs, ' ms');
}

/** Creates a key of an account that may order the services of one product only. */
async function keyOfOneProduct(url: string): Promise<string> {
  await using db = openDb({ url, poolSize: 1 });
  const now = new Date();
  const { id } = await insertAccount(db.kysely, {
    id: newId('acc', now),
    name: 'One product',
    email: 'one-product@shop.example',
  });
  await grantProducts(db.kysely, id, [productCode(0)]);
  const made = await createApiKey(db.kysely, { accountId: id, mode: 'test', label: 'bench', now });
  if (typeof made === 'string') throw new Error(made);
  return made.key;
}

const goods = order.items.map(({ sku: _, ...item }) => item) as [Goods, Goods];

function requestsWith(wholeKey: string, productKey: string): QuoteRequest[] {
  const body = {
    weight_kg: 0.5,
    destination_country: 'US',
    goods_category: 'general',
    surcharges: ['INSURANCE'],
    parcels: [{ weight_kg: 0.5, length_cm: 28, width_cm: 20, height_cm: 5 }],
    items: goods,
  };
  const quote = (options: number, key: string, more: object = {}): QuoteRequest => ({
    title: `POST /rates, ${options} ${options === 1 ? 'option' : 'options'}`,
    options,
    method: 'POST',
    path: `${basePath}/rates`,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, ...more }),
  });
  return [
    quote(1, wholeKey, { service_tier_id: serviceCode(0) }),
    quote(size.servicesPerProduct, productKey),
    quote(size.services, wholeKey),
  ];
}

interface Quoted {
  readonly data: { readonly options: readonly Schemas['RateOption'][] };
}

/** Returns each request's answer, by its number of options, and how many statements it costs. */
async function recordAnswers(env: Record<string, string>, requests: readonly QuoteRequest[]) {
  await using service = await startRecordedService(env);
  const answers: Record<string, Quoted> = {};
  const counts: number[] = [];
  for (const request of requests) {
    await record(service, request); // the first request of an account also reads its pricing inputs
    const { statements, answer } = await record(service, request);
    const quoted = answer as Quoted;
    const { length } = quoted.data.options;
    if (length !== request.options) throw new Error(`${request.title} is answered with ${length} options`);
    answers[`/${request.options}`] = quoted;
    counts.push(statements.length);
  }
  return { answers, statements: counts };
}
