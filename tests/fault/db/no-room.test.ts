import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { type ApiClient, apiClient } from '../../support/http-client.ts';
import { root } from '../../support/paths.ts';
import { pollUntil } from '../../support/poll.ts';
import type { ChildService } from '../../support/process/child-service.ts';

let world: FaultWorld;
let service: ChildService;
let client: ApiClient;
beforeAll(async () => {
  world = await openFaultWorld('http');
  service = await world.start({ LOG_LEVEL: 'warn' });
  client = apiClient(service.rootUrl, (await world.account(10_000_000)).liveKey);
});
afterAll(() => world.stop());

/** Lets every insert into a table fail as PostgreSQL does without room, and its probe, until it is disposed of. */
async function fill(table: string, code: string, message: string): Promise<AsyncDisposable> {
  const fails = `begin raise exception '${message}' using errcode = '${code}'; end`;
  await world.query(
    `create or replace function no_room() returns trigger language plpgsql as $$ ${fails} $$;
      create or replace function probe_writes() returns void language plpgsql as $$ ${fails} $$;
      create trigger no_room before insert on ${table} for each row execute function no_room()`,
  );
  return {
    async [Symbol.asyncDispose]() {
      await world.query(readFileSync(path.join(root, 'db/function/probe_writes.sql'), 'utf8'));
      await world.query(`drop trigger no_room on ${table}`);
    },
  };
}

const book = (idempotencyKey: string) => client.post('/shipments', { idempotencyKey, body: world.order() });
const figures = async () =>
  (
    await world.query(
      `select (select count(*)::int from shipment) as shipments, (select count(*)::int from hold) as holds,
        (select count(*)::int from event) as events`,
    )
  )[0];
const lines = () =>
  service
    .log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { msg: string; reason: string });

describe.each([
  ['53100', 'could not extend file "base/16384/16444": No space left on device'],
  ['53200', 'out of memory'],
])('while PostgreSQL answers %s: %s', (code, message) => {
  it.each([
    ['the idempotency key cannot be claimed', 'idempotency_key'],
    ['hold and shipment cannot be written', 'shipment'],
    ['the result of the carrier cannot be written', 'tracking_event'],
  ])('bookings get 503 and lose nothing, reads continue, and the log has two lines of it: %s', async (_, table) => {
    const before = await figures();
    const logged = lines().length;
    const outageLines = () =>
      lines()
        .slice(logged)
        .filter(({ msg }) => msg.startsWith('PostgreSQL '));
    const { status, body } = await book(randomUUID());
    expect(status).toBe(201);
    const keys = Array.from({ length: 5 }, () => randomUUID());
    {
      await using _full = await fill(table, code, message);
      for (let round = 0; round < 2; round++)
        for (const answer of await Promise.all(keys.map(book))) {
          expect(answer).toMatchObject({ status: 503, body: { data: { name: expect.any(String) } } });
          expect(answer.retryAfterSeconds).toBeGreaterThan(0);
        }
      expect((await client.get(`/shipments/${body.data.id}`)).status).toBe(200);
      expect((await fetch(`${service.rootUrl}/readyz`)).status).toBe(503);
      expect(await pollUntil(async () => outageLines().length === 1, 10_000)).toBe(true);
    }
    expect(await pollUntil(async () => outageLines().length === 2, 10_000)).toBe(true);
    // Until the probe has failed too, statements without memory have lines of their own.
    expect(lines().length - logged).toBeLessThanOrEqual(code === '53100' ? 2 : 2 + 2 * keys.length);
    expect(outageLines()).toMatchObject([
      { msg: 'PostgreSQL has no disk space or memory left; requests that write get 503', reason: message },
      { msg: 'PostgreSQL has disk space and memory again' },
    ]);
    await world.passLock();
    for (const key of keys) {
      const isBooked = async () => (await book(key)).status === 201;
      expect(await pollUntil(isBooked, 10_000)).toBe(true);
    }
    const added = keys.length + 1;
    expect(await figures()).toEqual({
      shipments: Number(before?.shipments) + added,
      holds: Number(before?.holds) + added,
      events: Number(before?.events) + added,
    });
  });
});
