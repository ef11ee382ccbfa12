import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDb } from '../../db/client.ts';
import { insertAccount } from '../../db/query/account/account.ts';
import { grantProducts } from '../../db/query/pricing/entitlement.ts';
import { createApiKey } from '../../src/account/api-key.ts';
import { newId } from '../../src/runtime.ts';
import { basePath } from '../frame/api.ts';
import { type ServerProcess, startServer, startServiceProcess } from '../frame/processes.ts';
import { productionEnv, startStore, temporaryHome } from '../frame/stores.ts';
import { record, startRecordedService } from './database/statement.ts';
import { largeCatalog, parseGenerated, productCode, serviceCode, size } from './pricing/catalog.ts';
import { type QuoteRound, quoteInProcess, quoteRequestTo } from './pricing/in-process.ts';
import { measurePropagation, type Propagation } from './pricing/propagation.ts';
import {
  atLeast,
  atMost,
  type Findings,
  figure,
  median,
  medians,
  rateCells,
  type Series,
  type Summary,
  summarize,
} from './results.ts';
import { alternate, type LoadRequest, measure, type RoundsOptions } from './rounds.ts';

const processCount = 3;
const maxQuoteMs = 2;
/** For quotes of up to ten options. */
const minQuotes = 3000;
const bareHttp = 'node:http that writes the answer of all options';
/** Of all options, against `bareHttp`. */
const minRatio = 0.6;
const longestPropagationMs = 2000;

interface QuoteLoad extends LoadRequest {
  readonly options: number;
}

/**
 * Measures quotes from a catalog of 100 services × 50 zones × 20 brackets, in process and over HTTP, and the
 * propagation of its changes.
 */
export async function benchPricing(options: RoundsOptions): Promise<Findings> {
  const { rounds, signal } = options;
  const data = await largeCatalog();
  console.error('pricing, quotes in process');
  const inProcess = quoteInProcess(data, rounds, signal);

  await using stack = new AsyncDisposableStack();
  const home = temporaryHome(stack);
  console.error('pricing, publishing the catalog');
  const { url, testKey } = await startStore(home, stack, parseGenerated(data));
  const env = { ...productionEnv(home, url), SAMPAN_ROLES: 'api' };
  const requests = requestsWith(testKey, await keyOfOneProduct(url));
  const queries = await countQueries(env, requests);
  const processes: ServerProcess[] = [];
  for (let count = 0; count < processCount; count++) {
    processes.push(stack.use(await startServiceProcess(env)));
  }
  const [service] = processes;
  if (!service) throw new Error('no process was started');
  const turns = requests.map((request) => ({
    name: request.title,
    measure: (warmUp: boolean) => measure(service, request, { ...options, warmUp }),
  }));
  const [largest] = requests.slice(-1);
  const [largestAnswer] = queries.slice(-1);
  if (!largest || !largestAnswer) throw new Error('no quote was recorded');
  const answerFile = path.join(home, 'answer.json');
  writeFileSync(answerFile, JSON.stringify(largestAnswer.answer));
  const program = path.join(import.meta.dirname, 'contestant', 'bare-http.ts');
  const bare = stack.use(await startServer(program, { BENCH_ANSWER: answerFile, NODE_ENV: 'production' }));
  turns.push({
    name: bareHttp,
    measure: (warmUp: boolean) => measure(bare, largest, { ...options, warmUp }),
  });
  const series = await alternate('pricing', turns, options);
  const propagation = await measurePropagation(url, testKey, processes, data, rounds, signal);
  return summarizeFindings(inProcess, requests, series, queries, propagation);
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

function requestsWith(wholeKey: string, productKey: string): QuoteLoad[] {
  const quote = (title: string, options: number, key: string, service?: string): QuoteLoad => ({
    title,
    options,
    method: 'POST',
    path: `${basePath}/rates`,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(quoteRequestTo('US', 0.5, service)),
  });
  return [
    quote('one service requested', 1, wholeKey, serviceCode(0)),
    quote('an account with one product', size.servicesPerProduct, productKey),
    quote('an account with all products', size.services, wholeKey),
  ];
}

interface Counted {
  readonly statements: number;
  readonly answer: unknown;
  readonly answerBytes: number;
}

/** Counts the statements of each request, and checks its number of options. */
async function countQueries(env: Record<string, string>, requests: readonly QuoteLoad[]): Promise<Counted[]> {
  await using service = await startRecordedService(env);
  const counted: Counted[] = [];
  for (const request of requests) {
    await record(service, request); // the first request of an account also reads its pricing inputs
    const { statements, answer } = await record(service, request);
    const { options } = (answer as { readonly data: { readonly options: readonly unknown[] } }).data;
    if (options.length !== request.options) {
      throw new Error(`${request.title} is answered with ${options.length} options`);
    }
    counted.push({ statements: statements.length, answer, answerBytes: JSON.stringify(answer).length });
  }
  return counted;
}

function summarizeFindings(
  inProcess: readonly QuoteRound[],
  requests: readonly QuoteLoad[],
  series: readonly Series[],
  queries: readonly Counted[],
  propagation: readonly Propagation[],
): Findings {
  const summaries = summarize(series, requests[0]?.title ?? '');
  const quote = medians(inProcess);
  const changes = [...Map.groupBy(propagation, ({ change }) => change)];
  const counts = queries.map(({ statements }) => statements);
  return {
    title: `Pricing: ${size.services} services × ${size.zones} zones × ${size.brackets} brackets`,
    tables: [
      {
        head: ['one quote of all options, in process', 'options', 'quotes/s', 'p50 ms', 'p99 ms'],
        rows: [['prepare, price, write out', String(inProcess[0]?.options), ...rateCells(quote)]],
      },
      {
        head: [
          'POST /rates, one API process',
          'options',
          'response kB',
          'statements',
          'quotes/s',
          'p50 ms',
          'p99 ms',
          'quotes per CPU second',
        ],
        rows: summaries.map((summary, index) => httpRow(summary, requests[index], queries[index])),
      },
      {
        head: [`a new catalog, ${processCount} processes`, 'median ms', 'slowest ms', 'slowest quote ms'],
        rows: changes.map(([change, times]) => [
          `${change}${times.length > 1 ? `, ${times.length} times` : ''}`,
          figure(median(times.flatMap(({ reachedMs }) => reachedMs))),
          figure(Math.max(...times.flatMap(({ reachedMs }) => reachedMs))),
          figure(Math.max(...times.map(({ slowestQuoteMs }) => slowestQuoteMs))),
        ]),
      },
    ],
    limits: [
      atMost('one quote of all options in process, p99:', quote.p99Ms, maxQuoteMs, ' ms'),
      ...summaries
        .slice(0, requests.length - 1)
        .map(({ server, requestsPerSecond }) =>
          atLeast(`quotes per second over HTTP, ${server}:`, requestsPerSecond, minQuotes),
        ),
      atLeast(
        'quotes of all options per second, relative to a bare node:http server:',
        summarize(series, bareHttp)[requests.length - 1]?.ratio ?? Number.NaN,
        minRatio,
        ' ×',
      ),
      atMost('additional statements of the largest quote:', Math.max(...counts) - Math.min(...counts), 0),
      atMost(
        'a new catalog reaches the last process after',
        Math.max(...propagation.flatMap(({ reachedMs }) => reachedMs)),
        longestPropagationMs,
        ' ms',
      ),
    ],
    notes: [
      'The load generator runs on the same machine. Quotes per CPU second are the capacity of one core.',
    ],
    numbers: { inProcess, series, queries: queries.map(({ answer: _, ...counts }) => counts), propagation },
  };
}

/** The last row is the bare node:http server, which has no request and no counts of its own. */
function httpRow(summary: Summary, request?: QuoteLoad, counted?: Counted): string[] {
  return [
    summary.server,
    request ? String(request.options) : '',
    counted ? figure(counted.answerBytes / 1000) : '',
    counted ? String(counted.statements) : '',
    ...rateCells(summary),
    figure(1e6 / summary.cpuMicrosPerRequest),
  ];
}
