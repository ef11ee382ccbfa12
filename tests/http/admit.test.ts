import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listApiKeys, revokeApiKey } from '../../db/query/account/api-key.ts';
import { allScopes, createApiKey } from '../../src/account/api-key.ts';
import { readConfig } from '../../src/config/config.ts';
import { type OperationPolicy, operationTable } from '../../src/contract/route.ts';
import { IpLimit } from '../../src/http/admit.ts';
import { isApiKey, newApiKey } from '../../src/key-format.ts';
import { root } from '../support/paths.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { TestClock } from '../support/test-clock.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const from = (remoteAddress: string) => ({ socket: { remoteAddress }, headers: {} }) as IncomingMessage;

describe('the limit of requests without a key', () => {
  const open = () => {
    const clock = new TestClock();
    const limit = new IpLimit({ clock, config: readConfig({}) }, { max: 2, seconds: 3600 });
    return { clock, take: (address: string) => limit.take(from(address)) };
  };

  it('counts the addresses of an IPv6 /64 network together', () => {
    const { take } = open();
    expect(take('2001:db8:1:2::1')).toBe(true);
    expect(take('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(true);
    expect(take('2001:db8:1:2:8000::')).toBe(false);
    expect(take('2001:db8:1:3::1')).toBe(true);
  });

  it('counts the /64 networks of an IPv6 /48 network together, with five times the limit', () => {
    const { take } = open();
    const networks = Array.from({ length: 6 }, (_, index) => `2001:db8:1:${index}::`);
    const permitted = networks.flatMap((network) => [take(`${network}1`), take(`${network}2`)]);
    expect(permitted).toEqual([...Array(10).fill(true), false, false]);
    expect(take('2001:db8:2:0::1')).toBe(true);
  });

  it('counts each IPv4 address alone, also if it is written as IPv6', () => {
    const { take } = open();
    expect(take('203.0.113.7')).toBe(true);
    expect(take('::ffff:203.0.113.7')).toBe(true);
    expect(take('203.0.113.7')).toBe(false);
    expect(take('::ffff:203.0.113.8')).toBe(true);
  });

  it('permits a request again when the oldest permitted one is a period ago', () => {
    const { clock, take } = open();
    expect(take('2001:db8::1')).toBe(true);
    clock.advance(1_800_000);
    for (const permitted of [true, false]) expect(take('2001:db8::1')).toBe(permitted);
    clock.advance(1_800_000);
    for (const permitted of [true, false]) expect(take('2001:db8::1')).toBe(permitted);
  });

  it('holds in every period, also around a full hour', () => {
    const { clock, take } = open();
    const sinceHour = clock.now().getTime() % 3_600_000;
    clock.advance(3_600_000 - sinceHour - 60_000);
    for (const permitted of [true, true, false]) expect(take('203.0.113.9')).toBe(permitted);
    clock.advance(120_000);
    expect(take('203.0.113.9')).toBe(false);
  });
});

const operations: OperationPolicy[] = Object.values(operationTable);
const send = (operation: OperationPolicy, key: string | null) =>
  service.call(
    operation.method.toLowerCase() as 'get',
    operation.path.replace(/\{\w+\}/g, 'SMP0000000000000'),
    key,
  );

describe('every operation', () => {
  it.each(
    operations.map((operation) => [operation.id, operation] as const),
  )('%s returns 401 without a key', async (_, operation) => {
    const answer = await send(operation, null);
    expect(answer).toMatchObject({ status: 401, body: { status: 401, sysCode: '1401001', data: null } });
    expect(answer.headers).not.toHaveProperty('x-ratelimit-limit-second');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('returns 401 for the text of a key with the other prefix, as for any unknown key', async () => {
    const [operation] = operations;
    if (!operation) throw new Error('there is no operation');
    const other = service.account.testKey.replace('mk_test_', 'mk_live_');
    const { status, body } = await send(operation, other);
    expect([status, body.message]).toEqual([
      401,
      'UNAUTHORIZED: the API key is missing, invalid or revoked; send an active key as a bearer token',
    ]);
    expect(readFileSync(path.join(root, 'openapi.json'), 'utf8')).not.toMatch(
      /revoked or for the other mode/,
    );
  });

  it('returns 403 for a key without its scope, and names the scope', async () => {
    const accounts = new Map<string, string>();
    for (const operation of operations) {
      const needed = operation.scopes[0] ?? '';
      let key = accounts.get(needed);
      if (!key) {
        const { id } = await service.createAccount();
        key = await service.createKey(
          id,
          'test',
          allScopes.filter((scope) => scope !== needed),
        );
        accounts.set(needed, key);
      }
      const answer = await send(operation, key);
      expect([operation.id, answer.status]).toEqual([operation.id, 403]);
      expect(answer.body).toMatchObject({
        sysCode: '1403001',
        data: { name: 'SCOPE_MISSING', required_scope: needed },
      });
    }
  });
});

describe('below /api/v1, authentication comes before routing', () => {
  const rateHeaders = [
    'x-ratelimit-limit-second',
    'x-ratelimit-remaining-second',
    'x-ratelimit-limit-day',
    'x-ratelimit-remaining-day',
    'x-ratelimit-reset-day',
  ];

  it.each([
    ['an unknown path', 'get', '/nothing', 404, '1404001'],
    ['the root of the API', 'get', '/', 404, '1404001'],
    ['a method that the path does not support', 'delete', '/shipments', 405, '1405001'],
    ['a path with bad percent-encoding', 'get', '/shipments/%zz', 400, '1400003'],
    ['an unknown path with bad percent-encoding', 'get', '/%zz', 404, '1404001'],
  ] as const)('%s: 401 without a key; with a key, %s %s uses its quota and returns %d', async (_, method, path, status, sysCode) => {
    const { testKey } = await service.createAccount();
    for (const key of [null, newApiKey('test')]) {
      const refused = await service.call(method, path, key);
      expect(refused).toMatchObject({ status: 401, body: { sysCode: '1401001', data: null } });
      expect(refused.headers).not.toHaveProperty('x-ratelimit-limit-second');
      expect(refused.headers).not.toHaveProperty('allow');
    }
    const first = await service.call(method, path, testKey);
    expect(first).toMatchObject({ status, body: { status, sysCode } });
    for (const name of rateHeaders) expect([name, first.headers[name]]).toEqual([name, expect.any(String)]);
    const second = await service.call(method, path, testKey);
    expect(Number(second.headers['x-ratelimit-remaining-day'])).toBe(
      Number(first.headers['x-ratelimit-remaining-day']) - 1,
    );
  });

  it('a key with no daily quota left gets 429 on an unknown path too', async () => {
    const limited = await startTestService({ env: { RATE_LIMIT_PER_DAY: '1' } });
    const first = await limited.call('get', '/nothing');
    const second = await limited.call('get', '/nothing');
    await limited.stop();
    expect(first.status).toBe(404);
    expect(second).toMatchObject({ status: 429, body: { sysCode: '1500004' } });
  });

  it('a preflight request needs no key and uses no quota, on any path', async () => {
    const { testKey } = await service.createAccount();
    const before = await service.call('get', '/countries', testKey);
    for (const path of ['/shipments', '/nothing', '/shipments/%zz']) {
      const preflight = await fetch(`${service.rootUrl}/api/v1${path}`, {
        method: 'OPTIONS',
        headers: { Authorization: `Bearer ${testKey}` },
      });
      expect([path, preflight.status]).toEqual([path, 204]);
    }
    const after = await service.call('get', '/countries', testKey);
    expect(Number(after.headers['x-ratelimit-remaining-day'])).toBe(
      Number(before.headers['x-ratelimit-remaining-day']) - 1,
    );
  });
});

describe('an API key', () => {
  it.each([
    ['with another prefix', () => `sk_test_${'a'.repeat(38)}`],
    ['with a wrong checksum', () => newApiKey('test').slice(0, -1)],
    ['that was never issued', () => newApiKey('live')],
    [
      'with the prefix changed to the other mode',
      () => service.account.testKey.replace('mk_test_', 'mk_live_'),
    ],
  ])('%s gets 401', async (_, key) => {
    expect((await service.call('get', '/countries', key())).status).toBe(401);
  });

  it.each([
    'Basic abc',
    'Bearer',
    'Bearer a b',
    'bearer',
  ])('in the form %j gets 401', async (authorization) => {
    expect((await service.call('get', '/countries', null).set('Authorization', authorization)).status).toBe(
      401,
    );
  });

  it('is refused from the first request after its revocation', async () => {
    const { id, testKey } = await service.createAccount();
    expect((await service.call('get', '/countries', testKey)).status).toBe(200);
    const { kysely } = service.database.db;
    const row = (await listApiKeys(kysely, id)).find((key) => !key.livemode);
    await revokeApiKey(kysely, row?.id ?? '');
    expect((await service.call('get', '/countries', testKey)).status).toBe(401);
  });

  it('is stored only as a hash', async () => {
    const { rows } = await service.database.db.pool.query(
      'select row_to_json(k)::text as text from api_key k',
    );
    for (const { text } of rows) expect(text).not.toMatch(/mk_(test|live)_/);
  });

  it('is one of at most five active keys per account and mode, even if 12 are created in parallel', async () => {
    const { id } = await service.createAccount();
    const made = await Promise.all(
      Array.from({ length: 12 }, () =>
        createApiKey(service.database.db.kysely, {
          accountId: id,
          mode: 'test',
          label: 'race',
          now: new Date(),
        }),
      ),
    );
    expect(made.filter((one) => one === 'too_many')).toHaveLength(9);
    expect((await listApiKeys(service.database.db.kysely, id)).length).toBe(5);
  });

  it('has a checksum that detects a changed character', () => {
    for (let round = 0; round < 200; round++) {
      const key = newApiKey(round % 2 ? 'test' : 'live');
      expect(isApiKey(key)).toBe(true);
      const at = 8 + (round % 38);
      expect(isApiKey(key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1))).toBe(false);
    }
  });
});
