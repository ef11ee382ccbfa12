import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Environment, sampanJson } from '../../support/command-line.ts';
import { storiesOf, storyOf } from '../../support/fault/shipment-story.ts';
import { apiClient } from '../../support/http-client.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { expectLedgerHolds } from '../../support/shipment/ledger-holds.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';
import { order } from '../../support/shipment/order.ts';
import { expectRefusal } from '../expect-refusal.ts';

let service: TestService;
let env: Environment;
beforeAll(async () => {
  service = await startTestService();
  env = { DATABASE_URL: service.database.url };
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const resolve = (id: string, ...args: string[]) =>
  sampanJson<Record<string, unknown>>(['shipment', 'resolve', id, ...args], env);

/** Books a live shipment. `reference_no` selects a fault of the sandbox carrier. */
async function booked(reference_no: string) {
  const account = await liveAccount(service.database, 1_000_000);
  const client = apiClient(service.rootUrl, account.liveKey);
  const request = { idempotencyKey: randomUUID(), body: order({ reference_no }) };
  const create = () => client.post('/shipments', request);
  const { status } = await create();
  const story = async () => (await storiesOf(service.database, account.id))[0];
  return { client, create, story, status, id: (await story())?.id ?? '' };
}

describe('an undecided booking', () => {
  it('--booked stores the waybill number, and the idempotency key returns it', async () => {
    const { create, story, id } = await booked('SANDBOX-SILENT');
    expect(await resolve(id, '--booked', 'HP904417352')).toEqual({
      tracking_number: id,
      status: 'label_created',
      dispatch_status: 'accepted',
    });
    expect(await story()).toMatchObject({ ...storyOf.booked, waybill: 'HP904417352' });
    expect(await create()).toMatchObject({
      status: 201,
      body: { data: { id, dispatch: { waybill_number: 'HP904417352' } } },
    });
  });

  it('--absent cancels the shipment and releases its hold', async () => {
    const { client, story, id } = await booked('SANDBOX-SILENT');
    expect(await resolve(id, '--absent')).toMatchObject({ status: 'cancelled', dispatch_status: 'rejected' });
    expect(await story()).toMatchObject({
      hold: 'voided',
      events: ['shipment.created', 'shipment.cancelled'],
    });
    expect((await client.get('/wallet/balance')).body.data).toMatchObject({ held: 0 });
    await expectRefusal(['shipment', 'resolve', id, '--absent'], env, /no unresolved booking/);
  });
});

describe('an undecided cancel', () => {
  async function cancelling() {
    const shipment = await booked('SANDBOX-CANCEL-DROP');
    expect((await shipment.client.post(`/shipments/${shipment.id}/cancel`)).status).toBe(503);
    return shipment;
  }

  it('--cancelled cancels the shipment and releases its hold', async () => {
    const { client, story, id } = await cancelling();
    expect(await resolve(id, '--cancelled')).toMatchObject({ status: 'cancelled' });
    expect(await story()).toMatchObject(storyOf.cancelled);
    expect((await client.post(`/shipments/${id}/cancel`)).status).toBe(200);
  });

  it('--not-cancelled keeps the shipment, which can be settled', async () => {
    const { story, id } = await cancelling();
    expect(await resolve(id, '--not-cancelled')).toMatchObject({ status: 'label_created' });
    await sampanJson(['billing', 'settle', id, '--charged-hkd', '43.21', '--weight-kg', '0.52'], env);
    expect(await story()).toMatchObject(storyOf.settled);
    await expectRefusal(['shipment', 'resolve', id, '--cancelled'], env, /no unresolved cancellation/);
  });
});

it('refuses a call without exactly one outcome, or for a shipment that is not undecided', async () => {
  const { id } = await booked('ordinary');
  await expectRefusal(['shipment', 'resolve', id], env, /Give exactly one of/);
  await expectRefusal(['shipment', 'resolve', id, '--absent', '--cancelled'], env, /Give exactly one of/);
  await expectRefusal(['shipment', 'resolve', id, '--booked', 'HP1'], env, /no unresolved booking/);
  await expectRefusal(
    ['shipment', 'resolve', 'SMP0000000000000', '--absent'],
    env,
    /no shipment has the tracking number/,
  );
});
