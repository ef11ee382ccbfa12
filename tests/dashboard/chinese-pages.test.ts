import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pageTexts } from '../../src/tracking/page/page-text.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser } = await signedInUser(service));
  await browser.post('/test/settings', { language: 'zh-Hant', time_zone: 'Asia/Hong_Kong' });
});
afterAll(() => service.stop());

describe('a list without rows', () => {
  it.each([
    ['/test/shipments', '此模式尚未有貨件', '/test/shipments?status=delivered', '沒有符合篩選條件的貨件'],
    ['/test/shipments?status=&reference_no=', '此模式尚未有貨件', '/test/shipments?tag=x', '沒有符合'],
    [
      '/test/events',
      '此模式尚未有事件',
      '/test/events?event_type=shipment.created',
      '沒有符合篩選條件的事件',
    ],
  ])('shows a new account the next step, and asks another one to change the filters: %s', async (all, first, some, none) => {
    const empty = (await browser.get(all)).text;
    expect(empty).toContain(first);
    expect(empty).not.toContain(none);
    const filtered = (await browser.get(some)).text;
    expect(filtered).toContain(none);
    expect(filtered).not.toContain(first);
  });
});

it('the timeline of a shipment has our Chinese names of the steps', async () => {
  const { id } = await service.sdk().shipments.create(order());
  await service.sdk().testHelpers.advance(id, { status: 'delivered' });
  const { text } = await browser.get(`/test/shipments/${id}`);
  expect(text).toContain(pageTexts['zh-Hant'].subStatus.customs_cleared);
  expect(text).toContain(pageTexts['zh-Hant'].status.delivered);
  expect(text).not.toContain('Cleared by customs');
  expect(text).not.toContain('Out for delivery');
  expect(text).toContain('<span>美國</span>');
  expect(text).toContain('<span>香港</span>');
  expect(text).not.toMatch(/United States|lang="en">Hong Kong/);
  const { browser: english } = await signedInUser(service, { address: '198.51.100.2' });
  expect((await english.get(`/test/shipments/${id}`)).text).toContain('Cleared by customs');
});

it('the carrier journal has Chinese results, and marks the English of carriers', async () => {
  const { id } = await service.sdk().shipments.create(order());
  const note = async (detail: string) => {
    await service.database.db.pool.query('update carrier_call set detail = $2 where tracking_number = $1', [
      id,
      detail,
    ]);
    return (await browser.get(`/test/shipments/${id}`)).text;
  };
  await service.context.carriers.flushJournal();
  const booked = await note('waybill SBX1, booked before');
  expect(booked).toMatch(/>已接納<[\s\S]*>運單 SBX1，先前已下單</);
  expect(booked).not.toContain('>accepted<');
  expect(await note('REFUSED: no <b>label</b>')).toContain(
    '<span lang="en">REFUSED: no &lt;b>label&lt;/b></span>',
  );
});

it('the activity has Chinese names of roles', async () => {
  const { text } = await browser.get('/test/activity');
  expect(text).toMatch(/<code class="id">[^<]*擁有者<\/code>/);
  expect(text).not.toMatch(/<code class="id">[^<]*\bowner<\/code>/);
});
