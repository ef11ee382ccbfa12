import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inviteUser } from '../../../src/user/invite.ts';
import { apiClient } from '../../support/http-client.ts';
import { type ChildService, startChildService } from '../../support/process/child-service.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';
import { order } from '../../support/shipment/order.ts';
import { createTestDatabase, type TestDatabase } from '../../support/store/database.ts';

/** Sign-ins at the same time, each from a network of its own, and the pause of a client after its answer. */
const [flood, pauseMs] = [60, 250];
/** Requests of the API client, and their number. */
const [burst, everyMs, bursts] = [4, 250, 60];
/** The API's p99 during the flood, as a multiple of its calm value. */
const maxTimes = 5;
/** On a busy machine a few requests may wait for the CPU; a flood that delays them does so in every round. */
const maxRounds = 4;
/** CPU time of the threads that Node shares among name lookups, files and sign-ins to PostgreSQL. */
const maxSharedMs = 1_000;
const password = 'ferry lantern bamboo';
const email = 'flooded@shop.example';

let database: TestDatabase;
let service: ChildService;
let key: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const account = await liveAccount(database, 0);
  key = account.testKey;
  service = await startChildService(database.url, { TRUSTED_PROXIES: '127.0.0.1' });
  const invited = await inviteUser(database.db.kysely, {
    accountId: account.id,
    role: 'owner',
    email,
    now: new Date(),
  });
  const token = new URLSearchParams(invited?.path.split('?')[1]).get('token') ?? '';
  expect(await send('/welcome', { token, password })).toBe(303);
});
afterAll(async () => {
  await service?.stop();
  await database?.stop();
});

let networks = 0;

async function send(path: string, fields: Record<string, string>): Promise<number> {
  const network = ++networks;
  const response = await fetch(`${service.rootUrl}/dashboard${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': `10.2.${network >> 8}.${network & 255}`,
    },
    body: new URLSearchParams(fields),
  });
  await response.arrayBuffer();
  return response.status;
}

interface Measured {
  readonly times: number[];
  readonly errors: number[];
  readonly sharedMs: number;
}

/** Measures an API client that books and reads at a steady rate. */
async function measure(): Promise<Measured> {
  const client = apiClient(service.rootUrl, key);
  const [times, errors]: [number[], number[]] = [[], []];
  const running: Promise<void>[] = [];
  const call = async (index: number) => {
    const began = performance.now();
    const { status } =
      index % 2 === 0
        ? await client.post('/shipments', { idempotencyKey: randomUUID(), body: order() })
        : await client.get('/shipments');
    times.push(performance.now() - began);
    if (status >= 300) errors.push(status);
  };
  const before = sharedThreadsMs();
  for (let count = 0; count < bursts; count++) {
    running.push(...Array.from({ length: burst }, (_, index) => call(index)));
    await delay(everyMs);
  }
  await Promise.all(running);
  return { times, errors, sharedMs: sharedThreadsMs() - before };
}

/** Returns the CPU time of the service's shared threads, which the kernel counts in units of 10 ms. */
function sharedThreadsMs(): number {
  const folder = `/proc/${service.pid}/task`;
  const threads = readdirSync(folder).map((id) => readFileSync(`${folder}/${id}/stat`, 'utf8'));
  const shared = threads.filter((stat) => stat.includes('(libuv-worker)'));
  // Fields 14 and 15: ticks in user mode and in the kernel.
  const ticks = shared.map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '));
  return ticks.reduce((sum, fields) => sum + 10 * (Number(fields[11]) + Number(fields[12])), 0);
}

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const figures = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
const report = (name: string, { times, errors, sharedMs }: Measured) =>
  `${name}: API ${errors.length} errors of ${times.length}, ${figures(times)}; CPU time of the shared threads ${sharedMs} ms`;

it(`${flood} sign-ins at the same time fail no API request, and leave the shared threads free`, async () => {
  await measure();
  const calm = await measure();
  let isOver = false;
  const replies: { readonly status: number; readonly ms: number }[] = [];
  const people = Array.from({ length: flood }, async (_, person) => {
    const given = {
      email: person % 2 === 0 ? email : `unknown${person}@shop.example`,
      password: person % 3 === 0 ? password : 'ferry lantern copper',
    };
    while (!isOver) {
      const began = performance.now();
      const status = await send('/sign-in', given);
      replies.push({ status, ms: performance.now() - began });
      await delay(pauseMs);
    }
  });
  // The first pages of the flood also compile their code.
  await delay(2_000);
  const limitMs = maxTimes * percentile(calm.times, 0.99);
  const rounds: Measured[] = [];
  const isSlow = () => rounds.every(({ times }) => percentile(times, 0.99) >= limitMs);
  while (rounds.length < maxRounds && isSlow()) rounds.push(await measure());
  isOver = true;
  await Promise.all(people);
  const statuses = Object.entries(Object.groupBy(replies, ({ status }) => String(status)));
  console.log(
    [
      report('calm', calm),
      ...rounds.map((round) => report(`${flood} sign-ins at once`, round)),
      ...statuses.map(
        ([status, given = []]) =>
          `sign-ins answered ${status}: ${given.length}, ${figures(given.map(({ ms }) => ms))}`,
      ),
    ].join('\n'),
  );
  expect([calm, ...rounds].flatMap(({ errors }) => errors)).toEqual([]);
  expect(statuses.map(([status]) => status).filter((status) => !/303|401|429/.test(status))).toEqual([]);
  for (const { sharedMs } of rounds) expect(sharedMs).toBeLessThan(maxSharedMs);
  expect(isSlow()).toBe(false);
}, 240_000);
