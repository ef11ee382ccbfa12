import { type PeerName, type Post, peerQueues } from './peer-queues.ts';

/** Minimal worker with a queue of another project and fetch: no outbox, signature or record. */
const { DATABASE_URL: databaseUrl = '', REDIS_URL: redisUrl = null, BENCH_PEER } = process.env;

await peerQueues[BENCH_PEER as PeerName].work(
  { databaseUrl, redisUrl },
  async ({ url, headers, body }: Post) => {
    const response = await fetch(url, { method: 'POST', headers, body });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  },
);
process.on('SIGTERM', () => process.exit(0));
console.log('ready: processing jobs');
