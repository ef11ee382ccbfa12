import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eraseRecipient } from '../../src/personal-data/erase-recipient.ts';
import { commandLineActor } from '../../src/user/audit.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, placeBatches, storedBatch } from '../support/shipment/batch.ts';

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
  const erased = await eraseRecipient(
    context,
    commandLineActor(account.id, new Date()),
    { name: 'Emily Carter', phone: '+1 212 555 0147', email: null },
    { endedOnly: true },
  );
  expect(erased).toMatchObject({ result: 'erased', changed: { batch_orders: 3 } });
  const { rows } = await service.database.db.pool.query(
    'select batch_id, reference_no, body is null as cleared, retryable from shipment_batch_order order by status desc, position',
  );
  expect(rows).toEqual([
    { batch_id: unpaid.id, reference_no: 'SO-0', cleared: true, retryable: false },
    { batch_id: unpaid.id, reference_no: '[redacted] 1', cleared: true, retryable: false },
    { batch_id: pending.id, reference_no: 'SO-0', cleared: false, retryable: false },
  ]);
  expect((await storedBatch(service, unpaid.id))?.retryable_count).toBe(0);
});
