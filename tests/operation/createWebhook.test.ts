import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '../support/service.ts';
import { create, registered, somewhere } from '../webhook/http.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const rows = async (table: string) =>
  (await service.database.db.pool.query(`select count(*) as count from ${table}`)).rows[0].count;

describe('201', () => {
  it('returns the record with its secret, which no later response shows', async () => {
    const url = somewhere('first');
    const { status, body } = await create(service, {
      url,
      events: ['shipment.created'],
      description: 'Orders',
    });
    expect(status).toBe(201);
    const { secret, ...record } = body.data;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(record).toEqual({
      id: expect.stringMatching(/^wh_[0-9a-f]{32}$/),
      url,
      description: 'Orders',
      events: ['shipment.created'],
      active: true,
      disabled_reason: null,
      secret_last4: secret.slice(-4),
      rotated_at: null,
      created_at: expect.any(String),
    });
    const seen = await service.call('get', `/webhooks/${record.id}`);
    expect(seen.body.data).toEqual(record);
    expect(JSON.stringify((await service.call('get', '/webhooks')).body)).not.toContain(secret);
  });

  it('replays under its key byte for byte, including the secret, and stores the response encrypted', async () => {
    const body = { url: somewhere('again'), events: ['*'] };
    const first = await create(service, body, { idempotencyKey: 'again' });
    const before = await rows('webhook_endpoint');
    const second = await create(service, body, { idempotencyKey: 'again' });
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(await rows('webhook_endpoint')).toBe(before);
    const { rows: stored } = await service.database.db.pool.query(
      "select body from idempotency_key where key = 'again'",
    );
    expect(stored[0].body).toMatch(/^enc:v1:/);
    expect(stored[0].body).not.toContain(first.body.data.secret.slice(6, 20));
  });

  it('has an empty description by default', async () => {
    expect((await registered(service)).description).toBe('');
  });

  it('accepts an address again once its endpoint is inactive, and in the other mode', async () => {
    const url = somewhere('reused');
    const { id } = await registered(service, url);
    await service.call('delete', `/webhooks/${id}`);
    expect((await create(service, { url, events: ['*'] })).status).toBe(201);
    const live = url.replace('http:', 'https:');
    expect((await create(service, { url: live, events: ['*'] })).status).toBe(201);
    const { status } = await create(service, { url: live, events: ['*'] }, { key: service.account.liveKey });
    expect(status).toBe(201);
  });
});

describe('400', () => {
  it.each([
    'https://münchen.example/hütte?größe=1',
    'https://例子.example/',
    'https://пример.example:8443/a b',
    'https://shop.example/訂單',
  ])('names the URL in ASCII that %s is, and creates nothing', async (url) => {
    const before = await rows('webhook_endpoint');
    const { status, body } = await create(service, { url, events: ['*'] });
    const { href } = new URL(url);
    expect([status, body.data]).toEqual([
      400,
      [{ path: ['url'], code: 'INVALID_FIELD', message: `must be written in ASCII: ${href}` }],
    ]);
    expect(href).toMatch(/^[\x21-\x7e]+$/);
    expect(await rows('webhook_endpoint')).toBe(before);
  });

  it('without an Idempotency-Key asks for one in words that suit an endpoint', async () => {
    const before = await rows('webhook_endpoint');
    const { status, body } = await service
      .call('post', '/webhooks')
      .send({ url: somewhere(), events: ['*'] });
    expect([status, body.message]).toEqual([
      400,
      'IDEMPOTENCY_KEY_REQUIRED: this operation requires an Idempotency-Key header; send a new UUID, and the same UUID to retry the request',
    ]);
    expect(JSON.stringify(body)).not.toContain('order');
    expect(await rows('webhook_endpoint')).toBe(before);
  });

  it.each([
    ['http://127.0.0.2/', 'test'],
    ['http://10.0.0.1/', 'test'],
    ['http://[::1]/', 'test'],
    ['http://169.254.169.254/latest', 'test'],
    ['https://me:pw@127.0.0.1/', 'test'],
    ['https://127.0.0.1/#x', 'test'],
    ['ftp://127.0.0.1/', 'test'],
    ['http://127.0.0.1:9/', 'live'],
  ])('refuses %s in %s mode at [url]', async (url, mode) => {
    const before = await rows('webhook_endpoint');
    const key = mode === 'live' ? service.account.liveKey : service.account.testKey;
    const { status, body } = await create(service, { url, events: ['*'] }, { key });
    expect([status, body.sysCode]).toEqual([400, '1500118']);
    expect(body.data).toEqual([
      { path: ['url'], code: 'WEBHOOK_TARGET_REFUSED', message: expect.any(String) },
    ]);
    expect(await rows('webhook_endpoint')).toBe(before);
  });

  it.each([
    [{}, ['url', 'events']],
    [{ url: 'hooks', events: ['*'] }, ['url']],
    [{ url: somewhere(), events: [] }, ['events']],
    [{ url: somewhere(), events: ['*', 'shipment.lost'] }, ['events']],
    [{ url: somewhere(), events: ['*', '*'] }, ['events']],
    [{ url: somewhere(), events: ['*'], description: 'x'.repeat(201) }, ['description']],
    [{ url: somewhere(), events: ['*'], secret: 'mine' }, ['secret']],
  ])('lists every violation of %j', async (body, names) => {
    const answer = await create(service, body);
    expect([answer.status, answer.body.sysCode]).toEqual([400, '1500101']);
    expect(answer.body.data.map(({ path }: { path: string[] }) => path[0])).toEqual(names);
  });

  it('requires an idempotency key', async () => {
    const { status } = await service.call('post', '/webhooks').send({ url: somewhere(), events: ['*'] });
    expect(status).toBe(400);
  });
});

describe('409', () => {
  it.each([
    ['http://127.0.0.1:9/dup', 'http://127.0.0.1:9/dup'],
    ['http://127.0.0.1:9/port', 'HTTP://127.0.0.1:9/x/../port'],
  ])('refuses %s while %s is active', async (first, second) => {
    const { id } = await registered(service, first);
    const before = await rows('webhook_endpoint');
    const { status, body } = await create(service, { url: second, events: ['*'] });
    expect([status, body.sysCode, body.data]).toEqual([
      409,
      '1409003',
      { name: 'DUPLICATE_WEBHOOK_TARGET', existing_webhook_id: id },
    ]);
    expect(await rows('webhook_endpoint')).toBe(before);
  });

  it('creates one of many parallel endpoints with one address, and at most twenty active endpoints per account', async () => {
    const account = await service.createAccount();
    const url = somewhere('race');
    const race = await Promise.all(
      Array.from({ length: 10 }, () => create(service, { url, events: ['*'] }, { key: account.testKey })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const many = await Promise.all(
      Array.from({ length: 25 }, () =>
        create(service, { url: somewhere(), events: ['*'] }, { key: account.testKey }),
      ),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(19);
    const codes = new Set(many.filter(({ status }) => status === 409).map(({ body }) => body.sysCode));
    expect([...codes]).toEqual(['1500116']);
  });

  it('refuses another body with the same key', async () => {
    await create(service, { url: somewhere('key'), events: ['*'] }, { idempotencyKey: 'bound' });
    const { status, body } = await create(
      service,
      { url: somewhere('key-2'), events: ['*'] },
      { idempotencyKey: 'bound' },
    );
    expect([status, body.sysCode]).toEqual([409, '1409002']);
  });
});
