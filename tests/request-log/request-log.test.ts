import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type EndedRequest, RequestLog } from '../../src/http/request-log.ts';
import { createLog } from '../../src/log/log.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

const ended: EndedRequest = {
  accountId: 'acc_1',
  livemode: false,
  keyId: 'key_1',
  requestId: 'r',
  method: 'GET',
  path: '/countries',
  query: '',
  operation: 'listCountries',
  status: 200,
  durationMs: 1.5,
  idempotencyKey: null,
  address: null,
  requestBody: null,
  responseBody: '{}',
};

let database: TestDatabase;
let log: RequestLog;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  log = new RequestLog(database.db, createLog('silent'), { requestLogDailyBytes: 2 ** 40 });
});
afterAll(() => database.stop());

const count = async () =>
  Number((await database.db.pool.query('select count(*) from api_request')).rows[0].count);

describe('the request log', () => {
  it('holds 5,000 waiting requests, drops and counts any more, and takes others after these are written', async () => {
    const before = await count();
    for (let added = 0; added < 5_003; added++) log.add(ended);
    expect([log.written, log.dropped]).toEqual([0, 3]);
    await log.flush();
    log.add(ended);
    await log.flush();
    expect([log.written, log.dropped, (await count()) - before]).toEqual([5_001, 3, 5_001]);
  });

  it('holds 16 Mi characters of waiting bodies, and of each body only the part to store', async () => {
    const body = 'x'.repeat(200_000);
    for (let added = 0; added < 2_000; added++) log.add({ ...ended, requestBody: body });
    // 10,218 characters each.
    expect(log.dropped).toBe(2_000 - Math.floor((16 << 20) / 10_218));
    await log.flush();
    expect(log.written + log.dropped).toBe(2_000);
  });

  it('counts requests as dropped if the database refuses them, and writes the next ones', async () => {
    const before = await count();
    await database.db.pool.query('alter table api_request add constraint refused check (status <> 503)');
    log.add({ ...ended, status: 503 });
    await log.flush();
    expect([log.written, log.dropped, await count()]).toEqual([0, 1, before]);
    await database.db.pool.query('alter table api_request drop constraint refused');
    log.add(ended);
    await log[Symbol.asyncDispose]();
    expect([log.written, await count()]).toEqual([1, before + 1]);
  });

  describe('with a budget of 10,000 bytes per account and day', () => {
    const limits = { requestLogDailyBytes: 10_000 };
    const body = 'x'.repeat(1_500);
    const left = async () =>
      (
        await database.db.pool.query(
          'select account_id, key_id, reason, requests::int from api_request_left_out order by 1, 2, 3',
        )
      ).rows;
    const stored = async (account: string) =>
      (
        await database.db.pool.query('select count(*)::int as n from api_request where account_id = $1', [
          account,
        ])
      ).rows[0].n;
    beforeEach(() => database.db.pool.query('truncate api_request_left_out'));

    it('counts the requests beyond it, from all processes, and begins again on the next day', async () => {
      const request = { ...ended, accountId: 'acc_full', requestBody: body };
      const one = new RequestLog(database.db, createLog('silent'), limits);
      const two = new RequestLog(database.db, createLog('silent'), limits);
      // 2,502 bytes each, so 3 fit.
      for (let added = 0; added < 5; added++) one.add(request);
      await one.flush();
      two.add(request);
      await two.flush();
      two.add(request);
      await two.flush();
      one.add({ ...request, accountId: 'acc_other' });
      await one.flush();
      expect([await stored('acc_full'), await stored('acc_other')]).toEqual([4, 1]);
      expect(await left()).toEqual([
        { account_id: 'acc_full', key_id: 'key_1', reason: 'over_budget', requests: 3 },
      ]);
      expect([one.leftOut, two.leftOut, one.dropped, two.dropped]).toEqual([2, 1, 0, 0]);
      await database.setClock('1 day');
      two.add(request);
      await two.flush();
      two.add(request);
      await two.flush();
      await database.setClock('0 s');
      expect(await stored('acc_full')).toBe(5);
    });

    it('has one row per key and minute for any number of refused requests', async () => {
      const before = await count();
      const limited = new RequestLog(database.db, createLog('silent'), limits);
      await database.setClock('0 s');
      for (let added = 0; added < 20_000; added++) limited.count(ended, 'rate_limited');
      await limited.flush();
      for (let added = 0; added < 5; added++) limited.count(ended, 'rate_limited');
      limited.count({ ...ended, keyId: 'key_2' }, 'overloaded');
      await limited.flush();
      const rows = await left();
      expect(rows.reduce((sum, { requests }) => sum + requests, 0)).toBe(20_006);
      // Two more if a minute ends in between.
      expect(rows.length).toBeLessThanOrEqual(4);
      expect(await count()).toBe(before);
    });
  });

  it('dates a request by the clock of the database, at its begin', async () => {
    await database.setClock('2 hours');
    log.add({ ...ended, requestId: 'dated', durationMs: 90_000 });
    await log.flush();
    const { rows } = await database.db.pool.query(
      "select extract(epoch from sampan_clock() - created_at) as age from api_request where request_id = 'dated'",
    );
    await database.setClock('0 s');
    expect(Number(rows[0].age)).toBeGreaterThan(89);
    expect(Number(rows[0].age)).toBeLessThan(150);
  });
});
