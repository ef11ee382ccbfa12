import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sysCodes } from '../../generated/errors.ts';
import { demoFiles } from '../catalog/demo-files.ts';
import { sampanJson } from '../support/command-line.ts';
import { root } from '../support/paths.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { accepted, orderTo, refused } from '../support/shipment/booking.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';

/** Country rules as rows only, in place of those of the demonstration catalog. */
const guide = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');

const [, header = '', example = ''] = /```csv\n(country,field,.*\n)([^`]*)```/.exec(guide) ?? [];

const more = `BR,items.hs_code,digits,8,,error,HS_CODE_BR_8_DIGITS_REQUIRED,yes,Brazil requires an hs_code of exactly 8 digits for every item
CL,tax_number,present,,,error,CL_TAX_NUMBER_REQUIRED,no,"Chile requires tax_number, the recipient's RUT"
CA,recipient.postal_code,pattern,[A-Z]\\d[A-Z] ?\\d[A-Z]\\d,,error,INVALID_FIELD,no,Canada writes postal codes as K1A 0B1
KR,sales_platform_name,present,,vat_prepay,error,SALES_PLATFORM_NAME_REQUIRED,yes,Korea requires the sales platform
CH,tax_number,present,,,error,TAX_NUMBER_REQUIRED,no,Send the VAT number of the recipient
NZ,items.country_of_manufacture,present,,vat_prepay,error,INVALID_FIELD,no,New Zealand asks where each item was made
`;

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  const files = new Map([...(await demoFiles()), ['country_requirement', `${header}${more}${example}`]]);
  const folder = await mkdtemp(path.join(tmpdir(), 'sampan-catalog-'));
  try {
    for (const [table, text] of files) await writeFile(path.join(folder, `${table}.csv`), text);
    const imported = await sampanJson(['catalog', 'import', folder], { DATABASE_URL: service.database.url });
    expect(imported).toMatchObject({
      changed: true,
      summary: expect.stringMatching(/^country_requirement /),
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(await service.context.catalog.refresh()).toBe(true);
});

afterAll(() => service.stop());

const mug = { description: 'Mug', quantity: 1, unit_price_hkd: 80 };

const toBrazil = (change: Partial<OrderBody>) =>
  orderTo('BR', { items: [{ ...mug, hs_code: '69120000' }], ...change });

const sender = { ...order().recipient, contact_name: 'Wong Ka Yan', country_code: 'HK', city: 'Hong Kong' };
/** With a sender. Advice on the addresses, which has codes of its own, is left out. */
const dryRun = async (body: object) => {
  const { status, body: answer } = await service
    .call('post', '/shipments/validate')
    .send({ ...body, sender });
  expect(status).toBe(200);
  const { warnings, ...rest } = answer.data;
  return { ...rest, warnings: warnings.filter(({ code }: { code: string }) => code in sysCodes) };
};

const requirements = async (country: string) => {
  const { body } = await service.call('get', '/service_tiers');
  const tier = body.data.find((one: { service_tier_id: string }) => one.service_tier_id === 'HKASTDGGSTCM');
  return tier.requirements.filter(
    (one: { destination_country: string }) => one.destination_country === country,
  );
};

describe('the message of a requirement', () => {
  it("names the order's destination, also with a code that the contract explains for Norway", async () => {
    await refused(service, orderTo('CH', {}), 'TAX_NUMBER_REQUIRED', [['tax_number']]);
    const { text } = await service
      .call('post', '/shipments')
      .set('Idempotency-Key', 'swiss')
      .send(orderTo('CH', {}));
    expect(JSON.parse(text).message).toBe(
      'TAX_NUMBER_REQUIRED: tax_number is missing or invalid: Send the VAT number of the recipient (destination: Switzerland)',
    );
    expect(text).not.toContain('Norway');
  });
});

describe('two requirements on one field', () => {
  it.each([
    '529.982.247-25',
    '52998224725',
    '11.222.333/0001-81',
    '12.ABC.345/01DE-35',
    '12abc34501de35',
  ])('both accept %s', async (tax_number) => {
    const { row } = await accepted(service, toBrazil({ tax_number }));
    expect(row.customs).toEqual({ tax_number });
    expect(await dryRun(toBrazil({ tax_number }))).toMatchObject({ valid: true, warnings: [] });
  });

  it.each([
    '529.982.247-24',
    '111.111.111-11',
    '11.222.333/0001-80',
    '5299822472',
    'none',
    '--',
  ])('report a wrong check digit in %s once, and nothing is booked', async (tax_number) => {
    await refused(service, toBrazil({ tax_number }), 'INVALID_FIELD', [['tax_number']]);
    expect((await dryRun(toBrazil({ tax_number }))).violations).toEqual([
      {
        path: ['tax_number'],
        code: 'INVALID_FIELD',
        message: 'is missing or invalid: Brazil requires a CPF of a person, a CNPJ of a company',
      },
    ]);
  });

  it.each([undefined, ' '])('report %j only as missing', async (tax_number) => {
    const body = toBrazil(tax_number === undefined ? {} : { tax_number });
    await refused(service, body, 'INVALID_FIELD', [['tax_number']]);
    expect((await dryRun(body)).violations).toEqual([
      expect.objectContaining({
        message: "is missing or invalid: Brazil requires the recipient's CPF or CNPJ",
      }),
    ]);
  });

  it('are listed by the service tiers, beside the requirements on other fields', async () => {
    const row = { destination_country: 'BR', field: 'tax_number', code: 'INVALID_FIELD' };
    expect((await requirements('BR')).slice(0, 3)).toEqual([
      expect.objectContaining({ field: 'items.hs_code', code: 'HS_CODE_BR_8_DIGITS_REQUIRED' }),
      { ...row, description: "Brazil requires the recipient's CPF or CNPJ" },
      { ...row, description: 'Brazil requires a CPF of a person, a CNPJ of a company' },
    ]);
  });
});

describe('a warning', () => {
  const warning = {
    path: ['tax_number'],
    code: 'INVALID_FIELD',
    message: 'is not as recommended: the check digit of the RUT is wrong (destination: Chile)',
    suggestion: null,
  };

  it('does not refuse the order: the create succeeds and shows the warning, as the dry run does', async () => {
    const body = orderTo('CL', { tax_number: '12.345.678-9' });
    const { data, row } = await accepted(service, body);
    expect(data.warnings).toContainEqual(warning);
    expect(row.customs).toEqual({ tax_number: '12.345.678-9' });
    expect(await dryRun(body)).toMatchObject({
      valid: true,
      violations: [],
      violation_count: 0,
      warnings: [warning],
      quote: { available: true },
    });
  });

  it.each(['12.345.678-5', '76.192.083-9', '10.000.013-k'])('is not given for %s', async (tax_number) => {
    expect(await dryRun(orderTo('CL', { tax_number }))).toMatchObject({ valid: true, warnings: [] });
  });

  it('is omitted for a missing or broken value, and is listed beside violations', async () => {
    await refused(service, orderTo('CL'), 'CL_TAX_NUMBER_REQUIRED', [['tax_number']]);
    expect((await dryRun(orderTo('CL'))).warnings).toEqual([]);
    const broken = await dryRun({ ...orderTo('CL'), tax_number: 7 });
    expect([broken.violation_count, broken.warnings]).toEqual([1, []]);
    const beside = await dryRun({ ...orderTo('CL', { tax_number: '12.345.678-9' }), tags: [1] });
    expect([beside.valid, beside.violation_count, beside.warnings]).toEqual([false, 1, [warning]]);
  });

  it('has no code in the service tiers', async () => {
    expect((await requirements('CL')).slice(0, 2)).toEqual([
      expect.objectContaining({ field: 'tax_number', code: 'CL_TAX_NUMBER_REQUIRED' }),
      expect.objectContaining({ field: 'tax_number', code: null }),
    ]);
  });
});

describe('a pattern on a field within an object', () => {
  const canada = (postal_code?: string) => {
    const { postal_code: _, ...recipient } = orderTo('CA').recipient;
    return orderTo('CA', {
      recipient: postal_code === undefined ? recipient : { ...recipient, postal_code },
    });
  };

  it('checks the whole trimmed value, and accepts a missing value', async () => {
    for (const code of ['K1A 0B1', ' K1A0B1 ', '', undefined]) await accepted(service, canada(code));
    for (const code of ['K1A', 'K1A 0B1 2', 'x K1A 0B1', '90210'])
      await refused(service, canada(code), 'INVALID_FIELD', [['recipient', 'postal_code']]);
  });

  it('is shown by the service tiers', async () => {
    expect(await requirements('CA')).toContainEqual({
      destination_country: 'CA',
      field: 'recipient.postal_code',
      code: 'INVALID_FIELD',
      description: 'Canada writes postal codes as K1A 0B1',
      pattern: '^(?:[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)$',
    });
  });
});

describe('a row that overrides the schema', () => {
  it('has its own code for a blank value, unless its flag lifts the requirement', async () => {
    const body = orderTo('KR', { sales_platform_name: ' ' });
    await refused(service, body, 'SALES_PLATFORM_NAME_REQUIRED', [['sales_platform_name']]);
    const codes = async (change: object) =>
      (await dryRun({ ...body, ...change })).violations.map(({ code }: { code: string }) => code);
    expect(await codes({})).toEqual(['SALES_PLATFORM_NAME_REQUIRED']);
    expect(await codes({ vat_prepay: true })).toEqual(['INVALID_FIELD', 'VAT_PREPAY_UNSUPPORTED']);
    expect(await codes({ selected_surcharges: [7, 'EU_VAT_PREPAY'] })).not.toContain(
      'SALES_PLATFORM_NAME_REQUIRED',
    );
    expect(await codes({ sales_platform_name: 'x'.repeat(51) })).toEqual(['INVALID_FIELD']);
  });
});

describe('a field of each item', () => {
  it('is refused if it is missing', async () => {
    const items = [{ ...mug, country_of_manufacture: 'CN' }, mug];
    await refused(service, orderTo('NZ', { items }), 'INVALID_FIELD', [
      ['items', 1, 'country_of_manufacture'],
    ]);
    await accepted(service, orderTo('NZ', { items: items.slice(0, 1) }));
  });
});
