import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hoursToReport } from '../../src/booking/reconcile.ts';
import { type SimulatorProcess, startSimulator } from '../carrier/gateway/simulator-process.ts';
import { reconcileHere } from '../support/fault/crash-recovery.ts';
import { type FaultWorld, openFaultWorld } from '../support/fault/fault-world.ts';
import { storiesOf, storyOf } from '../support/fault/shipment-story.ts';
import { apiClient } from '../support/http-client.ts';
import { pollUntil } from '../support/poll.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { bookLive, fundedAccount } from '../support/shipment/partner-booking.ts';

let world: FaultWorld;
beforeAll(async () => {
  world = await openFaultWorld('sandbox');
});
afterAll(() => world.stop());

it('one run of the reconciler finishes every booking that a killed process had in flight', async () => {
  const sent = 50;
  const account = await world.account(100_000_000);
  const service = await world.start({ SAMPAN_ROLES: 'api' });
  const client = apiClient(service.rootUrl, account.liveKey);
  const answers = Array.from({ length: sent }, () =>
    client.post('/shipments', {
      idempotencyKey: randomUUID(),
      body: world.order({ reference_no: 'SANDBOX-SLOW' }),
    }),
  );
  const cutOff = Promise.allSettled(answers);
  const allBooked = async () => (await world.bookings()).length === sent;
  expect(await pollUntil(allBooked, 60_000)).toBe(true);
  service.signal('SIGKILL');
  await cutOff;

  await world.passLock();
  // The carrier answers after 3 s: on a busy machine the first bookings may have ended.
  const isPending = ({ dispatch }: { readonly dispatch: string }) => dispatch === 'pending';
  const inFlight = (await storiesOf(world.database, account.id)).filter(isPending).length;
  expect(inFlight).toBeGreaterThan(0);
  expect(await reconcileHere(world)).toBe(inFlight);
  const stories = await storiesOf(world.database, account.id);
  expect(stories).toHaveLength(sent);
  for (const story of stories) expect(story).toMatchObject(storyOf.booked);
});

it('the reconciler continues with the other shipments if one fails, and finishes that one later', async () => {
  const account = await world.account();
  const client = apiClient((await world.bystander()).rootUrl, account.liveKey);
  const create = async (reference_no: string) =>
    client.post('/shipments', { idempotencyKey: randomUUID(), body: world.order({ reference_no }) });
  for (let index = 0; index < 3; index++) expect((await create('SANDBOX-DROP')).status).toBe(503);
  const { body } = await create('SANDBOX-CANCEL-DROP');
  expect((await client.post(`/shipments/${body.data.id}/cancel`)).status).toBe(503);
  const [stuck = ''] = (await storiesOf(world.database, account.id)).map(({ id }) => id);
  await world.query(`create function refuse_one() returns trigger language plpgsql as $$
    begin raise exception 'this row can not be written'; end $$`);
  await world.query(`create trigger refuse_one before update on shipment for each row
    when (new.tracking_number = '${stuck}') execute function refuse_one()`);

  expect(await reconcileHere(world)).toBe(4);
  const kinds = async () =>
    (await storiesOf(world.database, account.id)).map(({ dispatch, status }) => `${dispatch} ${status}`);
  expect(await kinds()).toEqual([
    'pending label_created',
    'accepted label_created',
    'accepted label_created',
    'accepted cancelled',
  ]);
  await world.query('drop trigger refuse_one on shipment');
  await world.passLock();
  expect(await reconcileHere(world)).toBe(1);
  expect((await kinds())[0]).toBe('accepted label_created');
});

it('the reconciler asks once per run while the carrier gives no clear answer, and keeps the hold', async () => {
  const account = await world.account();
  const client = apiClient((await world.bystander()).rootUrl, account.liveKey);
  const request = {
    idempotencyKey: randomUUID(),
    body: world.order({ reference_no: 'SANDBOX-SILENT' }),
  };
  expect(await client.post('/shipments', request)).toMatchObject({ status: 503, retryAfterSeconds: 15 });
  const unconfirmed = { visible: true, dispatch: 'pending', hold: 'pending', events: [] };
  for (let run = 0; run < 3; run++) {
    expect(await reconcileHere(world)).toBe(1);
    expect(await storiesOf(world.database, account.id)).toMatchObject([unconfirmed]);
  }
  await world.query(
    "update sandbox_booking set state = 'booked', sandbox_reference = null where sandbox_reference = 'SANDBOX-SILENT'",
  );
  expect(await reconcileHere(world)).toBe(1);
  expect(await storiesOf(world.database, account.id)).toMatchObject([storyOf.booked]);
  expect((await client.post('/shipments', request)).status).toBe(201);
  expect(await reconcileHere(world)).toBe(0);
});

describe('an alert about an unconfirmed shipment', () => {
  const unconfirmedSince = '2026-11-21T00:00:00.000000Z';
  it.each([
    ['is not due before the fourth hour', '2026-11-21T02:50:00Z', '2026-11-21T03:59:59Z', null],
    ['is due at the first attempt after four hours', '2026-11-21T03:50:00Z', '2026-11-21T04:05:00Z', 4],
    ['is not due again in the same hour', '2026-11-21T04:05:00Z', '2026-11-21T04:20:00Z', null],
    ['is due again in the next hour', '2026-11-21T04:50:00Z', '2026-11-21T05:05:00Z', 5],
    ['is due once for several hours without an attempt', '2026-11-21T03:50:00Z', '2026-11-21T09:00:00Z', 9],
  ])('%s', (_, leftAt, now, hours) => {
    expect(hoursToReport({ unconfirmedSince, leftAt, now })).toBe(hours);
  });

  it('is never due for a shipment that is not unconfirmed', () => {
    const leftAt = unconfirmedSince;
    const now = '2026-11-25T00:00:00Z';
    expect(hoursToReport({ unconfirmedSince: null, leftAt, now })).toBeNull();
  });
});

describe('a live order', () => {
  let simulator: SimulatorProcess;
  let service: TestService;
  beforeAll(async () => {
    simulator = await startSimulator();
    service = await startTestService({ env: { ...simulator.env } });
  });
  afterAll(async () => {
    await service.stop();
    await simulator.stop();
  });
  async function forwardedBody(change: Parameters<typeof order>[0]) {
    const account = await fundedAccount(service);
    const id = await bookLive(service, account, change);
    const { calls } = await simulator.received(id);
    return calls.find(({ operation }) => operation === 'createBooking')?.body;
  }

  it('forwards every field that the contract lists as forwarded', async () => {
    const item = {
      description: 'Cotton T-shirt',
      quantity: 2,
      unit_weight_kg: 0.18,
      hs_code: '6109.10',
      country_of_manufacture: 'CN',
      sku: 'TS-1',
      is_cspc: true,
      merchant_product_id: 'SHOP-998',
      mfr_id_std: '3760012345678',
      mfr_id_nonstd: 'LOT 7/B',
      product_id_exemption: 'Y081',
      cpsc_certifier_id: 'CRT-1',
      cpsc_product_id: 'TS',
      cpsc_version_id: '7',
      battery_un_number: 'UN3481',
      battery_packing_instruction: 'PI967 II',
      battery_watt_hours: 3.7,
      manufacturer: { name: 'Dongguan Garments', country_code: 'CN' },
      eu_responsible_person: { name: 'EuroRep GmbH', address: 'Berlin', email: 'gpsr@eurorep.example' },
    };
    const recipient = {
      ...order().recipient,
      country_code: 'us',
      district: 'Midtown',
      region: 'US-NY',
      email: 'emily@home.example',
    };
    const sender = {
      contact_name: '陳大文',
      phone: '+852 2345 6789',
      country_code: 'HK',
      city: 'Hong Kong',
      address: '中環皇后大道中 1 號',
    };
    const bead = { description: 'Bead', quantity: 10_000, unit_price_hkd: 0.045 };
    const parcels = [{ weight_kg: 0.5, length_cm: 30, width_cm: 20, height_cm: 2 }];
    const body = await forwardedBody({
      recipient,
      sender,
      parcels,
      items: [{ ...item, unit_price_hkd: 78 }, bead],
      reference_no: 'PO#77(A)',
      tax_number: ' 12-3456789 ',
      sales_platform_name: 'Etsy',
    });
    expect(body).toMatchObject({
      printed_reference: 'PO#77(A)',
      customer_reference: 'PO#77(A)',
      product_code: 'PX-ECO-GG',
      service_code: 'HKPTCHGG01',
      goods_category: 'general',
      recipient: { ...recipient, country_code: 'US', region: 'NY' },
      sender,
      parcels,
      items: [
        { ...item, unit_price: 78 },
        { description: 'Bead', quantity: 10_000, unit_price: 0.045 },
      ],
      declared_currency: 'HKD',
      tax_number: '12-3456789',
      sales_platform_name: 'Etsy',
    });
  });

  it('forwards the account’s email for a recipient without one, the default IOSS number, and our tracking number to print', async () => {
    const account = await fundedAccount(service);
    await service.database.db.pool.query(
      `insert into ioss_number (account_id, number, is_platform, is_default)
      values ($1, 'IM0123456789', false, true)`,
      [account.id],
    );
    const german = { ...order().recipient, country_code: 'DE', email: '' };
    const id = await bookLive(service, account, { recipient: german, reference_no: 'short' });
    const { calls } = await simulator.received(id);
    expect(calls.at(-1)?.body).toMatchObject({
      recipient: { email: 'test@shop.example' },
      ioss_number: 'IM0123456789',
      printed_reference: id,
      customer_reference: 'short',
    });
  });
});
