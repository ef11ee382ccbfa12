import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readinessChecks, readyz } from '../../../src/http/page/health.ts';
import { announceProcess } from '../../../src/startup/service-process.ts';
import { pollUntil } from '../../support/poll.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';
import { describeWithRedis, type OwnRedis, startOwnRedis } from '../../support/store/own-redis.ts';

const ready = async ({ rootUrl }: TestService) => {
  const answer = await fetch(`${rootUrl}/readyz`);
  return {
    status: answer.status,
    body: (await answer.json()) as { status: string; checks: Record<string, string> },
  };
};
const becomes = (service: TestService, status: number) =>
  pollUntil(async () => (await ready(service)).status === status, 10_000);
const create = (service: TestService) =>
  service.call('post', '/shipments').set('Idempotency-Key', `k${Math.random()}`).send(order());

describe('/readyz', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  /** Changes a setting of the database for new connections, and ends the current ones. */
  const set = async (change: string) => {
    const client = await service.database.db.pool.connect();
    const name = new URL(service.database.url).pathname.slice(1);
    await client.query(`begin read write; alter database "${name}" ${change}; commit`);
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    client.release(true);
  };

  it('is 503 while the database refuses writes, and 200 afterwards; /healthz stays 200', async () => {
    expect((await ready(service)).status).toBe(200);
    await set('set default_transaction_read_only = on');
    expect(await becomes(service, 503)).toBe(true);
    expect((await ready(service)).body).toEqual({
      status: 'unavailable',
      checks: { service: 'ok', database: 'failed', worker: 'failed' },
    });
    expect(await pollUntil(async () => (await create(service)).status === 503, 10_000)).toBe(true);
    expect((await fetch(`${service.rootUrl}/healthz`)).status).toBe(200);
    await set('reset default_transaction_read_only');
    expect(await becomes(service, 200)).toBe(true);
    expect(await pollUntil(async () => (await create(service)).status === 201, 10_000)).toBe(true);
  });

  it('is degraded, with 200, while no worker lives, and lists the check', async () => {
    const { admission, db } = service.context;
    const checks = readinessChecks({ admission, db });
    await expect(checks.worker?.()).rejects.toThrow('no worker');
    expect(await ready(service)).toEqual({
      status: 200,
      body: { status: 'degraded', checks: { service: 'ok', database: 'ok', worker: 'failed' } },
    });
    const worker = await announceProcess(db, service.context.log, { roles: ['worker'], rootUrl: null });
    await checks.worker?.();
    expect(await pollUntil(async () => (await ready(service)).body.status === 'ok', 10_000)).toBe(true);
    await worker[Symbol.asyncDispose]();
    await expect(checks.worker?.()).rejects.toThrow('no worker');
  });

  it('is 503 while no file can grow, although an update in place would succeed', async () => {
    // SQLSTATE class 53, as on a full disk.
    await set('set temp_file_limit = 0');
    expect(await becomes(service, 503)).toBe(true);
    await set('reset temp_file_limit');
    expect(await becomes(service, 200)).toBe(true);
  });

  it('writes no row', async () => {
    const count = async () => {
      const { rows } = await service.database.db.pool.query(
        'select sum(n_tup_ins + n_tup_upd)::int as writes from pg_stat_xact_user_tables',
      );
      return rows[0].writes;
    };
    const before = await count();
    await service.database.db.pool.query('select probe_writes()');
    expect(await count()).toBe(before);
  });
});

describe('a readiness check', () => {
  const answer = async (serve: ReturnType<typeof readyz>) => {
    const response = { status: jest.fn(), setHeader: jest.fn(), json: jest.fn() };
    response.status.mockReturnValue(response);
    response.setHeader.mockReturnValue(response);
    await serve({} as never, response as never);
    return response.status.mock.calls[0]?.[0];
  };

  it('runs once for 200 parallel probes', async () => {
    let runs = 0;
    const serve = readyz({ database: async () => void runs++ });
    const statuses = await Promise.all(Array.from({ length: 200 }, () => answer(serve)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(runs).toBe(1);
  });

  it('that hangs makes probes return 503, and is not started again meanwhile', async () => {
    let runs = 0;
    const serve = readyz({
      database: () => {
        runs++;
        return new Promise(() => {});
      },
    });
    expect(await Promise.all([answer(serve), answer(serve)])).toEqual([503, 503]);
    expect(await answer(serve)).toBe(503);
    expect(runs).toBe(1);
  });
});

describeWithRedis('/readyz with a limiter on Redis', () => {
  it.each([
    ['is down', (redis: OwnRedis) => redis.kill(), (redis: OwnRedis) => redis.start()],
    [
      'is out of memory',
      (redis: OwnRedis) => redis.command('CONFIG', 'SET', 'maxmemory', '1'),
      (redis: OwnRedis) => redis.command('CONFIG', 'SET', 'maxmemory', '0'),
    ],
  ])('if Redis %s: 200 while requests are counted in memory, 503 once they fail, 200 after recovery', async (_, harm, repair) => {
    await using redis = await startOwnRedis(false);
    const service = await startTestService({ redis: redis.url });
    using _stopped = service.clock.stopped();
    await using cleanUp = new AsyncDisposableStack();
    cleanUp.defer(() => service.stop());
    expect([(await ready(service)).status, (await create(service)).status]).toEqual([200, 201]);
    await harm(redis);
    expect((await create(service)).status).toBe(201);
    await service.context.admission.probe?.();
    expect((await ready(service)).status).toBe(200);
    service.clock.advance(59_000);
    expect((await create(service)).status).toBe(201);
    await service.context.admission.probe?.();
    service.clock.advance(2_000);
    expect((await create(service)).status).toBe(503);
    expect(await becomes(service, 503)).toBe(true);
    expect((await ready(service)).body.checks).toMatchObject({ database: 'ok', limiter: 'failed' });
    await repair(redis);
    expect(await becomes(service, 200)).toBe(true);
    expect((await create(service)).status).toBe(201);
  });
});
