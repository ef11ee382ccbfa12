import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  constructEvent,
  Sampan,
  SignatureError,
  signTestPayload,
  UsageError,
} from '../../sdk/typescript/src/index.ts';
import { signWebhook } from '../../src/webhook/signature.ts';
import { signatureCases } from '../docs/signature-cases.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { type Receiver, startReceiver } from '../webhook/receiver.ts';

const problem = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error) => (error instanceof SignatureError ? error.reason : String(error)),
  );

describe('events.construct', () => {
  it.each(signatureCases)('accepts or refuses a delivery: $what', async ({
    body,
    header,
    secret,
    now,
    genuine,
  }) => {
    const found = await problem(constructEvent(body, header, secret, { now: new Date(now * 1000) }));
    // A valid signature over text that is not JSON is still not an event.
    expect(['none', 'body_malformed'].includes(found)).toBe(genuine);
  });

  const body = '{"event_type":"shipment.delivered"}';
  const [current, previous] = ['whsec_bmV3', 'whsec_b2xk'];
  const at = (secondsAgo: number) => Math.floor(Date.now() / 1000) - secondsAgo;
  const signed = (secrets: readonly string[], secondsAgo = 0) => signWebhook(secrets, at(secondsAgo), body);

  it.each([
    ['header_missing', null],
    ['header_missing', undefined],
    ['header_malformed', 'v1=00'],
    ['time_out_of_tolerance', signed([current], 400)],
    ['no_match', signed(['whsec_b3RoZXI='])],
  ])('explains the problem: %s', async (reason, header) => {
    expect(await problem(constructEvent(body, header, current))).toBe(reason);
  });

  it.each([
    { toleranceSeconds: Number.NaN },
    { toleranceSeconds: Number.POSITIVE_INFINITY },
    { toleranceSeconds: -1 },
    { now: new Date('never') },
  ])('refuses limits that would accept any time: %j', async (options) => {
    const old = signed([current], 800_000_000);
    await expect(constructEvent(body, old, current, options)).rejects.toBeInstanceOf(UsageError);
  });

  it('accepts either secret of a rotation, on either side', async () => {
    const both = [current, previous];
    for (const [secrets, signers] of [
      [both, both],
      [both, [previous]],
      [both, [current]],
      [current, both],
      [previous, both],
    ] as const) {
      expect(await problem(constructEvent(body, signed(signers), secrets))).toBe('none');
    }
  });

  it('accepts text, bytes and buffers', async () => {
    const bytes = new TextEncoder().encode(body);
    for (const raw of [body, bytes, bytes.buffer, Buffer.from(body)])
      expect(await constructEvent(raw, signed([current]), current)).toEqual(JSON.parse(body));
  });

  it('accepts a tolerance', async () => {
    const header = signed([current], 400);
    expect(await problem(constructEvent(body, header, current, { toleranceSeconds: 500 }))).toBe('none');
  });

  it('refuses a parsed body and an empty secret, and explains the correct argument', async () => {
    const parsed = JSON.parse(body);
    await expect(constructEvent(parsed, signed([current]), current)).rejects.toThrow(UsageError);
    for (const secret of ['', [], [current, '']])
      await expect(constructEvent(body, signed([current]), secret)).rejects.toThrow('whsec_');
  });
});

describe('with the service, events.construct', () => {
  let service: TestService;
  let receiver: Receiver;
  let sampan: Sampan;
  beforeAll(async () => {
    service = await startTestService();
    receiver = await startReceiver();
    sampan = new Sampan({ apiKey: service.account.testKey, baseUrl: service.rootUrl });
  });
  afterAll(async () => {
    await receiver[Symbol.asyncDispose]();
    await service.stop();
  });

  it('reads a delivery before, during and after a rotation', async () => {
    const { id, secret } = await sampan.webhooks.create({ url: `${receiver.url}/ok`, events: ['*'] });
    const deliver = async () => {
      await sampan.webhooks.test(id, { event_type: 'shipment.delivered' });
      const { rawBody = '', headers } = receiver.received.at(-1) ?? {};
      return [rawBody, String(headers?.['x-service-signature'])] as const;
    };
    const event = await sampan.events.construct(...(await deliver()), secret);
    if (event.event_type !== 'shipment.delivered') throw new Error(event.event_type);
    // Typed by event_type: `object` is a shipment.
    expect(event.data.object.status).toBe('delivered');
    expect(event.data.test).toBe(true);

    const [delivery] = (await sampan.webhooks.deliveries(id)).data;
    await sampan.webhooks.redeliver(id, String(delivery?.id));
    const { rawBody = '', headers } = receiver.received.at(-1) ?? {};
    const duplicate = await sampan.events.construct(
      rawBody,
      String(headers?.['x-service-signature']),
      secret,
    );
    expect([duplicate, receiver.received.length]).toEqual([event, 2]);

    const rotated = await sampan.webhooks.rotateSecret(id);
    const during = await deliver();
    for (const either of [secret, rotated.secret, [rotated.secret, secret]])
      expect(await problem(sampan.events.construct(...during, either))).toBe('none');

    const leaked = await sampan.webhooks.rotateSecret(id, { revoke_previous: true });
    const after = await deliver();
    expect(await problem(sampan.events.construct(...after, leaked.secret))).toBe('none');
    expect(await problem(sampan.events.construct(...after, [secret, rotated.secret]))).toBe('no_match');
  });

  it('reads a sample, and the same event from the list', async () => {
    const { id, secret } = await sampan.webhooks.create({ url: `${receiver.url}/sample`, events: ['*'] });
    const { raw_body, headers, payload } = await sampan.webhooks.sample(id);
    const event = await sampan.events.construct(raw_body, headers['X-Service-Signature'], secret);
    expect(event).toEqual(payload);

    const { id: shipment } = await sampan.shipments.create(order());
    const { data } = await sampan.events.list({ event_type: 'shipment.created' });
    const created = data.find(({ data: { object } }) => 'id' in object && object.id === shipment);
    expect(created).toEqual(await sampan.events.retrieve(created?.event_id ?? ''));
  });
});

describe('signTestPayload', () => {
  const body = '{"event_type":"shipment.delivered","name":"香港"}';
  const now = new Date('2026-11-22T00:00:00.900Z');

  it('signs as the service does, with each secret', async () => {
    const seconds = Math.floor(now.getTime() / 1000);
    for (const secrets of [['whsec_bmV3'], ['whsec_bmV3', 'whsec_b2xk']])
      expect(await signTestPayload(body, secrets, { now })).toBe(signWebhook(secrets, seconds, body));
  });

  it('makes a delivery that a receiver accepts, also as a method of the client', async () => {
    const sampan = new Sampan({ apiKey: `mk_test_${'0'.repeat(32)}`, baseUrl: 'https://api.example.com' });
    const header = await sampan.webhooks.signTestPayload(Buffer.from(body), 'whsec_bmV3');
    expect(await constructEvent(body, header, 'whsec_bmV3')).toEqual(JSON.parse(body));
    expect(await problem(constructEvent(body, header, 'whsec_b3RoZXI='))).toBe('no_match');
  });

  it('refuses a missing secret, a parsed body and a time that is none', async () => {
    await expect(signTestPayload(body, '')).rejects.toBeInstanceOf(UsageError);
    await expect(signTestPayload({} as never, 'whsec_bmV3')).rejects.toBeInstanceOf(UsageError);
    await expect(signTestPayload(body, 'whsec_bmV3', { now: new Date('never') })).rejects.toBeInstanceOf(
      UsageError,
    );
  });
});
