import { IncomingMessage, ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';
import v8 from 'node:v8';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { McpServer } from '@modelcontextprotocol/server';
import { sendToInstallation } from '../../../src/mcp/remote.ts';
import { createToolServer } from '../../../src/mcp/tool-server.ts';
import { type Era, eras, httpClient } from '../../support/mcp-client.ts';
import { runs } from '../../support/profile.ts';
import { startTestService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  // Counting objects stops the event loop, on a busy machine for longer than the keep-alive timeout. The next call must
  // still find its connection open.
  service.server.keepAliveTimeout = 0;
});
afterAll(() => service.stop());

const calls = [
  { name: 'get_wallet_balance', arguments: {} },
  { name: 'get_shipment', arguments: { shipment_id: 'SMP0000000000000' } },
  { name: 'create_shipment', arguments: { insured_amount: 1 } },
  { name: 'get_rates', arguments: { weight_kg: 0.5, destination_country: 'US' } },
];

const perRound = runs(1_000);

async function callTools(client: Client, count: number): Promise<void> {
  for (let done = 0; done < count; done += calls.length)
    await Promise.all(calls.map((call) => client.callTool(call)));
}

const kinds = { McpServer, ServerResponse, IncomingMessage, AbortController, Duplex };

/** Counts what is alive after a garbage collection. */
function alive() {
  const counts = Object.values(kinds).map((kind) => v8.queryObjects(kind, { format: 'count' }));
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  return { counts: [...counts, timers], heapMb: process.memoryUsage().heapUsed / 1e6 };
}

async function expectNoGrowth(call: (count: number) => Promise<void>): Promise<void> {
  await call(200);
  let before = alive();
  await call(perRound);
  let after = alive();
  // The heap of a new process still grows a little. A leak grows in every round.
  if (after.heapMb - before.heapMb >= 2) {
    before = after;
    await call(perRound);
    after = alive();
  }
  // The clients keep a few connections open, and each has some.
  const grown = after.counts.map((count, index) => count - (before.counts[index] ?? 0));
  expect(grown.filter((more) => more > 20)).toEqual([]);
  // A response kept per call would be more.
  expect(after.heapMb - before.heapMb).toBeLessThan(2);
}

it.each(
  Object.keys(eras) as Era[],
)(`${perRound} calls over HTTP leave nothing behind, protocol %s`, async (era) => {
  const client = await httpClient({ rootUrl: service.rootUrl, apiKey: service.account.testKey, era });
  await expectNoGrowth((count) => callTools(client, count));
  await client.close();
});

it(`${perRound} calls of one stdio server leave nothing behind`, async () => {
  const server = createToolServer({
    send: sendToInstallation(service.rootUrl, service.account.testKey),
    livemode: false,
    requestId: null,
    onUnexpected: (error) => {
      throw error;
    },
  });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  await expectNoGrowth((count) => callTools(client, count));
  await client.close();
});
