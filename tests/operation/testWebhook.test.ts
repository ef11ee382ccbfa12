import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventTypes } from '../../generated/events.ts';
import { verifySignature } from '../../src/webhook/signature.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { registered } from '../webhook/http.ts';
import { type Receiver, startReceiver } from '../webhook/receiver.ts';

let service: TestService;
let receiver: Receiver;
beforeAll(async () => {
  service = await startTestService({ env: { WEBHOOK_TIMEOUT_MS: '300' } });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver[Symbol.asyncDispose]();
  await service.stop();
});

const test = (id: string, body?: object) => {
  const request = service.call('post', `/webhooks/${id}/test`);
  return body ? request.send(body) : request;
};

describe('200', () => {
  it('delivers in one attempt, signed, and answers how it went', async () => {
    const { id, secret } = await registered(service, `${receiver.url}/ok`, ['shipment.created']);
    receiver.behave(() => ({ status: 202, body: 'thanks' }));
    const { status, body } = await test(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      event_type: 'webhook.test',
      state: 'succeeded',
      attempt_count: 1,
      http_status: 202,
      response_excerpt: 'thanks',
      error: null,
      next_attempt_at: null,
      attempts: [{ number: 1, trigger: 'test', http_status: 202 }],
    });
    const { headers, rawBody = '' } = receiver.received[0] ?? {};
    expect(verifySignature(String(headers?.['x-service-signature']), secret, rawBody, new Date())).toBe(
      'valid',
    );
    expect(JSON.parse(rawBody).data.object.id).toBe(id);
    expect((await service.call('get', `/webhooks/${id}/deliveries`)).body.data.data).toEqual([body.data]);
    expect((await service.call('get', `/events/${body.data.event_id}`)).text).toContain(rawBody);
  });

  it('imitates every type with a body of the contract, which no feed shows as news', async () => {
    const { id } = await registered(service, `${receiver.url}/types`);
    for (const event_type of eventTypes) {
      expect((await test(id, { event_type })).body.data).toMatchObject({ event_type, state: 'succeeded' });
    }
    expect(receiver.violations).toEqual([]);
    const types = receiver.received.map(({ headers }) => headers['x-service-event-type']);
    expect(types.slice(-eventTypes.length)).toEqual([...eventTypes]);
    const listed = (await service.call('get', '/events?limit=100')).body.data.data;
    expect(new Set(listed.map(({ event_type }: { event_type: string }) => event_type))).toEqual(
      new Set(['webhook.test']),
    );
  });

  it.each([
    [500, { http_status: 500, error: 'status 500' }],
    [301, { http_status: 301, error: 'status 301' }],
    ['hang', { http_status: null, error: 'no answer within 0.3 s' }],
  ] as const)('tells of a receiver that answers %p, tries no more and counts nothing', async (answer, expected) => {
    const { id } = await registered(service, `${receiver.url}/${answer}`);
    receiver.behave(() => (answer === 'hang' ? 'hang' : { status: answer }));
    const { body } = await test(id, {});
    expect(body.data).toMatchObject({ state: 'failed', next_attempt_at: null, ...expected });
    expect((await service.call('get', `/webhooks/${id}`)).body.data.active).toBe(true);
  });
});

describe('400', () => {
  it('refuses an unknown type', async () => {
    const { id } = await registered(service);
    const { status, body } = await test(id, { event_type: 'shipment.lost' });
    expect([status, body.data[0].path]).toEqual([400, ['event_type']]);
  });
});
