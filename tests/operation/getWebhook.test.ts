import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { registered, somewhere } from '../webhook/http.ts';

/** The tests of ownership and scope are in `tests/webhook/webhook-by-id.test.ts`. */
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const read = (id: string) => service.call('get', `/webhooks/${id}`);

describe('200', () => {
  it('returns an endpoint as registered, without its secret', async () => {
    const url = somewhere();
    const { secret, ...shown } = await registered(service, url, ['shipment.delivered']);
    const { status, body, text } = await read(shown.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: shown.id,
      url,
      events: ['shipment.delivered'],
      active: true,
      disabled_reason: null,
      secret_last4: secret.slice(-4),
      rotated_at: null,
    });
    expect(text).not.toContain(secret);
  });

  it('returns a deleted endpoint as inactive', async () => {
    const { id } = await registered(service);
    await service.call('delete', `/webhooks/${id}`);
    const { status, body } = await read(id);
    expect([status, body.data.id, body.data.active]).toEqual([200, id, false]);
  });
});
