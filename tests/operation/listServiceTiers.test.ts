import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { updateAccount } from '../../db/query/account/account.ts';
import { setSwitch } from '../../db/query/installation/setting.ts';
import type { Schemas } from '../../generated/operations.ts';
import { pricingContext } from '../../src/account/pricing-inputs.ts';
import { serviceTier } from '../../src/pricing/service-tier.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { unreachableGateway } from '../support/shipment/partner-booking.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

type Tier = Schemas['PublicServiceTier'];

const tier = async (code: string, key?: string) => {
  const { body } = await service.call('get', '/service_tiers', key);
  return body.data.find((one: { service_tier_id: string }) => one.service_tier_id === code);
};

describe('200', () => {
  it("lists the tiers that the account may book, with limits and each destination's requirements", async () => {
    const { status, body } = await service.call('get', '/service_tiers');
    expect(status).toBe(200);
    const standard = body.data.find(
      (tier: { service_tier_id: string }) => tier.service_tier_id === 'HKASTDGGSTCM',
    );
    expect(standard.destinations).toEqual(expect.arrayContaining(['BR', 'CL', 'JP', 'NO', 'US']));
    expect(standard.requirements).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ destination_country: 'CL', code: 'CL_TAX_NUMBER_REQUIRED' }),
        expect.objectContaining({ destination_country: 'JP', code: 'SALES_PLATFORM_NAME_REQUIRED' }),
        expect.objectContaining({ destination_country: 'NO', code: 'TAX_NUMBER_REQUIRED' }),
        expect.objectContaining({ destination_country: 'BR', code: 'HS_CODE_BR_8_DIGITS_REQUIRED' }),
      ]),
    );
    expect(standard.limits).toMatchObject({ volumetric_divisor: 8000, max_chargeable_weight_kg: 2000 });
    const chile = standard.requirements.filter(
      (one: { destination_country: string; field: string }) =>
        one.destination_country === 'CL' && !one.field.startsWith('items.'),
    );
    expect(chile).toEqual([
      {
        destination_country: 'CL',
        field: 'tax_number',
        code: 'CL_TAX_NUMBER_REQUIRED',
        description: "Chile requires tax_number, the recipient's RUT",
        rule: 'cl_tax_number',
      },
      {
        destination_country: 'CL',
        field: 'tax_number',
        code: null,
        description: expect.stringMatching(/^Chile: this is no RUT, such as /),
        rule: 'cl_tax_number',
      },
      {
        destination_country: 'CL',
        field: 'recipient.postal_code',
        code: null,
        description: 'Recommendation, not enforced: the format of postal codes in this country',
        pattern: '^\\d{7}$',
        example: '8320000',
      },
    ]);
  });

  it('has the services to one country, in any writing of its code, with the requirements of it and of all', async () => {
    const { body } = await service.call('get', '/service_tiers');
    for (const [written, code] of [
      ['BR', 'BR'],
      ['fr', 'FR'],
      ['IC', 'ES'],
      ['ea', 'ES'],
    ] as const) {
      const { body: found } = await service.call('get', `/service_tiers?destination_country=${written}`);
      expect(found.data.length).toBeGreaterThan(0);
      expect(found.data).toEqual(
        body.data
          .filter((one: Tier) => one.destinations.includes(code))
          .map((one: Tier) => ({
            ...one,
            requirements: one.requirements.filter(
              ({ destination_country: to }) => to === code || to === null,
            ),
          })),
      );
    }
  });

  it('requires a postal code if prices depend on the zone', async () => {
    expect((await tier('HKAUZNGG01')).requirements).toContainEqual({
      destination_country: 'AU',
      field: 'recipient.postal_code',
      code: 'INVALID_FIELD',
      description: 'A postal code is required, because the service is priced by zone',
      pattern: '^\\d{4}$',
      example: '2000',
    });
  });

  it('leaves out, in live mode, a service whose carrier is not connected', async () => {
    expect(await tier('HKPTCHGG01', service.account.testKey)).toBeDefined();
    expect(await tier('HKPTCHGG01', service.account.liveKey)).toBeUndefined();
    expect(await tier('HKASTDGGSTCM', service.account.liveKey)).toBeDefined();
    const connected = await startTestService({ env: unreachableGateway });
    const { body } = await connected.call('get', '/service_tiers', connected.account.liveKey);
    await connected.stop();
    expect(body.data).toContainEqual(expect.objectContaining({ service_tier_id: 'HKPTCHGG01' }));
  });

  it('shows which surcharges may be selected, where, and which ones they exclude', async () => {
    const optIns = async (code: string, key?: string) =>
      (await tier(code, key)).opt_ins.map((optIn: Record<string, unknown>) => ({
        ...optIn,
        description: undefined,
      }));
    expect(await optIns('HKUSSEGG01')).toEqual([
      { code: 'INSURANCE', selectable: ['US'], included: [], excludes: ['SIGNATURE'] },
      { code: 'SIGNATURE', selectable: ['US'], included: [], excludes: ['INSURANCE'] },
    ]);
    expect(await optIns('HKAUZNGG01')).toContainEqual({
      code: 'SIGNATURE',
      selectable: [],
      included: ['AU'],
      excludes: [],
    });
    expect(await optIns('HKPTCHGG01')).toEqual([]);
    const prepay = (await optIns('HKASTDGGSTCM')).find(
      (one: { code: string }) => one.code === 'NO_VOEC_PREPAY',
    );
    expect(prepay).toMatchObject({ selectable: ['NO'] });
  });

  it('shows the custom insured amount only to an enrolled account, and switched-off surcharges to none', async () => {
    const { id, testKey } = await service.createAccount();
    const insurance = async () =>
      (await tier('HKASTDCSSTCM', testKey)).opt_ins.find((one: { code: string }) => one.code === 'INSURANCE');
    expect(await insurance()).not.toHaveProperty('custom_insured_amount');
    await updateAccount(service.database.db.kysely, id, { custom_insurance: true });
    expect(await insurance()).toMatchObject({ custom_insured_amount: { max_usd: 2500 } });
    await setSwitch(service.database.db.kysely, 'voec-prepay', false, service.clock.now());
    const codes = (await tier('HKASTDGGSTCM', testKey)).opt_ins.map((one: { code: string }) => one.code);
    expect(codes).toEqual(['INSURANCE', 'SIGNATURE', 'DDP']);
  });

  it('lists the customs papers with their destinations and limits', async () => {
    expect((await tier('HKAUZNGG01', service.account.testKey)).required_documents).toEqual([
      {
        type: 'cn22',
        destinations: ['AU'],
        max_declared_value_hkd: 3000,
        max_weight_kg: 2,
        instead: 'cn23',
      },
    ]);
  });

  it('shows the days of customs papers, and leaves out those that are past or far ahead', async () => {
    const scope = { accountId: service.account.id, livemode: false };
    const pricing = await pricingContext(service.context, { scope, pricingVersion: null });
    const known = pricing.catalog.services.get('HKAUZNGG01');
    if (!known) throw new Error('the service is not in the catalog');
    const onDays = (effectiveFrom: string | null, effectiveUntil: string | null) => {
      const customsDocuments = known.customsDocuments.map((paper) => ({
        ...paper,
        scope: { ...paper.scope, effectiveFrom, effectiveUntil },
      }));
      return serviceTier({ ...known, customsDocuments }, { ...pricing, date: '2027-03-01' })
        .required_documents;
    };
    expect(onDays('2027-04-01', '2028-01-01')).toMatchObject([
      { type: 'cn22', effective_from: '2027-04-01', effective_until: '2028-01-01' },
    ]);
    expect(onDays(null, '2027-03-01')).toEqual([]);
    expect(onDays('2027-06-01', null)).toEqual([]);
  });

  it('has 1000 requirements of many, those that refuse orders first, and all of one country', async () => {
    const scope = { accountId: service.account.id, livemode: false };
    const pricing = await pricingContext(service.context, { scope, pricingVersion: null });
    const known = pricing.catalog.services.get('HKASTDGGSTCM');
    if (!known) throw new Error('the service is not in the catalog');
    const advice = [...pricing.catalog.countries.values()]
      .flatMap(({ requirements }) => requirements)
      .find(({ severity, lanes }) => severity === 'warning' && lanes.includes('EU'));
    const countries = new Map(
      [...pricing.catalog.countries].map(([code, country]) => {
        const more = Array.from({ length: 300 }, () => advice as NonNullable<typeof advice>);
        return [code, { ...country, requirements: [...more, ...country.requirements] }];
      }),
    );
    const catalog = { ...pricing.catalog, countries };
    const had = serviceTier(known, pricing).requirements;
    const { requirements, omitted_requirements } = serviceTier(known, { ...pricing, catalog });
    expect(requirements).toHaveLength(1000);
    expect(omitted_requirements).toBe(had.length + 300 * known.lanes.size - 1000);
    const kept = ({ code, destination_country: to }: Tier['requirements'][number]) =>
      code !== null || to === null;
    expect(requirements.filter(kept)).toEqual(had.filter(kept));
    const one = serviceTier(known, { ...pricing, catalog }, ['US']);
    const american = had.filter(({ destination_country: to }) => to === 'US' || to === null);
    expect(one.requirements).toHaveLength(american.length + 300);
    expect(one).not.toHaveProperty('omitted_requirements');
  });

  it('is an empty list for an account without entitlements', async () => {
    const { id, testKey } = await service.createAccount();
    await service.database.db.pool.query('delete from entitlement where account_id = $1', [id]);
    expect(await service.call('get', '/service_tiers', testKey)).toMatchObject({
      status: 200,
      body: { data: [] },
    });
  });
});

describe('400', () => {
  it.each([
    ['ZZ', 'must be a supported destination; listCountries lists them'],
    ['UK', 'must be an ISO 3166-1 alpha-2 code: GB for United Kingdom'],
    ['France', expect.stringMatching(/^must be (two letters, )?an ISO 3166-1 alpha-2 code/)],
  ])('%s is not a destination, and the response has the cure', async (written, message) => {
    const { status, body } = await service.call('get', `/service_tiers?destination_country=${written}`);
    expect([status, body.data]).toEqual([
      400,
      [{ path: ['destination_country'], code: 'INVALID_FIELD', message }],
    ]);
  });
});
