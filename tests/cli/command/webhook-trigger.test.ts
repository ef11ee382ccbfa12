import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventTypes } from '../../../generated/events.ts';
import { commandLineActor } from '../../../src/user/audit.ts';
import { triggerEvent } from '../../../src/webhook/test-event.ts';
import { type Environment, sampan, sampanJson } from '../../support/command-line.ts';
import type { TestAccount } from '../../support/service.ts';
import { startWorld, type World } from '../../webhook/world.ts';
import { expectRefusal } from '../expect-refusal.ts';

let world: World;
let working: AsyncDisposable;
let env: Environment;
const home = mkdtempSync(path.join(tmpdir(), 'sampan-trigger-'));
beforeAll(async () => {
  world = await startWorld(null);
  working = world.work();
  env = { DATABASE_URL: world.service.database.url, SAMPAN_HOME: home };
});
afterAll(async () => {
  rmSync(home, { recursive: true });
  await working[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const trigger = (account: TestAccount, type: string) => ['webhook', 'trigger', type, '--account', account.id];

describe('webhook trigger', () => {
  it('makes the service call the test-mode endpoints that subscribe to the type', async () => {
    const account = await world.service.createAccount();
    const { id } = await world.endpoint('/by-type', ['shipment.delivered'], account);
    await world.endpoint('/by-star', ['*'], account);
    await world.endpoint('/other-type', ['shipment.created'], account);
    const args = trigger(account, 'shipment.delivered');
    const answer = await sampanJson<{ event_id: string }>(args, env);
    expect(answer).toEqual({
      event_id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      event_type: 'shipment.delivered',
      account_id: account.id,
      endpoints: 2,
    });
    expect(await world.receiver.got(2)).toBe(true);
    expect(world.receiver.received.map(({ path: place }) => place).sort()).toEqual(['/by-star', '/by-type']);
    const { rawBody = '' } = world.receiver.received[0] ?? {};
    expect(JSON.parse(rawBody)).toMatchObject({
      event_id: answer.event_id,
      livemode: false,
      data: { object: { status: 'delivered', livemode: false }, sequence: 1, request: null, test: true },
    });
    const [delivery] = await world.deliveries(id, account);
    expect(delivery).toMatchObject({ event_id: answer.event_id, attempts: [{ trigger: 'schedule' }] });
    const { body } = await world.service.call('get', '/events', account.testKey);
    expect(body.data.data).toEqual([JSON.parse(rawBody)]);
  });

  it('emits every type, with a body that follows the contract', async () => {
    const account = await world.service.createAccount();
    await world.endpoint('/every', ['*'], account);
    const { kysely } = world.service.database.db;
    await world.endpoint('/by-name', ['webhook.test'], account);
    for (const type of eventTypes) {
      expect(await triggerEvent(kysely, commandLineActor(account.id, new Date()), type)).toMatchObject({
        endpoints: 1,
      });
    }
    const events = eventTypes.length;
    expect(await world.receiver.got(events - 1, { path: '/every' })).toBe(true);
    expect(await world.receiver.got(1, { path: '/by-name' })).toBe(true);
    const typesAt = (place: string) =>
      world.receiver.received
        .filter(({ path: at }) => at === place)
        .map(({ headers }) => headers['x-service-event-type']);
    // `*` excludes webhook.test, which only a test sends.
    expect(typesAt('/every').sort()).toEqual(eventTypes.filter((type) => type !== 'webhook.test').sort());
    expect(typesAt('/by-name')).toEqual(['webhook.test']);
    const bodies = world.receiver.received.slice(-events).map(({ rawBody }) => JSON.parse(rawBody));
    expect(bodies.every(({ data }) => data.test === true)).toBe(true);
    expect(world.receiver.violations).toEqual([]);
  });

  it('emits nothing in live mode, and reports that no endpoint subscribes to the event', async () => {
    const account = await world.service.createAccount();
    await world.service.database.db.pool.query(
      `insert into webhook_endpoint (id, account_id, livemode, url, target, description, events, created_at)
        values ('wh_live', $1, true, 'https://shop.example/', 'https://shop.example/', '', '{*}', now())`,
      [account.id],
    );
    const { stdout } = await sampan(trigger(account, 'shipment.created'), env);
    expect(stdout).toMatch(
      /^Queued evt_\w+ \(shipment\.created\) for 0 endpoints: acc_\w+ has no active test-mode endpoint/,
    );
    await expectRefusal(
      [...trigger(account, 'shipment.created'), '--live'],
      env,
      /^--live: only test events/,
    );
    const { body } = await world.service.call('get', '/events', account.liveKey);
    expect(body.data.data).toEqual([]);
  });

  it('refuses an unknown type and lists the valid ones, and refuses an unknown account', async () => {
    await Promise.all([
      expectRefusal(
        trigger(world.service.account, 'shipment.lost'),
        env,
        /'shipment\.lost'.*choices are shipment\.created, .*webhook\.test/,
      ),
      expectRefusal(
        ['webhook', 'trigger', 'webhook.test', '--account', 'acc_1'],
        env,
        /^--account: no account has the ID "acc_1"/,
      ),
      expectRefusal(
        ['webhook', 'trigger', 'webhook.test'],
        env,
        /^This installation has no demonstration account/,
      ),
    ]);
  });
});
