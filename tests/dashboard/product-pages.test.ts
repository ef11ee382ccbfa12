import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productTexts } from '../../src/dashboard/product/text.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { fillProducts, productCalls } from '../support/product/products.ts';
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
    expect((await upload(content)).location).toMatch(/\/products\/import\?created=2&changed=0$/);
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

  it('is imported, and a downloaded file is imported again without a change', async () => {
    const made = await upload('SKU,Description,HS code US,Weight (g)\nCUP,Cup,6912.00.3500,200\n');
    expect(made.location).toMatch(/created=1&changed=0$/);
    expect((await get('CUP')).body.data).toMatchObject({ unit_weight_kg: 0.2 });
    const { text: csv } = await browser.get('/test/products.csv');
    expect((await upload(csv)).location).toMatch(/created=0&changed=0$/);
  });

  it('is refused with row, column and cure of each cell at fault, and saves nothing', async () => {
    const { status, text: page } = await upload('SKU,Description,HS code\nNEW,Mug,69\nNEW,Again,\n');
    expect([status, page]).toEqual([400, expect.stringContaining(text.refused)]);
    expect(page).toContain('must have at least 6 digits');
    expect(page).toContain(text.repeated('2'));
    expect((await get('NEW')).status).toBe(404);
    expect((await upload('')).text).toContain(text.noFile);
    expect((await upload('Name\nMug\n')).text).toContain(text.noSku);
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
