import { openRawWorker } from './raw-queue.ts';

/** The least that takes posts from a queue and sends them: BullMQ and fetch. No outbox, no signing, no record. */
const worker = openRawWorker(
  async ({ data: { url, headers, body } }) => {
    const response = await fetch(url, { method: 'POST', headers, body });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`answered with ${response.status}`);
  },
  { databaseUrl: process.env.DATABASE_URL ?? '', redisUrl: process.env.REDIS_URL ?? null },
);
worker.on('error', (error) => console.error(`raw worker: ${error.message}`));
await worker.waitUntilReady();
process.on('SIGTERM', () => process.exit(0));
console.log('ready: working on jobs');
