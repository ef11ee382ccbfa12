import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { pollUntil } from '../support/poll.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await startTestService();
  ({ browser } = await signedInUser(service));
});
afterAll(() => service.stop());

it('the statements of many pages run one at a time, so that they leave bookings the processors', async () => {
  const { pool } = service.database.db;
  const waiting = async () => {
    const { rows } = await pool.query(
      `select count(*)::integer as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].waiting;
  };
  const locker = await pool.connect();
  await locker.query('begin; lock table shipment in access exclusive mode');
  const pages = Array.from({ length: 6 }, () => browser.get('/test/shipments'));
  expect(await pollUntil(async () => (await waiting()) === 1, 5_000)).toBe(true);
  expect(await pollUntil(async () => (await waiting()) > 1, 500)).toBe(false);
  await locker.query('commit');
  locker.release();
  for (const page of await Promise.all(pages)) expect(page.status).toBe(200);
});
