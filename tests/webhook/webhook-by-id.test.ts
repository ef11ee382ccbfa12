import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { registered } from './http.ts';

/** Ownership and the active state are checked the same way by all operations on one endpoint. */
let service: TestService;
let id: string;
beforeAll(async () => {
  service = await startTestService();
  id = (await registered(service)).id;
});
afterAll(() => service.stop());

const operations: readonly (readonly [string, 'get' | 'post' | 'patch' | 'delete', string, object?])[] = [
  ['getWebhook', 'get', ''],
  ['updateWebhook', 'patch', '', { description: 'mine now' }],
  ['deleteWebhook', 'delete', ''],
  ['rotateWebhookSecret', 'post', '/rotate'],
  ['getWebhookSample', 'get', '/sample'],
  ['testWebhook', 'post', '/test', {}],
  ['listWebhookDeliveries', 'get', '/deliveries'],
  ['redeliverWebhookDelivery', 'post', '/deliveries/dlv_none/redeliver'],
];

const send = async (method: (typeof operations)[number][1], path: string, key: string, body?: object) => {
  const request = service.call(method, path, key).set('X-Request-Id', 'same');
  return body ? request.send(body) : request;
};

describe('404', () => {
  it.each(
    operations,
  )("%s returns the same for another account's, the other mode's and a missing endpoint", async (...row) => {
    const [, method, suffix, body] = row;
    const other = (await service.createAccount()).testKey;
    const missing = await send(method, `/webhooks/wh_none${suffix}`, other, body);
    const foreign = await send(method, `/webhooks/${id}${suffix}`, other, body);
    const live = await send(method, `/webhooks/${id}${suffix}`, service.account.liveKey, body);
    expect(missing.status).toBe(404);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect([live.status, live.text]).toEqual([404, missing.text]);
    expect((await service.call('get', `/webhooks/${id}`)).body.data).toMatchObject({
      active: true,
      description: '',
      rotated_at: null,
    });
  });
});

describe('403', () => {
  it('is returned without webhooks:read to read, and without webhooks:write to write', async () => {
    const reader = await service.createKey(service.account.id, 'test', ['webhooks:read']);
    const writer = await service.createKey(service.account.id, 'test', ['webhooks:write']);
    for (const [, method, suffix, body] of operations) {
      const key = method === 'get' ? writer : reader;
      const { status, body: answer } = await send(method, `/webhooks/${id}${suffix}`, key, body);
      expect([status, answer.data.required_scope]).toEqual([
        403,
        method === 'get' ? 'webhooks:read' : 'webhooks:write',
      ]);
    }
  });
});

describe('409', () => {
  it.each(operations.slice(3, 6))('%s refuses an inactive endpoint', async (...row) => {
    const [, method, suffix, body] = row;
    const inactive = await registered(service);
    await service.call('delete', `/webhooks/${inactive.id}`);
    const { status, body: answer } = await send(
      method,
      `/webhooks/${inactive.id}${suffix}`,
      service.account.testKey,
      body,
    );
    expect([status, answer.sysCode]).toEqual([409, '1500115']);
  });
});
