import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../../../db/client.ts';
import type { CatalogData } from '../../../db/table/catalog.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { publishCatalog } from '../../../src/catalog/publish.ts';
import { hongKongDay } from '../../../src/runtime.ts';
import { basePath } from '../../frame/api.ts';
import type { ServerProcess } from '../../frame/processes.ts';
import { parseGenerated, serviceCode, withSecondVersions, withTransitDays } from './catalog.ts';
import { quoteRequestTo } from './in-process.ts';

const pollMs = 10;
const patienceMs = 30_000;

type Option = Schemas['RateOption'];

export interface Propagation {
  readonly change: string;
  /** From the end of the publication to each process's first quote from it. */
  readonly reachedMs: readonly number[];
  /** Slowest quote of any process meanwhile. */
  readonly slowestQuoteMs: number;
}

/** Publishes small changes and one of every rate table, and requests quotes from each process until they show it. */
export async function measurePropagation(
  databaseUrl: string,
  key: string,
  processes: readonly ServerProcess[],
  data: CatalogData,
  rounds: number,
  signal: AbortSignal,
): Promise<Propagation[]> {
  await using db = openDb({ url: databaseUrl, poolSize: 1 });
  const today = hongKongDay(new Date());
  const publish = async (change: string, next: CatalogData, shows: (option: Option) => boolean) => {
    signal.throwIfAborted();
    const reading = parseGenerated(next);
    await publishCatalog(db.kysely, reading, { today });
    const published = performance.now();
    const seen = await Promise.all(processes.map(({ url }) => untilSeen(url, key, published, shows, signal)));
    const reachedMs = seen.map((one) => one.reachedMs);
    console.error(`pricing, ${change}: ${reachedMs.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    return { change, reachedMs, slowestQuoteMs: Math.max(...seen.map((one) => one.slowestQuoteMs)) };
  };
  const results: Propagation[] = [];
  for (let round = 0; round < rounds; round++) {
    const days = 60 + round;
    results.push(
      await publish(
        'one service',
        withTransitDays(data, days),
        (option) => option.transit_days?.max === days,
      ),
    );
  }
  const last = withTransitDays(data, 60 + rounds - 1);
  const second = withSecondVersions(last, today);
  results.push(await publish('every rate table', second, (option) => option.rate_table_version === 2));
  return results;
}

async function untilSeen(
  url: string,
  key: string,
  published: number,
  shows: (option: Option) => boolean,
  signal: AbortSignal,
): Promise<{ readonly reachedMs: number; readonly slowestQuoteMs: number }> {
  let slowestQuoteMs = 0;
  for (;;) {
    const asked = performance.now();
    const response = await fetch(`${url}${basePath}/rates`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(quoteRequestTo('US', 0.5, serviceCode(0))),
      signal,
    });
    const answer = (await response.json()) as { readonly data: { readonly options: readonly Option[] } };
    const now = performance.now();
    slowestQuoteMs = Math.max(slowestQuoteMs, now - asked);
    const [option] = answer.data.options;
    if (option && shows(option)) return { reachedMs: now - published, slowestQuoteMs };
    if (now - published > patienceMs) throw new Error('a process never used the new catalog');
    await sleep(pollMs, null, { signal });
  }
}
