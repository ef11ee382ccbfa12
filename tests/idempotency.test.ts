import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lockSeconds } from '../db/table/account.ts';
import { HttpError } from '../src/contract/errors.ts';
import { type OperationPolicy, operationTable } from '../src/contract/route.ts';
import { savedSender } from './support/address/saved-addresses.ts';
import { root } from './support/paths.ts';
import { pollUntil } from './support/poll.ts';
import { startTestService, type TestService } from './support/service.ts';
import { batchOrders, createBatch } from './support/shipment/batch.ts';
import { order } from './support/shipment/order.ts';
import { sold } from './support/shipment/returns.ts';

/**
 * The handler's outcome is chosen by reference_no, so every row of the contract's Idempotency table can be
 * produced. Claim, store and pipeline are the real ones.
 */
let service: TestService;

let runs = 0;

let hold: Promise<void> | null = null;

let held = false;

beforeAll(async () => {
  const { operationHandlers } = await import('../src/operation/index.ts');
  service = await startTestService({
    handlers: {
      createShipment: async (context, call) => {
        runs++;
        if (hold) {
          held = true;
          await hold;
        }
        const outcome = (call.body as { reference_no?: string }).reference_no;
        if (outcome === '402') call.refuse('INSUFFICIENT_FUNDS');
        if (outcome === '422') call.refuse('CARRIER_DISPATCH_REJECTED');
        if (outcome === '409') call.refuse('PRICING_QUOTE_CHANGED');
        if (outcome === '503') call.refuse('FX_RATE_UNAVAILABLE', { retryAfterSeconds: 60 });
        if (outcome === '500') throw new Error('a fault of ours, not for the client');
        if (outcome === 'NOT-OURS') throw new HttpError('SERVICE_UNAVAILABLE');
        return operationHandlers.createShipment(context, call);
      },
    },
  });
});

afterAll(() => service.stop());

const create = (idempotencyKey: string, body: unknown = order(), key?: string) =>
  service
    .call('post', '/shipments', key)
    .set('Idempotency-Key', idempotencyKey)
    .send(body as object);

describe('a repeat with the same key and the same canonical body', () => {
  it('returns the stored bytes and does not run again, with another property order and white space', async () => {
    const first = await create('same', { ...order(), tags: ['a', 'b'] });
    expect(first.status).toBe(201);
    const before = runs;
    const { tags, ...rest } = { ...order(), tags: ['a', 'b'] };
    const again = await service
      .call('post', '/shipments')
      .set('Idempotency-Key', 'same')
      .set('Content-Type', 'application/json')
      .send(JSON.stringify({ tags, ...rest }, null, 3));
    expect(again.status).toBe(201);
    expect(again.text).toBe(first.text);
    expect(again.headers).not.toHaveProperty('x-service-cache');
    expect(again.headers).not.toHaveProperty('x-service-negative-cache');
    expect(runs).toBe(before);
  });

  it('is marked as a replay only by a header; a first response, a conflict and a key in flight have none', async () => {
    const first = await create('told');
    const again = await create('told');
    const conflict = await create('told', { ...order(), goods_category: 'battery' });
    expect([first.status, again.status, conflict.status]).toEqual([201, 201, 409]);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.headers['access-control-expose-headers']).toContain('Idempotent-Replayed');
    expect(again.text).toBe(first.text);
    expect(conflict.headers).not.toHaveProperty('idempotent-replayed');
  });

  it('is a conflict if an array has another order', async () => {
    await create('array', { ...order(), tags: ['a', 'b'] });
    const other = await create('array', { ...order(), tags: ['b', 'a'] });
    expect(other).toMatchObject({ status: 409, body: { sysCode: '1409002' } });
  });

  it('is replayed to a rotated API key of the same account and mode, and not to another account', async () => {
    const first = await create('rotated');
    const rotated = await service.createKey(service.account.id, 'test');
    expect((await create('rotated', order(), rotated)).text).toBe(first.text);
    const stranger = await service.createAccount();
    const theirs = await create('rotated', order(), stranger.testKey);
    expect(theirs.status).toBe(201);
    expect(theirs.body.data.id).not.toBe(first.body.data.id);
  });
});

describe('the same key with another body', () => {
  it('returns 1409002 with the SHA-256 of the original body if the original succeeded', async () => {
    await create('bound');
    const { status, body } = await create('bound', { ...order(), goods_category: 'battery' });
    expect(status).toBe(409);
    expect(body.sysCode).toBe('1409002');
    expect(body.message).toMatch(
      /^IDEMPOTENCY_CONFLICT: this Idempotency-Key was used with a different request; use a new key\. SHA-256 of the original body: [0-9a-f]{64}$/,
    );
    expect(body.message.endsWith(body.data.original_body_sha256)).toBe(true);
  });

  it('is not a conflict if the original lacked the scope: that 403 is not stored, and the key stays free', async () => {
    const reading = await service.createKey(service.account.id, 'test', ['shipments:read']);
    const before = runs;
    const refused = await create('scope-missing', order(), reading);
    expect([refused.status, refused.body.sysCode, runs]).toEqual([403, '1403001', before]);
    const { rows } = await service.database.db.pool.query(
      "select 1 from idempotency_key where key = 'scope-missing'",
    );
    expect(rows).toEqual([]);
    expect((await create('scope-missing', { ...order(), tags: ['other'] })).status).toBe(201);
    const { info } = JSON.parse(readFileSync(path.join(root, 'openapi.json'), 'utf8'));
    const page = readFileSync(path.join(root, 'docs/design/api.md'), 'utf8');
    for (const text of [info.description, page]) expect(text).toMatch(/403 for a missing scope/);
  });

  it.each(['402', '422', '409'])('returns 1500003 if the original was refused with %s', async (outcome) => {
    await create(`refused-${outcome}`, { ...order(), reference_no: outcome });
    const corrected = await create(`refused-${outcome}`);
    expect(corrected).toMatchObject({ status: 409, body: { sysCode: '1500003' } });
  });

  it('returns 1500003 if the original violated the schema, and books nothing', async () => {
    const refused = await create('schema', { ...order(), items: [] });
    expect(refused).toMatchObject({ status: 400, body: { data: [{ path: ['items'] }] } });
    expect(await create('schema')).toMatchObject({ status: 409, body: { sysCode: '1500003' } });
  });

  it.each(['500', '503'])('returns 1409002 if the original failed with %s', async (outcome) => {
    await create(`failed-${outcome}`, { ...order(), reference_no: outcome });
    expect(await create(`failed-${outcome}`)).toMatchObject({ status: 409, body: { sysCode: '1409002' } });
  });
});

describe('the store of responses', () => {
  it.each([
    ['400', { items: [] }],
    ['409', { reference_no: '409' }],
  ])('keeps a %s: the repeat does not run and gets the same bytes', async (outcome, change) => {
    const first = await create(`stored-${outcome}`, { ...order(), ...change });
    expect(first.status).toBe(Number(outcome));
    const before = runs;
    const again = await create(`stored-${outcome}`, { ...order(), ...change });
    expect(again.text).toBe(first.text);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(runs).toBe(before);
  });

  it.each([
    '402',
    '422',
    '500',
    '503',
  ])('does not keep a %s: the repeat runs again at once', async (outcome) => {
    const body = { ...order(), reference_no: outcome };
    expect((await create(`unstored-${outcome}`, body)).status).toBe(Number(outcome));
    const before = runs;
    const again = await create(`unstored-${outcome}`, body);
    expect(again.status).toBe(Number(outcome));
    expect(again.headers).not.toHaveProperty('idempotent-replayed');
    expect(runs).toBe(before + 1);
  });

  it.each([
    [
      'malformed JSON',
      (key: string) =>
        service
          .call('post', '/shipments')
          .set('Idempotency-Key', key)
          .set('Content-Type', 'application/json')
          .send('{'),
      400,
    ],
    [
      'another media type',
      (key: string) =>
        service
          .call('post', '/shipments')
          .set('Idempotency-Key', key)
          .set('Content-Type', 'text/plain')
          .send('{}'),
      415,
    ],
    [
      'a body that is too large',
      (key: string) => create(key, { ...order(), metadata: { a: 'x'.repeat(1600 * 1024) } }),
      413,
    ],
    [
      'a missing scope',
      async (key: string) =>
        create(
          key,
          order(),
          await service.createKey((await service.createAccount()).id, 'test', ['rates:read']),
        ),
      403,
    ],
  ])('keeps nothing for %s: the key is not bound', async (what, send, status) => {
    const key = `unbound ${what}`;
    expect((await send(key)).status).toBe(status);
    const { rowCount } = await service.database.db.pool.query(
      'select 1 from idempotency_key where key = $1',
      [key],
    );
    expect(rowCount).toBe(0);
  });
});

describe('every operation with an idempotency key', () => {
  const send = (operation: OperationPolicy, path: string, key: string, body: object | null) => {
    const request = service.call(operation.method.toLowerCase() as 'post', path).set('Idempotency-Key', key);
    return body === null ? request : request.send(body);
  };
  const taking = Object.values<OperationPolicy>(operationTable).filter(
    (operation) => operation.idempotency !== null,
  );

  it.each(
    taking.map((operation) => [operation.id, operation] as const),
  )('%s marks the replays of a success and of a refusal', async (id, operation) => {
    const url = `http://127.0.0.1:9/${id}`;
    const bodies: Record<string, object> = {
      createShipment: order(),
      createShipmentBatch: { orders: batchOrders(1) },
      createManifest: { carrier_code: 'sandbox' },
      createWebhook: { url, events: ['*'] },
      createAddress: savedSender,
      createProduct: { sku: id, description: 'Mug' },
    };
    const batched = async () => (await createBatch(service, batchOrders(1))).id;
    const booked = async () => (await create(`subject-${id}`)).body.data.id;
    const subject: Record<string, () => Promise<string>> = {
      cancelShipment: booked,
      cancelShipmentBatch: batched,
      retryShipmentBatch: batched,
      createShipmentReturn: () => sold(service, { key: service.account.testKey }),
      deleteProduct: async () => {
        await service.call('post', '/products').send({ sku: id, description: 'Mug' });
        return id;
      },
      deleteAddress: async () => (await service.call('post', '/addresses').send(savedSender)).body.data.id,
      advanceTestShipment: booked,
      failTestLabel: booked,
      settleTestShipment: booked,
      deleteWebhook: () => webhookAt(url),
      rotateWebhookSecret: () => webhookAt(url),
    };
    // A manifest needs a shipment that waits.
    if (id === 'createManifest') await booked();
    const path = operation.path.replace(/\{\w+\}/, (await subject[id]?.()) ?? '');
    const refusedPath = operation.path.includes('{')
      ? operation.path.replace(/\{\w+\}/, 'SMP0000000000000')
      : `${operation.path}${bodies[id] ? '' : '?colour=red'}`;
    const cases = [
      [path, bodies[id] ?? null],
      [refusedPath, bodies[id] ? { colour: 'red' } : null],
    ] as const;
    const answers = [];
    for (const [index, [target, body]] of cases.entries()) {
      const first = await send(operation, target, `marked-${id}-${index}`, body);
      const again = await send(operation, target, `marked-${id}-${index}`, body);
      expect(again.text).toBe(first.text);
      answers.push([
        first.status < 300,
        first.headers['idempotent-replayed'],
        again.headers['idempotent-replayed'],
      ]);
    }
    expect(answers).toEqual([
      [true, undefined, 'true'],
      [false, undefined, 'true'],
    ]);
  });

  async function webhookAt(url: string): Promise<string> {
    const made = await service
      .call('post', '/webhooks')
      .set('Idempotency-Key', url)
      .send({ url, events: ['*'] });
    return made.body.data.id;
  }
});

describe('an idempotency key', () => {
  it('is required: a request without it books nothing', async () => {
    const { status, body } = await service.call('post', '/shipments').send(order());
    expect(status).toBe(400);
    expect(body).toMatchObject({ sysCode: '1400004', data: [{ path: ['Idempotency-Key'] }] });
  });

  it.each([
    ['256 characters', 'k'.repeat(256)],
    ['spaces', ' '],
    ['non-ASCII characters', Buffer.from('k\u00e9y', 'latin1').toString('latin1')],
  ])('of %s is refused', async (_, key) => {
    const { status, body } = await create(key);
    expect(status).toBe(400);
    expect(['1400005', '1400004']).toContain(body.sysCode);
  });

  it('of 255 characters is accepted', async () => {
    expect((await create('k'.repeat(255))).status).toBe(201);
  });

  it('runs once for 50 parallel requests; the others get 409 or the same bytes', async () => {
    const before = runs;
    const answers = await Promise.all(Array.from({ length: 50 }, () => create('parallel')));
    const created = answers.filter((answer) => answer.status === 201);
    const waiting = answers.filter((answer) => answer.status === 409);
    expect(created.length + waiting.length).toBe(50);
    expect(new Set(created.map((answer) => answer.text)).size).toBe(1);
    for (const answer of waiting) {
      expect(answer.body.sysCode).toBe('1409001');
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(lockSeconds);
    }
    expect(runs).toBe(before + 1);
    const { rows } = await service.database.db.pool.query(
      "select count(*) as count from shipment where reference_no = 'parallel'",
    );
    expect(rows[0].count).toBe(0);
  });

  it('is kept for 24 hours and can be used again afterwards', async () => {
    const first = await create('aged');
    await service.database.setClock('23 hours 59 minutes');
    expect((await create('aged')).text).toBe(first.text);
    await service.database.setClock('24 hours 1 minute');
    const later = await create('aged', { ...order(), goods_category: 'battery' });
    await service.database.setClock('0');
    expect(later.status).toBe(201);
    expect(later.body.data.id).not.toBe(first.body.data.id);
  });

  it('of a dead process is taken over after its lock expires; the old process then changes nothing', async () => {
    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const paused = create('taken-over').then((answer) => answer);
    expect(await pollUntil(async () => held, 5_000)).toBe(true);
    hold = null;
    expect((await create('taken-over')).body.sysCode).toBe('1409001');
    await service.database.setClock('61 seconds');
    const second = await create('taken-over');
    expect(second.status).toBe(201);
    release();
    await paused;
    const { rows } = await service.database.db.pool.query(
      'select count(*) as count from shipment where account_id = $1 and reference_no is null and tracking_number = $2',
      [service.account.id, second.body.data.id],
    );
    await service.database.setClock('0');
    expect(rows[0].count).toBe(1);
    expect((await create('taken-over')).text).toBe(second.text);
    expect(await shipmentsUnder('taken-over')).toBe(second.body.data.id);
  });
});

async function shipmentsUnder(key: string): Promise<string> {
  const { rows } = await service.database.db.pool.query(
    'select subject from idempotency_key where key = $1',
    [key],
  );
  return rows[0]?.subject;
}
