import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { earphones, fillProducts, productCalls } from '../support/product/products.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { add, added, get, remove, count } = productCalls(() => service);

describe('201', () => {
  it('saves a product with the given fields, and returns it', async () => {
    const { status, body } = await add({ ...earphones, sku: ' EP-220 ', mfr_id_std: ' ' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...earphones,
      country_of_manufacture: 'CN',
      mfr_id_std: null,
      is_cspc: null,
      archived: false,
    });
    expect((await get('EP-220')).body.data).toEqual(body.data);
  });

  it('takes any readable SKU, and keeps its letter case and mode', async () => {
    for (const sku of ['a/b', 'A/B', '50%', 'T-恤 M', '?&=#']) {
      expect(await added({ sku, description: 'Mug' })).toMatchObject({ sku });
      expect((await get(sku)).body.data.sku).toBe(sku);
      expect((await get(sku, service.account.liveKey)).status).toBe(404);
    }
    expect((await add({ sku: 'a/b', description: 'Mug' }, service.account.liveKey)).status).toBe(201);
  });

  it('saves once under a key, also with two requests at the same moment', async () => {
    const before = await count();
    const key = randomUUID();
    const once = () => add({ sku: 'ONCE', description: 'Mug' }).set('Idempotency-Key', key);
    const answers = await Promise.all([once(), once()]);
    const again = await once();
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    for (const { status, body } of answers)
      if (status !== 201) expect([status, body.sysCode]).toEqual([409, '1409001']);
    expect((await count()) - before).toBe(1);
  });
});

describe('400', () => {
  it.each([
    [{ description: 'Mug' }, ['sku']],
    [{ sku: ' ', description: 'Mug' }, ['sku']],
    [{ sku: '..', description: 'Mug' }, ['sku']],
    [{ sku: 'x'.repeat(65), description: 'Mug' }, ['sku']],
    [{ sku: 'BAD', description: ' ' }, ['description']],
    [{ sku: 'BAD', description: 'Mug', hs_code: '6912' }, ['hs_code']],
    [{ sku: 'BAD', description: 'Mug', hs_codes: { US: '6912' } }, ['hs_codes', 'US']],
    [{ sku: 'BAD', description: 'Mug', hs_codes: { UK: '691200' } }, ['hs_codes', 'UK']],
    [{ sku: 'BAD', description: 'Mug', hs_codes: { usa: '691200' } }, ['hs_codes']],
    [{ sku: 'BAD', description: 'Mug', translations: { '?': 'Tasse' } }, ['translations']],
    [{ sku: 'BAD', description: 'Mug', quantity: 1 }, ['quantity']],
    [{ sku: 'BAD', description: 'Mug', unit_price_hkd: -1 }, ['unit_price_hkd']],
  ])('names the field at fault, and saves nothing: %#', async (body, path) => {
    const before = await count();
    const { status, body: answer } = await add(body);
    expect([status, answer.sysCode]).toEqual([400, '1500101']);
    expect(answer.data[0].path.slice(0, path.length)).toEqual(path);
    expect(await count()).toBe(before);
  });
});

describe('409', () => {
  it('refuses a SKU that is taken, also of eight requests at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => add({ sku: 'TAKEN', description: `Mug ${at}` })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(7);
    for (const { status, body } of refused) expect([status, body.sysCode]).toEqual([409, '1500126']);
    const saved = answers.find(({ status }) => status === 201);
    expect((await get('TAKEN')).body.data).toEqual(saved?.body.data);
  });

  it('refuses another body under a used key, and saves nothing', async () => {
    const key = randomUUID();
    await add({ sku: 'KEYED', description: 'Mug' }).set('Idempotency-Key', key);
    const { status, body } = await add({ sku: 'OTHER', description: 'Mug' }).set('Idempotency-Key', key);
    expect([status, body.sysCode]).toEqual([409, '1409002']);
    expect((await get('OTHER')).status).toBe(404);
  });

  it('saves two of six products at the same moment when two are free, and again once one is deleted', async () => {
    const { id: accountId, testKey, liveKey } = await service.createAccount();
    await fillProducts(service, { accountId, free: 2 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => add({ sku: `N-${at}`, description: 'Mug' }, testKey)),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.sysCode)).toEqual(Array(4).fill('1500125'));
    const again = () => add({ sku: 'LATER', description: 'Mug' }, testKey).set('Idempotency-Key', 'later');
    expect((await again()).status).toBe(409);
    expect((await add(earphones, liveKey)).status).toBe(201);
    expect((await remove('P-1', testKey)).status).toBe(200);
    expect((await again()).status).toBe(201);
  });
});
