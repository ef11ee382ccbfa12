import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { serviceWaits, type Waits } from '../../../db/client.ts';
import { paced, patient } from '../../support/deadline.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { type ApiAnswer, type ApiClient, apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';
import type { ChildService } from '../../support/process/child-service.ts';

/** Concurrent requests per operation: three times the connections of a process. */
const clients = 30;
/** Requests of each client while the table is locked. */
const rounds = 2;
/** Without these waits, a request would end only with its statement, after 30 s. */
const boundMs = 20_000;
/** Pages without a key are limited to 100 requests per second. */
const paceMs = 15;

let world: FaultWorld;
let service: ChildService;
let client: ApiClient;
let shipment: string;
let page: string;

async function start(waits: Waits): Promise<void> {
  world = await openFaultWorld('sandbox');
  service = await world.start({ LOG_LEVEL: 'warn' }, waits);
  client = apiClient(service.rootUrl, (await world.account(10_000_000)).liveKey);
  const created = await client.post('/shipments', { idempotencyKey: randomUUID(), body: world.order() });
  expect(created.status).toBe(201);
  shipment = created.body.data.id;
  page = (await client.get(`/shipments/${shipment}`)).body.data.tracking_page_url;
}

type Ask = () => Promise<Pick<ApiAnswer, 'status' | 'retryAfterSeconds'>>;

const operations = {
  getShipment: () => client.get(`/shipments/${shipment}`),
  listShipments: () => client.get('/shipments'),
  getTracking: () => client.get(`/tracking/${shipment}`),
  createShipment: () => client.post('/shipments', { idempotencyKey: randomUUID(), body: world.order() }),
  getWalletBalance: () => client.get('/wallet/balance'),
  listWalletTransactions: () => client.get('/wallet/transactions'),
  listEvents: () => client.get('/events'),
  listWebhooks: () => client.get('/webhooks'),
  listCountries: () => client.get('/countries'),
  trackingPage: async () => ({ status: (await fetch(page)).status, retryAfterSeconds: 0 }),
  readiness: async () => ({
    status: (await fetch(`${service.rootUrl}/readyz`)).status,
    retryAfterSeconds: 0,
  }),
} satisfies Record<string, Ask>;
type Name = keyof typeof operations;

/** Locks a table in another session, as a migration does, until it is disposed of. */
const lock = (table: string) => holdLock(`lock table ${table} in access exclusive mode`);

async function holdLock(statement: string): Promise<AsyncDisposable> {
  const session = new pg.Client({ connectionString: world.database.url });
  await session.connect();
  await session.query(`begin; ${statement}`);
  return { [Symbol.asyncDispose]: () => session.end() };
}

/** Sends many requests per operation. Each must get 503 with Retry-After within the time limit. */
async function expectRefused(names: readonly Name[]): Promise<void> {
  const askRepeatedly = async (name: Name) => {
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      const { status, retryAfterSeconds } = await operations[name]();
      expect({ name, status }).toEqual({ name, status: 503 });
      expect(retryAfterSeconds).toBeGreaterThan(0);
      expect(performance.now() - began).toBeLessThan(patient(boundMs));
    }
  };
  await Promise.all(names.flatMap((name) => Array.from({ length: clients }, () => askRepeatedly(name))));
}

const figures = async () =>
  (
    await world.query(
      `select (select count(*) from shipment)::int as shipments, (select count(*) from hold)::int as holds,
        (select count(*) from event)::int as events, (select sum(held_cents) from wallet)::int as held`,
    )
  )[0];

interface LockedTable {
  readonly blocked: readonly Name[];
  readonly served: readonly Name[];
}

/** The operations that need each table, and some that do not. */
const tables = {
  shipment: {
    blocked: ['getShipment', 'listShipments', 'getTracking', 'createShipment'],
    served: ['getWalletBalance', 'listWalletTransactions', 'listEvents', 'listWebhooks', 'readiness'],
  },
  wallet: {
    blocked: ['getWalletBalance', 'createShipment'],
    served: ['getShipment', 'listShipments', 'getTracking', 'listEvents', 'trackingPage'],
  },
  webhook_endpoint: {
    blocked: ['listWebhooks'],
    served: ['getShipment', 'getWalletBalance', 'listEvents', 'trackingPage'],
  },
  event: {
    blocked: ['listEvents'],
    served: ['getShipment', 'getWalletBalance', 'listWebhooks', 'trackingPage'],
  },
  idempotency_key: {
    blocked: ['createShipment'],
    served: ['getShipment', 'getWalletBalance', 'listEvents', 'trackingPage'],
  },
  api_key: {
    blocked: ['getShipment', 'getWalletBalance', 'listCountries'],
    served: ['trackingPage', 'readiness'],
  },
  country: { blocked: [], served: ['listCountries', 'createShipment', 'getShipment'] },
} satisfies Record<string, LockedTable>;
describe('while another session locks a table', () => {
  beforeAll(() => start(pacedWaits()));
  afterAll(() => world.stop());

  it.each(
    Object.entries<LockedTable>(tables),
  )('%s: requests that need it get 503 with Retry-After, others succeed, and all recover', async (table, {
    blocked,
    served,
  }) => {
    const before = await figures();
    {
      await using _held = await lock(table);
      let isOver = false;
      const refused = expectRefused(blocked).finally(() => {
        isOver = true;
      });
      refused.catch(() => {});
      do {
        for (const name of served) {
          const { status } = await operations[name]();
          expect({ name, isServed: status < 300 }).toEqual({ name, isServed: true });
          await delay(paceMs);
        }
      } while (!isOver);
      await refused;
    }
    if (!served.some((name) => name === 'createShipment')) expect(await figures()).toEqual(before);
    for (const name of blocked) {
      const isServed = async () => (await operations[name]()).status < 300;
      expect(await pollUntil(isServed, boundMs)).toBe(true);
      const answers = await Promise.all(Array.from({ length: clients }, () => operations[name]()));
      expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    }
  });

  it('requests that need a locked row get 503, and the same requests of other accounts succeed', async () => {
    const [locked, other] = await Promise.all([world.account(), world.account(1_000_000_000)]);
    const book = (key: string) =>
      apiClient(service.rootUrl, key).post('/shipments', {
        idempotencyKey: randomUUID(),
        body: world.order(),
      });
    const booked = async (id: string) =>
      (await world.query('select 1 from shipment where account_id = $1', [id])).length;
    {
      await using _held = await holdLock(`select from wallet where account_id = '${locked.id}' for update`);
      let isOver = false;
      const again = async () => {
        for (let round = 0; round < 4; round++) expect((await book(locked.liveKey)).status).toBe(503);
      };
      const refused = Promise.all([again(), again()]).finally(() => {
        isOver = true;
      });
      refused.catch(() => {});
      let answered = 0;
      const others = async () => {
        while (!isOver) {
          expect((await book(other.liveKey)).status).toBe(201);
          answered++;
          await delay(paceMs);
        }
      };
      await Promise.all([refused, others(), others()]);
      expect([await booked(locked.id), await booked(other.id)]).toEqual([0, answered]);
      expect(answered).toBeGreaterThan(8);
    }
    expect((await book(locked.liveKey)).status).toBe(201);
  });

  it('the log has one line at the start and one at the end, for any number of refusals', async () => {
    const lines = () =>
      service
        .log()
        .split('\n')
        .filter((line) => line.includes('locks of another session'));
    const isOver = async () => lines().length % 2 === 0;
    expect(await pollUntil(isOver, boundMs)).toBe(true);
    const before = lines().length;
    {
      await using _held = await lock('event');
      await expectRefused(['listEvents']);
    }
    expect(await pollUntil(isOver, boundMs)).toBe(true);
    expect(lines()).toHaveLength(before + 2);
    expect(service.log()).not.toContain('Request failed');
  });
});

/**
 * The waits grow with the machine's load. A lock must time out before the waits for a connection, and several locks of one
 * statement before its timeout of 30 s, which does not grow.
 */
function pacedWaits(): Waits {
  const { lockMs, connectionMs, blockedConnectionMs, blockedMs } = serviceWaits;
  const wait = (ms: number) => Math.round(Math.min(paced(ms), 3 * ms));
  return {
    lockMs: wait(lockMs),
    connectionMs: wait(connectionMs),
    blockedConnectionMs: wait(blockedConnectionMs),
    blockedMs: wait(blockedMs),
  };
}
