import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findAnyShipment, type ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { type ParcelOutcome, recordOutcome } from '../../src/booking/by-operator.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { bookParcel, type Parcel } from '../tracking/parcel.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const { id: accountId } = service.account;
  await topUp(service.database.db.pool, { accountId, amountCents: 1_000_000, transactionId: 'txn_1' });
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const rows = async (query: string, ...values: unknown[]) =>
  (await service.database.db.pool.query(query, values)).rows;
const reason = 'Search ended, ticket 4711';

async function bookLive(): Promise<Parcel> {
  return bookParcel(service, { live: true });
}
async function stored({ id }: Parcel): Promise<ShipmentWithEvents> {
  const shipment = await findAnyShipment(service.database.db, id);
  if (!shipment) throw new Error(`${id} is not stored`);
  return shipment;
}
async function record(parcel: Parcel, outcome: ParcelOutcome, isConfirmed = true) {
  const shipment = await stored(parcel);
  const actor = {
    accountId: shipment.account_id,
    email: 'ops@sampan.example',
    ip: '198.51.100.90',
    now: new Date(),
  };
  return (await recordOutcome(service.context, actor, shipment, { outcome, reason, isConfirmed })).result;
}
const entries = (parcel: Parcel) =>
  rows("select action, subject from audit_entry where subject like $1 || ':%'", parcel.id);
const emitted = async (parcel: Parcel) =>
  (await parcel.events()).map(({ event_type }) => event_type).slice(1);
const money = () => rows('select * from wallet_transaction order by id');

describe('an operator', () => {
  it.each([
    ['lost', 'exception', 'lost', 'Lost'],
    ['returned', 'returned', null, 'Returned to the sender'],
    ['destroyed', 'exception', 'destroyed', 'Destroyed'],
    ['delivered', 'delivered', null, 'Delivered'],
  ] as const)('records that a parcel is %s, with the reason, and moves no money', async (outcome, status, sub_status, description) => {
    const parcel = await bookLive();
    await rows("update shipment set eta = now() + interval '3 days' where tracking_number = $1", parcel.id);
    const before = await money();
    expect(await record(parcel, outcome)).toBe('recorded');
    const detail = await parcel.detail();
    const row = await parcel.row();
    expect(row).toMatchObject({ status, sub_status, eta: null });
    expect(detail.events.at(-1)).toMatchObject({ status, sub_status, description, carrier_status: null });
    expect(await emitted(parcel)).toEqual([`shipment.${status}`]);
    expect(await entries(parcel)).toEqual([
      { action: 'shipment.outcome_recorded', subject: `${parcel.id}: ${outcome} (${reason})` },
    ]);
    expect(JSON.stringify(detail)).not.toContain(reason);
    expect(row.delivered_at !== null).toBe(outcome === 'delivered');
    expect(await money()).toEqual(before);
  });

  it('records nothing of a parcel that was never scanned without having confirmed it', async () => {
    const parcel = await bookLive();
    expect(await record(parcel, 'lost', false)).toBe('never_scanned');
    expect([await parcel.row(), await entries(parcel), await emitted(parcel)]).toEqual([
      expect.objectContaining({ status: 'label_created', sub_status: null }),
      [],
      [],
    ]);
    await parcel.checkpoint(0, { status: 'in_transit' });
    expect(await record(parcel, 'lost', false)).toBe('recorded');
  });

  it('changes nothing by recording the same again, also at the same time', async () => {
    const parcel = await bookLive();
    const results = await Promise.all(Array.from({ length: 4 }, () => record(parcel, 'lost')));
    expect(results.sort()).toEqual(['recorded', 'unchanged', 'unchanged', 'unchanged']);
    expect(await record(parcel, 'lost')).toBe('unchanged');
    expect(await emitted(parcel)).toEqual(['shipment.exception']);
    expect(await entries(parcel)).toHaveLength(1);
  });

  it('records that a lost parcel was found and delivered, and nothing after that', async () => {
    const parcel = await bookLive();
    await record(parcel, 'lost');
    expect(await record(parcel, 'delivered')).toBe('recorded');
    for (const outcome of ['lost', 'returned', 'destroyed', 'delivered'] as const)
      expect(await record(parcel, outcome)).toBe('ended');
    expect(await emitted(parcel)).toEqual(['shipment.exception', 'shipment.delivered']);
    expect(await entries(parcel)).toHaveLength(2);
  });

  it('records nothing of a booking that its carrier has not confirmed', async () => {
    const parcel = await bookLive();
    await rows("update shipment set dispatch_status = 'pending' where tracking_number = $1", parcel.id);
    expect(await record(parcel, 'lost')).toBe('unknown');
    expect(await entries(parcel)).toEqual([]);
    expect(await emitted(parcel)).toEqual([]);
    await rows("update shipment set dispatch_status = 'accepted' where tracking_number = $1", parcel.id);
  });
});
