import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sendNotice } from '../carrier-notice/send-notice.ts';
import { type FaultWorld, openFaultWorld } from '../support/fault/fault-world.ts';
import { storiesOf, storyOf } from '../support/fault/shipment-story.ts';
import { apiClient } from '../support/http-client.ts';
import { pollUntil } from '../support/poll.ts';

let world: FaultWorld;

beforeAll(async () => {
  world = await openFaultWorld('http');
});

afterAll(() => world.stop());

it.each([
  'before-settle',
  'after-settle',
  'notice-after-act',
])('a worker charges a final fee once if the process dies at %s, for any number of repeated notices', async (point) => {
  const account = await world.account();
  const client = apiClient((await world.bystander()).rootUrl, account.liveKey);
  const booked = await client.post('/shipments', { idempotencyKey: randomUUID(), body: world.order() });
  const notice = {
    event_id: randomUUID(),
    type: 'final_fee',
    reference: booked.body.data.id,
    charged_hkd: 43.21,
    chargeable_weight_kg: 0.52,
  };
  const secret = world.env.CARRIER_HTTP_SECRET ?? '';
  const dying = await world.start({ SAMPAN_ROLES: 'api', SAMPAN_CRASHPOINT: point });
  await expect(sendNotice(dying.rootUrl, secret, notice)).rejects.toThrow('fetch failed');
  expect(await dying.ended).toEqual({ code: null, signal: 'SIGKILL' });

  await world.passLock();
  await using service = await world.start({ SAMPAN_ROLES: 'api,worker' });
  const isApplied = async () =>
    (
      await world.query('select from carrier_notice where event_id = $1 and applied_at is not null', [
        notice.event_id,
      ])
    ).length === 1;
  expect(await pollUntil(isApplied, 20_000)).toBe(true);
  const expectCharged = async () => {
    expect(await storiesOf(world.database, account.id)).toMatchObject([storyOf.settled]);
    expect((await client.get('/wallet/balance')).body.data).toMatchObject({ balance: 9_956.79, held: 0 });
  };
  await expectCharged();
  expect(await sendNotice(service.rootUrl, secret, notice)).toMatchObject({ result: 'duplicate' });
  await expectCharged();
});
