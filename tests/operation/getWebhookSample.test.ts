import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { responseValidators } from '../../src/contract/response-validators.ts';
import { verifySignature } from '../../src/webhook/signature.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { registered } from '../webhook/http.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('200', () => {
  it("is signed with the endpoint's secret, or with both during a rotation, and is not delivered", async () => {
    const { id, secret } = await registered(service);
    const sample = async () => (await service.call('get', `/webhooks/${id}/sample`)).body.data;
    const { headers, raw_body, payload } = await sample();
    const signature = headers['X-Service-Signature'];
    expect(verifySignature(signature, secret, raw_body, new Date())).toBe('valid');
    expect(JSON.parse(raw_body)).toEqual(payload);
    expect(responseValidators().body('WebhookTestEvent')?.(payload)).toBe(true);
    expect(payload).toMatchObject({ event_type: 'webhook.test', livemode: false, data: { object: { id } } });
    expect(headers['X-Service-Event-Id']).toBe(payload.event_id);

    const rotated = (await service.call('post', `/webhooks/${id}/rotate`)).body.data.secret;
    const both = await sample();
    for (const each of [secret, rotated]) {
      expect(verifySignature(both.headers['X-Service-Signature'], each, both.raw_body, new Date())).toBe(
        'valid',
      );
    }
    expect((await service.call('get', `/webhooks/${id}/deliveries`)).body.data.data).toEqual([]);
    expect((await service.call('get', '/events')).body.data.data).toEqual([]);
  });
});
