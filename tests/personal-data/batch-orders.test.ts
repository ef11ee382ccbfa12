import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countOrdersToBook, countOrdersToBookOf } from '../../db/query/batch/order-to-book.ts';
import { commandLineActor } from '../../src/audit.ts';
import { eraseRecipient } from '../../src/personal-data/erase-recipient.ts';
import { type Environment, sampan } from '../support/command-line.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, placeBatches, storedBatch } from '../support/shipment/batch.ts';
import { order } from '../support/shipment/order.ts';
import { columnsWithText } from '../support/store/find-text.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it('an erased recipient is in no order of a batch, and pending orders stay', async () => {
  const { context, account } = service;
  const unpaid = await createBatch(
    service,
    batchOrders(2, (index) => (index ? { reference_no: 'for Emily Carter' } : {})),
    { key: account.liveKey },
  );
  await placeBatches(context);
  expect((await storedBatch(service, unpaid.id))?.retryable_count).toBe(2);
  const pending = await createBatch(service, batchOrders(1));
  const scope = { accountId: account.id, livemode: true };
  const toBook = () => countOrdersToBook(context.db.kysely, scope);
  expect(await toBook()).toEqual([{ id: unpaid.id, count: 2 }]);
  const erased = await eraseRecipient(
    { ...context, readSecrets: async () => context.secrets },
    commandLineActor(account.id, new Date()),
    { name: 'Emily Carter', phone: '+1 212 555 0147', email: null },
    { endedOnly: true },
  );
  expect(erased).toMatchObject({
    result: 'erased',
    changed: { batch_orders: 3 },
    waiting: [{ batchId: pending.id, count: 1 }],
  });
  const { rows } = await service.database.db.pool.query(
    'select batch_id, reference_no, body is null as cleared, retryable from shipment_batch_order order by status desc, position',
  );
  expect(rows).toEqual([
    { batch_id: unpaid.id, reference_no: 'SO-0', cleared: true, retryable: false },
    { batch_id: unpaid.id, reference_no: '[redacted] 1', cleared: true, retryable: false },
    { batch_id: pending.id, reference_no: 'SO-0', cleared: false, retryable: false },
  ]);
  expect((await storedBatch(service, unpaid.id))?.retryable_count).toBe(0);
  expect([await toBook(), await countOrdersToBookOf(context.db.kysely, scope, unpaid.id)]).toEqual([[], 0]);
  const entries = await service.database.db.pool.query(
    "select subject from audit_entry where action = 'shipment.recipient_erased'",
  );
  expect(entries.rows).toEqual([{ subject: 'batch orders: 3' }]);
});

describe('orders that wait to be booked', () => {
  let env: Environment;
  beforeAll(() => {
    env = { DATABASE_URL: service.database.url, SECRET_KEYS: testSecretKeys };
  });
  const erase = (...args: string[]) =>
    sampan(['recipient', 'erase', '--account', service.account.id, ...args], env);
  const hugo = { ...order().recipient, contact_name: 'Hugo Petit', phone: '+33 6 12 34 56 78' };
  const byName = ['--name', 'hugo  petit', '--phone', '06 12 34 56 78'];
  const refusal = (id: string, count: number) =>
    `Orders of batches wait to be booked for the recipient: ${id} (${count}). Nothing was changed. Wait for the end, or cancel the batch, or erase the others with --ended-only.`;
  const hugoNames = async () => (await columnsWithText(service.database, 'Hugo Petit')).sort();

  it('refuse the erasure of their recipient, by name and by number, until they have ended', async () => {
    const booked = await service
      .call('post', '/shipments')
      .set('Idempotency-Key', 'hugo-1')
      .send(order({ recipient: hugo }));
    const { id: number } = booked.body.data;
    await service.call('post', `/shipments/${number}/cancel`).expect(200);
    await service.context.requestLog?.flush();
    const known = await hugoNames();
    expect(known).toContain('shipment.recipient');
    const someone = { contact_name: 'Hugo Petit', phone: '+49 30 901820' };
    const { id } = await createBatch(
      service,
      batchOrders(202, (index) => {
        if (index === 0) return { recipient: { ...hugo, ...someone } };
        return index === 1 || index > 200 ? { recipient: { ...hugo, contact_name: 'HUGO PETIT' } } : {};
      }),
    );
    for (const person of [byName, ['--tracking', number]]) {
      const { exitCode, stderr } = await erase(...person);
      expect([exitCode, stderr]).toEqual([1, expect.stringContaining(refusal(id, 2))]);
    }
    expect(await hugoNames()).toEqual(known);

    const { stdout } = await erase(...byName, '--ended-only');
    expect(stdout).toContain(`Anonymized 1 shipments: ${number}`);
    expect(stdout).toContain(
      `because they wait to be booked: orders of ${id} (2). Run it again after their end`,
    );
    expect(stdout).not.toMatch(/hugo/i);

    await service.call('post', `/shipment_batches/${id}/cancel`).expect(200);
    const { exitCode, stdout: json } = await erase(...byName, '--json');
    expect([exitCode, JSON.parse(json)]).toEqual([0, expect.objectContaining({ orders_waiting: [] })]);
  });

  it('for other people, of another account, or without a usable recipient refuse nothing', async () => {
    const other = await service.createAccount();
    await createBatch(
      service,
      batchOrders(1, () => ({ recipient: hugo })),
      { key: other.testKey },
    );
    await createBatch(service, [
      { reference_no: 'no-recipient' },
      { reference_no: 'text', recipient: 'Hugo Petit' },
      { reference_no: 'number', recipient: { contact_name: 5, phone: null } },
      ...batchOrders(1),
    ]);
    const { exitCode, stdout } = await erase(...byName);
    expect([exitCode, stdout]).toEqual([0, 'No shipment was left to anonymize\n']);
  });
});
