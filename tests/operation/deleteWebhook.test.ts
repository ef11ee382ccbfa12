import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commandLineActor } from '../../src/audit.ts';
import { triggerEvent } from '../../src/webhook/test-event.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { registered } from '../webhook/http.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('200', () => {
  it('marks the endpoint inactive, with the same response to a repeat, with or without a key', async () => {
    const { secret: _, ...before } = await registered(service);
    const deleted = { ...before, active: false, disabled_reason: 'deleted' };
    for (const key of [undefined, 'k', 'k', undefined]) {
      const request = service.call('delete', `/webhooks/${before.id}`);
      const { status, body } = await (key ? request.set('Idempotency-Key', key) : request);
      expect([status, body.data]).toEqual([200, deleted]);
    }
    expect((await service.call('get', `/webhooks/${before.id}`)).body.data).toEqual(deleted);
  });

  it('discards pending deliveries and keeps the history', async () => {
    const { id } = await registered(service, undefined, ['shipment.delivered']);
    const actor = commandLineActor(service.account.id, new Date());
    await triggerEvent(service.database.db.kysely, actor, 'shipment.delivered');
    const pending = await service.call('get', `/webhooks/${id}/deliveries`);
    expect(pending.body.data.data).toMatchObject([{ state: 'pending', attempt_count: 0, attempts: [] }]);
    await service.call('delete', `/webhooks/${id}`);
    const after = await service.call('get', `/webhooks/${id}/deliveries`);
    expect(after.body.data.data).toMatchObject([{ state: 'discarded', next_attempt_at: null }]);
  });
});

describe('409', () => {
  it('refuses a key that was used for another request', async () => {
    const [first, second] = [await registered(service), await registered(service)];
    await service.call('delete', `/webhooks/${first.id}`).set('Idempotency-Key', 'other');
    const { status } = await service.call('delete', `/webhooks/${second.id}`).set('Idempotency-Key', 'other');
    expect(status).toBe(409);
  });
});
