import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { updateAccount } from '../../db/query/account/account.ts';
import { clearFxRate, insertFxRate } from '../../db/query/pricing/fx-rate.ts';
import { violationText } from '../../src/contract/contract-text.ts';
import { prepareOrder } from '../../src/pricing/facts.ts';
import { allViolations, firstViolations } from '../../src/pricing/rules.ts';
import { sampanJson } from '../support/command-line.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted, countShipments, create, percentOf, refused } from '../support/shipment/booking.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';
import { readContext, readOrder } from './decision-row.ts';
import { demoCatalog } from './demo-catalog.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const catalog = await demoCatalog();

function check(order: string, context = '') {
  const facts = prepareOrder(readOrder(order), readContext(context, catalog));
  const text = ({ code, path }: { code: string; path: readonly (string | number)[] }) =>
    `${code}@${path.join('.')}`;
  return { first: firstViolations(facts).map(text), all: allViolations(facts).map(text) };
}

describe('a custom insured amount on a service that has none', () => {
  it('names the services that have one, and the field to omit', () => {
    const facts = prepareOrder(readOrder('select=INSURANCE insured=100'), readContext('custom=on', catalog));
    expect(firstViolations(facts)).toEqual([
      {
        code: 'INVALID_FIELD',
        path: ['insured_amount'],
        message:
          'is not possible: HKASTDGGSTCM has no custom insured amount; choose HKASTDCSSTCM or omit insured_amount',
      },
    ]);
    const [violation] = firstViolations(facts);
    expect(violation && violationText(violation, 'zh-Hant')).toBe(
      '沒有自訂投保金額；請選擇 HKASTDCSSTCM，或不填投保金額',
    );
  });
});

describe('an order that violates many rules', () => {
  const order =
    'payment=cod to=NO voec=true tax=1 vat=true ioss=IM0000000000 goods=livestock select=GIFT insured=-1 currency=USD';

  it('is refused for the first rule; the dry run lists all violations in the order of the rules', () => {
    const { first, all } = check(order, 'fx=none');
    expect(first).toEqual(['COD_NOT_AVAILABLE@payment_type']);
    expect(all).toEqual([
      'COD_NOT_AVAILABLE@payment_type',
      'VOEC_PREPAY_CONFLICT@tax_number',
      'VOEC_PREPAY_CONFLICT@ioss_number',
      'VOEC_PREPAY_CONFLICT@vat_prepay',
      'IOSS_AND_PREPAY_CONFLICT@ioss_number',
      'VAT_PREPAY_UNSUPPORTED@vat_prepay',
      'IOSS_NOT_OWNED@ioss_number',
      'SERVICE_NOT_AVAILABLE@goods_category',
      'INVALID_FIELD@selected_surcharges.0',
      'INVALID_FIELD@insured_amount',
      'INVALID_FIELD@insured_amount',
      'INVALID_FIELD@insured_amount',
      'INVALID_FIELD@items.0.unit_price_hkd',
    ]);
  });

  it('is checked as far as possible without a known service and country', () => {
    expect(check('service=NOPE to=ZZ select=GIFT payment=cod').all).toEqual([
      'COD_NOT_AVAILABLE@payment_type',
      'SERVICE_NOT_AVAILABLE@service_tier_id',
      'INVALID_FIELD@recipient.country_code',
      'INVALID_FIELD@selected_surcharges.0',
    ]);
  });

  it('is not reported as both switched off and unsupported', () => {
    expect(check('to=US vat=true voec=true', 'vat=off voec=off').all).toEqual([
      'VAT_PREPAY_DISABLED@vat_prepay',
      'VOEC_PREPAY_DISABLED@voec_prepay',
      'VOEC_PREPAY_CONFLICT@vat_prepay',
    ]);
  });
});

describe('the priced order', () => {
  it('has the custom insured amount in both currencies', () => {
    const facts = prepareOrder(
      readOrder('service=HKASTDCSSTCM select=INSURANCE insured=1000.01 item=u20'),
      readContext('custom=on fx=7.7534', catalog),
    );
    expect(firstViolations(facts)).toEqual([]);
    expect(facts.option?.available === true && facts.option.customInsuredAmount).toEqual({
      hkdCents: 775_348,
      usdCents: 100_001,
    });
  });

  it('is dispatched under the carrier product of its surcharge, and the service keeps its own product', () => {
    const facts = prepareOrder(readOrder('to=NO voec=true'), readContext('', catalog));
    if (!facts.option?.available) throw new Error('not priced');
    expect(facts.option.dispatchProductCode).toBe('HK-ASS-PF');
    expect(facts.option.service.carrier_product_code).toBe('HK-ASS-GG');
  });
});

beforeEach(() => setRate(7_800_000));

const setRate = (rateMicros: number, hoursAgo = 0) =>
  insertFxRate(service.database.db.kysely, {
    rateMicros,
    rateType: 'daily',
    fetchedAt: new Date(service.clock.now().getTime() - hoursAgo * 3_600_000),
  });
const clearRate = () => clearFxRate(service.database.db.kysely, service.clock.now());

type Item = OrderBody['items'][number];
type Price = Pick<Item, 'unit_price' | 'unit_price_hkd'>;
const priced = (
  prices: readonly Price[],
  declared_currency?: 'HKD' | 'USD',
  change: Partial<OrderBody> = {},
) =>
  order({
    items: prices.map((price) => ({ description: 'Mug', quantity: 1, ...price })),
    ...(declared_currency ? { declared_currency } : {}),
    ...change,
  });
const storedPrices = (row: Readonly<Record<string, unknown>>) =>
  (row.items as Item[]).map(({ unit_price, unit_price_hkd }) => ({ unit_price, unit_price_hkd }));

const frozen = { rate: 7.8, rate_type: 'daily', fetched_at: expect.stringMatching(/Z$/), stale: false };
const insured = { selected_surcharges: ['INSURANCE'] };

/** Expects a 503 with Retry-After and no booking. Returns the idempotency key, so the caller can retry with it. */
async function unavailable(body: OrderBody, key?: string): Promise<string> {
  const before = await countShipments(service);
  const idempotencyKey = randomUUID();
  const { status, headers, body: answer } = await create(service, body, key, idempotencyKey);
  expect({ status, sysCode: answer.sysCode }).toEqual({ status: 503, sysCode: '1500018' });
  expect(answer.message).toMatch(/^FX_RATE_UNAVAILABLE: /);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await countShipments(service)).toBe(before);
  return idempotencyKey;
}

describe('4: declared in HKD', () => {
  it('reads both price fields as HKD, stores the shipment in USD at the frozen rate, and bills the HKD amounts', async () => {
    const body = priced([{ unit_price: 2000 }, { unit_price_hkd: 1500.5 }, {}], 'HKD', insured);
    const { data, row, fees } = await accepted(service, body);
    expect(data).toMatchObject({ declared_currency: 'USD', declared_fx: frozen });
    expect(row).toMatchObject({ declared_currency: 'USD', declared_fx: frozen });
    expect(storedPrices(row)).toEqual([
      { unit_price: 256.410256, unit_price_hkd: 2000 },
      { unit_price: 192.371795, unit_price_hkd: 1500.5 },
      { unit_price: 0, unit_price_hkd: 0 },
    ]);
    expect(fees.INSURANCE).toBe(percentOf(data.pricing_snapshot.freight_hkd + 3500.5, 0.7));
  });

  it('accepts a price of exactly 0, and refuses a positive price that converts to USD 0.00', async () => {
    const { row } = await accepted(service, priced([{ unit_price_hkd: 0 }, { unit_price_hkd: 0.04 }], 'HKD'));
    expect(storedPrices(row)).toEqual([
      { unit_price: 0, unit_price_hkd: 0 },
      { unit_price: 0.005128, unit_price_hkd: 0.04 },
    ]);
    const worthless = priced([{ unit_price_hkd: 0.03 }, { unit_price: 5 }, { unit_price: 0.01 }], 'HKD');
    await refused(service, worthless, 'INVALID_FIELD', [
      ['items', 0, 'unit_price_hkd'],
      ['items', 2, 'unit_price'],
    ]);
  });

  it('is stored in HKD without declared_fx if no rate can be resolved', async () => {
    const check = async () => {
      const { data, row } = await accepted(
        service,
        priced([{ unit_price: 100 }, { unit_price_hkd: 0.03 }], 'HKD'),
      );
      expect(data.declared_currency).toBe('HKD');
      expect(data).not.toHaveProperty('declared_fx');
      expect(row).toMatchObject({ declared_currency: 'HKD', declared_fx: null });
      expect(storedPrices(row)).toEqual([{ unit_price_hkd: 100 }, { unit_price_hkd: 0.03 }]);
    };
    await clearRate();
    await check();
    await setRate(7_800_000, 168.1);
    await check();
  });

  it('freezes a stale rate and marks it as stale', async () => {
    await setRate(7_750_000, 36.1);
    const { data, row } = await accepted(service, priced([{ unit_price_hkd: 775 }], 'HKD'));
    expect(data.declared_fx).toEqual({ ...frozen, rate: 7.75, stale: true });
    expect(storedPrices(row)).toEqual([{ unit_price: 100, unit_price_hkd: 775 }]);
    await setRate(7_800_000);
    const detail = await service.call('get', `/shipments/${data.id}`);
    expect(detail.body.data.declared_fx).toEqual(data.declared_fx);
  });
});

describe('5: declared in USD', () => {
  it('stores only the USD prices, and converts the declared value for the fees', async () => {
    const body = priced([{ unit_price: 300 }, { unit_price: 212.82 }], 'USD', insured);
    const { data, row, fees } = await accepted(service, body);
    expect(data).toMatchObject({ declared_currency: 'USD', declared_fx: frozen });
    expect(storedPrices(row)).toEqual([{ unit_price: 300 }, { unit_price: 212.82 }]);
    expect(fees.INSURANCE).toBe(percentOf(data.pricing_snapshot.freight_hkd + 4000, 0.7));
  });

  it('refuses an item without unit_price by its field', async () => {
    const body = priced([{ unit_price: 10 }, { unit_price_hkd: 78 }, {}], 'USD');
    await refused(service, body, 'INVALID_FIELD', [
      ['items', 1, 'unit_price_hkd'],
      ['items', 2, 'unit_price'],
    ]);
  });

  it('returns 503 without a rate; the same key succeeds after `sampan fx set`', async () => {
    await clearRate();
    const body = priced([{ unit_price: 10 }], 'USD');
    const key = await unavailable(body);
    expect((await create(service, body, undefined, key)).status).toBe(503);
    await sampanJson(['fx', 'set', '--rate', '7.81'], { DATABASE_URL: service.database.url });
    const { status, body: answer } = await create(service, body, undefined, key);
    expect(status).toBe(201);
    expect(answer.data.declared_fx).toMatchObject({ rate: 7.81, rate_type: 'manual' });
    const replay = await create(service, body, undefined, key);
    expect(replay.body).toEqual(answer);
  });
});

describe('6: without a declared currency', () => {
  it('is USD if any item has unit_price; items without a price count as 0', async () => {
    const { data, row } = await accepted(service, priced([{ unit_price: 10 }, {}]));
    expect(data).toMatchObject({ declared_currency: 'USD', declared_fx: frozen });
    expect(storedPrices(row)).toEqual([{ unit_price: 10 }, { unit_price: 0 }]);
  });

  it('is HKD if no item has unit_price', async () => {
    const { row } = await accepted(service, priced([{ unit_price_hkd: 78 }, {}]));
    expect(row).toMatchObject({ declared_currency: 'USD', declared_fx: frozen });
    expect(storedPrices(row)).toEqual([
      { unit_price: 10, unit_price_hkd: 78 },
      { unit_price: 0, unit_price_hkd: 0 },
    ]);
  });

  it('refuses a mixture and names the items', async () => {
    const body = priced([{ unit_price: 10 }, { unit_price_hkd: 78 }, {}]);
    await refused(service, body, 'INVALID_FIELD', [
      ['items', 0, 'unit_price'],
      ['items', 1, 'unit_price_hkd'],
    ]);
    const both = priced([{ unit_price: 10, unit_price_hkd: 78 }], 'HKD');
    await refused(service, both, 'INVALID_FIELD', [['items', 0, 'unit_price_hkd']]);
  });

  it('returns 503 without a rate if the currency is USD, and books if it is HKD', async () => {
    await clearRate();
    await unavailable(priced([{ unit_price: 10 }, {}]));
    const { row } = await accepted(service, priced([{ unit_price_hkd: 78 }]));
    expect(row.declared_currency).toBe('HKD');
  });
});

describe('10: a custom insured amount in HKD', () => {
  it('returns 503 without a rate, although the shipment alone would be stored in HKD', async () => {
    const { id, testKey } = await service.createAccount();
    await updateAccount(service.database.db.kysely, id, { custom_insurance: true });
    await clearRate();
    const body = priced([{ unit_price_hkd: 78 }], 'HKD', {
      ...insured,
      service_tier_id: 'HKASTDCSSTCM',
      insured_amount: 780,
    });
    const key = await unavailable(body, testKey);
    await setRate(7_800_000);
    expect((await create(service, body, testKey, key)).status).toBe(201);
  });
});
