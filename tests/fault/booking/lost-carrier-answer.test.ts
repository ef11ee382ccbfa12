import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { carrierDeadline } from '../../support/deadline.ts';
import { reconcileHere } from '../../support/fault/crash-recovery.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { storiesOf, storyOf } from '../../support/fault/shipment-story.ts';
import { type ApiClient, apiClient } from '../../support/http-client.ts';

const unconfirmed = {
  visible: true,
  status: 'label_created',
  dispatch: 'pending',
  waybill: null,
  hold: 'pending',
  moves: ['hold'],
  events: [],
  checkpoints: [],
};

describe.each(['sandbox', 'http'] as const)('carrier %s', (carrier) => {
  let world: FaultWorld;
  let rootUrl: string;
  beforeAll(async () => {
    world = await openFaultWorld(carrier);
    ({ rootUrl } = await world.start({
      SAMPAN_ROLES: 'api',
      CARRIER_DEADLINE_MS: carrierDeadline(250),
    }));
  });
  afterAll(() => world.stop());

  const order = async (reference_no: string) => {
    const account = await world.account();
    const client = apiClient(rootUrl, account.liveKey);
    const request = { idempotencyKey: randomUUID(), body: world.order({ reference_no }) };
    return { account, client, create: () => client.post('/shipments', request) };
  };
  const balance = async (client: ApiClient) => (await client.get('/wallet/balance')).body.data;
  const carrierHolds = async (id: string) =>
    (await world.bookings()).filter(({ reference }) => reference === id);

  it.each([
    ['SANDBOX-DROP', 'accepts, then drops the connection', 1],
    ['SANDBOX-UNREADABLE', 'accepts, and its response is unreadable', 1],
    ['SANDBOX-TIMEOUT', 'receives nothing', 0],
  ])('%s (the carrier %s): 503, then a retry with the same key returns the same booking', async (magic, _, heard) => {
    const { account, client, create } = await order(magic);
    const lost = await create();
    expect(lost).toMatchObject({ status: 503, body: { data: { name: 'DISPATCH_UNDECIDED' } } });
    expect(lost.retryAfterSeconds).toBeGreaterThan(0);
    const [story] = await storiesOf(world.database, account.id);
    expect(story).toMatchObject(unconfirmed);
    const id = story?.id ?? '';
    const detail = await client.get(`/shipments/${id}`);
    expect(detail.body.data).toMatchObject({ dispatch_status: 'pending', waybill_number: null });
    const total = detail.body.data.pricing_snapshot.total_hkd;
    expect(await balance(client)).toMatchObject({ balance: 10_000, held: total });
    const waybills = (await carrierHolds(id)).filter(({ state }) => state === 'booked');
    expect(waybills).toHaveLength(heard);

    const decided = await create();
    expect(decided).toMatchObject({ status: 201, body: { data: { id } } });
    const [held, ...more] = await carrierHolds(id);
    expect(more).toEqual([]);
    expect(held).toMatchObject({ state: 'booked', waybill: decided.body.data.dispatch.waybill_number });
    if (heard) expect(held?.waybill).toBe(waybills[0]?.waybill);
    expect((await create()).text).toBe(decided.text);
    expect(await storiesOf(world.database, account.id)).toMatchObject([{ ...storyOf.booked, id }]);
    expect(await balance(client)).toMatchObject({ balance: 10_000, held: total });
  });

  it('the reconciler finishes the booking without a retry, and the key replays its response', async () => {
    const { account, create } = await order('SANDBOX-DROP');
    expect((await create()).status).toBe(503);
    expect(await reconcileHere(world)).toBe(1);
    const [story] = await storiesOf(world.database, account.id);
    expect(story).toMatchObject(storyOf.booked);
    expect(await create()).toMatchObject({ status: 201, body: { data: { id: story?.id } } });
  });
});
