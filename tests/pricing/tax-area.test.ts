import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addIossNumber } from '../../db/query/pricing/ioss-number.ts';
import { customsFacts } from '../../src/customs/customs-facts.ts';
import { findByNumber } from '../../src/shipment/tracking-number.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted, create, refused } from '../support/shipment/booking.ts';
import { goods, type OrderBody, order } from '../support/shipment/order.ts';

const ioss = 'IM3720012345';

let service: TestService;
let key: string;
let accountId: string;

beforeAll(async () => {
  service = await startTestService();
  const { id, testKey } = await service.createAccount();
  key = testKey;
  accountId = id;
  await addIossNumber(service.database.db.kysely, {
    accountId: id,
    number: ioss,
    isPlatform: false,
    isDefault: true,
  });
});

afterAll(() => service.stop());

function orderAt(place: Partial<OrderBody['recipient']>, change: Partial<OrderBody> = {}): OrderBody {
  const { postal_code: _, ...recipient } = order().recipient;
  return order({ recipient: { ...recipient, ...place }, items: [goods({ unit_price_hkd: 160 })], ...change });
}

const lasPalmas = {
  country_code: 'ES',
  city: 'Las Palmas de Gran Canaria',
  district: 'GC',
  postal_code: '35001',
};
const ceuta = { country_code: 'ES', city: 'Ceuta', district: 'CE', postal_code: '51001' };
const madrid = { country_code: 'ES', city: 'Madrid', postal_code: '28001' };
const prepaid = { service_tier_id: 'HKEUVPGG01', vat_prepay: true };

interface Warned {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

async function warningsOf(body: object): Promise<string[]> {
  const { body: answer } = await service.call('post', '/shipments/validate', key).send(body);
  return answer.data.warnings.map(({ path, message }: Warned) => `${path.join('.')} ${message}`);
}

const isNotUsed = (place: string) =>
  `ioss_number is not used: ${place} is outside the EU's VAT area, so the recipient pays the taxes at import`;

describe('a parcel to the Canary Islands', () => {
  it('has no IOSS number, neither that of the order nor the default of the account, and a warning', async () => {
    const sent = orderAt(lasPalmas, { ioss_number: ioss });
    const { data, row } = await accepted(service, sent, key);
    expect(row.customs).not.toHaveProperty('ioss_number');
    expect(data.tax_area).toEqual({
      code: 'ES-CN',
      name: { en: 'Canary Islands', zh_hk: '加那利群島' },
      customs_area: 'EU',
      vat_area: null,
    });
    const warned = (data.warnings ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
    expect(warned).toContain(isNotUsed('Canary Islands (ES)'));
    expect(await warningsOf(sent)).toContain(isNotUsed('Canary Islands (ES)'));
    expect((await accepted(service, orderAt(lasPalmas), key)).row.customs).not.toHaveProperty('ioss_number');
    expect((await accepted(service, orderAt(madrid), key)).row.customs).toHaveProperty('ioss_number', ioss);
    const { body } = await service.call('get', `/shipments/${data.id}`, key);
    expect(body.data.tax_area).toEqual(data.tax_area);
  });

  it('pays the duty of the customs union', async () => {
    const { fees } = await accepted(service, orderAt(lasPalmas), key);
    expect(fees).toEqual((await accepted(service, orderAt(madrid), key)).fees);
    expect(fees).toHaveProperty('EU_ITEM_LEVY');
  });

  it('has papers that promise no tax that was paid', async () => {
    const termsTo = async (place: typeof madrid) => {
      const { data } = await accepted(service, orderAt(place, { ioss_number: ioss }), key);
      const shipment = await findByNumber(service.database.db, { accountId, livemode: false }, data.id);
      return shipment && customsFacts(shipment, 'Example').terms;
    };
    expect(await termsTo(madrid)).toMatch(/IOSS/);
    expect(await termsTo(lasPalmas)).toBe('DAP: the recipient pays import duties and taxes');
  });
});

describe('a parcel to Ceuta', () => {
  it('has no VAT prepayment, which the refusal explains', async () => {
    const sent = orderAt(ceuta, prepaid);
    await refused(service, sent, 'VAT_PREPAY_UNSUPPORTED', [['vat_prepay']], key);
    const { body } = await create(service, sent, key);
    expect(body.data[0].message).toBe(
      "is not possible: HKEUVPGG01 does not offer vat_prepay to Ceuta (ES), which is outside the EU's VAT area",
    );
    expect((await accepted(service, orderAt(madrid, prepaid), key)).fees).toHaveProperty('EU_VAT_PREPAY');
  });

  it('has no duty of the EU, and the papers and rules of another country', async () => {
    const bare = [{ description: 'Ceramic mug', quantity: 1, unit_price_hkd: 160 }];
    const { fees, data } = await accepted(service, orderAt(ceuta, { items: bare }), key);
    expect(fees).not.toHaveProperty('EU_ITEM_LEVY');
    const rulesOf = ({ warnings = [] }: { warnings?: readonly { rule?: string }[] }) =>
      warnings.map(({ rule }) => rule);
    expect(rulesOf(data)).not.toContain('eu_hs_code');
    expect(rulesOf((await accepted(service, orderAt(madrid, { items: bare }), key)).data)).toContain(
      'eu_hs_code',
    );
  });
});

describe("a territory's own code", () => {
  it.each([
    ['GP', 'FR', 'FR-GP', 'Guadeloupe'],
    ['IC', 'ES', 'ES-CN', 'Canary Islands'],
    ['AX', 'FI', 'FI-01', 'Åland'],
    ['xi', 'GB', 'GB-NIR', 'Northern Ireland'],
  ])('%s is stored as %s with its region', async (code, country, area, region) => {
    const sent = orderAt({ country_code: code });
    const { data, row } = await accepted(service, sent, key);
    expect(data.recipient).toMatchObject({ country_code: country, region });
    expect(row.destination_country).toBe(country);
    expect(data.tax_area?.code).toBe(area);
    expect(await warningsOf(sent)).toContain(
      `recipient.country_code is read as ${country} with the region ${region}, as its post and customs have it`,
    );
    const { body } = await service
      .call('post', '/addresses/validate', key)
      .send({ role: 'recipient', ...sent.recipient });
    expect(body.data).toMatchObject({ valid: true, normalized: { country_code: country, region } });
    const quote = { weight_kg: 0.5, destination_country: code };
    const { body: quoted } = await service.call('post', '/rates', key).send(quote);
    expect(quoted.data.options[0].tax_area.code).toBe(area);
  });

  it('is refused with a postal code of the mainland', async () => {
    const sent = orderAt({ country_code: 'GP', postal_code: '75001' });
    await refused(service, sent, 'INVALID_FIELD', [['recipient', 'postal_code']], key);
    const quote = { weight_kg: 0.5, destination_country: 'GP', destination_postal_code: '75001' };
    const { body } = await service.call('post', '/rates', key).send(quote);
    expect(body.data[0].path).toEqual(['destination_postal_code']);
    const { data } = await accepted(service, orderAt({ country_code: 'GP', postal_code: '97200' }), key);
    expect(data.tax_area?.code).toBe('FR-MQ');
  });

  it.each([
    ['51001', 'ES-CE', 'Ceuta'],
    ['52001', 'ES-ML', 'Melilla'],
  ])('is that of several areas, of which the postal code %s chooses one', async (postcode, area, region) => {
    const { data } = await accepted(service, orderAt({ country_code: 'EA', postal_code: postcode }), key);
    expect([data.tax_area?.code, data.recipient.country_code, data.recipient.region]).toEqual([
      area,
      'ES',
      region,
    ]);
    for (const change of [{}, { postal_code: '28001' }]) {
      const sent = orderAt({ country_code: 'EA', ...change });
      await refused(service, sent, 'INVALID_FIELD', [['recipient', 'postal_code']], key);
    }
  });

  it('is that of a country where the catalog lists one', async () => {
    const { data } = await accepted(service, orderAt({ country_code: 'PR', postal_code: '00901' }), key);
    expect(data.recipient.country_code).toBe('PR');
    expect(data).not.toHaveProperty('tax_area');
  });
});

describe('a quote', () => {
  const noticeOf = async (quote: object): Promise<string | undefined> => {
    const { body } = await service.call('post', '/rates', key).send({ weight_kg: 0.5, ...quote });
    return body.data.options[0].tax_notice;
  };

  it('without a postal code names the parts of the country that it is not for', async () => {
    expect(await noticeOf({ destination_country: 'ES' })).toBe(
      'The price is for Spain without Ceuta, Canary Islands and Melilla, where other rules apply: send the postal code.',
    );
    expect(await noticeOf({ destination_country: 'FR' })).toMatch(/, .* and \d+ other areas, where/);
    expect(await noticeOf({ destination_country: 'ES', destination_postal_code: '28001' })).toBeUndefined();
    expect(await noticeOf({ destination_country: 'US' })).toBeUndefined();
    expect(await warningsOf(orderAt({ country_code: 'ES', city: 'Madrid' }))).toContain(
      'recipient.postal_code is missing: rules and taxes are those of Spain without Ceuta, Canary Islands and Melilla',
    );
  });

  it('for an area names the unions that it is outside of, and has no IOSS notice', async () => {
    const quote = { weight_kg: 0.5, destination_country: 'ES', destination_postal_code: '51001' };
    const { body } = await service.call('post', '/rates', key).send(quote);
    const [option] = body.data.options;
    expect(option.ioss_notice).toBeNull();
    expect(option.tax_notice).toBe(
      "Ceuta is outside the EU's customs union and VAT area: no IOSS number is used, and the recipient pays the taxes of the area.",
    );
  });

  it('has the price of the order, in each part of the country', async () => {
    for (const place of [lasPalmas, ceuta, madrid]) {
      const items = [goods({ unit_price_hkd: 160 })];
      const { body } = await service.call('post', '/rates', key).send({
        weight_kg: 0.5,
        destination_country: 'ES',
        destination_postal_code: place.postal_code,
        service_tier_id: 'HKASTDGGSTCM',
        items,
      });
      const { data } = await accepted(service, orderAt(place, { items }), key);
      expect(data.pricing_snapshot.total_hkd).toBe(body.data.options[0].total_hkd);
    }
  });
});

describe('Kosovo', () => {
  it('is a destination with a name on its papers', async () => {
    const place = { country_code: 'XK', city: 'Pristina', postal_code: '10000', phone: '+383 44 123 456' };
    const { data } = await accepted(service, orderAt(place), key);
    expect(data.recipient.country_code).toBe('XK');
    const party = { role: 'recipient', ...orderAt(place).recipient };
    const { body } = await service.call('post', '/addresses/validate', key).send(party);
    expect(body.data).toMatchObject({ valid: true, findings: [] });
    expect(body.data.lines.at(-1)).toBe('KOSOVO');
  });
});

describe('Svalbard', () => {
  it('asks for no number of Norway, and has no prepayment of its VAT', async () => {
    const place = { country_code: 'NO', city: 'Longyearbyen', postal_code: '9170' };
    const { data } = await accepted(service, orderAt(place), key);
    expect(data.tax_area?.code).toBe('NO-21');
    const prepay = orderAt(place, { voec_prepay: true });
    await refused(service, prepay, 'VOEC_PREPAY_UNSUPPORTED', [['voec_prepay']], key);
  });
});
