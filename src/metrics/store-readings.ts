import type { Db } from '../../db/client.ts';
import {
  type InstallationHealth,
  readInstallationHealth,
} from '../../db/query/installation/installation-health.ts';
import { type LivingProcess, listLivingProcesses } from '../../db/query/installation/service-process.ts';
import { type Backlog, readBacklog } from '../../db/query/webhook/webhook-backlog.ts';
import { endsWithin } from '../../db/statement.ts';
import type { QueueCounts } from '../queue/job-queues.ts';

/** State of the whole installation; null for a store that did not respond in time. */
export interface StoreReadings {
  readonly health: InstallationHealth | null;
  readonly backlog: Backlog | null;
  readonly queues: readonly QueueCounts[] | null;
  readonly processes: readonly LivingProcess[] | null;
}

/** A reading is served again for this long, so that scrapes don't load the stores. */
const freshMs = 5_000;
const waitMs = 3_000;

/** Returns a function that reads the stores, at most every 5 s. */
export function storeReadings(
  db: Db,
  countQueues: () => Promise<QueueCounts[]>,
): () => Promise<StoreReadings> {
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<StoreReadings> | undefined;
  return () => {
    if (reading && performance.now() - readAt < freshMs) return reading;
    readAt = performance.now();
    reading = (async () => {
      const [health, backlog, queues, processes] = await Promise.all([
        orNull(readInstallationHealth(db)),
        orNull(readBacklog(db)),
        orNull(countQueues()),
        orNull(listLivingProcesses(db.kysely)),
      ]);
      return { health, backlog, queues, processes };
    })();
    return reading;
  };
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  const read = reading.catch(() => null);
  return (await endsWithin(waitMs, read)) ? read : null;
}
