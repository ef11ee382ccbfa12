import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { topUp } from '../../../db/query/wallet/ledger.ts';
import { isFile } from '../../../scripts/frame/dashboard-pages.ts';
import { settleShipment } from '../../../src/booking/settle.ts';
import { operatorAccountRoutes, operatorRoutes } from '../../../src/dashboard/routes.ts';
import { disputeCharge } from '../../../src/wallet/dispute.ts';
import { changed, demoFiles } from '../../catalog/demo-files.ts';
import { accessibilityFaults, describeInBrowser, signInOperatorByLink } from '../../support/browser.ts';
import { invitedPath, userRecords } from '../../support/dashboard.ts';
import { failJobs } from '../../support/failed-jobs.ts';
import { cases } from '../../support/profile.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';
import { bookParcel } from '../../tracking/parcel.ts';

const files = await demoFiles();
let service: TestService;
let shipment: string;
let charged: string;
beforeAll(async () => {
  service = await startTestService({ env: { REQUEST_LOG: 'on' } });
  const { body } = await service
    .call('post', '/shipments')
    .set('Idempotency-Key', 'operator')
    .send(order())
    .expect(201);
  shipment = body.data.id;
  const { id: accountId } = service.account;
  await topUp(service.database.db.pool, { accountId, amountCents: 100_000, transactionId: 'txn_operator' });
  ({ id: charged } = await bookParcel(service, { live: true }));
  const fee = { chargedCents: 12_000, measuredWeightMg: 900_000, costCents: 9_000, carrierBill };
  await settleShipment(service.context, accountId, charged, fee);
  await disputeCharge(
    service.database.db.kysely,
    { accountId, email: 'owner@shop.example', ip: null, now: service.clock.now() },
    { trackingNumber: charged, reason: 'It weighs 0.5 kg' },
  );
  await service.context.requestLog?.flush();
  const { url: databaseUrl } = service.database;
  await failJobs('maintenance', { databaseUrl, redisUrl: null }, [{ name: 'send-mail', error: 'no server' }]);
  await rows(`insert into fx_rate (rate_micros, rate_type, fetched_at)
    select 7800000 + n * 1000, 'manual', sampan_clock() from generate_series(1, 40) n`);
});
afterAll(() => service.stop());
const carrierBill = {
  measured: { weight_kg: 0.9, length_cm: 30, width_cm: 20, height_cm: 10 },
  lines: [
    { kind: 'BASE', amount_hkd: 100 },
    { kind: 'OVERSIZE', amount_hkd: 20 },
  ],
  photo_url: 'https://photos.carrier.example/scale.jpg',
};
const { rows } = userRecords(() => service);

describeInBrowser('an operator', (open) => {
  const looks = [
    ['zh-HK', 'dark'],
    ['en-GB', 'light'],
  ] as const;
  it.each(
    cases(looks).map(([, look]) => look),
  )('adds money and opens every page at 380 px without a fault of axe, in %s, %s', async (locale, colorScheme) => {
    const page = await open({ locale, colorScheme, viewport: { width: 380, height: 800 } });
    const merchant = `${locale}@shop.example`;
    await invitedPath(service, { accountId: service.account.id, email: merchant });
    const userId = (await rows('select id from dashboard_user where email = $1', merchant))[0].id;
    await signInOperatorByLink(page, service, { email: `${locale}@sampan.example` });
    await page.click(`a[href$="${service.account.id}"]`);
    await page.fill('input[name=amount]', '500');
    await page.fill('input[name=reference]', locale);
    await page.locator('form[action$="/credit"] button').click();
    await page.locator('button[value=yes]').click();
    await page.getByRole('status').waitFor();

    await page.goto(`${service.rootUrl}/dashboard/operator/catalog`);
    const buffer = Buffer.from(changed(files, 'levy', '27.3', '28').get('levy') ?? '');
    await page.setInputFiles('input[type=file]', [{ name: 'levy.csv', mimeType: 'text/csv', buffer }]);
    await page.locator('form[action$="/catalog"] button').click();
    await page.locator('del').getByText('27.30').waitFor();

    await page.goto(`${service.rootUrl}/dashboard/operator/health`);
    const job = (await page.getAttribute('a[href*="/health/jobs/"]', 'href'))?.split('/').at(-1) ?? '';
    const ids: Readonly<Record<string, string>> = {
      users: userId,
      catalog: '1',
      health: job,
      shipments: shipment,
      accounts: service.account.id,
    };
    for (const { method, path } of [...operatorRoutes, ...operatorAccountRoutes]) {
      const [first = '', , , second = ''] = path.slice(1).split('/');
      const id = path.includes(':account') ? ids[second] : ids[first];
      if (method === 'post' || isFile(path.replace(':file', 'x.csv'))) continue;
      if (path.includes(':id') && (id === undefined || /\/(requests|webhooks|events)\/.*:id/.test(path)))
        continue;
      const place = path.replace(':account', service.account.id).replace(':mode', 'test');
      const address = `/dashboard/operator${
        place === '/'
          ? ''
          : place
              .replace(':queue', 'maintenance')
              .replace(':id', id ?? '')
              .replace(':shipment', charged)
      }`;
      const shown = await page.goto(service.rootUrl + address);
      if (path.includes(':shipment')) expect([address, shown?.status()]).toEqual([address, 200]);
      expect([address, await accessibilityFaults(page)]).toEqual([address, []]);
      expect([address, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([address, 380]);
    }
  });

  it('has the tabs of an account in one row, those of its programs behind one of them', async () => {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    await signInOperatorByLink(page, service, { email: 'tabs@sampan.example' });
    const place = `${service.rootUrl}/dashboard/operator/accounts/${service.account.id}/test`;
    await page.goto(`${place}/shipments`);
    const tabs = page.getByRole('navigation', { name: 'Test', exact: true });
    const shown = tabs.locator('a:visible, summary');
    const tops = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect([tops.length <= 6, new Set(tops.map(Math.round)).size]).toEqual([true, 1]);
    expect(await tabs.getByRole('link', { name: 'Webhooks' }).isVisible()).toBe(false);
    await tabs.getByText('Developers').click();
    await tabs.getByRole('link', { name: 'Webhooks' }).click();
    await page.waitForURL(`${place}/webhooks`);
    await tabs.getByText('Developers: Webhooks').waitFor();
  });
});
