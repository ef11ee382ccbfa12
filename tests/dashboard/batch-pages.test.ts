import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adviceTexts } from '../../src/dashboard/advice.ts';
import { batchTexts } from '../../src/dashboard/batch/text.ts';
import { dayText } from '../../src/dashboard/view/data.ts';
import { fileFaultText } from '../../src/order-file/file-fault.ts';
import { templateHeader } from '../../src/order-file/order-file.ts';
import { hongKongDay } from '../../src/runtime.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { placeBatches } from '../support/shipment/batch.ts';

const text = batchTexts.en;
let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await startTestService();
  ({ browser } = await signedInUser(service));
});
afterAll(() => service.stop());

const row = (reference: string, weight = '0.5') =>
  `${reference},HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,${weight},Shirt,2,80`;
const csvOf = (...rows: string[]) => [templateHeader.join(','), ...rows].join('\n');
/** 中国 in GBK. */
const gbk = Buffer.from('d6d0b9fa', 'hex');
const check = (csv: string) => browser.upload('/test/batches/new', [['orders.csv', csv]]);
const factOf = (page: string, name: string) => page.split(`<dt>${name}</dt><dd>`)[1]?.split('</dd>')[0];
const shipments = async () =>
  (
    await service.database.db.pool.query(
      `select reference_no || ': ' || count(*) as line from shipment group by reference_no order by 1`,
    )
  ).rows.map(({ line }) => line);
const keyIn = (page: string) => /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
const batches = async () =>
  (await service.database.db.pool.query('select count(*)::int as count from shipment_batch')).rows[0].count;

describe('an uploaded file', () => {
  it("shows each row's violations, and books the valid orders once they are confirmed", async () => {
    expect((await browser.get('/test/batches')).text).toContain(text.none);
    expect((await browser.get('/test/batches/new')).text).toContain('recipient.contact_name');
    const csv = csvOf(row('SO-1'), row('SO-2', '0'), row('SO-3'));
    const checked = await check(csv);
    expect(factOf(checked.text, text.toBook)).toMatch(/^2 · HKD/);
    expect(factOf(checked.text, text.toRefuse)).toBe('1');
    expect(checked.text).toMatch(/SO-2[\s\S]*parcels\.weight_kg/);
    expect(await batches()).toBe(0);
    const confirmed = { csv, key: keyIn(checked.text) };
    const made = await browser.post('/test/batches', confirmed);
    expect([made.status, made.location]).toEqual([303, expect.stringMatching(/\/test\/batches\/sba_/)]);
    expect((await browser.post('/test/batches', confirmed)).location).toBe(made.location);
    expect(await batches()).toBe(1);
    const address = made.location?.replace(/^\/dashboard/, '') ?? '';
    expect((await browser.get(address)).text).toContain(text.cancel);
    await placeBatches(service.context);
    const done = await browser.get(address);
    expect(done.text).toMatch(/SMP\d{13}/);
    expect(done.text).not.toContain(text.cancel);
    const file = await browser.get(`${address}.csv`);
    expect(file.text).toMatch(/SO-1,placed,SMP\d{13},/);
    expect(file.text).toMatch(/SO-2,refused,,,,1500101,/);
    expect((await browser.get('/test/batches')).text).toContain(address.split('/').at(-1));
  });

  it.each([
    ['without a known column', 'colour\nred\n', { reason: 'unknown_column', column: 'colour' }],
    ['without orders', `${templateHeader.join(',')}\n`, { reason: 'no_orders' }],
    ['in UTF-16', Buffer.from(`\ufeff${csvOf(row('SO-1'))}`, 'utf16le'), { reason: 'not_utf8' }],
    ['in GBK', Buffer.concat([Buffer.from(`${csvOf(row('SO-1'))},`), gbk]), { reason: 'not_utf8' }],
    ['that is a workbook', Buffer.from('PK\u0003\u0004'), { reason: 'workbook' }],
    ['with semicolons', csvOf().replaceAll(',', ';'), { reason: 'separator', separator: 'semicolons' }],
    [
      'with 1,001 orders',
      `reference_no\n${Array.from({ length: 1_001 }, (_, at) => `${at}\n`).join('')}`,
      { reason: 'orders', max: 1_000 },
    ],
  ] as const)('%s is refused in both languages, and nothing is booked', async (_, content, fault) => {
    const before = await batches();
    for (const language of ['zh-Hant', 'en'] as const) {
      await browser.post('/test/language', { language, path: '/batches/new' });
      const checked = await browser.upload('/test/batches/new', [['orders.csv', content]]);
      const shown = fileFaultText(fault, language).replaceAll('"', '&quot;');
      expect([checked.status, checked.text]).toEqual([400, expect.stringContaining(shown)]);
      expect(checked.text).not.toContain(text.book.test);
    }
    expect(await batches()).toBe(before);
  });

  it.each([
    'en',
    'zh-Hant',
  ] as const)('names the orders that are already placed (%s), leaves them out, and books them again on request', async (language) => {
    const spoken = batchTexts[language];
    const texts = adviceTexts[language];
    const page = async (csv: string) => {
      await browser.post('/test/language', { language, path: '/batches/new' });
      return check(csv);
    };
    const name = (index: number) => `${language}-${index}`;
    const book = async (csv: string, more: Record<string, string> = {}) => {
      const checked = await page(csv);
      const made = await browser.post('/test/batches', { csv, key: keyIn(checked.text), ...more });
      await placeBatches(service.context);
      return browser.get(made.location?.replace(/^\/dashboard/, '') ?? '');
    };
    await book(csvOf(row(name(1)), row(name(2), 'half')));
    const second = csvOf(row(name(0)), row(name(1)), row(name(2)));
    const checked = await page(second);
    expect(factOf(checked.text, spoken.toBook)).toMatch(/^2 · /);
    expect(factOf(checked.text, spoken.toLeaveOut)).toBe('1');
    const [number = ''] = /SMP\d{13}/.exec(checked.text) ?? [];
    const day = dayText(hongKongDay(new Date()), language);
    expect(checked.text).toContain(texts.placed(number, day));
    expect(checked.text).toMatch(new RegExp(`>3</td>.{0,200}>${name(1)}</td>`, 's'));
    const done = await book(second);
    expect(done.text).toContain(texts.placed(number, day));
    const booked = async () => (await shipments()).filter((line) => line.startsWith(language));
    expect(await booked()).toEqual([0, 1, 2].map((index) => `${name(index)}: 1`));
    const third = await page(second);
    expect(third.text).toContain(spoken.allPlaced);
    await book(second, { again: 'yes' });
    expect(await booked()).toEqual([0, 1, 2].map((index) => `${name(index)}: 2`));
  });

  it('in English again', async () => {
    await browser.post('/test/language', { language: 'en', path: '/batches/new' });
  });

  it('with warnings alone shows them with their rows, and can be booked', async () => {
    const lostZero = row('WA-1').replace('New York', 'Boston').replace('10118', '2110');
    const checked = await check(csvOf(row('WA-0'), lostZero));
    expect(Number(factOf(checked.text, text.warnings))).toBeGreaterThanOrEqual(2);
    expect(checked.text).toContain(adviceTexts.en.suggested('MA'));
    expect(checked.text).toMatch(/>3<\/td>.{0,200}>WA-1<\/td>.{0,200}recipient\.district/s);
    expect(checked.text).toContain(text.book.test);
    expect(checked.text).not.toContain(text.problemsHint);
  });

  it('with the same warning in many rows shows it once, beside those of single rows', async () => {
    const lostZero = row('MANY-0').replace('New York', 'Boston').replace('10118', '2110');
    const { text: page } = await check(
      csvOf(...Array.from({ length: 20 }, (_, at) => row(`MANY-${at + 1}`)), lostZero),
    );
    expect(page).toContain(`2, 3, 4, 5, 6 ${text.andMore(16)}`);
    expect(page.match(/<td[^>]*>[^<]*MANY-/g)?.length).toBeLessThan(8);
    expect(page).toContain(adviceTexts.en.suggested('MA'));
  });

  it('that repeats a reference cannot be confirmed', async () => {
    const checked = await check(csvOf(row('SO-1'), row('SO-2'), row('SO-1')));
    expect(checked.text).toContain(text.blocked);
    expect(checked.text).toContain(text.repeated(2));
    expect(checked.text).not.toContain('orders[0]');
    expect(checked.text).not.toContain(text.book.test);
  });

  it('that was never checked is refused again at the confirmation, with the reason', async () => {
    const before = await batches();
    const userKey = keyIn((await check(csvOf(row('SO-8')))).text);
    for (const [csv, reason] of [
      ['x'.repeat(1024 * 1024 + 1), text.tooLarge],
      ['reference_no;tags\n1;2\n', 'separated by semicolons'],
      ['', text.noFile],
    ] as const) {
      const made = await browser.post('/test/batches', { csv, key: userKey });
      expect([made.status, made.text]).toEqual([400, expect.stringContaining(reason)]);
    }
    expect(await batches()).toBe(before);
  });

  it('of nearly 1 MiB is booked as checked, whose lines a browser ends with two characters', async () => {
    const line = `${row('SO-30')},`;
    const note = 'n'.repeat(1024 * 1024 - csvOf(line).length - 2_000 - ',metadata.note'.length);
    const csv = `${templateHeader.join(',')},metadata.note\n${line}${note}${'\n'.repeat(1_990)}`;
    const key = keyIn((await check(csv)).text);
    const made = await browser.post('/test/batches', { csv: csv.replaceAll('\n', '\r\n'), key });
    expect(made.location).toMatch(/\/test\/batches\/sba_/);
    await placeBatches(service.context);
  });

  it('is not booked under the key of another user', async () => {
    const before = await batches();
    const made = await browser.post('/test/batches', { csv: csvOf(row('SO-9')), key: 'usr_other.x' });
    expect(made.status).toBe(400);
    expect(await batches()).toBe(before);
  });
});

describe('a batch', () => {
  it('is cancelled with a button, and then none of its orders is booked', async () => {
    const csv = csvOf(row('SO-20'), row('SO-21'));
    const made = await browser.post('/test/batches', { csv, key: keyIn((await check(csv)).text) });
    const address = made.location?.replace(/^\/dashboard/, '') ?? '';
    await browser.post(`${address}/cancel`, {});
    expect(await placeBatches(service.context)).toBe(0);
    expect((await browser.get(address)).text).toContain(text.counts.cancelled);
  });

  it('of another account is not found', async () => {
    expect((await browser.get('/test/batches/sba_0')).status).toBe(404);
    expect((await browser.post('/test/batches/sba_0/cancel', {})).status).toBe(404);
  });
});
