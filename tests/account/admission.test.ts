import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { revokeApiKey } from '../../db/query/account/api-key.ts';
import { hashApiKey, newApiKey } from '../../src/account/api-key.ts';
import { postgresAdmission } from '../../src/admission/admission.ts';
import { startTestService, type TestService } from '../support/service.ts';

const perDay = 3;
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const admission = (limit = perDay) =>
  postgresAdmission(service.database.db.pool, { perSecond: 100_000, perDay: limit });

describe('requests that one statement admits', () => {
  it('each get the verdict of their own account, in any order of arrival', async () => {
    const { admit } = admission();
    const [one, other, revoked] = await Promise.all([0, 1, 2].map(() => service.createAccount()));
    if (!one || !other || !revoked) throw new Error('no account');
    const hash = hashApiKey(revoked.testKey);
    const { rows } = await service.database.db.pool.query('select id from api_key where key_hash = $1', [
      hash,
    ]);
    await revokeApiKey(service.database.db.kysely, rows[0].id);
    const keys = [
      one.testKey,
      other.liveKey,
      newApiKey('test'),
      one.testKey,
      revoked.testKey,
      one.testKey,
      other.testKey,
      one.testKey,
    ];
    const verdicts = await Promise.all(keys.map((key) => admit(hashApiKey(key))));
    const told = verdicts.map(
      (verdict) =>
        verdict && [
          verdict.principal.accountId,
          verdict.principal.livemode,
          verdict.rate.dayRemaining,
          verdict.rate.reason,
        ],
    );
    expect(told).toEqual([
      [one.id, false, 2, null],
      [other.id, true, 2, null],
      undefined,
      [one.id, false, 1, null],
      undefined,
      [one.id, false, 0, null],
      [other.id, false, 2, null],
      [one.id, false, 0, 'per_day'],
    ]);
  });

  it('do not deadlock with another process that admits the same keys in reverse order', async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, () => service.createAccount()));
    const hashes = accounts.flatMap(({ testKey, liveKey }) => [hashApiKey(testKey), hashApiKey(liveKey)]);
    const [forth, back] = [admission(100_000), admission(100_000)];
    const backwards = hashes.toReversed();
    for (let round = 0; round < 50; round++) {
      const admitted = await Promise.all([
        ...hashes.map((hash) => forth.admit(hash)),
        ...backwards.map((hash) => back.admit(hash)),
      ]);
      expect(admitted.every((one) => one?.rate.reason === null)).toBe(true);
    }
  });

  it('get 503 if their rate window is locked, and do not delay requests with other keys', async () => {
    const [locked, other] = [await service.createAccount(), await service.createAccount()];
    expect((await service.call('get', '/countries', locked.testKey)).status).toBe(200);
    const client = await service.database.db.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        'select from rate_window where key_id = (select id from api_key where key_hash = $1) for update',
        [hashApiKey(locked.testKey)],
      );
      const refused = await service.call('get', '/countries', locked.testKey);
      expect([refused.status, refused.body.message]).toEqual([
        503,
        expect.stringMatching(/^SERVICE_UNAVAILABLE/),
      ]);
      expect(refused.headers['retry-after']).toBe('1');
      expect((await service.call('get', '/countries', other.testKey)).status).toBe(200);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await service.call('get', '/countries', locked.testKey)).status).toBe(200);
  });
});
