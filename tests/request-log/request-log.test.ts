import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '../../src/log/log.ts';
import { type EndedRequest, RequestLog } from '../../src/request-log/request-log.ts';
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
  log = new RequestLog(database.db, createLog('silent'));
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
