import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OperatorRole } from '../../../db/table/user.ts';
import { settleShipment } from '../../../src/booking/settle.ts';
import { catalogTexts } from '../../../src/dashboard/operator/catalog/text.ts';
import { supportTexts } from '../../../src/dashboard/operator/support-text.ts';
import { operatorTexts } from '../../../src/dashboard/operator/text.ts';
import { indexShipments } from '../../../src/job/index-shipments.ts';
import { hongKongDay } from '../../../src/runtime.ts';
import { disputeCharge } from '../../../src/wallet/dispute.ts';
import { changed, demoFiles } from '../../catalog/demo-files.ts';
import { describeInBrowser, type OpenPage, signInOperatorByLink } from '../../support/browser.ts';
import { storiesOf, storyOf } from '../../support/fault/shipment-story.ts';
import { Hands } from '../../support/hands.ts';
import { startTestService, type TestAccount, type TestService } from '../../support/service.ts';
import { liveAccount } from '../../support/shipment/live-account.ts';
import { order } from '../../support/shipment/order.ts';
import { parcelOf } from '../../tracking/parcel.ts';
import { wallet } from '../../wallet/ledger-bookings.ts';

const { unconfirmed, charges } = operatorTexts.en;
const { outcome } = supportTexts.en;

let service: TestService;
let shop: TestAccount;
beforeAll(async () => {
  service = await startTestService();
  shop = await liveAccount(service.database, 1_000_000);
});
afterAll(() => service.stop());

const rows = async (query: string, ...values: unknown[]) =>
  (await service.database.db.pool.query(query, values)).rows;
const book = async (change: Parameters<typeof order>[0] = {}) => {
  const booked = await service.sdk(shop.liveKey).shipments.create(order(change));
  await indexShipments(service.context);
  return booked;
};

let people = 0;

async function atWork(open: OpenPage, task: string, role: OperatorRole = 'operator_support') {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await signInOperatorByLink(page, service, { role, email: `${++people}@sampan.example` });
  const menuItem = (name: string) =>
    page.getByRole('navigation', { name: operatorTexts.en.menu }).getByRole('link', { name, exact: true });
  return { page, hands: new Hands(page, task), menuItem };
}

describeInBrowser('support', (open) => {
  it('finds a parcel of any shop by half of its number', async () => {
    const { id } = await book();
    await book();
    const { waybill_number: waybill } = await service.sdk(shop.liveKey).shipments.retrieve(id);
    for (const number of [id, waybill ?? '']) {
      const { page, hands } = await atWork(open, 'half a number');
      await hands.press('/');
      await hands.type(number.slice(-6));
      await hands.press('Enter');
      await page.waitForURL(new RegExp(`/accounts/${shop.id}/live/shipments/${id}$`));
      hands.report();
    }
  });

  it('records the outcome of a parcel, with the reason', async () => {
    const { id } = await book();
    await parcelOf(service, id).checkpoint(0, { status: 'in_transit' });
    const { page, hands } = await atWork(open, 'record an outcome');
    await hands.press('/');
    await hands.type(id.slice(-6));
    await hands.press('Enter');
    await hands.click(page.getByRole('link', { name: outcome.open }));
    await hands.click(page.getByRole('radio', { name: outcome.names.lost }));
    await hands.fill(page.getByLabel(outcome.reason), 'The carrier has ended its search');
    await hands.click(page.getByRole('button', { name: outcome.record }));
    await page.getByText(outcome.recorded).waitFor();
    await page.getByText('The carrier has ended its search').first().waitFor();
    hands.report();
    expect(await rows('select status, sub_status from shipment where tracking_number = $1', id)).toEqual([
      { status: 'exception', sub_status: 'lost' },
    ]);
    expect(await rows('select action from audit_entry where subject like $1', `${id}%`)).toHaveLength(1);
  });

  it('gives an undecided booking its result', async () => {
    const account = await liveAccount(service.database, 1_000_000);
    await service
      .call('post', '/shipments', account.liveKey)
      .set('Idempotency-Key', crypto.randomUUID())
      .send(order({ reference_no: 'SANDBOX-SILENT' }));
    const story = async () => (await storiesOf(service.database, account.id))[0];
    const id = (await story())?.id ?? '';
    const { page, hands, menuItem } = await atWork(open, 'undecided booking');
    await hands.click(menuItem(unconfirmed.title));
    await hands.click(page.getByRole('link', { name: id }));
    await hands.fill(page.getByLabel(unconfirmed.waybill), 'HP904417352');
    await hands.click(page.getByRole('button', { name: unconfirmed.booked }));
    await page.getByText(unconfirmed.none).waitFor();
    hands.report();
    expect(await story()).toMatchObject({ ...storyOf.booked, waybill: 'HP904417352' });
  });

  it('of finance refunds a parcel that its shop disputes', async () => {
    const { id, pricing_snapshot: price } = await book();
    const chargedCents = Math.round(price.total_hkd * 100) + 1_250;
    await settleShipment(service.context, shop.id, id, { chargedCents, measuredWeightMg: 700_000 });
    const actor = { accountId: shop.id, email: 'ada@shop.example', ip: null, now: service.clock.now() };
    await disputeCharge(service.database.db.kysely, actor, {
      trackingNumber: id,
      reason: 'It weighs 0.5 kg',
    });
    const balance = async () => (await wallet(service.database.db, shop.id)).balance;
    const before = await balance();
    const { page, hands, menuItem } = await atWork(open, 'refund a parcel', 'operator_finance');
    await hands.click(menuItem(charges.disputes));
    await hands.click(page.getByRole('link', { name: id }));
    await page.getByText('It weighs 0.5 kg').waitFor();
    expect(await page.getByLabel(charges.amount).inputValue()).toBe('12.50');
    await hands.fill(page.getByLabel(charges.reason), 'Weighed again');
    await hands.click(page.getByRole('button', { name: operatorTexts.en.account.next }));
    await page.getByText(/5,000\.00 in 24 hours, of which/).waitFor();
    expect(await balance()).toBe(before);
    await hands.click(page.getByRole('button', { name: charges.refundIt('HKD\u00a012.50') }));
    await page.getByText(charges.added).waitFor();
    await page.getByText('Weighed again').first().waitFor();
    expect(await page.getByLabel(charges.amount).inputValue()).toBe(price.total_hkd.toFixed(2));
    hands.report();
    expect(await balance()).toBe(before + 1_250);
    expect(await rows('select state from charge_dispute where tracking_number = $1', id)).toEqual([
      { state: 'refunded' },
    ]);
  });

  it('publishes rates that begin tomorrow, and sees by how much they change', async () => {
    const tomorrow = hongKongDay(new Date(service.clock.now().getTime() + 86_400_000));
    const files = await demoFiles();
    const version = 'RT-HKPTCHGG,1,HKPTCHGG01,2024-01-01';
    const tables = changed(files, 'rate_table', version, `${version}\nRT-HKPTCHGG,2,HKPTCHGG01,${tomorrow}`);
    const brackets = files.get('rate_bracket') ?? '';
    const copied =
      brackets
        .match(/^RT-HKPTCHGG,1,.*$/gm)
        ?.join('\n')
        .replaceAll(',1,PX', ',2,PX') ?? '';
    const priceOf = async () => {
      await service.context.catalog.refresh();
      const asked = { weight_kg: 1, destination_country: 'DE' };
      const { body } = await service.call('post', '/rates', shop.testKey).send(asked);
      return body.data.options.find(
        (one: { service_tier_id: string }) => one.service_tier_id === 'HKPTCHGG01',
      ).total_hkd;
    };
    const before = await priceOf();
    const { page, hands, menuItem } = await atWork(open, 'a rate for tomorrow', 'operator');
    await hands.click(menuItem(catalogTexts.en.title));
    await hands.upload(page.getByLabel(catalogTexts.en.files), [
      { name: 'rate_table.csv', mimeType: 'text/csv', buffer: Buffer.from(tables.get('rate_table') ?? '') },
      {
        name: 'rate_bracket.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`${brackets.trimEnd()}\n${copied.replaceAll(/[^,]+$/gm, '999')}\n`),
      },
    ]);
    await hands.click(page.getByRole('button', { name: catalogTexts.en.compare }));
    await page.getByText(catalogTexts.en.from(tomorrow)).waitFor();
    await page.getByText(/^Prices of HKPTCHGG01 .*: \d+ brackets higher$/).waitFor();
    await page.getByText('+HKD\u00a0988.00').first().waitFor();
    await hands.click(page.getByRole('button', { name: catalogTexts.en.publish }));
    await page
      .getByText(/^The version is published\. Until .*nothing changes\. From then: \d+ prices higher\.$/)
      .waitFor();
    hands.report();
    expect(await priceOf()).toBe(before);
    service.clock.advance(86_400_000);
    expect(await priceOf()).toBeGreaterThan(before + 900);
  });
});
