import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { earphones, productCalls } from '../support/product/products.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { added, get, change } = productCalls(() => service);

beforeEach(async () => {
  await service.database.db.pool.query('delete from merchant_product');
  await added(earphones);
});

describe('200', () => {
  it('changes the given fields, removes those that are null, and keeps the rest', async () => {
    const before = (await get('EP-220')).body.data;
    const { status, body } = await change('EP-220', {
      unit_price: null,
      unit_weight_kg: 0.06,
      hs_codes: { US: null, JP: '8518.30.000' },
      archived: true,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...before,
      unit_price: null,
      unit_weight_kg: 0.06,
      hs_codes: { EU: '8518.30.95', FR: '8518.30.9500', JP: '8518.30.000' },
      archived: true,
      updated_at: expect.any(String),
    });
    const { body: emptied } = await change('EP-220', { translations: null, hs_codes: null });
    expect(emptied.data).toMatchObject({ translations: {}, hs_codes: {} });
    expect((await get('EP-220')).body.data).toEqual(emptied.data);
  });

  it('keeps both changes of two writers at the same moment', async () => {
    await Promise.all([
      ...['US', 'JP', 'KR', 'CA'].map((country) =>
        change('EP-220', { hs_codes: { [country]: '8518.30.11' } }),
      ),
      change('EP-220', { mfr_id_std: '4891234567890' }),
    ]);
    const { hs_codes, mfr_id_std } = (await get('EP-220')).body.data;
    expect(Object.keys(hs_codes)).toEqual(['CA', 'EU', 'FR', 'JP', 'KR', 'US']);
    expect(mfr_id_std).toBe('4891234567890');
  });
});

describe('400', () => {
  it.each([
    [{ sku: 'EP-221' }, ['sku']],
    [{ description: null }, ['description']],
    [{ hs_codes: { ZZ: '851830' } }, ['hs_codes', 'ZZ']],
    [{ hs_code: '85' }, ['hs_code']],
    [{ archived: 'yes' }, ['archived']],
  ])('names the field at fault, and changes nothing: %#', async (body, path) => {
    const before = (await get('EP-220')).body.data;
    const { status, body: answer } = await change('EP-220', body);
    expect([status, answer.data[0].path]).toEqual([400, path]);
    expect((await get('EP-220')).body.data).toEqual(before);
  });

  it('refuses more destinations than a product can have, also in steps', async () => {
    const codes = [...service.context.catalog.current.countries.keys()].slice(0, 100);
    const codesOf = (some: string[]) => Object.fromEntries(some.map((code) => [code, '851830']));
    expect((await change('EP-220', { hs_codes: null })).status).toBe(200);
    expect((await change('EP-220', { hs_codes: codesOf(codes) })).status).toBe(200);
    const { status, body: refused } = await change('EP-220', { hs_codes: { EU: '85183095' } });
    expect([status, refused.data[0].path]).toEqual([400, ['hs_codes']]);
  });
});

describe('404', () => {
  it('changes no product of another account or mode', async () => {
    const other = await service.createAccount();
    for (const key of [other.testKey, service.account.liveKey])
      expect((await change('EP-220', { description: 'Mug' }, key)).status).toBe(404);
    expect((await get('EP-220')).body.data.description).toBe(earphones.description);
  });
});
