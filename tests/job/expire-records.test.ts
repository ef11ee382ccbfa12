import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';
import { expireAuditEntries, expireEvents, expireTestShipments } from '../../src/job/expire.ts';
import { audit } from '../../src/user/audit.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
let account: TestAccount;
beforeAll(async () => {
  service = await startTestService();
  account = await liveAccount(service.database, 1_000_000);
});
afterAll(() => service.stop());

const book = async (key: string) => {
  const { body, status } = await service
    .call('post', '/shipments', key)
    .set('Idempotency-Key', crypto.randomUUID())
    .send(order());
  expect(status).toBe(201);
  return body.data.id as string;
};
const { retention } = readConfig({});
const count = async (table: string, column: string, value: string) =>
  (
    await service.database.db.pool.query(`select count(*)::int as n from ${table} where ${column} = $1`, [
      value,
    ])
  ).rows[0].n;
const records = async (id: string) => ({
  shipment: await count('shipment', 'tracking_number', id),
  checkpoints: await count('tracking_event', 'tracking_number', id),
  sandbox: await count('sandbox_booking', 'reference', id),
});
const ledger = async () =>
  (await service.database.db.pool.query('select * from entry order by transfer_id, ledger_account, version'))
    .rows;

describe('shipments past their retention', () => {
  it('are deleted in test mode after their events, with all that belongs to them; live ones and the ledger stay', async () => {
    const old = await book(account.testKey);
    const live = await book(account.liveKey);
    await service.call('get', `/shipments/${old}/label`, account.testKey);
    await service.call('get', `/shipments/${live}/label`, account.liveKey);
    const before = { ledger: await ledger(), live: await records(live) };
    expect(await records(old)).toMatchObject({ shipment: 1, sandbox: 1 });

    await service.database.setClock(`${retention.testShipmentDays - 1} days`);
    await expireEvents(service.context);
    expect(await expireTestShipments(service.context)).toBe(0);
    const fresh = await book(account.testKey);
    await service.database.setClock(`${retention.testShipmentDays + 1} days`);
    expect(await expireTestShipments(service.context)).toBe(1);
    expect(await records(old)).toEqual({ shipment: 0, checkpoints: 0, sandbox: 0 });
    expect((await records(fresh)).shipment).toBe(1);
    expect((await service.call('get', `/shipments/${old}`, account.testKey)).status).toBe(404);
    await service.database.setClock('4000 days');
    expect(await expireTestShipments(service.context)).toBe(0);
    await service.database.setClock('0 s');
    expect((await service.call('get', `/shipments/${live}`, account.liveKey)).status).toBe(200);
    expect({ ledger: await ledger(), live: await records(live) }).toEqual(before);
    expect((await service.call('get', `/shipments/${fresh}`, account.testKey)).status).toBe(200);
  });
});

describe('rejected test bookings', () => {
  const rejectedBooking = async (key: string) => {
    const { status } = await service
      .call('post', '/shipments', key)
      .set('Idempotency-Key', crypto.randomUUID())
      .send(order({ reference_no: 'SANDBOX-REJECT' }));
    expect(status).toBe(422);
    const { rows } = await service.database.db.pool.query(
      `select tracking_number, visible, dispatch_status from shipment where livemode = $1 and reference_no = 'SANDBOX-REJECT'
        order by tracking_number desc`,
      [key === account.liveKey],
    );
    expect(rows[0]).toMatchObject({ visible: false, dispatch_status: 'rejected' });
    return rows.map(({ tracking_number }) => tracking_number as string);
  };

  it('are deleted past their retention, but never an undecided one or one of live mode', async () => {
    const { pool } = service.database.db;
    const [live = ''] = await rejectedBooking(account.liveKey);
    const [rejected = ''] = await rejectedBooking(account.testKey);
    await pool.query('delete from negative_cache');
    const undecided = (await rejectedBooking(account.testKey)).find((id) => id !== rejected) ?? '';
    await pool.query(
      "update shipment set dispatch_status = 'pending', status = 'pending' where tracking_number = $1",
      [undecided],
    );
    await service.database.setClock(`${retention.testShipmentDays - 1} days`);
    await expireEvents(service.context);
    expect(await expireTestShipments(service.context)).toBe(0);
    await service.database.setClock(`${retention.testShipmentDays + 1} days`);
    await expireTestShipments(service.context);
    await service.database.setClock('0 s');
    const left = await Promise.all([rejected, undecided, live].map(records));
    expect(left.map(({ shipment }) => shipment)).toEqual([0, 1, 1]);
    expect(await count('carrier_call', 'tracking_number', rejected)).toBe(0);
  });
});

describe('entries of the activity past their retention', () => {
  it('are deleted, except those that a mail refers to', async () => {
    const { pool, kysely } = service.database.db;
    await pool.query(
      'delete from audit_entry where id not in (select audit_entry_id from mail where audit_entry_id is not null)',
    );
    const daysAgo = (days: number) => new Date(service.context.clock.now().getTime() - days * 86_400_000);
    const entry = (subject: string, days: number) =>
      audit(
        kysely,
        { accountId: account.id, email: 'a@example.com', address: null, now: daysAgo(days) },
        'webhook.rotated',
        subject,
      );
    await entry('old', retention.auditDays + 1);
    await entry('kept', retention.auditDays - 1);
    expect(await expireAuditEntries(service.context)).toBe(1);
    expect([
      await count('audit_entry', 'subject', 'old'),
      await count('audit_entry', 'subject', 'kept'),
    ]).toEqual([0, 1]);
  });
});
