import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { insertFxRate } from '../../db/query/pricing/fx-rate.ts';
import { fillItems } from '../../src/merchant-product/fill-items.ts';
import { earphones, productCalls } from '../support/product/products.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const fetchedAt = service.clock.now();
  const { kysely } = service.database.db;
  await insertFxRate(kysely, { rateMicros: 7_800_000, rateType: 'daily', fetchedAt });
  await added(earphones);
  await added({ sku: 'MUG', description: 'Mug', unit_price_hkd: 80, hs_code: '691200' });
  await added({ sku: 'OLD', description: 'Old mug', unit_price_hkd: 80 });
  await change('OLD', { archived: true });
});
afterAll(() => service.stop());

const { added, book, change, remove } = productCalls(() => service);

const recipient = { ...order().recipient };
const french = { ...recipient, country_code: 'FR', city: 'Paris', postal_code: '75001' };
const body = (items: readonly object[], more: object = {}) => ({ ...order(), ...more, items });
const validate = async (sent: object, key?: string) =>
  (await service.call('post', '/shipments/validate', key).send(sent)).body.data;

describe('an item with a SKU and a quantity', () => {
  it('is booked with the fields of its product, frozen into the shipment', async () => {
    const { status, body: booked } = await book(body([{ sku: ' EP-220', quantity: 2 }]));
    expect(status).toBe(201);
    const read = async () => (await service.call('get', `/shipments/${booked.data.id}`)).body.data.items;
    const items = await read();
    expect(items).toMatchObject([
      {
        description: 'Wireless earphones',
        quantity: 2,
        unit_price_hkd: 190,
        unit_weight_kg: 0.05,
        hs_code: '8518.30.2000',
        country_of_manufacture: 'CN',
        merchant_product_id: 'EP-220',
      },
    ]);
    await change('EP-220', { description: 'Earphones' });
    expect(await read()).toEqual(items);
    await change('EP-220', { description: earphones.description });
  });

  it('keeps the fields of the order', async () => {
    const own = { description: 'Pair of earphones', hs_code: '8518.30', unit_price: 9.99 };
    const { body: booked } = await book(body([{ sku: 'EP-220', quantity: 1, ...own, mfr_id_std: 'X' }]));
    const { body: read } = await service.call('get', `/shipments/${booked.data.id}`);
    expect(read.data.items).toMatchObject([{ ...own, mfr_id_std: 'X', country_of_manufacture: 'CN' }]);
  });

  it('takes the longest HS code that names the destination', async () => {
    const { catalog } = service.context;
    const products = new Map([['A', { sku: 'A', description: 'A', archived: false, fields: earphones }]]);
    const codeTo = (country: string) =>
      fillItems(
        { items: [{ sku: 'A', quantity: 1 }], place: { country_code: country } },
        products as never,
        catalog.current,
      ).items;
    expect(codeTo('us')).toMatchObject([{ hs_code: '8518.30.2000' }]);
    expect(codeTo('FR')).toMatchObject([{ hs_code: '8518.30.9500' }]);
    expect(codeTo('DE')).toMatchObject([{ hs_code: '8518.30.95' }]);
    expect(codeTo('JP')).toMatchObject([{ hs_code: '8518.30' }]);
  });

  it('takes the HS code of a country for a territory of it that is a country of the catalog', async () => {
    const { current } = service.context.catalog;
    const [states] = [...current.countries.values()].filter(({ code }) => code === 'US');
    const island = { ...states, code: 'PR', areas: [] } as NonNullable<typeof states>;
    const catalog = { ...current, countries: new Map(current.countries).set('PR', island) };
    const codeTo = (hs_codes: Record<string, string>, place: object) => {
      const product = {
        sku: 'A',
        description: 'A',
        archived: false,
        fields: { hs_code: '8518.30', hs_codes },
      };
      const items = [{ sku: 'A', quantity: 1 }];
      return fillItems({ items, place }, new Map([['A', product]]) as never, catalog).items;
    };
    const writings = [{ country_code: 'PR' }, { country_code: 'US', postal_code: '00901' }];
    const own = { EU: '8518.30.95', US: '8518.30.2000', PR: '8518.30.2001', 'US-PR': '8518.30.2002' };
    const { 'US-PR': _, ...named } = own;
    for (const place of writings) {
      expect(codeTo({ EU: own.EU, US: own.US }, place)).toMatchObject([{ hs_code: own.US }]);
      expect(codeTo(named, place)).toMatchObject([{ hs_code: own.PR }]);
      expect(codeTo({ 'US-PR': own['US-PR'] }, place)).toMatchObject([{ hs_code: own['US-PR'] }]);
      expect(codeTo({ EU: own.EU }, place)).toMatchObject([{ hs_code: '8518.30' }]);
    }
    expect(codeTo({ PR: own.PR }, { country_code: 'US', postal_code: '10001' })).toMatchObject([
      { hs_code: '8518.30' },
    ]);
  });

  it('takes the HS code of a territory by its own code and by that of its tax area', async () => {
    await added({ sku: 'ISLES', description: 'Mug', unit_price_hkd: 80, hs_codes: { IC: '69120001' } });
    const islands = { ...french, country_code: 'IC', city: 'Las Palmas', postal_code: '35001' };
    const spain = { ...islands, country_code: 'ES' };
    for (const place of [islands, spain]) {
      const { body: booked } = await book(body([{ sku: 'ISLES', quantity: 1 }], { recipient: place }));
      const { body: read } = await service.call('get', `/shipments/${booked.data.id}`);
      expect(read.data.items).toMatchObject([{ hs_code: '69120001' }]);
    }
  });

  it('is filled in by validateShipment, batches, quotes and returns', async () => {
    const items = [{ sku: 'MUG', quantity: 1 }];
    expect(await validate(body(items))).toMatchObject({ valid: true });
    const orders = [1, 2].map((n) => ({ ...body(items), reference_no: `R-${n}` }));
    const { body: checked } = await service.call('post', '/shipments/batch/validate').send({ orders });
    expect(checked.data).toMatchObject({ valid: true });
    const { body: quoted } = await service
      .call('post', '/rates')
      .send({ weight_kg: 0.5, destination_country: 'FR', items });
    expect(quoted.data.options.length).toBeGreaterThan(0);
    const { body: levied } = await service
      .call('post', '/rates')
      .send({ weight_kg: 0.5, destination_country: 'FR', items: [{ sku: 'NONE', quantity: 1 }] });
    expect(levied.data[0]).toMatchObject({ path: ['items', 0, 'description'] });
  });

  it('gives the same answer to a repeat, although the product has changed since', async () => {
    const key = randomUUID();
    const once = () =>
      service
        .call('post', '/shipments')
        .set('Idempotency-Key', key)
        .send(body([{ sku: 'MUG', quantity: 1 }]));
    const first = await once();
    expect(first.status).toBe(201);
    await change('MUG', { description: 'Cup' });
    const again = await once();
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
  });

  it('is not filled in from a product of the other mode', async () => {
    const { violations } = await validate(body([{ sku: 'MUG', quantity: 1 }]), service.account.liveKey);
    expect(violations).toContainEqual(
      expect.objectContaining({ path: ['items', 0, 'description'], message: expect.stringContaining('MUG') }),
    );
  });
});

describe('an item without a description', () => {
  it.each([
    [{ sku: 'NONE', quantity: 1 }, /no product has the SKU NONE/],
    [{ sku: 'OLD', quantity: 1 }, /OLD is archived/],
    [{ quantity: 1 }, /is required, unless/],
    [{ sku: 'x'.repeat(65), quantity: 1 }, /is required/],
  ])('is refused with the reason: %#', async (item, message) => {
    const { status, body: refused } = await book(body([item]));
    expect(status).toBe(400);
    const found = refused.data.find(({ path }: { path: string[] }) => path.at(-1) === 'description');
    expect(found).toMatchObject({ path: ['items', 0, 'description'] });
    expect(found.message).toMatch(message);
  });

  it('needs no product if the SKU is unknown and the fields are there', async () => {
    const item = { sku: 'NONE', quantity: 1, description: 'Mug', unit_price_hkd: 80 };
    expect((await book(body([item]))).status).toBe(201);
  });

  it('is refused once its product is deleted', async () => {
    await added({ sku: 'GONE', description: 'Mug', unit_price_hkd: 80 });
    const item = { sku: 'GONE', quantity: 1 };
    expect(await validate(body([item]))).toMatchObject({ valid: true });
    await remove('GONE');
    expect(await validate(body([item]))).toMatchObject({ valid: false });
  });
});

describe('the price', () => {
  it.each([
    ['HKD by default', [{ sku: 'EP-220', quantity: 1 }], {}, [{ unit_price_hkd: 190 }]],
    [
      'USD beside a price in USD',
      [
        { sku: 'EP-220', quantity: 1 },
        { description: 'Mug', quantity: 1, unit_price: 8 },
      ],
      {},
      [{ unit_price: 24.5 }, { unit_price: 8 }],
    ],
    ['USD if stated', [{ sku: 'EP-220', quantity: 1 }], { declared_currency: 'USD' }, [{ unit_price: 24.5 }]],
  ])('is that in the currency of the order: %s', async (_, items, more, expected) => {
    const { status, body: booked } = await book(body(items, more));
    expect(status).toBe(201);
    const { body: read } = await service.call('get', `/shipments/${booked.data.id}`);
    expect(read.data.items).toMatchObject(expected);
  });

  it('is asked for if the product has none in the currency of the order', async () => {
    const { violations } = await validate(body([{ sku: 'MUG', quantity: 1 }], { declared_currency: 'USD' }));
    expect(violations).toMatchObject([
      { path: ['items', 0, 'unit_price'], message: expect.stringMatching(/MUG has a price in HKD alone/) },
    ]);
  });
});

describe('a list of any values as items', () => {
  const products = new Map([
    ['A', { sku: 'A', description: 'Mug', archived: false, fields: { hs_code: '691200', unit_price: 3 } }],
  ]);
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.constant('A'),
    fc.constant(' '),
    fc.array(fc.string()),
  );
  const item = fc.dictionary(
    fc.constantFrom('sku', 'description', 'hs_code', 'quantity', 'unit_price', 'unit_price_hkd', '__proto__'),
    value,
  );

  it('keeps each value that is not blank, and adds only fields of the product', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(item, value), { maxLength: 5 }), value, (items, country) => {
        const goods = { items, place: { country_code: country }, currency: country };
        const filled = fillItems(goods, products, service.context.catalog.current);
        expect(filled.items).toHaveLength(items.length);
        for (const [index, sent] of items.entries()) {
          if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
            expect(filled.items[index]).toBe(sent);
            continue;
          }
          const given = Object.entries(sent).filter(
            ([, one]) => typeof one !== 'string' || one.trim() !== '',
          );
          expect(filled.items[index]).toMatchObject(Object.fromEntries(given));
        }
      }),
    );
  });
});

it('an order to the EU counts a product once, with or without its fields', async () => {
  const products = [{ sku: 'MUG', quantity: 1 }];
  const spelled = [{ description: 'Cup', quantity: 1, unit_price_hkd: 80, hs_code: '691200' }];
  const filled = await validate(body([...products, ...spelled], { recipient: french }));
  const whole = await validate(body([...spelled, ...spelled], { recipient: french }));
  expect(filled.quote?.surcharges).toEqual(whole.quote?.surcharges);
});
