import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shownParty } from '../support/address/shown-party.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted, orderTo, refused } from '../support/shipment/booking.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.stop());

const sender = {
  contact_name: 'Wing Chan',
  phone: '+852 2555 0100',
  country_code: 'HK',
  city: 'Hong Kong',
  address: '1 Queen\u2019s Road',
};

const from = (country_code: string) => order({ sender: { ...sender, country_code } });

const mug = { description: 'Mug', quantity: 1, unit_price_hkd: 80 };

const madeIn = (country_of_manufacture: string) => order({ items: [{ ...mug, country_of_manufacture }] });

const dryRun = async (body: object) =>
  (await service.call('post', '/shipments/validate').send(body)).body.data;

const paths = (violations: { path: (string | number)[] }[]) => violations.map(({ path }) => path.join('.'));

const quote = (change: object) =>
  service.call('post', '/rates').send({ weight_kg: 0.5, destination_country: 'US', ...change });

describe('a country code of a sender or of manufacture', () => {
  it('is accepted in either case, and stored and forwarded in upper case', async () => {
    const { data, row } = await accepted(service, {
      ...from('hK'),
      items: [
        { ...mug, country_of_manufacture: 'cn' },
        { ...mug, country_of_manufacture: 'Vn' },
      ],
    });
    expect(data.sender?.country_code).toBe('HK');
    expect(row.items).toEqual([
      expect.objectContaining({ country_of_manufacture: 'CN' }),
      expect.objectContaining({ country_of_manufacture: 'VN' }),
    ]);
    const detail = await service.call('get', `/shipments/${data.id}`);
    expect(detail.body.data.items[0].country_of_manufacture).toBe('CN');
  });

  it.each([
    'ZZ',
    'XX',
    'UK',
    'EU',
    'XK',
    'SU',
    'qq',
    'A1',
    'C',
    'CHN',
    '\u0131n',
    'H\u212a',
    ' H',
    'HK ',
  ])('%j is refused if it is not in ISO 3166-1, and nothing is booked', async (code) => {
    await refused(service, from(code), 'INVALID_FIELD', [['sender', 'country_code']]);
    await refused(service, madeIn(code), 'INVALID_FIELD', [['items', 0, 'country_of_manufacture']]);
    expect(paths((await dryRun(from(code))).violations)).toEqual(['sender.country_code']);
    const items = madeIn(code).items;
    const answer = await quote({ items });
    expect([answer.status, paths(answer.body.data)]).toEqual([400, ['items.0.country_of_manufacture']]);
  });
});

describe('a surcharge code or category', () => {
  it.each([
    '\u0131nsurance',
    '\u0130NSURANCE',
    'in\u017furance',
    'INSURANCE\u0000'.slice(0, 8),
  ])('%s is not INSURANCE', async (code) => {
    await refused(service, order({ selected_surcharges: [code] }), 'INVALID_FIELD', [
      ['selected_surcharges', 0],
    ]);
    const answer = await quote({ surcharges: [code] });
    expect([answer.status, paths(answer.body.data)]).toEqual([400, ['surcharges.0']]);
  });

  it('matches regardless of ASCII case', async () => {
    expect((await accepted(service, order({ selected_surcharges: ['iNsUrAnCe'] }))).fees).toEqual({
      INSURANCE: 9,
    });
    const { row } = await accepted(service, order({ goods_category: ' BatterY ' }));
    expect(row.goods_category).toBe('battery');
  });
});

describe('an empty or blank text', () => {
  const blanks = ['', ' ', '\t\u00a0\u3000 '];

  it('as the goods category means general', async () => {
    for (const goods_category of blanks) {
      const { row } = await accepted(service, order({ goods_category }));
      expect(row.goods_category).toBe('general');
      const answer = await quote({ goods_category, service_tier_id: 'HKASTDGGSTCM' });
      expect(answer.body.data.options[0]).toMatchObject({ available: true, goods_category: 'general' });
    }
  });

  it.each(
    blanks,
  )('%j in an optional field counts as missing: it reads back as null, and nothing is stored', async (blank) => {
    const optional = { district: blank, region: blank, postal_code: blank };
    const { data, row } = await accepted(service, {
      ...order(),
      recipient: { ...order().recipient, ...optional, email: blank },
      sender: { ...sender, ...optional },
      reference_no: blank,
      items: [
        {
          ...mug,
          sku: blank,
          hs_code: blank,
          country_of_manufacture: blank.slice(0, 2),
          merchant_product_id: blank,
          mfr_id_std: blank,
          mfr_id_nonstd: blank,
        },
      ],
    } as OrderBody);
    expect(data.recipient).toEqual(shownParty('recipient', { ...order().recipient, postal_code: null }));
    expect(data.sender).toEqual(shownParty('sender', sender));
    expect(data.reference_no).toBeNull();
    expect(row).toMatchObject({ reference_no: null, destination_district: null, sender });
    expect(row.items).toEqual([mug]);
  });

  it.each(blanks)('%j in a required field is refused', async (blank) => {
    for (const field of ['contact_name', 'phone', 'city', 'address']) {
      const recipient = { ...order().recipient, [field]: blank };
      await refused(service, order({ recipient }), 'INVALID_FIELD', [['recipient', field]]);
    }
    await refused(service, order({ items: [{ ...mug, description: blank }] }), 'INVALID_FIELD', [
      ['items', 0, 'description'],
    ]);
    await refused(service, order({ tax_number: blank }), 'INVALID_FIELD', [['tax_number']]);
    await refused(service, order({ sales_platform_name: blank }), 'INVALID_FIELD', [['sales_platform_name']]);
  });

  it.each(
    blanks,
  )("%j is not accepted as the sales platform to Japan, by Japan's rule", async (sales_platform_name) => {
    const body = orderTo('jp', { sales_platform_name });
    await refused(service, body, 'SALES_PLATFORM_NAME_REQUIRED', [['sales_platform_name']]);
    expect((await dryRun(body)).violations).toEqual([
      expect.objectContaining({ path: ['sales_platform_name'], code: 'SALES_PLATFORM_NAME_REQUIRED' }),
    ]);
  });
});
