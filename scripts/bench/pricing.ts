import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDb } from '../../db/client.ts';
import { insertAccount } from '../../db/query/account/account.ts';
import { grantProducts } from '../../db/query/pricing/entitlement.ts';
import { createApiKey } from '../../src/account/api-key.ts';
import { newId } from '../../src/runtime.ts';
import { type ServerProcess, startServer, startServiceProcess } from '../frame/processes.ts';
import { productionEnv, startStore, temporaryHome } from '../frame/stores.ts';
import { basePath } from './contestant/contract.ts';
import { record, startRecordedService } from './database/statement.ts';
import { largeCatalog, productCode, readingOf, serviceCode, size } from './pricing/catalog.ts';
import { type QuoteRound, quoteInProcess, quoteRequestTo } from './pricing/in-process.ts';
import { measurePropagation, type Propagation } from './pricing/propagation.ts';
import {
  checkBars,
  checkLimits,
  type Findings,
  figure,
  type Limit,
  median,
  type Series,
  type Summary,
  summarize,
} from './results.ts';
import { alternate, type LoadRequest, measure, type RoundsOptions } from './rounds.ts';

const processCount = 3;
const longestQuoteMs = 2;
/** For quotes of up to ten options. */
const leastQuotes = 3000;
const bareHttp = 'node:http that writes the answer of all options';
/** Of all options, against `bareHttp`. */
const leastRatio = 0.6;
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
  const { url, testKey } = await startStore(home, stack, readingOf(data));
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
  return findingsOf(inProcess, requests, series, queries, propagation);
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

function findingsOf(
  inProcess: readonly QuoteRound[],
  requests: readonly QuoteLoad[],
  series: readonly Series[],
  queries: readonly Counted[],
  propagation: readonly Propagation[],
): Findings {
  const summaries = summarize(series, requests[0]?.title ?? '');
  const p99 = median(inProcess.map(({ p99Ms }) => p99Ms));
  const changes = [...Map.groupBy(propagation, ({ change }) => change)];
  const counts = queries.map(({ statements }) => statements);
  return {
    title: `Pricing: ${size.services} services × ${size.zones} zones × ${size.brackets} brackets`,
    tables: [
      {
        head: ['one quote of all options, in process', 'options', 'quotes/s', 'p50 ms', 'p99 ms'],
        rows: [
          [
            'prepare, price, write out',
            String(inProcess[0]?.options),
            figure(median(inProcess.map(({ requestsPerSecond }) => requestsPerSecond))),
            figure(median(inProcess.map(({ p50Ms }) => p50Ms))),
            figure(p99),
          ],
        ],
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
    limits: checkLimits([
      {
        what: 'one quote of all options in process, p99:',
        measured: p99,
        sense: 'at most',
        limit: longestQuoteMs,
        unit: ' ms',
      },
      ...summaries.slice(0, requests.length - 1).map(
        ({ server, requestsPerSecond }): Limit => ({
          what: `quotes per second over HTTP, ${server}:`,
          measured: requestsPerSecond,
          sense: 'at least',
          limit: leastQuotes,
          unit: '',
        }),
      ),
      ...checkBars(series, requests.at(-1)?.title ?? '', [{ against: bareHttp, atLeast: leastRatio }]).map(
        ({ ratio, atLeast }): Limit => ({
          what: 'quotes of all options per second, relative to a bare node:http server:',
          measured: ratio,
          sense: 'at least',
          limit: atLeast,
          unit: ' ×',
        }),
      ),
      {
        what: 'additional statements of the largest quote:',
        measured: Math.max(...counts) - Math.min(...counts),
        sense: 'at most',
        limit: 0,
        unit: '',
      },
      {
        what: 'a new catalog reaches the last process after',
        measured: Math.max(...propagation.flatMap(({ reachedMs }) => reachedMs)),
        sense: 'at most',
        limit: longestPropagationMs,
        unit: ' ms',
      },
    ]),
    notes: [
      'The load generator runs on the same machine. Quotes per CPU second are the capacity of one core.',
    ],
    numbers: { inProcess, series, queries: queries.map(({ answer: _, ...counts }) => counts), propagation },
  };
}

function httpRow(summary: Summary, request?: QuoteLoad, counted?: Counted): string[] {
  return [
    summary.server,
    request ? String(request.options) : '',
    counted ? figure(counted.answerBytes / 1000) : '',
    counted ? String(counted.statements) : '',
    figure(summary.requestsPerSecond),
    figure(summary.p50Ms),
    figure(summary.p99Ms),
    figure(1e6 / summary.cpuMicrosPerRequest),
  ];
}
