import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseCatalogFile, RowLines } from '../../src/catalog/catalog-file.ts';
import { violationText } from '../../src/contract/contract-text.ts';
import { templateHeader } from '../../src/order-file/order-file.ts';
import { pageTexts } from '../../src/tracking/page/page-text.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { root } from '../support/paths.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { createBatch, placeBatches } from '../support/shipment/batch.ts';
import { goods, order } from '../support/shipment/order.ts';

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
  expect(text).toContain('全球標準普貨');
  const list = (await browser.get('/test/shipments')).text;
  expect(list).toContain('全球標準普貨');
  for (const page of [text, list]) expect(page).not.toContain('Standard goods');
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

describe('the rules of a destination', () => {
  const rulesOf = (folder: string) => {
    const csv = readFileSync(path.join(root, 'db', 'seed', folder, 'country_requirement.csv'), 'utf8');
    return parseCatalogFile('country_requirement', csv, new RowLines(), []) ?? [];
  };
  const rules = rulesOf('catalog');
  /** Expects a Chinese sentence of a rule of each field, and no English one. */
  const expectChinese = (page: string, ...fields: string[]) => {
    const said = page.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
    // A long one is folded after its first sentence or clause.
    const isSaid = (sentence: string | null) =>
      (sentence ?? 'none').split(/[。：；]/).every((part) => said.includes(part));
    expect(rules.filter(({ message }) => said.includes(message))).toEqual([]);
    expect(said).not.toContain('(destination:');
    for (const field of fields)
      expect(rules.filter((rule) => rule.field === field && isSaid(rule.message_zh_hk))).not.toEqual([]);
  };

  it('have a Chinese sentence in both catalogs', () => {
    const all = [...rules, ...rulesOf('example-catalog')];
    expect(all.length).toBeGreaterThan(70);
    expect(all.filter(({ message_zh_hk: text }) => !/\p{Script=Han}{4}/u.test(text ?? ''))).toEqual([]);
    const examples = (text: string) => new Set(text.match(/\b[A-Z]*\d[\dA-Z.-]*[\dA-Z]\b/g));
    for (const { message, message_zh_hk: text } of all)
      expect([message, [...examples(message)].filter((one) => !text?.includes(one))]).toEqual([message, []]);
  });

  it('are Chinese where an order is quoted, filled in and checked', async () => {
    const place = {
      'recipient.country_code': 'FR',
      'recipient.postal_code': '75001',
      'parcels.0.weight_kg': '0.5',
    };
    const begun = await browser.get(`/test/shipments/new?${new URLSearchParams(place)}`);
    expectChinese(begun.text);
    const vague = {
      ...place,
      service_tier_id: 'HKASTDGGSTCM',
      goods_category: 'general',
      'recipient.contact_name': 'Marie Martin',
      'recipient.phone': '+33 1 42 68 53 00',
      'recipient.city': 'Paris',
      'recipient.address': '1 Rue de Rivoli',
      'items.0.description': 'gift',
      'items.0.quantity': '1',
      'items.0.unit_price': '80',
      declared_currency: 'HKD',
    };
    const refused = await browser.post('/test/shipments/new/check', vague);
    expect(refused.status).toBe(400);
    expectChinese(refused.text, 'items.description', 'items.hs_code');
    expect(refused.text).toContain('（目的地：法國）');
    const warned = await browser.post('/test/shipments/new/check', {
      ...vague,
      'items.0.description': 'Mug',
    });
    expect(warned.status).toBe(200);
    expectChinese(warned.text, 'items.hs_code', 'items.country_of_manufacture');
  });

  it('are Chinese on the pages of a batch, also of orders that were refused', async () => {
    const toFrance = (reference: string, description: string) =>
      `${reference},HKASTDGGSTCM,Marie Martin,+33 1 42 68 53 00,FR,Paris,1 Rue de Rivoli,75001,0.5,${description},1,80`;
    const csv = [templateHeader.join(','), toFrance('ZH-1', 'gift'), toFrance('ZH-2', 'Mug')].join('\n');
    const checked = await browser.upload('/test/batches/new', [['orders.csv', csv]]);
    expectChinese(checked.text, 'items.description', 'items.hs_code');
    const recipient = {
      ...order().recipient,
      country_code: 'FR',
      city: 'Paris',
      address: '1 Rue de Rivoli',
      postal_code: '75001',
    };
    const { id } = await createBatch(service, [
      order({ reference_no: 'ZH-3', recipient, items: [goods({ description: 'gift', unit_price_hkd: 80 })] }),
    ]);
    await placeBatches(service.context);
    expectChinese((await browser.get(`/test/batches/${id}`)).text, 'items.description');
    expectChinese((await browser.get(`/test/batches/${id}/refused.csv`)).text);
  });

  it('are Chinese beside the destinations that a product can go to', async () => {
    await browser.post('/test/products/new', { sku: 'G', description: 'gift', unit_price_hkd: '80' });
    expectChinese((await browser.get('/test/products/sku/G')).text, 'items.description', 'items.hs_code');
  });
});

it.each([
  ['ES', 'is missing: rules and taxes are those of Spain without Canary Islands, Ceuta and Melilla'],
  [
    'ES',
    "is not used: Canary Islands (ES) is outside the EU's VAT area, so the recipient pays the taxes at import",
  ],
  ['ES', 'is read as ES with the region Canary Islands, as its post and customs have it'],
])('names of %s and its areas are Chinese: %s', (_, message) => {
  const said = violationText(
    { code: 'INVALID_FIELD', message },
    'zh-Hant',
    service.context.catalog.current.chinese,
  );
  expect(said).toMatch(/西班牙|加那利群島/);
  expect(said).not.toMatch(/[a-z]{3}/);
});
