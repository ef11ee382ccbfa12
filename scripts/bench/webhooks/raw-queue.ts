import { createPostgresBackend, type Processor, Queue, Worker } from 'bullmq';

/** Where BullMQ keeps its jobs: a Redis, or the schema `bullmq` of a database. */
export interface RawConnection {
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
}

/** A post as it waits in the queue. */
export interface RawPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** As many as the service has in flight: its endpoints' slots. */
const concurrency = 256;
const name = 'bench-raw';

/** BullMQ's queue as its manual opens it. */
export function openRawQueue({ databaseUrl, redisUrl }: RawConnection): Queue<RawPost> {
  return redisUrl
    ? new Queue(name, { connection: { url: redisUrl } })
    : (new Queue(name, { connection: postgres(databaseUrl) }, createPostgresBackend) as unknown as Queue);
}

/** BullMQ's worker as its manual opens it. */
export function openRawWorker(
  processor: Processor<RawPost>,
  { databaseUrl, redisUrl }: RawConnection,
): Worker<RawPost> {
  return redisUrl
    ? new Worker(name, processor, { connection: { url: redisUrl, maxRetriesPerRequest: null }, concurrency })
    : (new Worker(
        name,
        processor,
        { connection: postgres(databaseUrl), concurrency },
        createPostgresBackend,
      ) as unknown as Worker);
}

function postgres(connectionString: string) {
  return { connectionString, schema: 'bullmq', max: 4 };
}
