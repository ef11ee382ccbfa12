import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createOutboundClient } from '../../src/outbound/client.ts';
import { createResolver } from '../../src/outbound/ip-address.ts';
import { forbiddenLiterals, forbiddenNames } from '../outbound/forbidden-host.ts';
import { startNameServer } from '../outbound/name-server.ts';
import { answering, type Receiver, startReceiver } from '../outbound/receiver.ts';
import { pollUntil } from '../support/poll.ts';
import type { TestAccount } from '../support/service.ts';
import { create } from './http.ts';
import { startWorld, type World } from './world.ts';

const hosts = [...forbiddenLiterals, ...forbiddenNames];
/** A documentation address (RFC 5737) that no machine has, allowed here to represent a public one. */
const publicAddress = [203, 0, 113, 14];
const allowed = publicAddress.join('.');
const maxActiveEndpoints = 20;

let world: World;
let workers: AsyncDisposable;
let sink: Receiver;
beforeAll(async () => {
  sink = await startReceiver();
  world = await startWorld(null, { OUTBOUND_ALLOW: allowed });
  workers = world.work();
});
afterAll(async () => {
  await workers[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
  await sink[Symbol.asyncDispose]();
});

/** Registers `count` endpoints with public addresses, and returns them with their accounts. */
async function publicEndpoints(count: number) {
  const accounts: TestAccount[] = [];
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    if (index % maxActiveEndpoints === 0) accounts.push(await world.service.createAccount());
    const url = `https://${publicAddress.join('.')}/${index}`;
    const key = accounts.at(-1)?.testKey ?? '';
    const { status, body } = await create(world.service, { url, events: ['*'] }, { key });
    expect(status).toBe(201);
    ids.push(body.data.id);
  }
  return { accounts, ids };
}

const errorsOf = async (ids: readonly string[]) => {
  const { rows } = await world.service.database.db.pool.query<{ state: string; error: string }>(
    `select d.state, a.error from webhook_delivery d left join webhook_attempt a
        on a.delivery_id = d.id and a.number = d.attempt_count
      where d.endpoint_id = any($1)`,
    [ids],
  );
  return rows;
};

describe('a forbidden webhook target', () => {
  it('is refused at create, in any spelling', async () => {
    expect(hosts.length).toBeGreaterThanOrEqual(60);
    for (const host of hosts) {
      const url = `http://${host}:${sink.port}/hook`;
      const { status, body } = await create(world.service, { url, events: ['*'] });
      expect([url, status, body.data?.[0]?.path]).toEqual([url, 400, ['url']]);
    }
    expect(sink.connections).toEqual([]);
  });

  it('is not connected to by a worker, even if an endpoint has it', async () => {
    const { accounts, ids } = await publicEndpoints(hosts.length);
    await world.service.database.db.pool.query(
      `update webhook_endpoint e set url = t.url, target = t.url
        from unnest($1::text[], $2::text[]) as t (id, url) where e.id = t.id`,
      [ids, hosts.map((host) => `http://${host}:${sink.port}/${randomUUID()}`)],
    );
    for (const account of accounts) await world.emit(1, account);
    const ended = async () => {
      const rows = await errorsOf(ids);
      return rows.length === hosts.length && rows.every(({ state }) => state === 'failed');
    };
    expect(await pollUntil(ended, 20_000)).toBe(true);
    for (const { error } of await errorsOf(ids)) expect(error).toMatch(/public address|absolute URL/);
    expect(sink.connections).toEqual([]);
  });

  it('is not reached through a name that was public at create', async () => {
    let rebound = false;
    await using server = await startNameServer((_host, type) =>
      type === 'A' ? [rebound ? [127, 0, 0, 1] : publicAddress] : [],
    );
    using outbound = createOutboundClient({ allow: [allowed], lookup: createResolver([server.address]) });
    await using rebinding = await startWorld(null, {}, { outbound });
    const url = `http://rebind.test:${sink.port}/hook`;
    const { status, body } = await create(rebinding.service, { url, events: ['*'] });
    expect(status).toBe(201);
    rebound = true;
    await using _workers = rebinding.work();
    await rebinding.emit(1);
    const failed = async () =>
      (await rebinding.deliveries(body.data.id)).some(({ state }) => state === 'failed');
    expect(await pollUntil(failed, 10_000)).toBe(true);
    expect((await rebinding.deliveries(body.data.id))[0]).toMatchObject({
      http_status: null,
      error: 'must have a public address; rebind.test resolves to an address that is not public',
    });
    expect(sink.connections).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])('is not reached through a redirect with %i', async (code) => {
    const redirect = `HTTP/1.1 ${code} Moved\r\nLocation: ${sink.origin}/\r\nContent-Length: 0\r\n\r\n`;
    await using hop = await startReceiver(answering(redirect));
    using outbound = createOutboundClient({ allow: ['127.0.0.1'] });
    await using redirected = await startWorld(null, { WEBHOOK_SCHEDULE: '0' }, { outbound });
    const { body } = await create(redirected.service, { url: `${hop.origin}/hook`, events: ['*'] });
    await using _workers = redirected.work();
    await redirected.emit(1);
    const failed = async () =>
      (await redirected.deliveries(body.data.id)).some(({ state }) => state === 'failed');
    expect(await pollUntil(failed, 10_000)).toBe(true);
    expect((await redirected.deliveries(body.data.id))[0]).toMatchObject({ http_status: code });
    expect(sink.connections).toEqual([]);
  });
});
