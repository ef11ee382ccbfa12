import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readOrderDefaults } from '../../src/account/order-default.ts';
import { saveMapping } from '../../src/account/order-mapping.ts';
import { commandLineActor } from '../../src/audit.ts';
import { orderFileTexts } from '../../src/dashboard/settings/order-file-text.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

const text = orderFileTexts.en;
const page = '/test/settings/order-files';
let service: TestService;
let owner: TestBrowser;
let viewer: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser: owner } = await signedInUser(service));
  ({ browser: viewer } = await signedInUser(service, { role: 'viewer', address: '198.51.100.2' }));
});
afterAll(() => service.stop());
beforeEach(async () => {
  await service.database.db.pool.query('delete from order_default; delete from order_item_default');
});

const defaults = () => readOrderDefaults(service.database.db.kysely, service.account.id);
const saved = expect.stringMatching(/\/settings\/order-files\?saved=yes$/);
const shown = async (browser = owner, path = page) => (await browser.get(path)).text;

describe('services and weight', () => {
  it('are saved, shown in both modes, changed and removed', async () => {
    const fields = { 'service.*': 'HKASTDCSSTCM', country: 'US', service: 'HKASTDGGSTCM', weight: '0.35' };
    expect((await owner.post(page, fields)).location).toEqual(saved);
    expect(await defaults()).toMatchObject({
      services: { US: 'HKASTDGGSTCM', '*': 'HKASTDCSSTCM' },
      parcelWeightKg: 0.35,
    });
    for (const mode of ['test', 'live']) {
      const form = await shown(owner, `/${mode}/settings/order-files`);
      expect(form).toContain(`<label for="service.US">${text.serviceTo('United States')}</label>`);
      expect(form).toContain('<option value="HKASTDGGSTCM" selected>');
      expect(form).toContain('value="0.35"');
    }
    expect(await shown(viewer)).toContain('<code>HKASTDGGSTCM</code>');
    expect(await shown(viewer)).not.toContain('<form method="post" action="/dashboard/test/settings');
    await owner.post(page, { listed: 'US', 'service.US': '', 'service.*': 'HKASTDGGSTCM', weight: '' });
    expect(await defaults()).toMatchObject({ services: { '*': 'HKASTDGGSTCM' }, parcelWeightKg: null });
  });

  it.each([
    [{ weight: '1.2345' }, 'weight', text.weightFault],
    [{ weight: '0' }, 'weight', text.weightFault],
    [{ weight: '1000.001' }, 'weight', text.weightFault],
    [{ weight: 'half' }, 'weight', text.weightFault],
    [{ 'service.*': 'NONE' }, 'service.\\*', text.serviceFault.unknown_service],
    [{ country: 'US' }, 'service', text.serviceFault.unknown_service],
    [{ service: 'HKASTDGGSTCM' }, 'country', text.serviceFault.unknown_country],
  ])('with %j are refused beside the field, and nothing changes', async (fields, name, fault) => {
    const reply = await owner.post(page, { ...fields });
    expect([reply.status, reply.text]).toEqual([
      400,
      expect.stringMatching(new RegExp(`id="${name}-error">${fault}`)),
    ]);
    expect(await defaults()).toMatchObject({ services: {}, parcelWeightKg: null });
  });
});

describe('a SKU', () => {
  const add = (fields: Record<string, string>) => owner.post(`${page}/items`, fields);

  it('is added, replaced, found and removed', async () => {
    const mug = { sku: 'MUG-B', hs_code: '6912.00', country_of_manufacture: 'CN' };
    expect((await add(mug)).location).toEqual(saved);
    await add({ ...mug, hs_code: '6911.10' });
    await add({ sku: '<b>', hs_code: '', country_of_manufacture: 'PT' });
    expect((await defaults()).items).toEqual({
      'MUG-B': { hsCode: '6911.10', countryOfManufacture: 'CN' },
      '<b>': { hsCode: null, countryOfManufacture: 'PT' },
    });
    expect(await shown()).toContain('<code>&lt;b></code>');
    const found = await shown(owner, `${page}?find=mug`);
    expect(found).toContain('<code>MUG-B</code>');
    expect(found).not.toContain('<code>&lt;b></code>');
    expect((await owner.get(`${page}?find=%00&cursor=%00`)).status).toBe(200);
    await owner.post(`${page}/items/remove`, { sku: 'MUG-B' });
    expect(Object.keys((await defaults()).items)).toEqual(['<b>']);
  });

  it('is refused beside its fields, and keeps the typed values', async () => {
    const reply = await add({ sku: '', hs_code: '4.47E+11', country_of_manufacture: '' });
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(`id="sku-error">${text.fault.missing}`);
    expect(reply.text).toContain(`id="hs_code-error">${text.fault.no_hs_code('4.47E+11')}`);
    expect(reply.text).toContain('value="4.47E+11"');
    const empty = await add({ sku: 'X', hs_code: '', country_of_manufacture: '' });
    expect(empty.text).toContain(text.fault.nothing_known);
    expect((await defaults()).items).toEqual({});
  });
});

describe('a list of SKUs', () => {
  const upload = (content: string | Buffer) => owner.upload(`${page}/items/upload`, [['skus.csv', content]]);

  it.each([
    ['with names of columns in any order', 'Origin,HS Code,SKU\nChina,6912.00,A-1\n葡萄牙,,B-2\n'],
    ['without names', 'A-1,6912.00,CN\nB-2,,PT\n'],
    ['with a name of a shop', 'Variant SKU,HS code,Country of origin\nA-1,="6912.00",cn\nB-2,,Portugal\n'],
  ])('%s is added as a whole', async (_, content) => {
    expect((await upload(content)).location).toEqual(saved);
    expect((await defaults()).items).toEqual({
      'A-1': { hsCode: '6912.00', countryOfManufacture: 'CN' },
      'B-2': { hsCode: null, countryOfManufacture: 'PT' },
    });
  });

  it('that is pasted is added', async () => {
    const form = new FormData();
    form.append('pasted', 'A-1,6912.00,CN\r\n');
    const { text: opened } = await owner.get(page);
    form.append('form_key', /name="form_key" value="([^"]+)"/.exec(opened)?.[1] ?? '');
    const reply = await owner.send(`${page}/items/upload`, form);
    expect(reply.location).toEqual(saved);
    expect(Object.keys((await defaults()).items)).toEqual(['A-1']);
  });

  it('with a row at fault is refused with its lines, and none is saved', async () => {
    const reply = await upload('sku,hs_code,origin\nA-1,6912.00,CN\nB-2,90210,Narnia\n');
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(text.faults);
    expect(reply.text).toContain(text.faultAt(3, text.fault.no_hs_code('90210')));
    expect(reply.text).toContain(text.faultAt(3, text.fault.no_country('Narnia')));
    expect((await defaults()).items).toEqual({});
  });

  it.each([
    ['nothing', ''],
    ['names only', 'sku,hs_code,origin\n'],
  ])('with %s is refused', async (_, content) => {
    const reply = await upload(content);
    expect([reply.status, reply.text]).toEqual([400, expect.stringMatching(/Nothing was saved/)]);
  });

  it('of more SKUs than an account has is refused, and none is saved', async () => {
    const rows = Array.from({ length: 10_001 }, (_, at) => `S${at},610910,CN`);
    const reply = await upload(rows.join('\n'));
    expect(reply.status).toBe(400);
    expect((await defaults()).items).toEqual({});
  });
});

it('saved columns are listed with their first names, and removed', async () => {
  const { kysely } = service.database.db;
  const actor = commandLineActor(service.account.id, service.clock.now());
  const header = ['Order', '<i>', 'c', 'd', 'e'];
  await saveMapping(kysely, actor, {
    table: { hasHeader: true, header },
    mapping: { mapping: header.map(() => null), source: 'chosen', unknown: [], ignored: [] },
  });
  const listed = await shown();
  expect(listed).toContain('Order, &lt;i>, c, d, …');
  const action = /action="\/dashboard(\/test\/settings\/order-files\/mappings\/[\w-]+\/remove)"/.exec(
    listed,
  )?.[1];
  expect((await owner.post(action ?? '')).location).toEqual(saved);
  expect(await shown()).toContain(text.noMappings);
  expect((await owner.post(action ?? '')).status).toBe(404);
});

it('the page is linked from the settings', async () => {
  expect(await shown(owner, '/test/settings')).toContain('href="/dashboard/test/settings/order-files"');
});
