import { setTimeout as sleep } from 'node:timers/promises';
import { openDb } from '../../../../db/client.ts';
import type { CatalogData } from '../../../../db/table/catalog.ts';
import type { Schemas } from '../../../../generated/operations.ts';
import { publishCatalog } from '../../../../src/catalog/publish.ts';
import { hongKongDay } from '../../../../src/runtime.ts';
import type { ServerProcess } from '../../../frame/processes.ts';
import type { LoadRequest } from '../../load.ts';
import { percentile, type Series } from '../../results.ts';
import type { RunOptions } from '../../run.ts';
import { parseGenerated, withSecondVersions, withTransitDays } from './catalog.ts';

const pollMs = 10;
const patienceMs = 30_000;
const smallChanges = 4;

type Option = Schemas['RateOption'];

/**
 * Publishes small changes and one of every rate table, and requests quotes from each process until they show it. Times are
 * from the end of the publication to the first quote from it, of the median and of the last process.
 */
export async function measurePropagation(
  databaseUrl: string,
  quote: LoadRequest,
  processes: readonly ServerProcess[],
  data: CatalogData,
  { brief, signal }: RunOptions,
): Promise<Series[]> {
  await using db = openDb({ url: databaseUrl, poolSize: 1 });
  const today = hongKongDay(new Date());
  const publish = async (next: CatalogData, shows: (option: Option) => boolean) => {
    signal.throwIfAborted();
    await publishCatalog(db.kysely, parseGenerated(next), { today });
    const published = performance.now();
    const reached = await Promise.all(
      processes.map(({ url }) => untilSeen(url, quote, published, shows, signal)),
    );
    return { p50Ms: percentile(reached, 50), p99Ms: Math.max(...reached) };
  };
  const small = [];
  for (let days = 60; days < 60 + (brief ? 1 : smallChanges); days++)
    small.push(await publish(withTransitDays(data, days), ({ transit_days }) => transit_days?.max === days));
  const subject = `a new catalog reaches ${processes.length} processes`;
  const first = { subject, contestant: 'one service changes', rounds: small };
  if (brief) return [first];
  const every = await publish(withSecondVersions(data, today), (option) => option.rate_table_version === 2);
  return [first, { subject, contestant: 'every rate table changes', rounds: [every] }];
}

async function untilSeen(
  url: string,
  { path, headers, body = '' }: LoadRequest,
  published: number,
  shows: (option: Option) => boolean,
  signal: AbortSignal,
): Promise<number> {
  for (;;) {
    const response = await fetch(url + path, { method: 'POST', headers, body, signal });
    const answer = (await response.json()) as { readonly data: { readonly options: readonly Option[] } };
    const now = performance.now();
    const [option] = answer.data.options;
    if (option && shows(option)) return now - published;
    if (now - published > patienceMs) throw new Error('a process never used the new catalog');
    await sleep(pollMs, null, { signal });
  }
}
