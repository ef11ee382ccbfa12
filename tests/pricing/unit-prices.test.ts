import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { insertFxRate } from '../../db/query/pricing/fx-rate.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted, countShipments, create, orderTo, refused } from '../support/shipment/booking.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';
import { fraction, storedPrices } from './exact-model.ts';
import { expectedOutcome } from './expected-outcome.ts';
import { pricedOrder } from './priced-order.ts';

/** Unit prices are kept exactly, multiplied exactly, and rounded half up once per line. */
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await insertFxRate(service.database.db.kysely, {
    rateMicros: 7_800_000,
    rateType: 'daily',
    fetchedAt: service.clock.now(),
  });
});

afterAll(() => service.stop());

type Item = OrderBody['items'][number];

type Price = Pick<Item, 'unit_price' | 'unit_price_hkd'>;

/** Returns an order to Norway with VOEC prepayment: 27 % of the declared value, plus HKD 3. */
const prepaid = (items: readonly (Price & { quantity: number })[], change: Partial<OrderBody> = {}) =>
  orderTo('NO', {
    voec_prepay: true,
    items: items.map((item) => ({ description: 'Bead', ...item })),
    ...change,
  });

const quoteOf = async ({ items }: OrderBody, change: object = {}) =>
  service.call('post', '/rates').send({
    weight_kg: 0.5,
    destination_country: 'NO',
    service_tier_id: 'HKASTDGGSTCM',
    voec_prepay: true,
    items,
    ...change,
  });

describe('a unit price', () => {
  it.each<[string, Price, number, number, number]>([
    ['HKD 0.045 × 10000', { unit_price_hkd: 0.045 }, 10_000, 124.5, 0.005769],
    ['HKD 1.004 × 1000', { unit_price_hkd: 1.004 }, 1000, 274.08, 0.128718],
    ['HKD 999999.999999 × 1', { unit_price_hkd: 999_999.999999 }, 1, 270_003, 128_205.128205],
    ['USD 0.014 × 10000', { unit_price: 0.014 }, 10_000, 297.84, 0.014],
    ['USD 0.000001 × 10000', { unit_price: 0.000001 }, 10_000, 3.02, 0.000001],
  ])('of %s has the same exact price in create, dry run and quote, and reads back unchanged', async (_, price, quantity, fee, usd) => {
    const body = prepaid([{ ...price, quantity }]);
    const { data, fees } = await accepted(service, body);
    expect(fees).toEqual({ NO_VOEC_PREPAY: fee });
    const dry = await service.call('post', '/shipments/validate').send(body);
    expect(dry.body.data.quote.total_hkd).toBe(data.pricing_snapshot.total_hkd);
    const quote = await quoteOf(body);
    expect(quote.body.data.options[0].total_hkd).toBe(data.pricing_snapshot.total_hkd);
    const prices = { unit_price: usd, unit_price_hkd: price.unit_price_hkd ?? null };
    const detail = await service.call('get', `/shipments/${data.id}`);
    expect(detail.body.data.items).toEqual([expect.objectContaining(prices)]);
    const events = await service.call('get', '/events?limit=1');
    expect(events.body.data.data[0].data.object.items).toEqual([expect.objectContaining(prices)]);
  });

  it('is rounded once per line, not per piece or per order', async () => {
    const two = prepaid([
      { unit_price_hkd: 0.045, quantity: 1 },
      { unit_price_hkd: 0.045, quantity: 1 },
    ]);
    expect((await accepted(service, two)).fees).toEqual({ NO_VOEC_PREPAY: 3.03 });
    const one = prepaid([{ unit_price_hkd: 0.045, quantity: 2 }]);
    expect((await accepted(service, one)).fees).toEqual({ NO_VOEC_PREPAY: 3.02 });
  });

  it('in HKD is refused if it rounds to USD 0.00, and accepted from USD 0.005', async () => {
    for (const [field, declared_currency] of [
      ['unit_price_hkd', undefined],
      ['unit_price', 'HKD'],
    ] as const) {
      const of = (...figures: number[]) =>
        prepaid(
          figures.map((figure) => ({ [field]: figure, quantity: 10_000 })),
          declared_currency ? { declared_currency } : {},
        );
      await refused(service, of(0.038, 0.038999, 0.039, 0.000001, 0), 'INVALID_FIELD', [
        ['items', 0, field],
        ['items', 1, field],
        ['items', 3, field],
      ]);
      await accepted(service, of(0.039, 0));
    }
    const quote = await quoteOf(prepaid([{ unit_price_hkd: 0.038, quantity: 10_000 }]));
    expect([quote.status, quote.body.data?.[0]?.path]).toEqual([400, ['items', 0, 'unit_price_hkd']]);
  });

  it('in USD is never refused as too small', async () => {
    const { fees } = await accepted(service, prepaid([{ unit_price: 0.004, quantity: 10_000 }]));
    expect(fees).toEqual({ NO_VOEC_PREPAY: 87.24 });
  });

  it.each([
    0.0000001, 1e-7, 1.0000001, 999_999.9999999, 0.1234567, 1.0000000000000002,
  ])('of %p has more than 6 decimals: create, dry run and quote refuse it by its path', async (figure) => {
    for (const field of ['unit_price', 'unit_price_hkd'] as const) {
      const body = prepaid([
        { [field]: 0, quantity: 1 },
        { [field]: figure, quantity: 1 },
      ]);
      await refused(service, body, 'INVALID_FIELD', [['items', 1, field]]);
      const dry = await service.call('post', '/shipments/validate').send(body);
      expect(dry.body.data.violations).toEqual([
        { path: ['items', 1, field], code: 'INVALID_FIELD', message: 'must have at most 6 decimals' },
      ]);
      const quote = await quoteOf(body);
      expect([quote.status, quote.body.data]).toEqual([400, dry.body.data.violations]);
    }
  });

  it('is used as the double that its JSON text parses to', async () => {
    const send = (text: string) =>
      service
        .call('post', '/shipments')
        .set('Idempotency-Key', `text-${text}`)
        .set('Content-Type', 'application/json')
        .send(
          JSON.stringify(prepaid([{ unit_price_hkd: 7, quantity: 1 }])).replace(
            '"unit_price_hkd":7',
            `"unit_price_hkd":${text}`,
          ),
        );
    for (const [text, price] of [
      ['1.00000000000000000001', 1],
      ['10.1e-1', 1.01],
      ['0.00001e4', 0.1],
      ['999999.999998999999999999999', 999_999.999999],
    ] as const) {
      const answer = await send(text);
      expect([text, answer.status]).toEqual([text, 201]);
      const detail = await service.call('get', `/shipments/${answer.body.data.id}`);
      expect(detail.body.data.items[0].unit_price_hkd).toBe(price);
    }
    const before = await countShipments(service);
    expect((await send('1000.1e-7')).status).toBe(400);
    expect(await countShipments(service)).toBe(before);
  });
});

describe('compared with exact fractions', () => {
  it('create, detail, dry run and quote agree on 100 random orders', async () => {
    let booked = 0;
    await fc.assert(
      fc.asyncProperty(pricedOrder, async (random) => {
        const recipient = { ...order().recipient, ...random.recipient };
        const body = JSON.parse(JSON.stringify({ ...order(), ...random, recipient }));
        const created = await create(service, body);
        const dry = (await service.call('post', '/shipments/validate').send(body)).body.data;
        if (created.status !== 201) {
          const paths = created.body.data.map(({ path }: { path: unknown }) => path);
          expect(paths).toEqual(expectedOutcome(random, 7.8, fraction(0)).refusedAt);
          expect(dry.valid).toBe(false);
          return;
        }
        booked += 1;
        const { id, pricing_snapshot: price } = created.body.data;
        const expected = expectedOutcome(random, 7.8, fraction(price.freight_hkd));
        expect(expected.refusedAt).toEqual([]);
        const fees = price.surcharges.map(({ code, amount_hkd }: { code: string; amount_hkd: number }) => [
          code,
          amount_hkd,
        ]);
        expect(Object.fromEntries(fees)).toEqual(expected.fees);
        expect(dry.quote.total_hkd).toBe(price.total_hkd);
        const inUsd = !random.declared_currency && random.items.some((item) => item.unit_price !== undefined);
        const { items } = (await service.call('get', `/shipments/${id}`)).body.data;
        const prices = random.items.map((item) => storedPrices(item, inUsd ? 'USD' : 'HKD', fraction(7.8)));
        expect(items).toEqual(prices.map((one) => expect.objectContaining(one)));
        if (random.declared_currency) return; // A quote has no declared currency: its unit_price is in USD.
        const quote = await quoteOf(body, {
          destination_country: recipient.country_code,
          service_tier_id: body.service_tier_id,
          surcharges: body.selected_surcharges,
          voec_prepay: body.voec_prepay,
          vat_prepay: body.vat_prepay,
        });
        expect(quote.body.data.options[0].total_hkd).toBe(price.total_hkd);
      }),
      { numRuns: 100 },
    );
    expect(booked).toBeGreaterThan(5);
  });
});

describe('the amounts of an order and of a quote', () => {
  it('are refused with more than 2 decimals, counted exactly: an insured amount', async () => {
    const change = { selected_surcharges: ['INSURANCE'], service_tier_id: 'HKASTDCSSTCM' };
    for (const insured_amount of [100.001, 100.000000001, 99.99999999]) {
      const body = prepaid([{ unit_price_hkd: 100, quantity: 1 }], { ...change, insured_amount });
      const answer = await create(service, body);
      expect([answer.status, answer.body.data?.[0]?.path]).toEqual([400, ['insured_amount']]);
    }
    const quote = await quoteOf(prepaid([{ unit_price_hkd: 100, quantity: 1 }]), {
      surcharges: ['INSURANCE'],
      insured_amount_hkd: 100.000000001,
    });
    expect([quote.status, quote.body.data?.[0]?.path]).toEqual([400, ['insured_amount_hkd']]);
  });

  it('are rounded half up from the decimal in the request: a declared value', async () => {
    for (const [declared_value_hkd, fee] of [
      [0.055, 3.02],
      [0.054999, 3.01],
      [0.005, 3],
      [0.015, 3.01],
      [0.014999999999, 3],
    ] as const) {
      const quote = await quoteOf(prepaid([]), { items: undefined, declared_value_hkd });
      const [option] = quote.body.data.options;
      expect(option.surcharges).toEqual([
        expect.objectContaining({ code: 'NO_VOEC_PREPAY', amount_hkd: fee }),
      ]);
    }
  });
});
