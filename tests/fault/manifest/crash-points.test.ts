import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';

let world: FaultWorld;
beforeAll(async () => {
  world = await openFaultWorld('http');
});
afterAll(() => world.stop());

const points = [
  'manifest-before-store',
  'manifest-after-store',
  'manifest-after-carrier',
  'manifest-after-decision',
  'before-respond',
];

/** Starts to close a manifest of three shipments in a process that dies at the point. */
async function cutOff(point: string) {
  const account = await world.account();
  const bystander = await world.bystander();
  const { post } = apiClient(bystander.rootUrl, account.liveKey);
  for (let index = 0; index < 3; index++) {
    const { status } = await post('/shipments', { idempotencyKey: randomUUID(), body: world.order() });
    expect(status).toBe(201);
  }
  const idempotencyKey = randomUUID();
  const close = (rootUrl: string) =>
    apiClient(rootUrl, account.liveKey).post('/manifests', {
      idempotencyKey,
      body: { carrier_code: 'http' },
    });
  const service = await world.start({ SAMPAN_ROLES: 'api', SAMPAN_CRASHPOINT: point });
  await expect(close(service.rootUrl)).rejects.toThrow(/fetch failed/);
  expect(await service.ended).toEqual({ code: null, signal: 'SIGKILL' });
  return { account, again: () => close(bystander.rootUrl) };
}

/** Expects one manifest with the three shipments, here, in the events and at the carrier. */
async function expectClosedOnce(accountId: string): Promise<void> {
  const manifests = await world.query<{ id: string }>(
    'select id, status, shipment_count from manifest where account_id = $1',
    [accountId],
  );
  expect(manifests).toEqual([{ id: expect.any(String), status: 'closed', shipment_count: 3 }]);
  const [{ id } = { id: '' }] = manifests;
  expect(
    await world.query(
      'select manifest_id, count(*)::int as count from shipment where account_id = $1 group by 1',
      [accountId],
    ),
  ).toEqual([{ manifest_id: id, count: 3 }]);
  expect(
    await world.query("select type from event where account_id = $1 and type like 'manifest.%'", [accountId]),
  ).toEqual([{ type: 'manifest.closed' }]);
  const { calls } = (await world.simulator?.received(id)) ?? { calls: [] };
  const answers = calls
    .filter(({ operation }) => operation === 'closeManifest')
    .map(({ answered }) => answered);
  expect(answers.filter((status) => status === 201)).toEqual([201]);
  expect(answers.every((status) => status === 200 || status === 201)).toBe(true);
}

describe.each(points)('a process that is killed at %s', (point) => {
  it('closes one manifest after a retry with the same key', async () => {
    const { account, again } = await cutOff(point);
    await world.passLock();
    const { status } = await again();
    expect(status).toBe(201);
    await expectClosedOnce(account.id);
    const replayed = await again();
    expect(replayed.status).toBe(201);
    await expectClosedOnce(account.id);
  });
});

describe.each(points.slice(1))('a process that is killed at %s, without a retry', (point) => {
  it('leaves a manifest that the reconciler closes, once', async () => {
    const { account } = await cutOff(point);
    await world.passLock();
    const worker = await world.start({ SAMPAN_ROLES: 'worker' });
    const isClosed = async () => {
      const rows = await world.query('select status from manifest where account_id = $1', [account.id]);
      return rows.length === 1 && rows[0]?.status === 'closed';
    };
    expect(await pollUntil(isClosed, 60_000)).toBe(true);
    await worker.stop();
    await expectClosedOnce(account.id);
  });
});
