import { randomUUID } from 'node:crypto';
import { basePath } from '../../../frame/api.ts';
import { order } from '../../../frame/order.ts';
import type { ServerProcess } from '../../../frame/processes.ts';
import { closedLoop, fixedRate, fixedRateSample, type LoadRequest } from '../../load.ts';
import { findRow } from '../../results.ts';
import type { Bench } from '../../run.ts';
import type { PageClient } from './visit.ts';

const readers = 20;
const bookingsPerSecond = 40;
const warmUpSeconds = 4;
const maxTimes = 1.5;

/** Paths under `/dashboard/<mode>` that read or write the most. */
export const heavyPaths = ['/shipments', '', '/shipments.csv', '/shipments?destination_country=IS'];

/** The largest results of an assistant's tools. */
const heavyTools = [
  { name: 'list_shipments', arguments: { limit: 100 } },
  { name: 'list_service_tiers', arguments: {} },
  { name: 'list_webhook_deliveries', arguments: { limit: 100 } },
  { name: 'list_shipments', arguments: { limit: 100, status: 'exception' } },
];

/** Sends the nth reader's request. */
type Read = (index: number, signal: AbortSignal) => Promise<Response>;

/** Measures POST /shipments at a fixed rate, alone and beside readers of heavy pages, then beside assistants. */
export async function measureBesideBookings(
  bench: Bench,
  service: ServerProcess,
  client: PageClient,
  key: string,
): Promise<void> {
  const subject = `POST /shipments, ${bookingsPerSecond} per second`;
  const run = { bench, service, key };
  await measureBeside(run, subject, `beside ${readers} readers of heavy pages`, (index, signal) =>
    client.open(`/dashboard/test${heavyPaths[index % heavyPaths.length]}`, signal),
  );
  await measureBeside(
    run,
    `${subject}, with MCP`,
    `beside ${readers} assistants with heavy tools`,
    (index, signal) => callTool(service.url, key, heavyTools[index % heavyTools.length] ?? {}, signal),
  );
}

function callTool(url: string, key: string, tool: object, signal: AbortSignal): Promise<Response> {
  return fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: tool }),
    signal,
  });
}

interface Run {
  readonly bench: Bench;
  readonly service: ServerProcess;
  readonly key: string;
}

/** Books alone and beside readers, in alternating rounds. */
async function measureBeside(
  { bench, service, key }: Run,
  subject: string,
  beside: string,
  read: Read,
): Promise<void> {
  const { brief, signal } = bench.options;
  const seconds = brief ? 1 : 8;
  const request: LoadRequest = {
    title: subject,
    method: 'POST',
    path: `${basePath}/shipments`,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
    freshHeaders: () => ({ 'Idempotency-Key': randomUUID() }),
  };
  // V8 compiles for hundreds of bookings. At a fixed rate, they would be a part of the measurement.
  await closedLoop(service, request, { connections: 8, seconds: brief ? 0.5 : warmUpSeconds, signal });
  const book = async () =>
    fixedRateSample(
      await fixedRate([service.url], request, { perSecond: bookingsPerSecond, seconds, signal }),
      seconds,
    );
  const rows = await bench.compare(
    [
      { subject, contestant: 'alone', measure: book },
      {
        subject,
        contestant: beside,
        async measure() {
          const stop = new AbortController();
          const reading = Array.from({ length: readers }, (_, index) => readOn(read, index, stop.signal));
          const sample = await book();
          stop.abort();
          const complete = (await Promise.all(reading)).reduce((sum, count) => sum + count, 0);
          bench.progress(`${(complete / seconds).toFixed(0)} responses per second to readers`);
          return sample;
        },
      },
    ],
    { rounds: 3, ratioOf: { contestant: beside, measure: 'p95Ms' } },
  );
  const { ratio } = findRow(rows, subject, 'alone');
  bench.atMost(`p95 of ${subject}, ${beside}, relative to alone:`, ratio?.median, maxTimes, ' ×');
}

/** Reads again and again. Returns how many responses were complete. */
export async function readOn(read: Read, index: number, signal: AbortSignal): Promise<number> {
  for (let complete = 0; ; complete++) {
    try {
      const response = await read(index, signal);
      for await (const _ of response.body ?? []) signal.throwIfAborted();
      if (!response.ok) throw new Error(`a reader got ${response.status}`);
    } catch (error) {
      if (signal.aborted) return complete;
      throw error;
    }
  }
}
