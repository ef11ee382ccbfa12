import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { settleShipment } from '../../src/booking/settle.ts';
import { homeTexts } from '../../src/dashboard/home/text.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, placeBatches } from '../support/shipment/batch.ts';
import { order } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';

let service: TestService;
let account: TestAccount;
let owner: TestBrowser;
let dearer: string;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  account = await fundedAccount(service);
  ({ browser: owner } = await signedInUser(service, { accountId: account.id }));
  const { shipments } = service.sdk(account.liveKey);
  const ids = [];
  for (const reference_no of ['Q-1', 'Q-2', 'Q-3', 'Q-4'])
    ids.push((await shipments.create(order({ reference_no }))).id);
  const [held = '', lost = '', charged = ''] = ids;
  const set = (id: string, status: string, step: string | null) =>
    service.database.db.pool.query(
      'update shipment set status = $2, sub_status = $3 where tracking_number = $1',
      [id, status, step],
    );
  await set(held, 'in_transit', 'customs_hold');
  await set(lost, 'exception', 'lost');
  await set(charged, 'delivered', null);
  dearer = charged;
  const { pricing_snapshot: price } = await shipments.retrieve(dearer);
  await settleShipment(service.context, account.id, dearer, {
    chargedCents: Math.round(price.total_hkd * 100) + 1_230,
    measuredWeightMg: 1_200_000,
  });
  const refused = batchOrders(2, (index) => ({ reference_no: `Q-R${index}`, parcel_weight_kg: [500] }));
  await createBatch(service, refused, { key: account.liveKey });
  await placeBatches(service.context);
});
afterAll(() => service.stop());

/** Returns the figures of a page that lead to lists, by the address of the list. */
async function stats(path: string): Promise<Map<string, string>> {
  const { text } = await owner.get(path);
  const found = text.matchAll(/<li><a href="\/dashboard([^"]+)"><strong>([^<]+)<\/strong>/g);
  return new Map([...found].map(([, href = '', figure = '']) => [href.replaceAll('&amp;', '&'), figure]));
}

describe('the home page', () => {
  it('has a number for each queue, which is the number of rows of the list behind it', async () => {
    const found = await stats('/live');
    const counted = [...found].filter(([href]) => /queue=|to-book/.test(href));
    expect(Object.fromEntries(counted)).toEqual({
      '/live/to-book': '2',
      '/live/shipments?queue=to_print': '1',
      '/live/shipments?queue=to_hand_over&carrier=sandbox': '1',
      '/live/shipments?queue=customs_hold': '1',
      '/live/shipments?queue=lost': '1',
      '/live/shipments?queue=cost_above_quote': '1',
      '/live/shipments?queue=held': '3',
    });
    for (const [href, figure] of counted) {
      const { status, text } = await owner.get(href);
      const rows = /<tbody[^>]*>([\s\S]*?)<\/tbody>/.exec(text)?.[1]?.match(/<tr\b/g) ?? [];
      expect([href, status, String(rows.length)]).toEqual([href, 200, figure]);
    }
  });

  it('shows no terminal command and no key', async () => {
    for (const mode of ['live', 'test']) {
      const { text } = await owner.get(`/${mode}`);
      expect(text).not.toMatch(/curl|API requests|Get started/);
    }
    const { text } = await owner.get('/test/keys');
    expect(text).toMatch(/Get started[\s\S]*curl/);
    expect(text).toContain(`…${account.testKey.slice(-4)}`);
    expect(text).toMatch(/API requests today[\s\S]*\d of [\d,]+/);
    expect(text).toContain(`${service.rootUrl}/mcp`);
    expect(text).not.toMatch(/docs\/\w+\.md/);
  });

  it('shows a clerk the work, and no money', async () => {
    const { browser } = await signedInUser(service, {
      accountId: account.id,
      role: 'clerk',
      address: '198.51.100.7',
    });
    const { text } = await browser.get('/live');
    expect(text).toContain('queue=customs_hold');
    expect(text).not.toMatch(/queue=held|\/live\/wallet/);
  });

  it('shows how long the money lasts, and leads to the wallet, which shows it too', async () => {
    expect((await owner.get('/live')).text).toContain(homeTexts.en.queue.tooFewDays);
    const tenDays = 10 * 86_400_000;
    service.clock.advance(tenDays);
    const { text } = await owner.get('/live');
    const shown =
      /<a href="\/dashboard\/live\/wallet#forecast">(<strong>(?:About [\d,]+ days|Over a year)<\/strong>.*?)<\/a>/.exec(
        text,
      )?.[1];
    expect(shown).toContain('at the speed of the last 14 days');
    expect((await owner.get('/live/wallet')).text).toContain(String(shown));
    service.clock.advance(-tenDays);
  });

  it('draws the period before behind the days, and no text of the axis over a date', async () => {
    const { text } = await owner.get('/live');
    const chart = /<figure class="chart">[\s\S]*?<\/figure>/.exec(text)?.[0] ?? '';
    expect(chart.match(/<input type="radio" name="[^"]+"\/?><span>[^<]+<\/span>/g)).toHaveLength(30);
    expect(chart.match(/class="before" x=/g)).toHaveLength(30);
    const plot = /<div class="plot">([\s\S]*?)<\/div>/.exec(chart)?.[1] ?? '';
    expect(plot).toMatch(/class="axis"[\s\S]*<svg[\s\S]*class="days"/);
  });
});

describe('the rows to book', () => {
  it('have their problem in words, the batch and the way to correct them', async () => {
    const { text } = await owner.get('/live/to-book');
    expect(text).toMatch(/Q-R0[\s\S]*Q-R1/);
    expect(text).toContain('href="/dashboard/live/to-book/correct"');
    expect(text).toMatch(/href="\/dashboard\/live\/batches\/sba_\w+"/);
    expect(text).not.toMatch(/parcel_weight_kg|WEIGHT_/);
  });

  it('refuse a cursor that is none', async () => {
    expect((await owner.get('/live/to-book?cursor=evil')).status).toBe(400);
  });
});

describe('the list of parcels that cost more than quoted', () => {
  it('is listed with its sum and the reason, on the page and as a file', async () => {
    const { text } = await owner.get('/live/wallet/above-quote');
    expect(text).toContain('1 parcel, HKD\u00a012.30 more in total');
    expect(text).toMatch(
      /It cost HKD\u00a012\.30 more than quoted\. The carrier charged for 1\.2 kg instead of/,
    );
    const file = await owner.get('/live/wallet/above-quote.csv');
    expect(file.text.split('\r\n')[1]).toMatch(new RegExp(`^${dearer},Q-3,US,[\\d.]+,[\\d.]+,12\\.3,`));
    expect((await owner.get('/test/wallet/above-quote')).text).toContain('cost more than quoted');
  });

  it('is shown on the page of the parcel, line by line', async () => {
    const { text } = await owner.get(`/live/shipments/${dearer}`);
    const section = text.slice(text.indexOf('What it cost'));
    expect(section).toMatch(/Weight[\s\S]*?1\.2 kg[\s\S]*Total/);
  });
});
