import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { commandLineActor } from '../../src/audit.ts';
import { commitChange } from '../../src/change.ts';
import { readConfig } from '../../src/config/config.ts';
import { expireAuditEntries, expireEvents, expireTestShipments } from '../../src/job/expire.ts';
import { runJob } from '../../src/job/maintenance.ts';
import { type Environment, sampan, sampanJson } from '../support/command-line.ts';
import { signedInOperator } from '../support/dashboard.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let account: TestAccount;
beforeAll(async () => {
  account = await liveAccount(service.database, 1_000_000);
});

const book = async (key: string) => {
  const { body, status } = await service
    .call('post', '/shipments', key)
    .set('Idempotency-Key', crypto.randomUUID())
    .send(order());
  expect(status).toBe(201);
  return body.data.id as string;
};
const { retention } = readConfig({});
const count = async (table: string, column: string, value: string) =>
  (
    await service.database.db.pool.query(`select count(*)::int as n from ${table} where ${column} = $1`, [
      value,
    ])
  ).rows[0].n;
const records = async (id: string) => ({
  shipment: await count('shipment', 'tracking_number', id),
  checkpoints: await count('tracking_event', 'tracking_number', id),
  sandbox: await count('sandbox_booking', 'reference', id),
});
const ledger = async () =>
  (await service.database.db.pool.query('select * from entry order by transfer_id, ledger_account, version'))
    .rows;

describe('shipments past their retention', () => {
  it('are deleted in test mode after their events, with all that belongs to them; live ones and the ledger stay', async () => {
    const old = await book(account.testKey);
    const live = await book(account.liveKey);
    await service.call('get', `/shipments/${old}/label`, account.testKey);
    await service.call('get', `/shipments/${live}/label`, account.liveKey);
    const before = { ledger: await ledger(), live: await records(live) };
    expect(await records(old)).toMatchObject({ shipment: 1, sandbox: 1 });

    await service.database.setClock(`${retention.testShipmentDays - 1} days`);
    await expireEvents(service.context);
    expect(await expireTestShipments(service.context)).toBe(0);
    const fresh = await book(account.testKey);
    await service.database.setClock(`${retention.testShipmentDays + 1} days`);
    expect(await expireTestShipments(service.context)).toBe(1);
    expect(await records(old)).toEqual({ shipment: 0, checkpoints: 0, sandbox: 0 });
    expect((await records(fresh)).shipment).toBe(1);
    expect((await service.call('get', `/shipments/${old}`, account.testKey)).status).toBe(404);
    await service.database.setClock('4000 days');
    expect(await expireTestShipments(service.context)).toBe(0);
    await service.database.setClock('0 s');
    expect((await service.call('get', `/shipments/${live}`, account.liveKey)).status).toBe(200);
    expect({ ledger: await ledger(), live: await records(live) }).toEqual(before);
    expect((await service.call('get', `/shipments/${fresh}`, account.testKey)).status).toBe(200);
  });
});

describe('manifests', () => {
  it('are deleted in test mode after the last of their shipments, and never in live mode', async () => {
    const manifest = async (key: string, id: string) => {
      const sent = { carrier_code: 'sandbox', shipment_ids: [id] };
      const { body, status } = await service
        .call('post', '/manifests', key)
        .set('Idempotency-Key', crypto.randomUUID())
        .send(sent);
      expect(status).toBe(201);
      return body.data.id as string;
    };
    // The stamps of the other account are ahead, after its clock was.
    const { liveKey, testKey } = await liveAccount(service.database, 1_000_000);
    const status = async (id: string, key: string) =>
      (await service.call('get', `/manifests/${id}`, key)).status;
    const live = await manifest(liveKey, await book(liveKey));
    const old = await manifest(testKey, await book(testKey));
    await service.database.setClock(`${retention.testShipmentDays + 1} days`);
    // The shipment stays while its events do, so its manifest stays too.
    await expireTestShipments(service.context);
    expect(await status(old, testKey)).toBe(200);
    await expireEvents(service.context);
    await expireTestShipments(service.context);
    expect(await status(old, testKey)).toBe(404);
    expect(await count('manifest', 'id', old)).toBe(0);
    await service.database.setClock('0 s');
    expect(await status(live, liveKey)).toBe(200);
  });
});

describe('rejected test bookings', () => {
  const rejectedBooking = async (key: string) => {
    const { status } = await service
      .call('post', '/shipments', key)
      .set('Idempotency-Key', crypto.randomUUID())
      .send(order({ reference_no: 'SANDBOX-REJECT' }));
    expect(status).toBe(422);
    const { rows } = await service.database.db.pool.query(
      `select tracking_number, visible, dispatch_status from shipment where livemode = $1 and reference_no = 'SANDBOX-REJECT'
        order by tracking_number desc`,
      [key === account.liveKey],
    );
    expect(rows[0]).toMatchObject({ visible: false, dispatch_status: 'rejected' });
    return rows.map(({ tracking_number }) => tracking_number as string);
  };

  it('are deleted past their retention, but never an unconfirmed one or one of live mode', async () => {
    const { pool } = service.database.db;
    const [live = ''] = await rejectedBooking(account.liveKey);
    const [rejected = ''] = await rejectedBooking(account.testKey);
    await pool.query('delete from negative_cache');
    const unconfirmed = (await rejectedBooking(account.testKey)).find((id) => id !== rejected) ?? '';
    await pool.query(
      "update shipment set dispatch_status = 'pending', status = 'pending' where tracking_number = $1",
      [unconfirmed],
    );
    await service.database.setClock(`${retention.testShipmentDays - 1} days`);
    await expireEvents(service.context);
    expect(await expireTestShipments(service.context)).toBe(0);
    await service.database.setClock(`${retention.testShipmentDays + 1} days`);
    await expireTestShipments(service.context);
    await service.database.setClock('0 s');
    const left = await Promise.all([rejected, unconfirmed, live].map(records));
    expect(left.map(({ shipment }) => shipment)).toEqual([0, 1, 1]);
    expect(await count('carrier_call', 'tracking_number', rejected)).toBe(0);
  });
});

describe('entries of the activity past their retention', () => {
  it('are deleted, except those that a mail refers to', async () => {
    const { pool, kysely } = service.database.db;
    await pool.query(
      'delete from audit_entry where id not in (select audit_entry_id from mail where audit_entry_id is not null)',
    );
    const daysAgo = (days: number) => new Date(service.context.clock.now().getTime() - days * 86_400_000);
    const entry = (subject: string, days: number) =>
      commitChange(kysely, async () => ({
        result: undefined,
        entry: [commandLineActor(account.id, daysAgo(days)), 'webhook.rotated', subject],
      }));
    await entry('old', retention.auditDays + 1);
    await entry('kept', retention.auditDays - 1);
    expect(await expireAuditEntries(service.context)).toBe(1);
    expect([
      await count('audit_entry', 'subject', 'old'),
      await count('audit_entry', 'subject', 'kept'),
    ]).toEqual([0, 1]);
  });
});

describe('a jump of the clock', () => {
  let service: TestService;
  let env: Environment;
  beforeAll(async () => {
    service = await startTestService({ env: { REQUEST_LOG: 'on', TRUSTED_PROXIES: '127.0.0.1' } });
    env = { DATABASE_URL: service.database.url };
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await rows('delete from retention_clock');
    const key = crypto.randomUUID();
    await service.call('post', '/shipments').set('Idempotency-Key', key).send(order()).expect(201);
    await service.context.requestLog?.flush();
  });
  afterEach(() => service.database.setClock('0 s'));

  const rows = async (query: string) => (await service.database.db.pool.query(query)).rows;
  const jobs = [
    'expire-events',
    'expire-test-shipments',
    'delete-expired-idempotency-keys',
    'drop-api-requests',
    'expire-audit-entries',
    'delete-expired-carrier-calls',
    'delete-expired-tracking',
  ];
  /** Counts the rows from before a jump of the clock. */
  const stored = async () => {
    const time = {
      event: 'position',
      shipment: 'created_at',
      idempotency_key: 'created_at',
      api_request: 'created_at',
    };
    const counts = Object.entries(time).map(
      ([table, column]) =>
        `(select count(*)::int from ${table} where ${column} < clock_timestamp() + interval '1 day') as ${table}`,
    );
    return (await rows(`select ${counts.join(', ')}`))[0] as Record<string, number>;
  };
  /** Runs every job once, and returns the errors that were logged. */
  const run = async () => {
    const logged: { text: string; job: string }[] = [];
    const error = ({ job }: { job: string }, text: string) => void logged.push({ job, text });
    const log = Object.assign(Object.create(service.context.log), { error });
    for (const job of jobs) await runJob({ ...service.context, log }, job);
    return logged;
  };
  const confirm = () => sampanJson(['retention', 'confirm'], env);
  const entries = async () =>
    (await rows("select from audit_entry where action = 'retention.confirmed'")).length;
  const finding = async () => {
    const { checks } = JSON.parse((await sampan(['doctor', '--json'], env)).stdout);
    return checks.find(({ check }: { check: string }) => check === 'retention');
  };

  describe('after a jump of the clock by 40 days', () => {
    it('nothing is deleted by its age, until an operator confirms the time', async () => {
      expect(await run()).toEqual([]);
      const before = await stored();
      expect(Math.min(...Object.values(before))).toBeGreaterThan(0);

      await service.database.setClock('40 days');
      for (let time = 0; time < 2; time++) {
        const lines = await run();
        expect(lines.map(({ job }) => job)).toEqual(jobs);
        expect(lines[0]?.text).toContain("The database's clock is 40 days ahead of the last deletion by age");
        expect(lines[0]?.text).toContain('`npm run sampan -- retention confirm`');
      }
      expect(await stored()).toEqual(before);
      expect(await finding()).toMatchObject({
        state: 'fail',
        message: expect.stringContaining('40 days ahead'),
        remedy: expect.stringContaining('retention confirm'),
      });
      const operator = await signedInOperator(service, 'ops@sampan.example');
      const isShown = async () => (await operator.get('/operator/health')).text.includes('retention confirm');
      expect(await isShown()).toBe(true);

      const audited = await entries();
      expect(await confirm()).toMatchObject({ confirmed: true });
      expect(await entries()).toBe(audited + 1);
      expect(await finding()).toMatchObject({ state: 'ok' });
      expect(await isShown()).toBe(false);
      expect(await run()).toEqual([]);
      expect(await stored()).toEqual({ ...before, event: 0, idempotency_key: 0, api_request: 0 });
    });

    it('an operator confirms the time on the page of health, in both languages and once', async () => {
      await run();
      await service.database.setClock('40 days');
      const operator = await signedInOperator(service, `ops${crypto.randomUUID()}@sampan.example`);
      const held = async () =>
        /name="trusted_at" value="([^"]+)"/.exec((await operator.get('/operator/health')).text)?.[1];
      const trusted_at = (await held()) ?? '';
      await operator.post('/operator/language', { language: 'zh-Hant' });
      expect((await operator.get('/operator/health')).text).toContain('時間正確');
      await operator.post('/operator/language', { language: 'en' });
      const audited = await entries();
      const stale = await operator.post('/operator/health/clock', {
        trusted_at: '2026-01-01T00:00:00.000000Z',
      });
      expect([stale.location, await entries()]).toEqual(['/dashboard/operator/health', audited]);
      const done = '/dashboard/operator/health?confirmed=1';
      expect((await operator.post('/operator/health/clock', { trusted_at })).location).toBe(done);
      expect([await held(), await entries()]).toEqual([undefined, audited + 1]);
      expect((await operator.post('/operator/health/clock', { trusted_at })).location).toBe(
        '/dashboard/operator/health',
      );
      expect(await entries()).toBe(audited + 1);
      expect(await run()).toEqual([]);
    });

    it('the request log continues, and keeps its old days', async () => {
      await run();
      await service.database.setClock('40 days');
      await run();
      const before = await stored();
      await service.call('get', '/countries');
      await service.context.requestLog?.flush();
      expect(await stored()).toEqual(before);
      const added = "select from api_request where created_at > clock_timestamp() + interval '39 days'";
      expect(await rows(added)).toHaveLength(1);
      await rows(added.replace('select', 'delete'));
    });

    it('and back, deletion continues without a confirmation', async () => {
      await run();
      await service.database.setClock('40 days');
      expect(await run()).toHaveLength(jobs.length);
      await service.database.setClock('0 s');
      expect(await run()).toEqual([]);
      expect(await confirm()).toEqual({ confirmed: false, now: null, trusted_before: null });
    });
  });

  it('the clock of the worker has no effect', async () => {
    const now = () => new Date(Date.now() + 10_000 * 86_400_000);
    const context = { ...service.context, clock: { now } };
    const actor = commandLineActor(null, service.context.clock.now());
    const change = { result: undefined, entry: [actor, 'setting.changed'] } as const;
    await commitChange(service.database.db.kysely, async () => change);
    const kept = async () => [
      await rows('select id from audit_entry'),
      await rows('select id from carrier_call'),
    ];
    const before = await kept();
    expect(Math.min(...before.map(({ length }) => length))).toBeGreaterThan(0);
    await runJob(context, 'expire-audit-entries');
    await runJob(context, 'delete-expired-carrier-calls');
    expect(await kept()).toEqual(before);
  });

  it('a week without a run needs no confirmation, and a confirmation of nothing is not recorded', async () => {
    await run();
    const audited = await entries();
    expect(await confirm()).toMatchObject({ confirmed: false });
    await service.database.setClock('6 days 23 hours');
    expect(await run()).toEqual([]);
    await service.database.setClock('13 days');
    expect(await run()).toEqual([]);
    expect(await entries()).toBe(audited);
  });
});
