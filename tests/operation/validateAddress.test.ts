import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shownParty } from '../support/address/shown-party.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const validate = (body: unknown, key?: string) =>
  service.call('post', '/addresses/validate', key).send(body as object);

const carter = {
  contact_name: 'Emily Carter',
  phone: '+1 212 555 0147',
  country_code: 'US',
  city: 'New York',
  address: '350 5th Ave',
  region: 'NY',
  postal_code: '10118',
};

async function review(changes: Record<string, unknown>) {
  const { status, body } = await validate({ ...carter, ...changes });
  expect(status).toBe(200);
  return body.data;
}

/** Returns each finding as `field severity code suggestion`. */
async function found(changes: Record<string, unknown>): Promise<string[]> {
  const { findings } = await review(changes);
  return findings.map(
    ({ path, severity, code, suggestion }: Record<string, unknown>) =>
      `${(path as string[]).join('.')} ${severity} ${code} ${suggestion}`,
  );
}

const stored = async () => {
  const { rows } = await service.database.db.pool.query(
    'select (select count(*) from shipment) as shipments, (select count(*) from idempotency_key) as keys',
  );
  return rows[0];
};

describe('200', () => {
  it('finds nothing in a party as its post and its carriers want it, and gives the lines of a label', async () => {
    const before = await stored();
    expect(await review({})).toEqual({
      valid: true,
      findings: [],
      normalized: shownParty('recipient', carter),
      lines: ['350 5th Ave', 'New York, NY 10118', 'UNITED STATES'],
    });
    expect(await stored()).toEqual(before);
  });

  it('reports a number without a calling code, with the number to send', async () => {
    expect(await found({ phone: '(212) 555-0147' })).toEqual([
      'phone warning PHONE_WITHOUT_CALLING_CODE +12125550147',
    ]);
    expect(
      await found({
        role: 'sender',
        phone: '2345 6789',
        city: 'Kwun Tong',
        country_code: 'HK',
        region: '',
        district: 'Kowloon',
        postal_code: '',
      }),
    ).toEqual([]);
    expect(await found({ phone: '+1 212 55' })).toEqual(['phone warning PHONE_INVALID null']);
    expect(await found({ phone: 'ask the doorman' })).toEqual(['phone warning PHONE_INVALID null']);
    // A recipient may have a phone of another country.
    expect(await found({ phone: '+852 2345 6789' })).toEqual([]);
  });

  it.each([
    [
      { country_code: 'GB', city: 'London', region: '', postal_code: 'wc1n1ap' },
      'notice POSTAL_CODE_FORMAT WC1N 1AP',
    ],
    [
      { country_code: 'CA', city: 'Ottawa', region: 'ON', postal_code: 'K1A0B1' },
      'notice POSTAL_CODE_FORMAT K1A 0B1',
    ],
    [
      { country_code: 'JP', city: 'Shibuya', region: 'Tokyo', postal_code: '1500002' },
      'notice POSTAL_CODE_FORMAT 150-0002',
    ],
    [
      { country_code: 'DE', city: 'Berlin', region: '', postal_code: 'D-10178' },
      'warning POSTAL_CODE_FORMAT 10178',
    ],
    [{ city: 'Boston', region: 'US-MA', postal_code: '2139' }, 'warning POSTAL_CODE_FORMAT 02139'],
    [{ city: 'Boston', region: '', district: 'MA', postal_code: '2139' }, 'warning POSTAL_CODE_FORMAT 02139'],
    [{ postal_code: '1011' }, 'warning POSTAL_CODE_INVALID null'],
    [{ postal_code: '1011' + '8X' }, 'warning POSTAL_CODE_INVALID null'],
    [{ postal_code: '' }, 'warning POSTAL_CODE_MISSING null'],
    [{ postal_code: '90210' }, 'warning POSTAL_CODE_ELSEWHERE null'],
    [{ country_code: 'AE', city: 'Dubai', region: '', postal_code: '00000' }, 'notice POSTAL_CODE_NOT_USED '],
    [
      {
        country_code: 'TW',
        phone: '+886 912 345 678',
        city: 'Taipei City',
        region: '',
        district: 'Xinyi District',
        postal_code: '11',
      },
      'warning POSTAL_CODE_INVALID null',
    ],
  ])("checks the postal code against the country's pattern and regions: %j", async (changes, expected) => {
    const findings = await found({ phone: '+852 2345 6789', ...changes });
    expect(findings.filter((one) => !one.startsWith('region notice'))).toEqual([`postal_code ${expected}`]);
  });

  it.each([
    [{ region: '' }, 'region warning REGION_MISSING NY'],
    [{ region: ' ', postal_code: '' }, 'region warning REGION_MISSING null'],
    [{ region: '', district: 'Brooklyn' }, 'region warning REGION_MISSING NY'],
    [{ region: 'new york' }, 'region notice REGION_FORMAT NY'],
    [{ region: 'us-ny' }, 'region notice REGION_FORMAT NY'],
    [{ region: 'Nwe York' }, 'region warning REGION_UNKNOWN NY'],
    [{ region: 'Californa', postal_code: '' }, 'region warning REGION_UNKNOWN CA'],
    [{ region: 'US-QQ', postal_code: '' }, 'region warning REGION_UNKNOWN null'],
    [{ region: '', district: 'new york' }, 'district notice REGION_FORMAT NY'],
    [{ region: '', district: 'US-NY' }, 'district notice REGION_FORMAT NY'],
    [{ region: '', district: 'Nwe York' }, 'district warning REGION_UNKNOWN NY'],
    [
      { country_code: 'CA', city: 'Toronto', region: 'US-NY', postal_code: 'M5V 2T6' },
      'region warning REGION_UNKNOWN ON',
    ],
    [
      { country_code: 'BR', city: 'Sao Paulo', region: 'SP', postal_code: '01310-100' },
      'city notice CITY_FORMAT São Paulo',
    ],
    [
      { country_code: 'BR', city: 'Campnas', region: '', district: 'SP', postal_code: '13010-100' },
      'city warning CITY_UNKNOWN Campinas',
    ],
    [
      { country_code: 'CN', city: 'Shenzen', region: 'CN-44', postal_code: '518000' },
      'city warning CITY_UNKNOWN null',
    ],
  ])('checks region and city where the data list them: %j', async (changes, expected) => {
    const findings = await found({ phone: '+852 2345 6789', ...changes });
    expect(findings).toContain(expected);
    expect(findings.filter((one) => one.includes('REGION_')).length).toBeLessThan(2);
  });

  it.each([
    ['US', 'New York', ['NY', 'US-NY', 'new york']],
    ['CA', 'Ottawa', ['ON', 'CA-ON', 'Ontario']],
    ['AU', 'Sydney', ['NSW', 'AU-NSW', 'New South Wales']],
    ['JP', 'Shibuya-ku', ['Tokyo', 'JP-13', '13', '東京都']],
    ['CN', 'Shenzhen', ['Guangdong Sheng', 'CN-44', 'CN-GD', 'GD', '广东省']],
    ['CL', 'Chillán', ['Ñuble', 'CL-NB']],
    ['HK', 'Kwun Tong', ['Kowloon', 'KL', '九龍']],
    ['CO', 'Medellín', ['Antioquia', 'CO-ANT']],
  ])('normalizes a region of %s to its usual form: %s, %j', async (country_code, city, [
    usual,
    ...others
  ]) => {
    for (const region of [usual, ...others]) {
      const { findings, normalized } = await review({
        role: 'sender',
        country_code,
        city,
        region,
        postal_code: '',
      });
      expect([region, normalized.region]).toEqual([region, usual]);
      const codes = findings.flatMap(({ path, code }: { path: string[]; code: string }) =>
        path[0] === 'region' ? [code] : [],
      );
      expect([region, codes]).toEqual([region, region === usual ? [] : ['REGION_FORMAT']]);
    }
  });

  it.each([
    'US',
    'CA',
    'AU',
    'CN',
    'JP',
    'IT',
    'CO',
  ])('misses the region of %s, which requires it', async (country_code) => {
    const rest = { country_code, city: 'Somewhere', postal_code: '' };
    expect(await found({ ...rest, region: '' })).toContain('region warning REGION_MISSING null');
  });

  it.each([
    { country_code: 'US', region: '', district: 'NY' },
    { country_code: 'HK', city: 'Kwun Tong', region: '' },
    { country_code: 'HK', city: 'Hong Kong', region: '', district: 'Kwun Tong' },
    { country_code: 'TW', city: 'Taipei City', region: '', district: 'Xinyi District' },
    { country_code: 'DE', city: 'Berlin', region: '' },
    { country_code: 'DE', city: 'München', region: 'DE-BY' },
    { country_code: 'CO', city: 'Medellín', region: '', district: 'Antioquia' },
    { country_code: 'PR', city: 'San Juan', region: 'US-PR' },
  ])('reports no region that is elsewhere or not required: %j', async (changes) => {
    const findings = await found({ postal_code: '', ...changes });
    expect(findings.filter((one) => one.includes('REGION_'))).toEqual([]);
  });

  it('has one finding a field, and applies every suggestion to the normalized party', async () => {
    const { valid, findings, normalized, lines } = await review({
      contact_name: '  Emily   Carter ',
      phone: '212 555 0147',
      country_code: 'us',
      region: '',
      email: '',
    });
    const fields = findings.map(({ path }: { path: string[] }) => path[0]);
    expect([valid, fields.length, new Set(fields).size]).toEqual([true, 2, 2]);
    expect(normalized).toEqual(shownParty('recipient', { ...carter, phone: '+12125550147' }));
    expect(lines).toEqual(['350 5th Ave', 'New York, NY 10118', 'UNITED STATES']);
  });

  it('has an error exactly where createShipment refuses the party', async () => {
    const parties: Record<string, unknown>[] = [
      {},
      { country_code: 'UK' },
      { country_code: 'XXX' },
      { phone: ' ' },
      { city: undefined },
      { email: 'not an address' },
      { postal_code: 'nonsense' },
      { phone: 'nonsense' },
      { region: 'Nwe York' },
      { colour: 'red' },
      { address: 'x'.repeat(501) },
      { postal_code: 12 },
    ];
    for (const [index, changes] of parties.entries()) {
      const recipient = { ...carter, ...changes };
      const { valid, findings } = await review(changes);
      const created = await service
        .call('post', '/shipments')
        .set('Idempotency-Key', `validated-${index}`)
        .send(order({ recipient }));
      const errors = findings.filter(({ severity }: { severity: string }) => severity === 'error');
      expect([changes, valid, errors.length > 0]).toEqual([
        changes,
        created.status === 201,
        created.status !== 201,
      ]);
      if (created.status === 201) continue;
      const refused = created.body.data.map(({ path, code, message }: Record<string, unknown>) => ({
        path: ['recipient', ...(path as string[]).slice(1)],
        code,
        message,
      }));
      expect(
        errors.map(({ path, code, message }: Record<string, unknown>) => ({
          path: ['recipient', ...(path as string[])],
          code,
          message,
        })),
      ).toEqual(refused);
    }
  });

  it('suggests the code of a country that is meant by another, and normalizes nothing then', async () => {
    const { findings, normalized, lines } = await review({ country_code: 'UK' });
    expect(findings).toEqual([
      expect.objectContaining({ path: ['country_code'], severity: 'error', suggestion: 'GB' }),
    ]);
    expect([normalized, lines]).toEqual([null, null]);
  });

  it('checks a sender as the sender of a shipment, which has no email address', async () => {
    expect(await found({ role: 'sender', email: 'a@b.example' })).toEqual(['email error INVALID_FIELD null']);
    expect(await found({ role: 'sender' })).toEqual([]);
  });

  it('reads a body of any shape', async () => {
    for (const body of [[], [1], { contact_name: {} }, { __typename: [] }, {}]) {
      const { status, body: answer } = await validate(body);
      expect([status, answer.data.valid, answer.data.normalized]).toEqual([200, false, null]);
      expect(answer.data.findings.length).toBeGreaterThan(0);
    }
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, index]));
    expect((await review(many)).findings.length).toBeLessThanOrEqual(100);
  });
});

describe('400', () => {
  it('refuses an unknown role and a body that is not JSON', async () => {
    const { status, body } = await validate({ ...carter, role: 'carrier' });
    expect([status, body.sysCode, body.data[0].path]).toEqual([400, '1500101', ['role']]);
    const malformed = await service
      .call('post', '/addresses/validate')
      .set('Content-Type', 'application/json')
      .send('{"contact_name": ');
    expect([malformed.status, malformed.body.sysCode]).toEqual([400, '1400001']);
  });
});
