import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createSignInLink } from '../../../scripts/bench/part/dashboard/fill.ts';
import { PageClient } from '../../../scripts/bench/part/dashboard/visit.ts';
import { patient } from '../../support/deadline.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { printFigures } from '../../support/fault/load.ts';
import { pollUntil } from '../../support/poll.ts';
import type { ChildService } from '../../support/process/child-service.ts';
import { runs } from '../../support/profile.ts';
import { batchOrders } from '../../support/shipment/batch.ts';
import { largestOrder } from '../../support/shipment/largest-order.ts';

const maxMB = 600;
const rounds = 2;
const seconds = runs(12);
const shipments = 400;
const hasProc = existsSync('/proc/self/status');

let world: FaultWorld;
let service: ChildService;
beforeAll(async () => {
  world = await openFaultWorld('sandbox');
}, 60_000);
afterAll(() => world.stop());

function residentMB(): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** The work of a noisy afternoon, by its kind. Each is repeated by several clients at once. */
async function openFlood() {
  const account = await world.account(1e12);
  const call = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(service.rootUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${account.testKey}`, 'Content-Type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    // Read to the end, and forgotten.
    for await (const _ of response.body ?? []);
    return response.status;
  };
  const post = (path: string, body: object) =>
    call(`/api/v1${path}`, body, { 'Idempotency-Key': randomUUID() });
  const orders = batchOrders(shipments, () => ({}));
  expect(await post('/shipments/batch', { orders })).toBe(202);
  const numbers = () =>
    world.query<{ id: string }>(
      'select tracking_number as id from shipment where account_id = $1 limit 400',
      [account.id],
    );
  expect(await pollUntil(async () => (await numbers()).length === shipments, 60_000)).toBe(true);
  const ids = (await numbers()).map(({ id }) => id);
  const owner = new PageClient(service.rootUrl);
  await owner.signIn(await createSignInLink(world.database.url, { accountId: account.id, role: 'owner' }));
  const page = async (path: string) => {
    const response = await owner.open(`/dashboard/test${path}`, AbortSignal.timeout(patient(30_000)));
    for await (const _ of response.body ?? []);
    return response.status;
  };
  const tool = (name: string, args: object) =>
    call(
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
      { Accept: 'application/json, text/event-stream', 'MCP-Protocol-Version': '2025-11-25' },
    );
  let turn = 0;
  const id = () => ids[turn++ % ids.length] ?? '';
  const month = new Date().toISOString().slice(0, 7);
  const kinds: Record<string, () => Promise<number>> = {
    bookings: () => post('/shipments', world.order()),
    'large bookings': () => post('/shipments', largestOrder()),
    batches: () =>
      call('/api/v1/shipments/batch/validate', {
        orders: batchOrders(200, () => ({})),
      }),
    rates: () => call('/api/v1/rates', { destination_country: 'US', weight_kg: 0.5 }),
    lists: () => call('/api/v1/shipments?limit=100'),
    'labels as PDF': () => call(`/api/v1/shipments/${id()}/label?size=a4`),
    'labels as ZPL': () => call(`/api/v1/shipments/${id()}/label?format=zpl&dpi=300`),
    'labels as PNG': () => call(`/api/v1/shipments/${id()}/label?format=png&dpi=300`),
    'files of labels': () => post('/labels', { ids, format: turn++ % 2 ? 'pdf' : 'zpl' }),
    papers: () => call(`/api/v1/shipments/${id()}/documents/commercial_invoice`),
    statements: () => call(`/api/v1/statements/${month}/statement`),
    'pages of shipments': () => page('/shipments'),
    'CSV files': () => page('/shipments.csv'),
    'home page': () => page(''),
    assistants: () => tool('list_shipments', { limit: 100 }),
    contract: () => call('/openapi.json'),
  };
  return { kinds };
}

(hasProc ? it : it.skip)(
  `a flood of every kind leaves less than ${maxMB} MB`,
  async () => {
    service = await world.start({ BATCH_ORDERS_PER_SECOND: '1000' });
    const figures: Record<string, number | string> = { 'after the start, MB': residentMB() };
    const { kinds } = await openFlood();
    let peak = 0;
    for (let round = 1; round <= rounds; round++) {
      const endsAt = performance.now() + seconds * 1_000;
      const statuses: Record<string, Record<number, number>> = {};
      const client = async ([kind, run]: [string, () => Promise<number>]) => {
        while (performance.now() < endsAt) {
          const status = await run();
          statuses[kind] = { ...statuses[kind], [status]: (statuses[kind]?.[status] ?? 0) + 1 };
          peak = Math.max(peak, residentMB());
        }
      };
      await Promise.all([0, 1, 2].flatMap(() => Object.entries(kinds).map(client)));
      figures[`after round ${round}, MB`] = residentMB();
      for (const [kind, counts] of Object.entries(statuses)) figures[kind] = JSON.stringify(counts);
    }
    figures['at most, MB'] = peak;
    const start = performance.now();
    const isBelow = await pollUntil(async () => residentMB() < maxMB, 120_000);
    figures['below the bound after, s'] = (performance.now() - start) / 1_000;
    figures['then, MB'] = residentMB();
    for (const wait of JSON.parse(process.env.WATCH ?? '[]') as number[]) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
      figures[`${wait} s later, MB`] = residentMB();
    }
    printFigures('memory after a flood', figures);
    expect(isBelow).toBe(true);
    expect(service.log()).toBe('');
  },
  400_000,
);
