import { createPostgresBackend, Queue, Worker } from 'bullmq';
import { Logger, makeWorkerUtils, run } from 'graphile-worker';

/** A request that a peer's worker sends. */
export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Send = (post: Post) => Promise<void>;

interface Stores {
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
}

/** A queue of another project: adds jobs, or works them off. */
interface PeerQueue {
  add(posts: readonly Post[]): Promise<unknown>;
  close(): Promise<unknown>;
}

/** The service's limit of concurrent requests with the benchmark's endpoints. */
const concurrency = 256;
const name = 'bench';

/** Each as its documentation has it for speed. */
export const peerQueues = {
  BullMQ: { open: openBullmq, work: workBullmq },
  'graphile-worker': { open: openGraphile, work: workGraphile },
};

export type PeerName = keyof typeof peerQueues;

const bullmqPostgres = (connectionString: string) => ({ connectionString, schema: 'bullmq', max: 4 });

async function openBullmq({ databaseUrl, redisUrl }: Stores): Promise<PeerQueue> {
  const queue: Queue<Post> = redisUrl
    ? new Queue(name, { connection: { url: redisUrl } })
    : (new Queue(
        name,
        { connection: bullmqPostgres(databaseUrl) },
        createPostgresBackend,
      ) as unknown as Queue);
  queue.on('error', () => {}); // a failing call rejects with the same error
  const opts = { removeOnComplete: true, removeOnFail: true };
  return {
    add: (posts) => queue.addBulk(posts.map((data) => ({ name: 'post', data, opts }))),
    close: () => queue.close(),
  };
}

async function workBullmq({ databaseUrl, redisUrl }: Stores, send: Send): Promise<void> {
  const process = ({ data }: { readonly data: Post }) => send(data);
  const worker: Worker<Post> = redisUrl
    ? new Worker(name, process, { connection: { url: redisUrl, maxRetriesPerRequest: null }, concurrency })
    : (new Worker(
        name,
        process,
        { connection: bullmqPostgres(databaseUrl), concurrency },
        createPostgresBackend,
      ) as unknown as Worker<Post>);
  worker.on('error', (error) => console.error(`BullMQ: ${error.message}`));
  await worker.waitUntilReady();
}

async function openGraphile({ databaseUrl: connectionString }: Stores): Promise<PeerQueue> {
  const utils = await makeWorkerUtils({ connectionString });
  await utils.migrate();
  return {
    add: (posts) => utils.addJobs(posts.map((payload) => ({ identifier: 'post', payload }))),
    close: async () => utils.release(),
  };
}

async function workGraphile({ databaseUrl: connectionString }: Stores, send: Send): Promise<void> {
  await run({
    preset: {
      worker: {
        connectionString,
        concurrentJobs: concurrency,
        maxPoolSize: 10,
        localQueue: { size: 2 * concurrency },
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') console.error(`graphile-worker: ${message}`);
    }),
    taskList: { post: (payload) => send(payload as Post) },
  });
}
