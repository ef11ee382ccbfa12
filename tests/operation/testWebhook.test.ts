import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventTypes } from '../../generated/events.ts';
import { verifySignature } from '../../src/webhook/signature.ts';
import { webhookTimeoutMs } from '../support/deadline.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { registered } from '../webhook/http.ts';
import { type Receiver, startReceiver } from '../webhook/receiver.ts';

const timeoutMs = webhookTimeoutMs(300);
let service: TestService;
let receiver: Receiver;
beforeAll(async () => {
  service = await startTestService({ env: { WEBHOOK_TIMEOUT_MS: String(timeoutMs) } });
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
  it('delivers in one signed attempt and returns its result', async () => {
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
    expect(JSON.parse(rawBody).data).toMatchObject({ object: { id }, test: true });
    expect((await service.call('get', `/webhooks/${id}/deliveries`)).body.data.data).toEqual([body.data]);
    expect((await service.call('get', `/events/${body.data.event_id}`)).text).toContain(rawBody);
  });

  it('sends a body of the contract for every event type; no feed lists the event', async () => {
    const { id } = await registered(service, `${receiver.url}/types`);
    for (const event_type of eventTypes) {
      expect((await test(id, { event_type })).body.data).toMatchObject({ event_type, state: 'succeeded' });
    }
    const tests = receiver.received.slice(-eventTypes.length);
    expect(tests.map(({ headers }) => headers['x-service-event-type'])).toEqual([...eventTypes]);
    expect(tests.filter(({ rawBody }) => JSON.parse(rawBody).data.test !== true)).toEqual([]);
    const listed = (await service.call('get', '/events?limit=100')).body.data.data;
    expect(new Set(listed.map(({ event_type }: { event_type: string }) => event_type))).toEqual(
      new Set(['webhook.test']),
    );
  });

  it.each([
    [500, { http_status: 500, error: 'status 500' }],
    [301, { http_status: 301, error: 'status 301' }],
    ['hang', { http_status: null, error: `no response within ${timeoutMs / 1000} s` }],
  ] as const)('shows that the receiver responded with %p, does not retry and does not count the failure', async (answer, expected) => {
    const { id } = await registered(service, `${receiver.url}/${answer}`);
    receiver.behave(() => (answer === 'hang' ? 'hang' : { status: answer }));
    const { body } = await test(id, {});
    expect(body.data).toMatchObject({ state: 'failed', next_attempt_at: null, ...expected });
    expect((await service.call('get', `/webhooks/${id}`)).body.data.active).toBe(true);
  });
});

describe('a test event', () => {
  it('is sent only to the tested endpoint, not to other subscribers', async () => {
    const { id } = await registered(service, `${receiver.url}/tested`, ['shipment.created']);
    const others = [
      await registered(service, `${receiver.url}/by-name`, ['webhook.test']),
      await registered(service, `${receiver.url}/every-type`, ['*']),
    ];
    receiver.behave(() => ({ status: 200 }));
    await test(id);
    await test(id, { event_type: 'shipment.delivered' });
    const { rows } = await service.database.db.pool.query(
      'select count(*) as count from webhook_delivery where endpoint_id = any($1)',
      [others.map((other) => other.id)],
    );
    expect(rows[0].count).toBe(0);
  });

  it('is marked as a test in live mode too; real events have no such field', async () => {
    const { liveKey } = service.account;
    const { pool } = service.database.db;
    const { id } = await registered(service);
    await pool.query(
      "update webhook_endpoint set livemode = true, url = replace(url, 'http:', 'https:') where id = $1",
      [id],
    );
    for (const event_type of ['webhook.test', 'shipment.created']) {
      const { body } = await service.call('post', `/webhooks/${id}/test`, liveKey).send({ event_type });
      const event = await service.call('get', `/events/${body.data.event_id}`, liveKey);
      expect(event.body.data).toMatchObject({ event_type, livemode: true, data: { test: true } });
    }
    const sample = await service.call('get', `/webhooks/${id}/sample`, liveKey);
    expect(sample.body.data.payload).toMatchObject({ livemode: true, data: { test: true } });
    expect(JSON.parse(sample.body.data.raw_body)).toEqual(sample.body.data.payload);
    await service.call('post', '/shipments').set('Idempotency-Key', 'real').send(order());
    const { rows } = await pool.query(
      "select body from event where type = 'shipment.created' and livemode = false and listed",
    );
    expect(rows).toHaveLength(1);
    expect(JSON.parse(rows[0].body).data).not.toHaveProperty('test');
  });
});

describe('400', () => {
  it('refuses an unknown type', async () => {
    const { id } = await registered(service);
    const { status, body } = await test(id, { event_type: 'shipment.lost' });
    expect([status, body.data[0].path]).toEqual([400, ['event_type']]);
  });
});
