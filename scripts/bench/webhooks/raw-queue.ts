import { createPostgresBackend, type Processor, Queue, Worker } from 'bullmq';

/** BullMQ's connection: Redis, or the schema `bullmq` of a database. */
export interface RawConnection {
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
}

/** Job data of a request. */
export interface RawPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The service's limit of concurrent requests with these endpoints. */
const concurrency = 256;
const name = 'bench-raw';

export function openRawQueue({ databaseUrl, redisUrl }: RawConnection): Queue<RawPost> {
  return redisUrl
    ? new Queue(name, { connection: { url: redisUrl } })
    : (new Queue(name, { connection: postgres(databaseUrl) }, createPostgresBackend) as unknown as Queue);
}

/** Opens a BullMQ worker as documented. */
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
