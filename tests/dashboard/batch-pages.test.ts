import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { countOrdersToBook, countOrdersToBookOf } from '../../db/query/batch/order-to-book.ts';
import { insertRateAfter } from '../../db/query/pricing/currency-rate.ts';
import { violationEnvelope } from '../../src/contract/errors.ts';
import { adviceTexts } from '../../src/dashboard/advice.ts';
import { doubtCodes } from '../../src/dashboard/batch/checked-orders.ts';
import { errorOf } from '../../src/dashboard/batch/results.ts';
import { batchTexts } from '../../src/dashboard/batch/text.ts';
import { pack, unpack } from '../../src/dashboard/packed.ts';
import { landedCostTitle } from '../../src/dashboard/shipment/landed-cost.ts';
import { dayText } from '../../src/dashboard/view/data.ts';
import { orderFieldLabel } from '../../src/order-file/field-choice.ts';
import { maxKeptLength } from '../../src/order-file/kept-fault.ts';
import { withPlace } from '../../src/order-file/order-field.ts';
import { templateHeader } from '../../src/order-file/order-file.ts';
import { problemColumn } from '../../src/order-file/problem-column.ts';
import { hongKongDay } from '../../src/runtime.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { fieldsOfUpload, sendUpload } from '../support/sent-form.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, placeBatches } from '../support/shipment/batch.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';

const text = batchTexts.en;
let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await startTestService();
  ({ browser } = await signedInUser(service));
  await insertRateAfter(service.database.db.kysely, null, {
    currency: 'GBP',
    rateNanos: 10_000_000_000,
    rateType: 'daily',
    fetchedAt: service.clock.now(),
  });
});
afterAll(() => service.stop());

const row = (reference: string, weight = '0.5') =>
  `${reference},HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,${weight},Shirt,2,80`;
const csvOf = (...rows: string[]) => [templateHeader.join(','), ...rows].join('\n');
const weightCell = (line: number) => `cell.${line}.${templateHeader.indexOf('parcels.weight_kg')}`;
const check = (content: string | Buffer) => browser.upload('/test/batches/new', [['orders.csv', content]]);
const again = (page: string, change: Parameters<typeof sendUpload>[3] = {}) =>
  sendUpload(browser, page, '/test/batches/new', { do: 'check', ...change });
const book = (page: string, change: Parameters<typeof sendUpload>[3] = {}) =>
  sendUpload(browser, page, '/test/batches', change);
const factOf = (page: string, name: string) => page.split(`<dt>${name}</dt><dd>`)[1]?.split('</dd>')[0];
const stateOf = (page: string, reference: string) =>
  new RegExp(`>${reference}</td>[\\s\\S]*?<span class="badge[^>]*>([^<]*)`).exec(page)?.[1] ??
  new RegExp(`>${reference}<label[\\s\\S]*?<span class="badge[^>]*>([^<]*)`).exec(page)?.[1];
const placesOf = (page: string) =>
  [...page.matchAll(/data-name="Line">\d+<\/td><td[^>]*>([\w-]+)/g)].map(([, reference]) => reference);
const rowsOf = async (query: string) => (await service.database.db.pool.query(query)).rows;
const shipments = async (like: string) =>
  (
    await rowsOf(
      `select reference_no || ': ' || count(*) as line from shipment where reference_no like '${like}%' group by reference_no order by 1`,
    )
  ).map(({ line }) => line);
const batches = async () => (await rowsOf('select count(*)::int as count from shipment_batch'))[0].count;
const addressOf = (reply: { readonly location: string | null }) =>
  reply.location?.replace(/^\/dashboard/, '') ?? '';

describe('duty and tax of checked orders', () => {
  it.each([
    ['en', /Duties and taxes: (HKD.[\d,]+\.\d\d) at the door/, /in Chile are on record/],
    ['zh-Hant', /關稅及稅項：派送時支付 (HKD.[\d,]+\.\d\d)/, /智利的關稅及稅項未有資料/],
  ] as const)('are beside each price, and in the sums, or why they are not known: %s', async (language, due, unknown) => {
    const header = `${templateHeader.join(',')},items.hs_code,items.country_of_manufacture,tax_number`;
    const to = (reference: string, place: string, more: string) =>
      `${reference},HKASTDGGSTCM,Emily Carter,+1 212 555 0147,${place},0.5,Shirt,2,1000,${more}`;
    const orders = [
      to(`LC-${language}`, 'GB,London,1 High Street,SW1A 1AA', '6109.10,CN,'),
      to(`LN-${language}`, 'CL,Santiago,Alameda 1,8320000', '6109.10,CN,76.123.456-0'),
    ];
    await browser.post('/test/settings', { language, time_zone: 'Asia/Hong_Kong' });
    const { text: page } = await check([header, ...orders].join('\n'));
    await browser.post('/test/settings', { language: 'en', time_zone: 'Asia/Hong_Kong' });
    const [, amount] = due.exec(page) ?? [];
    expect(page).toMatch(unknown);
    const sum =
      language === 'en'
        ? `${amount} at the door · not known for 1 order`
        : `派送時支付 ${amount} · 1 張訂單未能計算`;
    expect(factOf(page, landedCostTitle(language))).toBe(sum);
  });
});

describe('a file of orders', () => {
  it('names the SKU that no product has, and where products are kept', async () => {
    const header = [...templateHeader.filter((one) => one !== 'items.description'), 'items.sku'];
    const at = templateHeader.indexOf('items.description');
    const cells = row('SKU-1').split(',');
    const { text: page } = await check(
      [header.join(','), [...cells.toSpliced(at, 1), 'TS-9'].join(',')].join('\n'),
    );
    expect(page).toContain('No product has the SKU “TS-9”. Add it on the page Products');
    expect(page).not.toContain('Missing.');
  });

  it('is corrected in place, and its orders without a problem are booked once', async () => {
    expect((await browser.get('/test/batches')).text).toContain(text.none);
    const checked = await check(csvOf(row('SO-1'), row('SO-2', 'half'), row('SO-3', 'much')));
    expect(factOf(checked.text, text.check.toBook)).toMatch(/^1 · HKD/);
    expect(factOf(checked.text, text.check.problems)).toBe('2');
    expect(placesOf(checked.text)).toEqual(['SO-2', 'SO-3', 'SO-1']);
    const corrected = await again(checked.text, { [weightCell(3)]: '0.7' });
    expect(factOf(corrected.text, text.check.toBook)).toMatch(/^2 · HKD/);
    expect(placesOf(corrected.text)).toEqual(['SO-3', 'SO-1', 'SO-2']);
    expect(corrected.text).toContain('0.7 kg');
    expect(await batches()).toBe(0);
    const made = await book(corrected.text);
    expect([made.status, made.location]).toEqual([303, expect.stringMatching(/\/test\/batches\/sba_\w+$/)]);
    expect((await book(corrected.text)).location).toBe(made.location);
    expect(await batches()).toBe(1);
    expect((await browser.get(addressOf(made))).text).toContain(text.cancel);
    await placeBatches(service.context);
    const done = await browser.get(addressOf(made));
    expect(done.text).toMatch(/SMP\d{13}/);
    expect(done.text).toContain(text.result.ended(2, 1));
    expect(done.text).not.toContain(text.cancel);
    expect(await shipments('SO-')).toEqual(['SO-1: 1', 'SO-2: 1']);
    const results = await browser.get(`${addressOf(made)}.csv`);
    expect(results.text).toMatch(/SO-1,placed,SMP\d{13},/);
    expect((await browser.get('/test/batches')).text).toContain('sba_');
  });

  it('with orders that are booked already asks nothing of them', async () => {
    const made = await book((await check(csvOf(row('AP-1'), row('AP-2')))).text);
    expect(made.status).toBe(303);
    await placeBatches(service.context);
    const { text: page } = await check(csvOf(row('AP-1', ''), row('AP-2')));
    expect(factOf(page, text.check.problems)).toBeUndefined();
    expect(page).toContain(text.check.allPlaced);
    expect(stateOf(page, 'AP-1')).toBe(text.check.states.placed);
    const { text: wanted } = await again(page, { again: 'AP-1' });
    expect(factOf(wanted, text.check.problems)).toBe('1');
    expect(stateOf(wanted, 'AP-1')).toBe(text.check.states.problem);
    expect(factOf(wanted, text.check.toBook)).toMatch(/^0 · /);
    expect(await shipments('AP-')).toEqual(['AP-1: 1', 'AP-2: 1']);
  });

  it('takes one value for all orders that lack a field of their country', async () => {
    const toJapan = (reference: string) =>
      row(reference).replace('US,New York', 'JP,Tokyo').replace('10118', '100-0001');
    const { text: page } = await check(csvOf(toJapan('JP-1'), toJapan('JP-2'), row('JP-3')));
    const label = orderFieldLabel('sales_platform_name', 'en');
    expect(page).toContain(text.check.setMissing(label, 2));
    const { text: corrected } = await again(page, { 'all.0': 'Shopify' });
    expect(factOf(corrected, text.check.problems)).toBeUndefined();
    expect(factOf(corrected, text.check.toBook)).toMatch(/^3 · /);
  });

  it('lends its columns to a file of its orders with problems, which is read as the same orders', async () => {
    const csv = `Name,Lineitem quantity,Lineitem name,Lineitem price,Currency,Gift wrap,Shipping Name,Shipping Street,Shipping City,Shipping Country
#1,1,Mug,20.00,USD,red,Emily Carter,"1 Main St
Floor 3",New York,US
#2,1,Mug,€20,EUR,,Ben,2 Main St,Berlin,DE
#2,2,Pen,1.00,USD,,Ben,2 Main St,Berlin,DE`;
    const checked = await check(csv);
    const bad = factOf(checked.text, text.check.problems);
    const file = await again(checked.text, {
      do: 'problems',
      'cell.4.6': 'Ben Ali',
      'cell.5.6': 'Ben Ali',
    });
    expect(file.status).toBe(200);
    const [header = '', first = ''] = file.text.split('\r\n');
    expect(header.replace('\uFEFF', '')).toBe(
      `Problem,${csv.split('\n')[0]},Service,Parcel weight,Recipient phone,Recipient postal code`,
    );
    expect(first).toMatch(/^"Service: Missing.*Recipient phone: Missing/);
    expect(first).not.toMatch(/\b(?:recipient|items|parcels|declared)[._]/);
    expect(file.text).toContain('Lines 4 and 5');
    const read = await check(file.text);
    expect(factOf(read.text, text.check.problems)).toBe(bad);
    const written = await again(read.text, { do: 'problems' });
    expect(written.text).toBe(file.text);
  });

  it('in a guessed encoding is shown in several, of which a person chooses one', async () => {
    const content = iconv.encode(csvOf(row('EN-1').replace('Emily Carter', '陳大文先生')), 'big5');
    const { text: page } = await check(content);
    expect(page).toContain(text.encoding.title);
    expect(page).toContain('陳大文先生');
    const chosen = await again(page, { encoding: 'big5', do: '' });
    expect(factOf(chosen.text, text.check.toBook)).toMatch(/^1 · /);
    expect(chosen.text).toContain('陳大文先生');
  });

  it('leaves out orders that the shop has sent, until a person takes them', async () => {
    const csv = `Name,Fulfillment Status,Lineitem quantity,Lineitem name,Lineitem price,Currency,Shipping Name,Shipping Street,Shipping City,Shipping Country
TK-1,fulfilled,1,Mug,20.00,HKD,Emily,1 Main St,London,GB
TK-2,unfulfilled,1,Mug,20.00,HKD,Ben,2 Main St,London,GB`;
    const { text: page } = await check(csv);
    expect(page).toContain(text.check.needless.take(1));
    expect(placesOf(page)).toEqual(['TK-2']);
    expect(placesOf((await again(page, { take: 'sent', do: '' })).text).toSorted()).toEqual(['TK-1', 'TK-2']);
  });

  it('with more columns than a person can look at asks for the first 150', async () => {
    const names = Array.from(
      { length: 160 },
      (_, at) => `Unknown thing ${String.fromCharCode(97 + (at % 26))}x${at}y`,
    );
    const { text: page } = await check([names.join(','), names.map(() => 'value').join(',')].join('\n'));
    expect(page.match(/<select name="map\./g)).toHaveLength(150);
    expect(page).toContain(text.mapping.unlisted(10));
  });

  it('without phone numbers, as Etsy writes it, gets one for all of its orders', async () => {
    const header =
      'Sale Date,Item Name,Listing ID,Quantity,Price,Order ID,Currency,Ship Name,Ship Address1,Ship City,Ship Country';
    const line = (id: number) => `11/28/26,Mug,7,1,20.00,${id},HKD,Emily,1 Main St,London,United Kingdom`;
    const { text: page } = await check([header, line(1), line(2)].join('\n'));
    const label = text.check.setMissing('Phone', 2);
    expect(page).toContain(label);
    const [, input = ''] = new RegExp(`for="all-(\\d)">${label}`).exec(page) ?? [];
    const set = await again(page, { [`all.${input}`]: '+852 5550 0147' });
    expect(set.text).not.toContain(label);
  });

  it('that costs more than the wallet has shows the missing amount, in live mode', async () => {
    const { text: page } = await browser.upload('/live/batches/new', [['orders.csv', csvOf(row('LI-1'))]]);
    expect(page).toContain(text.check.addMoney);
    expect(page).toContain('less than these orders cost');
  });

  it('without a problem has no file of problems', async () => {
    const { text: page } = await check(csvOf(row('GOOD-1')));
    expect(page).not.toContain('value="problems"');
    expect(factOf((await again(page, { do: 'problems' })).text, text.check.toBook)).toMatch(/^1 · /);
  });

  it('that is a workbook names its sheet, and the number of hidden rows', async () => {
    const rows = [row('WB-1'), row('WB-2')].map((line) => line.split(','));
    const sheet = utils.aoa_to_sheet([templateHeader, ...rows]);
    sheet['!rows'] = [{}, {}, { hidden: true }];
    const workbook = utils.book_new();
    utils.book_append_sheet(workbook, sheet, 'May');
    utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Notes']]), 'Notes');
    const checked = await check(write(workbook, { type: 'buffer', bookType: 'xlsx' }));
    expect(placesOf(checked.text)).toEqual(['WB-1']);
    expect(checked.text).toContain(text.workbook.sheet('May', ['Notes']));
    expect(checked.text).toContain(text.workbook.hidden(1));
  });

  it('names the columns of an export that are left out', async () => {
    const header = 'Name,Lineitem quantity,Lineitem name,Total,Gift wrap';
    const { text: page } = await check(`${header}\n#1,1,Mug,20.00,red paper`);
    expect(page).toContain(text.mapping.ignored(['Gift wrap'], 1));
  });

  it('leaves nothing on the server that was not booked', async () => {
    const before = await rowsOf('select count(*)::int as count from sent_form');
    const { text: page } = await check(csvOf(row('KEPT-1')));
    await again(page);
    expect(await rowsOf('select count(*)::int as count from sent_form')).toEqual(before);
  });

  it('is checked again before it is booked if something was changed', async () => {
    const before = await batches();
    const checked = await check(csvOf(row('CH-1'), row('CH-2', 'half')));
    const { status, text: page } = await book(checked.text, { [weightCell(3)]: '0.7' });
    expect([status, page]).toEqual([200, expect.stringContaining(text.check.changed)]);
    expect(factOf(page, text.check.toBook)).toMatch(/^2 · /);
    expect(await batches()).toBe(before);
  });

  it('is booked unchanged: settings that were changed since the check bring the page again', async () => {
    const setWeight = (kg: string) =>
      browser.post('/test/settings/order-files', { 'service.*': '', weight: kg });
    const before = await batches();
    await setWeight('0.5');
    const { text: page } = await check(csvOf(row('PR-1', ''), row('PR-2')));
    await setWeight('5');
    const refused = await book(page);
    await setWeight('');
    const amount = (of: string) => /HKD\s[\d,.]+\d/.exec(factOf(of, text.check.toBook) ?? '')?.[0] ?? '';
    expect(amount(refused.text)).not.toBe(amount(page));
    expect([refused.status, refused.text]).toEqual([
      200,
      expect.stringContaining(text.check.changedTotal(amount(refused.text), amount(page))),
    ]);
    expect(await batches()).toBe(before);
  });

  it('shows 50 orders at a time, the bad ones first, and keeps corrections of other pages', async () => {
    const lines = Array.from({ length: 120 }, (_, at) => row(`PG-${at}`, at % 2 === 0 ? 'half' : '0.5'));
    const header = [...templateHeader, 'items.hs_code', 'items.country_of_manufacture'].join(',');
    const first = await check([header, ...lines.map((line) => `${line},6109.10.0012,CN`)].join('\n'));
    expect(placesOf(first.text)).toHaveLength(50);
    const second = await again(first.text, { [weightCell(2)]: '0.4', page: '2' });
    expect(factOf(second.text, text.check.problems)).toBe('59');
    expect(second.text.match(/aria-invalid/g)).toHaveLength(9);
    const all = await again(second.text, { 'all.0': '0.3', page: '3' });
    expect(factOf(all.text, text.check.problems)).toBeUndefined();
    expect(factOf(all.text, text.check.toBook)).toMatch(/^120 · /);
  });

  it('gets one value for a field that it has no column for, in all orders or in one', async () => {
    const columns = templateHeader.filter((name) => name !== 'service_tier_id');
    const withoutService = (reference: string) => row(reference).replace('HKASTDGGSTCM,', '');
    const checked = await check(
      [columns.join(','), withoutService('NS-1'), withoutService('NS-2')].join('\n'),
    );
    expect(checked.text).toContain(text.check.setMissing(orderFieldLabel('service_tier_id', 'en'), 2));
    const set = await again(checked.text, { 'all.0': 'HKASTDGGSTCM' });
    expect(factOf(set.text, text.check.toBook)).toMatch(/^2 · /);
    const opened = await again(set.text, { open: '3', do: '' });
    const city = `cell.3.${columns.indexOf('recipient.city')}`;
    expect(fieldsOfUpload(opened.text).get(city)).toEqual(['New York']);
    const changed = await again(opened.text, { [city]: 'Albany' });
    expect(changed.text).toContain('Albany 10118');
    expect(factOf(changed.text, text.check.toBook)).toMatch(/^2 · /);
  });

  it('with references that are missing or repeated is corrected as any other', async () => {
    const checked = await check(csvOf(row('RE-1'), row('RE-2'), row('RE-1').replace('New York', 'Albany')));
    expect(checked.text.match(/Lines 2 and 4 have the same order number/g)).toHaveLength(4);
    expect(factOf(checked.text, text.check.problems)).toBe('2');
    const corrected = await again(checked.text, { 'cell.4.0': 'RE-3' });
    expect(factOf(corrected.text, text.check.toBook)).toMatch(/^3 · /);
  });

  it('that is not a form of ours, or another user’s, books nothing', async () => {
    const before = await batches();
    const { text: page } = await check(csvOf(row('SO-9')));
    const { browser: other } = await signedInUser(service, { address: '198.51.100.2' });
    const stolen = await sendUpload(other, page, '/test/batches');
    expect(stolen.status).toBe(409);
    for (const change of [
      { key: 'usr_other.x' },
      { state: 'broken' },
      { state: '' },
      { order_file: 'broken' },
      { order_file: '' },
    ] as const) {
      const made = await book(page, change);
      expect([change, made.status]).toEqual([change, 400]);
    }
    expect(await batches()).toBe(before);
  });

  it.each(['csv', 'xlsx'])('begins with the template (%s), whose examples can be booked', async (form) => {
    const { port } = service.server.address() as { port: number };
    const address = `http://127.0.0.1:${port}/dashboard/test/batches/template.${form}`;
    const template = await fetch(address, { headers: { Cookie: browser.cookie } });
    expect(template.status).toBe(200);
    const checked = await check(Buffer.from(await template.arrayBuffer()));
    expect(factOf(checked.text, text.check.toBook)).toMatch(/^[1-9]/);
  });

  it('without content or above the limit is refused', async () => {
    const empty = await browser.upload('/test/batches/new', []);
    expect([empty.status, empty.text]).toEqual([400, expect.stringContaining(text.file.none)]);
    for (const bytes of [8 * 1024 * 1024 + 1, 9 * 1024 * 1024]) {
      const large = await check(Buffer.alloc(bytes, 'a'));
      expect([large.status, large.text]).toEqual([400, expect.stringContaining(text.file.tooLarge)]);
    }
  });
});

describe('an order that is already placed', () => {
  it.each([
    'en',
    'zh-Hant',
  ] as const)('is left out, and booked again if its box is checked (%s)', async (language) => {
    const spoken = batchTexts[language].check;
    await browser.post('/test/language', { language, path: '/batches/new' });
    const name = (index: number) => `${language}-${index}`;
    const place = async (page: string, change = {}) => {
      const made = await book(page, change);
      await placeBatches(service.context);
      return browser.get(addressOf(made));
    };
    await place((await check(csvOf(row(name(1)), row(name(2))))).text);
    const checked = await check(csvOf(row(name(0)), row(name(1)), row(name(2))));
    expect(factOf(checked.text, spoken.toBook)).toMatch(/^1 · /);
    expect(factOf(checked.text, spoken.placed)).toBe('2');
    const [number = ''] = /SMP\d{13}/.exec(checked.text) ?? [];
    expect(checked.text.replaceAll(/<[^>]+>/g, '')).toContain(
      adviceTexts[language].placed(number, dayText(hongKongDay(new Date()), language)),
    );
    expect(checked.text).toContain(`/shipments/${number}"`);
    const unread = await book(checked.text, { again: name(2) });
    expect([unread.status, unread.text]).toEqual([200, expect.stringContaining(spoken.changed)]);
    expect(factOf(unread.text, spoken.toBook)).toMatch(/^2 · /);
    expect(unread.text).toContain(spoken.bookNotes('', 1, 0));
    const done = await place(unread.text);
    expect(done.text).toContain(batchTexts[language].result.ended(2, 0));
    expect(await shipments(language)).toEqual([`${name(0)}: 1`, `${name(1)}: 1`, `${name(2)}: 2`]);
    await place(unread.text);
    expect(await shipments(language)).toHaveLength(3);
  });

  it('is booked again with all others by one button', async () => {
    await browser.post('/test/language', { language: 'en', path: '/batches/new' });
    const csv = csvOf(row('AL-1'), row('AL-2'));
    await book((await check(csv)).text);
    await placeBatches(service.context);
    const checked = await check(csv);
    expect(checked.text).toContain(text.check.allPlaced);
    const all = await again(checked.text, { again_all: 'yes', do: '' });
    expect(factOf(all.text, text.check.toBook)).toMatch(/^2 · /);
    const none = await again(all.text, { again_all: 'no', do: '' });
    expect(factOf(none.text, text.check.toBook)).toMatch(/^0 · /);
  });
});

describe('a finding of the check', () => {
  it('is beside its cell, and warnings are on the button', async () => {
    const lostZero = row('WA-1').replace('New York', 'Boston').replace('10118', '2110');
    const { text: page } = await check(csvOf(row('WA-0'), lostZero));
    expect(stateOf(page, 'WA-1')).toBeDefined();
    expect(page).toContain(text.check.putRight('2110', '02110'));
    expect(page).toContain(adviceTexts.en.suggested('MA'));
    const taken = await again(page, { do: 'suggestions' });
    expect(taken.text).not.toContain(adviceTexts.en.suggested('MA'));
    expect(factOf(taken.text, text.check.toBook)).toMatch(/^2 · /);
    expect(page).toMatch(/Book 2 orders in test mode \([^)]+\), \d with warnings</);
  });

  it('is said in plain words in both languages', async () => {
    for (const language of ['zh-Hant', 'en'] as const) {
      await browser.post('/test/language', { language, path: '/batches/new' });
      const { text: page } = await check(
        csvOf(row('PL-1', 'half').replace(',US,', ',AQ,'), row('PL-2').replace('HKASTDGGSTCM', 'NONE')),
      );
      const shown = page.split('<main')[1]?.replaceAll(/<[^>]+>/g, ' ') ?? '';
      expect(shown).not.toMatch(/list[A-Z]\w+|service_tier_id|weight_kg|country_code|INVALID_FIELD/);
    }
  });
});

describe('the page of checked orders', () => {
  const plain = (page: string) =>
    (page.split('<main')[1] ?? '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ');
  const european = (reference: string, country: string, city: string, code: string) =>
    row(reference).replace('US,New York,350 5th Avenue,10118', `${country},${city},Main Street 5,${code}`);

  it('names services, and not their codes', async () => {
    const { text: page } = await check(csvOf(row('SN-1'), row('SN-2')));
    expect(page).toMatch(/<span title="HKASTDGGSTCM">[^<]+<\/span>/);
    expect(plain(page)).not.toContain('HKASTDGGSTCM');
    const opened = await again(page, { open: '2', do: '' });
    expect(plain(opened.text)).not.toContain('HKASTDGGSTCM');
  });

  it('states a warning of several countries once, with the countries and the lines', async () => {
    const { text: page } = await check(
      csvOf(
        european('CO-1', 'FR', 'Paris', '75001'),
        row('CO-2'),
        european('CO-3', 'DE', 'Berlin', '10117'),
        european('CO-4', 'DE', 'Berlin', '10117'),
      ),
    );
    const above = page.split(`<h2>${text.check.table}</h2>`)[0] ?? '';
    const said = plain(`<main ${above.split('<main')[1]}`);
    expect(said).toMatch(/3 orders to France, Germany: lines 2, 4–5\./);
    expect(said).not.toContain('destination: ');
  });

  it('states once a field that all orders lack, and not in each row', async () => {
    const columns = templateHeader.filter((name) => name !== 'service_tier_id');
    const rows = Array.from({ length: 12 }, (_, at) => row(`LK-${at}`).replace('HKASTDGGSTCM,', ''));
    const { text: page } = await check([columns.join(','), ...rows].join('\n'));
    const label = orderFieldLabel('service_tier_id', 'en');
    expect(page).toContain(text.check.allLack(label, 12));
    expect(page).not.toContain(text.check.hint);
    const table = page.split(`<h2>${text.check.table}</h2>`)[1] ?? '';
    expect(table.match(/<span class="error">/g)).toBeNull();
    expect(table.match(/<select [^>]*aria-invalid="true"/g)).toHaveLength(12);
  });

  it('shows both of two equal rows, and names each beside the other', async () => {
    const { text: page } = await check(csvOf(row('EQ-0'), row('EQ-1'), row('EQ-1')));
    expect(plain(page)).toContain('Line 4 is the same as line 3');
    const quantity = templateHeader.indexOf('items.quantity');
    for (const [line, isWrong] of [
      [3, false],
      [4, true],
    ] as const) {
      const [input = ''] = new RegExp(`<input [^>]*name="cell.${line}.${quantity}"[^>]*>`).exec(page) ?? [];
      expect([line, input.includes('aria-invalid')]).toEqual([line, isWrong]);
      expect(input).not.toBe('');
    }
    expect(page).toContain(text.check.ofLine('Quantity', 3));
  });

  it.each(['owner', 'clerk', 'developer'] as const)('leads to the default sender: %s', async (role) => {
    const { browser: other } = await signedInUser(service, { role, address: '198.51.100.7' });
    const { text: page } = await other.upload('/test/batches/new', [['orders.csv', csvOf(row('DS-1'))]]);
    expect(page).toContain(`/addresses?role=sender">${text.check.setSender}`);
    expect((await other.get('/test/addresses?role=sender')).text).toContain('/addresses/new?role=sender');
  });

  it('states why a value was read differently, in which line, and gives it back', async () => {
    const shop = `Name,Discount Amount,Subtotal,Lineitem quantity,Lineitem name,Lineitem price,Currency,Shipping Name,Shipping Street,Shipping City,Shipping Zip,Shipping Country
GB-1,80.00,80.00,2,Mug,80.00,HKD,Emily Carter,1 Main St,Boston,2110,US`;
    const { text: page } = await check(shop);
    expect(plain(page)).toContain(`Line 2. Price per piece: ${text.check.putRight('80.00', '40')}`);
    expect(page).toContain(text.check.corrections.discount);
    expect(page).toContain(text.check.corrections.zero);
    const back = async (of: string, given: string) => {
      const [, name = ''] =
        new RegExp(`name="give_back" value="([^"]+)">${text.check.giveBack(given)}<`).exec(of) ?? [];
      return (await again(of, { give_back: name, do: '' })).text;
    };
    const price = await back(page, '80.00');
    expect(plain(price)).not.toContain(text.check.putRight('80.00', '40'));
    expect(plain(price)).toContain(text.check.putRight('2110', '02110'));
    const code = await back(price, '2110');
    expect(plain(code)).not.toContain(text.check.putRight('2110', '02110'));
    expect(plain(code)).toContain('Boston 2110');
    const opened = await again(code, { open: '2', do: '' });
    expect([...fieldsOfUpload(opened.text)].find(([, [value]]) => value === '80.00')).toBeDefined();
    expect((await again(code, { give_back: 'cell.2.999', do: '' })).status).toBe(200);
  });
});

describe('a value that a file makes doubtful', () => {
  const fileOf = (heavy: string) => {
    const usual = Array.from({ length: 9 }, (_, at) => row(`FW-${at}`, at % 2 === 0 ? '0.4' : '0.7'));
    return csvOf(...usual.slice(0, 5), row('FW-H', heavy), ...usual.slice(5));
  };
  const acceptAll = (page: string) =>
    again(page, { accept: [...page.matchAll(/name="accept" value="([^"]+)"/g)].map(([, key = '']) => key) });

  it('is a weight far above the others, which comes first and is booked once it is accepted', async () => {
    const { text: page } = await check(fileOf('45'));
    expect(stateOf(page, 'FW-H')).toBe(text.check.states.doubt);
    expect(placesOf(page)[0]).toBe('FW-H');
    expect(page).toContain(adviceTexts.en.kinds.WEIGHT_UNUSUAL);
    expect(factOf(page, text.check.toBook)).toMatch(/^9 · /);
    expect(factOf((await acceptAll(page)).text, text.check.toBook)).toMatch(/^10 · /);
  });

  it.each([
    ['light, however it compares', fileOf('2.9')],
    ['of a file with few parcels', csvOf(row('FW-1'), row('FW-H', '45'))],
  ])('is not a weight that is %s', async (_, file) => {
    expect((await check(file)).text).not.toContain(adviceTexts.en.kinds.WEIGHT_UNUSUAL);
  });

  it('is asked about again where the other orders are not beside it', async () => {
    await book((await check(`${fileOf('45')}\n${row('FW-L', 'half')}`)).text);
    await placeBatches(service.context);
    const { text: page } = await browser.get('/test/to-book/correct');
    expect(stateOf(page, 'FW-H')).toBe(text.check.states.doubt);
    expect((await browser.get('/test/to-book')).text).toContain(adviceTexts.en.kinds.WEIGHT_UNUSUAL);
  });

  it('is a description that customs there cannot read', async () => {
    const item = (said: string, to = 'US,New York,350 5th Avenue,10118') =>
      row(`FD-${said}`).replace('Shirt', said).replace('US,New York,350 5th Avenue,10118', to);
    const { text: page } = await check(
      csvOf(item('T恤'), item('T恤 T-shirt'), item('棉衫', 'TW,Taipei,1 Xinyi Road,110')),
    );
    const said = adviceTexts.en.kinds.DESCRIPTION_NOT_ENGLISH ?? '';
    expect(stateOf(page, 'FD-T恤')).toBe(text.check.states.doubt);
    expect(page.match(new RegExp(`<span class="error">${said}</span>`, 'g'))).toHaveLength(1);
    const input = fieldsOfUpload(page);
    const [name = ''] = [...input].find(([, [value]]) => value === 'T恤') ?? [];
    expect((await again(page, { [name]: 'T-shirt' })).text).not.toContain(said);
  });
});

describe('an order that stays out of the booking', () => {
  const toBook = async () => {
    const { text: page } = await browser.get('/test/to-book');
    return [...page.matchAll(/data-name="Reference">([^<]+)</g)].map(([, reference]) => reference);
  };
  const correct = async () => (await browser.get('/test/to-book/correct')).text;
  const cellOf = (page: string, label: string) =>
    new RegExp(`aria-label="[^"]*${label}[^"]*" name="([^"]+)"`).exec(page)?.[1] ?? '';
  const drop = (by: TestBrowser, rows: readonly string[]) =>
    by.post('/test/to-book/drop', [
      ...rows.map((row): [string, string] => ['row', row]),
      ['confirmed', 'yes'],
    ]);
  const dropAll = async () => {
    for (let page = ''; ; ) {
      page = (await browser.get('/test/to-book')).text;
      const rows = [...page.matchAll(/name="row" value="([^"]+)"/g)].map(([, row = '']) => row);
      if (rows.length === 0) return;
      await drop(browser, rows);
    }
  };
  beforeEach(dropAll);

  it('is kept, corrected in the grid later, and booked once', async () => {
    const lost = row('', '0.4').replace('Emily Carter', 'Nora Reed');
    const { text: page } = await check(csvOf(row('KE-1'), row('KE-2', 'half'), lost));
    expect(page).toContain(text.check.staysOut(2));
    const made = await book(page);
    expect(await toBook()).toEqual(['KE-2', text.rowsToBook.line(4)]);
    const problem = `data-name="${text.result.problem}"`;
    expect((await browser.get('/test/to-book')).text).toContain(problem);
    const { browser: blind } = await signedInUser(service, {
      role: 'viewer',
      choice: { seesRecipients: false },
      address: '198.51.100.31',
    });
    const { text: withoutProblems } = await blind.get('/test/to-book');
    expect([withoutProblems.includes('KE-2'), withoutProblems.includes(problem)]).toEqual([true, false]);
    expect((await book(page)).location).toBe(made.location);
    expect(await toBook()).toHaveLength(2);
    expect(await placeBatches(service.context)).toBe(1);
    expect(await shipments('KE-')).toEqual(['KE-1: 1']);
    expect((await browser.get(addressOf(made))).text).toContain(text.result.ended(1, 2));
    expect((await browser.get('/test')).text).toMatch(/to-book"><strong>2</);
    const grid = await correct();
    expect(grid).toContain('Nora Reed');
    expect(factOf(grid, text.check.toBook)).toMatch(/^0 · /);
    const first = await again(grid, { [cellOf(grid, 'KE-2')]: '0.5' });
    await book(first.text);
    await placeBatches(service.context);
    expect(await toBook()).toEqual([text.rowsToBook.line(4)]);
    const rest = await correct();
    const named = await again(rest, { [cellOf(rest, orderFieldLabel('reference_no', 'en'))]: 'KE-3' });
    const last = await book(named.text);
    expect((await book(named.text)).location).toBe(last.location);
    await placeBatches(service.context);
    expect(await toBook()).toEqual([]);
    expect(await shipments('KE-')).toEqual(['KE-1: 1', 'KE-2: 1', 'KE-3: 1']);
  });

  it('keeps its problem, if its cells do not show that', async () => {
    const shirts = row('KW-1');
    const { text: page } = await check(
      csvOf(shirts, shirts.replace('New York', 'Albany').replace('Shirt', 'Hat')),
    );
    const keep = text.check.keep(1);
    expect(page).toContain(keep);
    const kept = await book(page);
    expect(addressOf(kept)).toBe('/test/to-book');
    expect(await toBook()).toEqual(['KW-1']);
    expect((await browser.get('/test/to-book')).text).toContain('Lines 2 and 3 are one order');
    const grid = await correct();
    expect(grid).toContain('Lines 2 and 3 are one order');
    expect(grid).toContain(text.check.oldLines);
    expect(stateOf(grid, 'KW-1')).toBe(text.check.states.doubt);
    expect(factOf(grid, text.check.toBook)).toMatch(/^0 · /);
    const [stored] = await rowsOf(
      "select error->'data' as data from shipment_batch_order where reference_no = 'KW-1'",
    );
    expect(stored.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rule: 'row_differs', params: { line: 3, otherLine: 2 } }),
      ]),
    );
    await browser.post('/test/language', { language: 'zh-Hant', path: '/to-book' });
    for (const path of ['/test/to-book', '/test/to-book/correct'])
      expect((await browser.get(path)).text).toContain('第 2 行及第 3 行是同一張訂單');
    await browser.post('/test/language', { language: 'en', path: '/to-book' });
    const city = await again(grid, { [cellOf(grid, 'City')]: 'Albany' });
    expect(factOf(city.text, text.check.toBook)).toMatch(/^1 · /);
    await book(city.text);
    await placeBatches(service.context);
    expect(await shipments('KW-')).toEqual(['KW-1: 1']);
  });

  it('shows the beginning of a text that a browser sends in the place of a kept problem', async () => {
    await book((await check(csvOf(row('KM-1', 'half')))).text);
    const grid = await correct();
    const [sent = ''] = fieldsOfUpload(grid).get('state') ?? [];
    const state = JSON.parse(String(await unpack(sent, 100_000)));
    const asked = [{ line: 2, path: ['recipient', 'city'], message: 'x'.repeat(5_000) }];
    const changed = JSON.stringify({ ...state, decisions: { ...state.decisions, asked } });
    const { text: page } = await again(grid, { state: await pack(Buffer.from(changed)) });
    const longest = Math.max(...[...page.matchAll(/x{100,}/g)].map(([said]) => said.length));
    expect(longest).toBe(maxKeptLength);
  });

  it('keeps both of two equal rows until one of them is corrected', async () => {
    await book((await check(csvOf(row('KV-0'), row('KV-1'), row('KV-1')))).text);
    await placeBatches(service.context);
    const address = (await browser.get('/test/to-book')).text.match(/\/test\/batches\/sba_\w+/)?.[0] ?? '';
    const refused = (await browser.get(`${address}/refused.csv`)).text;
    expect(refused.match(/Shirt,2,/g)).toHaveLength(2);
    const grid = await correct();
    expect(grid).toContain('Line 3 is the same as line 2');
    expect(stateOf(grid, 'KV-1')).toBe(text.check.states.problem);
    expect([grid.includes('name="accept"'), factOf(grid, text.check.toBook)?.[0]]).toEqual([false, '0']);
    const [, quantity = ''] = /name="(cell\.[23]\.[^"]+)"[^>]* value="2"/.exec(grid) ?? [];
    const once = await again(grid, { [quantity]: '0' });
    expect(factOf(once.text, text.check.toBook)).toMatch(/^1 · /);
    await book(once.text);
    await placeBatches(service.context);
    expect(await shipments('KV-')).toEqual(['KV-0: 1', 'KV-1: 1']);
  });

  it('keeps a reference that is too long, and is not booked under the name of its line', async () => {
    const long = 'LR'.repeat(100);
    const unnamed = row('').replace('Emily Carter', 'Nora Reed');
    await book((await check(csvOf(row('LN-0'), row(long), unnamed))).text);
    expect(await placeBatches(service.context)).toBe(1);
    expect(await toBook()).toEqual([text.rowsToBook.line(3), text.rowsToBook.line(4)]);
    const grid = await correct();
    expect(grid).toContain(`value="${long}"`);
    expect(grid).toContain('Nora Reed');
    expect(factOf(grid, text.check.problems)).toBe('2');
    expect([grid.includes('name="accept"'), factOf(grid, text.check.toBook)?.[0]]).toEqual([false, '0']);
    const names = [...grid.matchAll(/name="(cell\.\d+\.[^"]+)"[^>]* value="(?:LRLR|line )/g)].map(
      ([, name = '']) => name,
    );
    const named = await again(grid, { [names[0] ?? '']: 'LN-1', [names[1] ?? '']: 'LN-2' });
    expect(factOf(named.text, text.check.toBook)).toMatch(/^2 · /);
  });

  it('is listed once if its file is booked again, also without an order number', async () => {
    const nora = row('').replace('Emily Carter', 'Nora Reed');
    const rows = [row('KO-1'), nora, nora, row('KO-2', 'half')];
    const line = text.rowsToBook.line;
    await book((await check(csvOf(...rows))).text);
    await placeBatches(service.context);
    expect(await toBook()).toEqual([line(3), line(4), 'KO-2']);
    await book((await check(csvOf(...rows))).text);
    expect(await toBook()).toEqual([line(3), line(4), 'KO-2']);
    // A row above them was taken out, and one of the two.
    const { text: page } = await check(csvOf(nora, nora.replace('Nora', 'Nina'), row('KO-3', 'half')));
    await book(page);
    await book(page);
    expect((await toBook()).toSorted()).toEqual(['KO-2', 'KO-3', line(2), line(3), line(4)].toSorted());
    const grid = await correct();
    expect([grid.match(/Nora Reed/g)?.length, grid.match(/Nina Reed/g)?.length]).toEqual([2, 1]);
    expect(await shipments('KO-')).toEqual(['KO-1: 1']);
  });

  it('is stored with the batch, or neither is', async () => {
    const { text: page } = await check(csvOf(row('KX-1'), row('KX-2', 'half')));
    const before = await batches();
    await rowsOf(
      `create function lose_connection() returns trigger language plpgsql as $$ begin raise exception 'lost connection'; end $$`,
    );
    await rowsOf(
      `create trigger lost before insert on shipment_batch_order for each row when (new.status = 'refused') execute function lose_connection()`,
    );
    expect((await book(page)).status).toBe(500);
    await rowsOf('drop function lose_connection cascade');
    expect(await batches()).toBe(before);
    expect(await placeBatches(service.context)).toBe(0);
    expect((await book(page)).status).toBe(303);
    expect(await toBook()).toEqual(['KX-2']);
    expect(await placeBatches(service.context)).toBe(1);
    expect(await shipments('KX-')).toEqual(['KX-1: 1']);
  });

  it('is booked with placed orders that are booked again, or neither is', async () => {
    await book((await check(csvOf(row('KB-0')))).text);
    await placeBatches(service.context);
    await book((await check(csvOf(row('KB-1', 'half'), row('KB-2', 'half')))).text);
    const grid = await correct();
    const cells = [...grid.matchAll(/name="(cell[^"]+)"[^>]* value="half"/g)].map(([, cell = '']) => cell);
    const { text: opened } = await again(grid, { open: '3', do: '' });
    const [, other = ''] = /name="(cell[^"]+)"[^>]* value="KB-2"/.exec(opened) ?? [];
    const mended = await again(opened, {
      ...Object.fromEntries(cells.map((cell) => [cell, '0.5'])),
      [other]: 'KB-0',
    });
    const { text: page } = await again(mended.text, { again_all: 'yes', do: '' });
    expect(factOf(page, text.check.toBook)).toMatch(/^2 · /);
    const before = await batches();
    await rowsOf(
      `create function lose_connection() returns trigger language plpgsql as $$ begin raise exception 'lost connection'; end $$`,
    );
    await rowsOf(
      `create trigger lost before insert on shipment_batch_order for each row when (new.reference_no = 'KB-0') execute function lose_connection()`,
    );
    expect((await book(page)).status).toBe(500);
    await rowsOf('drop function lose_connection cascade');
    expect([await batches(), await placeBatches(service.context)]).toEqual([before, 0]);
    expect(await toBook()).toEqual(['KB-1', 'KB-2']);
    expect((await book(page)).status).toBe(303);
    await placeBatches(service.context);
    expect(await shipments('KB-')).toEqual(['KB-0: 2', 'KB-1: 1']);
    expect(await toBook()).toEqual([]);
  });

  it('is listed though a parcel of before has its reference, until it is booked', async () => {
    await book((await check(csvOf(row('KR-1')))).text);
    await placeBatches(service.context);
    const { text: page } = await check(csvOf(row('KR-1', 'half'), row('KR-2')));
    // A row with a problem is kept if it is booked again, too.
    const { text: all } = await again(page, { again_all: 'yes', do: '' });
    await book(all);
    await placeBatches(service.context);
    expect(await toBook()).toEqual(['KR-1']);
    const grid = await correct();
    const { text: chosen } = await again(grid, { again_all: 'yes', do: '' });
    await book((await again(chosen, { [cellOf(chosen, 'KR-1')]: '0.5' })).text);
    await placeBatches(service.context);
    expect(await toBook()).toEqual([]);
    expect(await shipments('KR-')).toEqual(['KR-1: 2', 'KR-2: 1']);
    // One that was left out for a parcel of before is not to be booked.
    const left = await service
      .call('post', '/shipments/batch', service.account.testKey)
      .set('Idempotency-Key', 'left-out-1')
      .send({ orders: batchOrders(1, () => ({ reference_no: 'KR-1' })), skip_placed: true });
    expect(left.body.data.counts).toMatchObject({ total: 1, refused: 1 });
    expect(await toBook()).toEqual([]);
  });

  it('counts in its newest batch alone, as in the list of all batches', async () => {
    for (const orders of [csvOf(row('KN-1', 'half'), row('KN-2', 'half')), csvOf(row('KN-2', 'half'))])
      await book((await check(orders)).text);
    const { id: accountId } = service.account;
    const scope = { accountId, livemode: false };
    const { kysely } = service.database.db;
    const newest = await countOrdersToBook(kysely, scope);
    expect(newest.map(({ count }) => count)).toEqual([1, 1]);
    for (const { id } of newest) expect(await countOrdersToBookOf(kysely, scope, id)).toBe(1);
    await book((await check(csvOf(row('KN-1')))).text);
    await placeBatches(service.context);
    expect(await countOrdersToBookOf(kysely, scope, newest[1]?.id ?? '')).toBe(0);
    expect(await countOrdersToBookOf(kysely, { ...scope, livemode: true }, newest[0]?.id ?? '')).toBe(0);
  });

  it('is listed no more once a person has taken it off, and is not booked', async () => {
    await book((await check(csvOf(row('KD-1'), row('KD-2', 'half')))).text);
    await placeBatches(service.context);
    const [, place = ''] = /name="row" value="([^"]+)"/.exec((await browser.get('/test/to-book')).text) ?? [];
    const { id: accountId } = await fundedAccount(service);
    const { browser: other } = await signedInUser(service, { accountId, address: '198.51.100.4' });
    await drop(other, [place]);
    const asked = await browser.post('/test/to-book/drop', { row: place });
    expect(asked.text).toContain(text.rowsToBook.dropEffect);
    expect(await toBook()).toEqual(['KD-2']);
    await drop(browser, [place, 'evil']);
    expect(await toBook()).toEqual([]);
    expect((await browser.get('/test/to-book/correct')).location).toMatch(/\/to-book$/);
    expect(await shipments('KD-')).toEqual(['KD-1: 1']);
    expect((await browser.get('/test/to-book/correct?batch=evil')).status).toBe(400);
  });

  it('is not booked once another person has taken it off the list, nor are the others of the page', async () => {
    await book((await check(csvOf(row('KG-1', 'half'), row('KG-2', 'half')))).text);
    const { text: list } = await browser.get('/test/to-book');
    const places = [...list.matchAll(/name="row" value="([^"]+)"/g)].map(([, place = '']) => place);
    const { text: grid } = await browser.get('/test/to-book/correct');
    const cells = [...grid.matchAll(/name="(cell[^"]+)"[^>]* value="half"/g)].map(([, cell = '']) => [
      cell,
      '0.5',
    ]);
    const { text: page } = await again(grid, Object.fromEntries(cells));
    expect(factOf(page, text.check.toBook)).toMatch(/^2 · /);
    const { browser: other } = await signedInUser(service, { address: '198.51.100.5' });
    const before = await batches();
    await other.post('/test/to-book/drop', { row: places[0] ?? '', confirmed: 'yes' });
    const refused = await book(page);
    expect([refused.location, refused.text]).toEqual([null, expect.stringContaining(text.check.goneOrders)]);
    expect([await batches(), await placeBatches(service.context), await shipments('KG-')]).toEqual([
      before,
      0,
      [],
    ]);
    expect((await browser.get('/test/to-book')).text).toContain('KG-2');
  });
});

describe('a recipient that a carrier would hardly reach', () => {
  const german = (reference: string, { phone = '+49 30 901820', code = '10117' } = {}) =>
    `${reference},HKASTDGGSTCM,Emily Carter,${phone},DE,Berlin,Unter den Linden 77,${code},0.5,Shirt,2,80`;

  it.each([
    ['phone', '12', adviceTexts.en.kinds.PHONE_INVALID?.[0]],
    ['code', 'SW1A 1AA', adviceTexts.en.kinds.POSTAL_CODE_INVALID?.[0]],
  ])('is booked only after its row was corrected or accepted: %s', async (field, value, said) => {
    const reference = `DO-${field}`;
    const { text: page } = await check(csvOf(row(`${reference}-0`), german(reference, { [field]: value })));
    expect(said && page).toContain(said);
    expect(stateOf(page, reference)).toBe(text.check.states.doubt);
    expect(factOf(page, text.check.doubts)).toBe('1');
    expect(factOf(page, text.check.toBook)).toMatch(/^1 · /);
    const [, key = ''] = /name="accept" value="([^"]+)"/.exec(page) ?? [];
    const unread = await book(page, { accept: key });
    expect([unread.status, unread.text]).toEqual([200, expect.stringContaining(text.check.changed)]);
    expect(factOf(unread.text, text.check.toBook)).toMatch(/^2 · /);
    expect(unread.text).toMatch(/Book 2 orders in test mode \([^)]+\), \d with warnings</);
    const at = field === 'phone' ? 3 : 7;
    const other = await again(unread.text, { open: '3', do: '' });
    const changed = await again(other.text, { [`cell.3.${at}`]: field === 'phone' ? '13' : 'EC1A 1BB' });
    expect(factOf(changed.text, text.check.toBook)).toMatch(/^1 · /);
    const right = await again(changed.text, {
      [`cell.3.${at}`]: field === 'phone' ? '+49 30 901820' : '10117',
    });
    expect(factOf(right.text, text.check.toBook)).toMatch(/^2 · /);
    expect(factOf(right.text, text.check.doubts)).toBeUndefined();
  });
});

describe('a doubt with which an order stayed out', () => {
  it.each([...doubtCodes])('is said in the language of the reader: %s', (code) => {
    const message = 'is not a region of Germany';
    const violation = { path: ['recipient', 'state'], code: 'INVALID_FIELD', message, rule: code } as const;
    for (const language of ['en', 'zh-Hant'] as const) {
      const stored = JSON.parse(violationEnvelope([violation]));
      const said = errorOf(stored, { language, context: service.context });
      expect(said).toContain(adviceTexts[language].kinds[code]);
      expect(said).not.toContain(message);
    }
  });

  it('is kept by its code', async () => {
    const phone = row('DC-1').replace('+1 212 555 0147', '12');
    await book((await check(csvOf(row('DC-0'), phone))).text);
    await browser.post('/test/language', { language: 'zh-Hant', path: '/to-book' });
    const { text: page } = await browser.get('/test/to-book');
    await browser.post('/test/language', { language: 'en', path: '/to-book' });
    expect(page).toContain(adviceTexts['zh-Hant'].kinds.PHONE_INVALID);
    expect(page).not.toContain('is not a number');
  });
});

describe('the meaning of the columns', () => {
  const csv = `${csvOf(row('MA-1'))},Emily@shop.example`.replace(
    'items.unit_price_hkd',
    'items.unit_price_hkd,metadata.note',
  );

  it('is chosen on a page of its own, and kept for files with the same columns if the person wants that', async () => {
    const checked = await check(csv);
    expect(checked.text).toContain(text.source.template);
    const asked = await again(checked.text, { do: 'mapping' });
    const choices = fieldsOfUpload(asked.text);
    expect(choices.get('map.0')).toEqual(['reference_no']);
    expect(choices.get('map.12')).toEqual(['metadata.note']);
    const once = await again(asked.text, { do: '', 'map.12': 'recipient.email', remember: '' });
    expect(once.text).toContain(text.source.chosen);
    const opened = await again(once.text, { do: '', open: '2' });
    expect(opened.text).toMatch(/Email address<input [^>]*name="cell.2.12" value="Emily@shop.example"/);
    expect((await check(csv)).text).toContain(text.source.template);
    await again(asked.text, { do: '', 'map.12': '', remember: 'yes' });
    expect(await rowsOf("select 1 from audit_entry where action = 'order_mapping.saved'")).toHaveLength(1);
    expect((await check(csv)).text).toContain(text.source.saved);
  });

  it('is chosen for each column of a file without names, by its letter, and not kept', async () => {
    const asked = await check([row('NH-1'), row('NH-2')].join('\n'));
    expect(asked.text).toContain(text.mapping.noNames);
    expect(asked.text).toMatch(/<b id="column-0">Column A<\/b>[\s\S]*?NH-1 · NH-2/);
    expect(asked.text).not.toContain(text.mapping.remember);
    const choices = fieldsOfUpload(asked.text);
    expect([0, 3, 4].map((at) => choices.get(`map.${at}`))).toEqual([
      [''],
      ['recipient.phone'],
      ['recipient.country_code'],
    ]);
    const fields = templateHeader.map((name, at) => [`map.${at}`, withPlace(name, 0)]);
    const checked = await again(asked.text, { do: '', ...Object.fromEntries(fields) });
    expect(placesOf(checked.text)).toEqual(['NH-1', 'NH-2']);
    expect(factOf(checked.text, text.check.toBook)).toMatch(/^2 · HKD/);
    expect((await check(row('NH-3'))).text).toContain(text.mapping.noNames);
  });

  it('is asked again after a person chose how to read the first row', async () => {
    const asked = await check([row('NH-4'), row('NH-5')].join('\n'));
    const named = await again(asked.text, { do: '', first_row: 'names' });
    expect(named.text).toContain('<b id="column-0">NH-4</b>');
    const unnamed = await again(named.text, { do: '', first_row: 'order' });
    expect(unnamed.text).toMatch(/Column A<\/b>[\s\S]*?NH-4 · NH-5/);
  });
});

describe('a batch', () => {
  it.each([
    'zh-Hant',
    'en',
  ] as const)('shows why an order was refused in plain words (%s)', async (language) => {
    await browser.post('/test/language', { language, path: '/batches/new' });
    const made = await book((await check(csvOf(row('SANDBOX-REJECT')))).text, {});
    await placeBatches(service.context);
    const shown = (await browser.get(addressOf(made))).text.split('<main')[1]?.replaceAll(/<[^>]+>/g, ' ');
    expect(shown).toContain(batchTexts[language].counts.refused);
    expect(shown).not.toMatch(/CARRIER_DISPATCH_REJECTED|list[A-Z]\w+|\b422\b/);
    const file = await browser.get(`${addressOf(made)}.csv`);
    expect(file.text).not.toContain('CARRIER_DISPATCH_REJECTED');
    const here = await browser.get(addressOf(made));
    expect(here.text).toContain(batchTexts[language].result.correct(1));
    const refused = await browser.get(`${addressOf(made)}/refused.csv`);
    expect(refused.text).not.toContain('expected_total_hkd');
    expect(refused.text.split('\r\n')[0]).not.toMatch(/\w[._]\w/);
    expect(refused.text).toContain(problemColumn(language));
    const corrected = await check(refused.text.replaceAll('SANDBOX-REJECT', `FIX-${language}`));
    expect(factOf(corrected.text, batchTexts[language].check.toBook)).toMatch(/^1 · /);
    expect(corrected.text).toContain('Emily Carter');
  });

  it('explains in plain words that a price has changed since it was confirmed', async () => {
    const { id } = await createBatch(
      service,
      batchOrders(1, () => ({ reference_no: 'PC-1', expected_total_hkd: 1 })),
    );
    await placeBatches(service.context);
    for (const name of ['', '/refused.csv'])
      expect((await browser.get(`/test/batches/${id}${name}`)).text).toContain(text.result.priceChanged);
  });

  it('is cancelled with a button, and then none of its orders is booked', async () => {
    const made = await book((await check(csvOf(row('CA-1'), row('CA-2')))).text);
    await browser.post(`${addressOf(made)}/cancel`, {});
    expect(await placeBatches(service.context)).toBe(0);
    expect((await browser.get(addressOf(made))).text).toContain(text.counts.cancelled);
  });

  it('of another account is not found', async () => {
    expect((await browser.get('/test/batches/sba_0')).status).toBe(404);
    expect((await browser.post('/test/batches/sba_0/cancel', {})).status).toBe(404);
  });
});
