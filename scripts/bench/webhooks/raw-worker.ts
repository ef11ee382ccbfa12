import { openRawWorker } from './raw-queue.ts';

/** Minimal worker with BullMQ and fetch: no outbox, signature or record. */
const worker = openRawWorker(
  async ({ data: { url, headers, body } }) => {
    const response = await fetch(url, { method: 'POST', headers, body });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  },
  { databaseUrl: process.env.DATABASE_URL ?? '', redisUrl: process.env.REDIS_URL ?? null },
);
worker.on('error', (error) => console.error(`raw worker: ${error.message}`));
await worker.waitUntilReady();
process.on('SIGTERM', () => process.exit(0));
console.log('ready: processing jobs');
