import type { Db } from '../../db/client.ts';
import { endsWithin } from '../../db/ends-within.ts';
import {
  type InstallationHealth,
  readInstallationHealth,
} from '../../db/query/installation/installation-health.ts';
import { type Backlog, readBacklog } from '../../db/query/webhook/webhook-backlog.ts';
import type { QueueCounts } from '../queue/queue-counts.ts';

/** What the stores say of the whole installation; null where one didn't answer. */
export interface StoreReadings {
  readonly health: InstallationHealth | null;
  readonly backlog: Backlog | null;
  readonly queues: readonly QueueCounts[] | null;
}

/** For so long a reading is answered again: scrapes can't become the stores' work. */
const freshMs = 5_000;
/** A store that doesn't answer within this is taken for down. */
const patienceMs = 3_000;

/** Reads the stores when metrics are asked for, and not more often than every five seconds. */
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
      const [health, backlog, queues] = await Promise.all([
        orNull(readInstallationHealth(db)),
        orNull(readBacklog(db)),
        orNull(countQueues()),
      ]);
      return { health, backlog, queues };
    })();
    return reading;
  };
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  const read = reading.catch(() => null);
  return (await endsWithin(patienceMs, read)) ? read : null;
}
