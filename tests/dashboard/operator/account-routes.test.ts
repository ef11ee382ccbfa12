import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everyKindOfPage } from '../../../scripts/frame/dashboard-pages.ts';
import { operatorAccountRoutes } from '../../../src/dashboard/routes.ts';
import { signedInOperator, signedInUser, TestBrowser } from '../../support/dashboard.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { create } from '../../support/shipment/booking.ts';
import { order } from '../../support/shipment/order.ts';

let service: TestService;
let operator: TestBrowser;
let shipment: string;
let accountPath: string;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1', REQUEST_LOG: 'on' } });
  shipment = (await create(service, order())).body.data.id;
  await service.context.requestLog?.flush();
  operator = await signedInOperator(service, 'ops@sampan.example');
  accountPath = `/operator/accounts/${service.account.id}`;
});
afterAll(() => service.stop());

describe('the pages of an account', () => {
  it('are read by an operator in both modes, without a dead link or a form that changes something', async () => {
    const { email } = await signedInUser(service, { address: '198.51.100.3' });
    for (const mode of ['test', 'live']) {
      const found = await everyKindOfPage(`/dashboard${accountPath}/${mode}`, async (address) => {
        const { status, text } = await operator.get(address.replace('/dashboard', ''));
        expect([address, status]).toEqual([address, 200]);
        const forms = [...text.matchAll(/<form method="post" action="([^"]+)"/g)].map(
          ([, action = '']) => action,
        );
        const changes = forms.filter((action) => !/(language|sign-out)$/.test(action));
        expect([address, changes]).toEqual([address, []]);
        const links = [...text.matchAll(/href="(\/dashboard\/[^"]+)"/g)].map(([, link = '']) =>
          link.replaceAll('&amp;', '&'),
        );
        return links.filter((link) => link.startsWith(`/dashboard${accountPath}/${mode}`));
      });
      const hasShipment = found.some((address) => address.endsWith(`/shipments/${shipment}`));
      expect([mode, hasShipment]).toEqual([mode, mode === 'test']);
      for (const page of 'shipments batches manifests addresses wallet webhooks events requests keys activity'.split(
        ' ',
      )) {
        expect(found).toContain(`/dashboard${accountPath}/${mode}/${page}`);
      }
    }
    expect((await operator.get(`${accountPath}/live/activity`)).text).toContain(email);
    expect((await operator.get(`${accountPath}/live/shipments/${shipment}`)).status).toBe(404);
  });

  it('show no data of another account, and none for an unknown account or mode', async () => {
    const { id } = await service.createAccount();
    const other = `/operator/accounts/${id}`;
    expect((await operator.get(`${other}/test/shipments`)).text).not.toContain(shipment);
    expect((await operator.get(`${other}/test/activity`)).text).not.toMatch(/person\d+@/);
    const missing = [
      `${other}/test/shipments/${shipment}`,
      `${accountPath}/beta/shipments`,
      '/operator/accounts/acc_0/test',
    ];
    for (const address of missing) {
      expect([address, (await operator.get(address)).status]).toEqual([address, 404]);
    }
  });

  it('leave an entry once an hour and for each export, which the owners see', async () => {
    const { id } = await service.createAccount();
    const entries = async () => {
      const query =
        "select action, subject from audit_entry where account_id = $1 and email = 'ops@sampan.example' order by created_at, id";
      return (await service.database.db.pool.query(query, [id])).rows;
    };
    const address = `/operator/accounts/${id}/live`;
    for (const page of ['', '/shipments', '/requests']) await operator.get(address + page);
    const viewed = { action: 'account.viewed', subject: null };
    expect(await entries()).toEqual([viewed]);
    await operator.get(`${address}/shipments.csv?status=delivered`);
    const exported = { action: 'account.exported', subject: 'live/shipments.csv' };
    expect(await entries()).toEqual([viewed, exported]);
    service.clock.advance(60 * 60_000 + 1);
    operator = await signedInOperator(service, 'second@sampan.example');
    await operator.get(address);
    expect(await entries()).toEqual([viewed, exported]);
    const { browser } = await signedInUser(service, { accountId: id, address: '198.51.100.6' });
    const { text } = await browser.get('/live/activity');
    expect(text).toContain('Pages of the account read by an operator');
    expect(text).toContain('second@sampan.example');
  });

  it('are closed for users of the account and without a session', async () => {
    const { browser } = await signedInUser(service, { address: '198.51.100.4' });
    for (const visitor of [browser, new TestBrowser(service, '198.51.100.5')]) {
      for (const { path } of operatorAccountRoutes) {
        const address = `/operator${path}`
          .replace(':account', service.account.id)
          .replace(':mode', 'test')
          .replace(':id', shipment);
        const { status, location } = await visitor.get(address);
        expect([address, status, location]).toEqual([address, 303, expect.stringContaining('/sign-in')]);
      }
    }
  });
});
