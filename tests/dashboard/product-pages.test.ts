import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productTexts } from '../../src/dashboard/product/text.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { fillProducts, productCalls } from '../support/product/products.ts';
import { sendUpload } from '../support/sent-form.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

const text = productTexts.en;
let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser } = await signedInUser(service));
});
afterAll(() => service.stop());

const { get, change, remove } = productCalls(() => service);
const mug = {
  sku: 'M/1',
  description: 'Coffee mug',
  unit_price_hkd: '80',
  hs_code: '6912.00',
  hs_codes: 'us 6912.00.3500\nJP: 6912.00.000',
  translations: 'fr Tasse',
  country_of_manufacture: 'CN',
  'manufacturer.name': 'Kiln Ltd',
};

describe('a product', () => {
  it('is saved by its form, shown with its readiness, changed and emptied', async () => {
    const saved = await browser.post('/test/products/new', mug);
    expect([saved.status, saved.location]).toEqual([303, expect.stringMatching(/sku\/M%2F1\?saved=yes$/)]);
    expect((await get('M/1')).body.data).toMatchObject({
      description: 'Coffee mug',
      unit_price_hkd: 80,
      hs_codes: { JP: '6912.00.000', US: '6912.00.3500' },
      translations: { fr: 'Tasse' },
      manufacturer: { name: 'Kiln Ltd' },
    });
    const page = await browser.get('/test/products/sku/M%2F1');
    expect(page.text).toContain(text.readiness);
    expect(page.text).toContain('Belgium');
    expect(page.text.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/\b[a-z]+_[a-z]+/);
    const { description, sku: _ } = mug;
    const changed = await browser.post('/test/products/sku/M%2F1', {
      description,
      hs_codes: 'US 6912.00.3550',
      archived: 'yes',
    });
    expect(changed.status).toBe(303);
    expect((await get('M/1')).body.data).toMatchObject({
      unit_price_hkd: null,
      hs_codes: { US: '6912.00.3550' },
      translations: {},
      manufacturer: null,
      archived: true,
    });
    expect((await browser.get('/test/products?archived=true')).text).toContain('Coffee mug');
    expect((await browser.get('/test/products?search=MUG&archived=false')).text).toContain(text.noMatch);
    await change('M/1', { archived: false });
  });

  it.each([
    [{ ...mug, sku: '' }, 'sku'],
    [{ ...mug, sku: 'X', hs_code: '69' }, 'hs_code'],
    [{ ...mug, sku: 'X', hs_codes: 'United States' }, 'hs_codes'],
    [{ ...mug, sku: 'X', hs_codes: 'ZZ 691200' }, 'hs_codes'],
    [{ ...mug, sku: 'X', unit_price_hkd: 'eighty' }, 'unit_price_hkd'],
    [{ ...mug, sku: 'X', 'manufacturer.name': '', 'manufacturer.phone': '1' }, 'manufacturer.name'],
  ])('is refused beside the field at fault, with the typed values: %#', async (form, name) => {
    const { status, text: page } = await browser.post('/test/products/new', form);
    expect(status).toBe(400);
    expect(page).toContain(`id="${name}-error"`);
    expect(page).toContain('Coffee mug');
    expect((await get('X')).status).toBe(404);
  });

  it('is refused if its SKU is taken, or if the account has too many', async () => {
    const taken = await browser.post('/test/products/new', mug);
    expect([taken.status, taken.text]).toEqual([409, expect.stringContaining(text.exists)]);
    await fillProducts(service, { accountId: service.account.id });
    const full = await browser.post('/test/products/new', { ...mug, sku: 'FULL' });
    expect([full.status, full.text]).toEqual([409, expect.stringContaining('10,000')]);
    await service.database.db.pool.query("delete from merchant_product where sku like 'P-%'");
  });
});

describe('a file of products', () => {
  const upload = (content: string) => browser.upload('/test/products/import', [['products.csv', content]]);

  it.each([
    ['a list of HS codes', 'Origin,HS Code,SKU\nChina,6912.00,A-1\n葡萄牙,,B-2\n'],
    ['an export of a shop', 'Variant SKU,HS codes,Country,Vendor\nA-1,="6912.00",cn,Kiln\nB-2,,Portugal,\n'],
    ['a list in Chinese', '貨號,HS編號,產地\nA-1,6912.00,中國\nB-2,,葡萄牙\n'],
  ])('%s is imported without descriptions', async (_, content) => {
    const checked = await upload(content);
    expect((await confirm(checked.text)).location).toMatch(/\/products\/import\?created=2&changed=0$/);
    const mug = { description: '', hs_code: '6912.00', country_of_manufacture: 'CN' };
    expect((await get('A-1')).body.data).toMatchObject(mug);
    expect((await get('B-2')).body.data).toMatchObject({ hs_code: null, country_of_manufacture: 'PT' });
    const form = await browser.post('/test/products/sku/A-1', { hs_code: '6911.10', archived: 'yes' });
    expect(form.status).toBe(303);
    expect((await get('A-1')).body.data).toMatchObject({
      description: '',
      hs_code: '6911.10',
      archived: true,
    });
    await Promise.all(['A-1', 'B-2'].map((sku) => remove(sku)));
  });

  const confirm = (page: string) => sendUpload(browser, page, '/test/products/import', { do: 'import' });
  const outcomeOf = (page: string) =>
    (['created', 'changed', 'unchanged', 'faulty'] as const).map(
      (name) => page.split(`<dt>${text.outcome[name]}</dt><dd>`)[1]?.split('</dd>')[0],
    );

  it('is imported once its outcome was shown, and a downloaded file is imported again without a change', async () => {
    const checked = await upload('SKU,Description,HS code US,Weight (g)\nCUP,Cup,6912.00.3500,200\n');
    expect(outcomeOf(checked.text)).toEqual(['1', '0', '0', '0']);
    expect((await get('CUP')).status).toBe(404);
    expect((await confirm(checked.text)).location).toMatch(/created=1&changed=0$/);
    expect((await get('CUP')).body.data).toMatchObject({ unit_weight_kg: 0.2 });
    const { text: csv } = await browser.get('/test/products.csv');
    const again = await upload(csv);
    expect(outcomeOf(again.text).slice(0, 2)).toEqual(['0', '0']);
    expect(again.text).not.toContain('value="import"');
  });

  it.each([
    ['en', 'must have at least 6 digits', 'such as 6109.10', productTexts.en],
    ['zh-Hant', '6 個數字', '例如 6109.10', productTexts['zh-Hant']],
  ] as const)('is imported without its faulty rows, which are shown and sent with line, column and cure: %s', async (language, fault, cure, words) => {
    const sku = `GOOD-${language}`;
    const file = `SKU,Description,HS code\nNEW,Mug,69\n${sku},Mug,6912.00\n${sku},Again,\nCUP,Big cup,\n`;
    await browser.post('/test/settings', { language, time_zone: 'Asia/Hong_Kong' });
    const { status, text: page } = await upload(file);
    const shown = page.replaceAll(/<[^>]*>/g, ' ');
    const csv = await sendUpload(browser, page, '/test/products/import', { do: 'faulty' });
    const made = await confirm(page);
    await browser.post('/test/settings', { language: 'en', time_zone: 'Asia/Hong_Kong' });
    expect(status).toBe(200);
    for (const part of [fault, cure, words.repeated('3'), words.importCount(language === 'en' ? 2 : 1)])
      expect(shown).toContain(part);
    const [, first, second, ...others] = csv.text.trim().split('\r\n');
    expect([first, second, others]).toEqual([
      expect.stringMatching(new RegExp(`${fault}.*NEW,Mug,69$`)),
      expect.stringMatching(new RegExp(`${words.repeated('3')}.*${sku},Again,$`)),
      [],
    ]);
    expect(made.location).toMatch(/created=1&changed=[01]$/);
    expect((await get(sku)).body.data).toMatchObject({ hs_code: '6912.00', description: 'Mug' });
    expect((await get('NEW')).status).toBe(404);
    const corrected = await upload(
      csv.text.replace(',69\r', ',6912.00\r').replace(`${sku},Again`, `C-${sku},Cup`),
    );
    expect(outcomeOf(corrected.text)).toEqual(['2', '0', '0', '0']);
  });

  it('is refused whole if it can’t be read', async () => {
    expect((await upload('')).text).toContain(text.noFile);
    expect((await upload('Name\nMug\n')).text).toContain(text.noSku);
    const { text: page } = await upload('SKU\nMUG\n');
    const lost = { do: 'import', product_file: 'AAAA' };
    const broken = await sendUpload(browser, page, '/test/products/import', lost);
    expect([broken.status, broken.text]).toEqual([400, expect.stringContaining(text.noFile)]);
  });
});

describe('items of a shipment', () => {
  it('are saved as products by a button of its page', async () => {
    const items = [
      { sku: 'BOWL', description: 'Bowl', quantity: 2, unit_price_hkd: 60, hs_code: '6912.00' },
      { description: 'Without a SKU', quantity: 1, unit_price_hkd: 5 },
    ];
    const { id } = await service.sdk().shipments.create({ ...order(), items });
    expect((await browser.get(`/test/shipments/${id}`)).text).toContain(text.ofShipment);
    const { location } = await browser.post(`/test/shipments/${id}/products`, {});
    expect(location).toMatch(/created=1&changed=0$/);
    expect((await get('BOWL')).body.data).toMatchObject({
      description: 'Bowl',
      unit_price_hkd: 60,
      unit_price: null,
    });
    const bare = await service.sdk().shipments.create(order());
    expect((await browser.get(`/test/shipments/${bare.id}`)).text).not.toContain(text.ofShipment);
  });

  it('keep the digits of the destination apart from those of all countries', async () => {
    const vase = { sku: 'VASE', description: 'Vase', hs_code: '6913.10', hs_codes: { BR: '6913.10.00' } };
    await service.sdk().products.create({ ...vase, unit_price_hkd: 80 });
    const items = [{ sku: 'VASE', quantity: 1, hs_code: '6913.10.5000' }];
    const { id } = await service.sdk().shipments.create({ ...order(), items });
    await browser.post(`/test/shipments/${id}/products`, {});
    expect((await get('VASE')).body.data).toMatchObject({
      hs_code: '691310',
      hs_codes: { BR: '6913.10.00', US: '6913.10.5000' },
    });
  });
});
