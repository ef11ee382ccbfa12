import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { revokeApiKey } from '../../db/query/account/api-key.ts';
import { KeyUse, postgresAdmission } from '../../src/admission/admission.ts';
import { hashApiKey, newApiKey } from '../../src/key-format.ts';
import { signedInUser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const perDay = 3;

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

describe('the last use of a key', () => {
  let service: TestService;
  let keyUse: KeyUse;
  beforeAll(async () => {
    service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    keyUse = new KeyUse(service.context.db, service.context.log);
    Object.assign(service.context, { keyUse });
  });
  afterAll(() => service.stop());
  const uses = async (account: string) =>
    (
      await service.database.db.pool.query(
        'select address, used_at from api_key_use join api_key on id = key_id where account_id = $1',
        [account],
      )
    ).rows;
  const callFrom = (address: string, key: string) =>
    service.call('get', '/shipments', key).set('X-Forwarded-For', address);

  it('has the time and the address, and is shown to the account only', async () => {
    const { id, liveKey } = await service.createAccount();
    await callFrom('203.0.113.7', liveKey).expect(200);
    expect(await uses(id)).toEqual([]);
    await keyUse.flush();
    const [use] = await uses(id);
    expect(use.address).toBe('203.0.113.7');
    const { browser } = await signedInUser(service, { accountId: id, address: '198.51.100.1' });
    const page = await browser.get('/live/keys');
    expect(page.text).toContain(`datetime="${use.used_at}"`);
    expect(page.text).toContain('from 203.0.113.7');
    expect((await browser.get('/test/keys')).text).not.toContain('203.0.113.7');
    const { browser: stranger } = await signedInUser(service, { address: '198.51.100.2' });
    expect((await stranger.get('/live/keys')).text).not.toContain('203.0.113.7');
  });

  it('is written once a minute', async () => {
    const { id, testKey } = await service.createAccount();
    await callFrom('203.0.113.1', testKey).expect(200);
    await keyUse.flush();
    const before = await uses(id);
    await callFrom('203.0.113.2', testKey).expect(200);
    await keyUse.flush();
    expect(await uses(id)).toEqual(before);
  });

  it('of a key that is not admitted is not recorded', async () => {
    const { id, testKey } = await service.createAccount();
    await service.database.db.pool.query('update api_key set revoked_at = now() where account_id = $1', [id]);
    await callFrom('203.0.113.3', testKey).expect(401);
    await keyUse.flush();
    expect(await uses(id)).toEqual([]);
  });

  it('is dropped if it can’t be written, and no request waits for it', async () => {
    const { id, testKey } = await service.createAccount();
    const { pool } = service.database.db;
    await pool.query('alter table api_key_use rename to api_key_use_gone');
    await callFrom('203.0.113.4', testKey).expect(200);
    await keyUse.flush();
    await pool.query('alter table api_key_use_gone rename to api_key_use');
    await keyUse.flush();
    expect(await uses(id)).toEqual([]);
  });
});
