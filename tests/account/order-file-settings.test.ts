import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listOrderMappings } from '../../db/query/account/order-file.ts';
import { changeOrderDefaults, findServiceFault, readOrderDefaults } from '../../src/account/order-default.ts';
import { removeMapping, savedMappings, saveMapping } from '../../src/account/order-mapping.ts';
import { pricingContext } from '../../src/account/pricing-inputs.ts';
import { commandLineActor } from '../../src/audit.ts';
import { readAccountOrderFile } from '../../src/batch/read-account-file.ts';
import type { FoundMapping, Mapping } from '../../src/order-file/mapping.ts';
import { noChoices } from '../../src/order-file/order-file.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';

let service: TestService;
let account: TestAccount;
let other: TestAccount;
beforeAll(async () => {
  service = await startTestService();
  account = service.account;
  other = await service.createAccount();
});
afterAll(() => service.stop());

const db = () => service.database.db.kysely;
const actor = (id = account.id) => commandLineActor(id, service.clock.now());
const entries = async () =>
  (
    await service.database.db.pool.query(
      "select action, subject from audit_entry where action ~ '^order_' and account_id = $1 order by created_at, id",
      [account.id],
    )
  ).rows.map(({ action, subject }) => `${action} ${subject}`);
const newEntries = async (work: () => Promise<unknown>) => {
  const before = (await entries()).length;
  await work();
  return (await entries()).slice(before);
};

const chosen = (mapping: Mapping): FoundMapping => ({ mapping, source: 'chosen', unknown: [], ignored: [] });
const file = (header: readonly string[], mapping: Mapping) => ({
  table: { hasHeader: true, header },
  mapping: chosen(mapping),
});

describe('a mapping that a person chose', () => {
  it('is not kept for a file whose columns have no names', async () => {
    const read = { table: { hasHeader: false, header: ['A'] }, mapping: chosen([{ field: 'reference_no' }]) };
    expect(await newEntries(() => saveMapping(db(), actor(), read))).toEqual([]);
  });

  it('is found by the header of the next file, in both modes, and by no other account', async () => {
    const header = ['Bestellung', 'Ort'];
    const mapping: Mapping = [{ field: 'reference_no' }, null];
    expect(await newEntries(() => saveMapping(db(), actor(), file(header, mapping)))).toEqual([
      'order_mapping.saved Bestellung, Ort',
    ]);
    const content = Buffer.from('Bestellung,Ort\nSO-1,Bonn\n');
    const read = (id: string) => readAccountOrderFile(service.context, { accountId: id }, content);
    const own = await read(account.id);
    expect(own.fault === null && own.mapping).toEqual({ mapping, source: 'saved', unknown: [], ignored: [] });
    expect(own.fault === null && own.orders.map(({ body }) => body)).toEqual([{ reference_no: 'SO-1' }]);
    const strange = await read(other.id);
    expect(strange.fault === null && strange.mapping.source).not.toBe('saved');
  });

  it('is used again without an entry, and replaced with one', async () => {
    const header = ['a', 'b'];
    const again = {
      table: { hasHeader: true, header },
      mapping: { ...chosen([null, null]), source: 'saved' },
    } as const;
    expect(await newEntries(() => saveMapping(db(), actor(), again))).toHaveLength(1);
    await saveMapping(db(), actor(), file(['later'], [null]));
    expect(await newEntries(() => saveMapping(db(), actor(), again))).toEqual([]);
    const [latest] = await listOrderMappings(db(), account.id);
    expect(latest?.columns).toEqual(header);
    const changed = file(header, [{ field: 'parcels.0.weight_kg', unit: 'g' }, null]);
    expect(await newEntries(() => saveMapping(db(), actor(), changed))).toHaveLength(1);
  });

  it.each(['template', 'guess', 'shopify'] as const)('is not kept without a choice: %s', async (source) => {
    const found = {
      table: { hasHeader: true, header: ['x'] },
      mapping: { mapping: [null], source, unknown: [], ignored: [] },
    };
    expect(await newEntries(() => saveMapping(db(), actor(), found))).toEqual([]);
    expect(await savedMappings(db(), account.id)).not.toHaveProperty('["x"]');
  });

  it('makes room for the newest 50, and the one that was not used for longest goes', async () => {
    for (let at = 0; at < 52; at++) {
      await saveMapping(db(), actor(other.id), file([`column ${at}`], [null]));
    }
    const kept = await listOrderMappings(db(), other.id);
    expect(kept).toHaveLength(50);
    expect(kept.map(({ columns }) => columns[0])).not.toContain('column 1');
    expect(kept.map(({ columns }) => columns[0])).toContain('column 2');
  });

  it('is removed with an entry, and not found by the id of another account', async () => {
    await saveMapping(db(), actor(), file(['gone'], [null]));
    const { id = '' } =
      (await listOrderMappings(db(), account.id)).find(({ columns }) => columns[0] === 'gone') ?? {};
    const refuse = (code: string) => {
      throw new Error(code);
    };
    await expect(removeMapping(db(), actor(other.id), id, refuse)).rejects.toThrow('NOT_FOUND');
    expect(await newEntries(() => removeMapping(db(), actor(), id, refuse))).toEqual([
      'order_mapping.removed gone',
    ]);
    expect(await savedMappings(db(), account.id)).not.toHaveProperty('["gone"]');
  });

  it('is not kept for a header that is too long', async () => {
    await saveMapping(db(), actor(), file(['x'.repeat(20_001)], [null]));
    expect(
      (await listOrderMappings(db(), account.id)).some(({ columns }) => /^x/.test(columns[0] ?? '')),
    ).toBe(false);
  });
});

describe('the service of a country', () => {
  it('is that of its territories too, where the catalog has no destination of their code', async () => {
    const services = { FR: 'HKEUVPGG01', US: 'HKUSSEGG01', '*': 'HKASTDGGSTCM' };
    const { id } = await service.createAccount();
    await changeOrderDefaults(db(), actor(id), { services: new Map(Object.entries(services)) });
    const content = Buffer.from('Order number,Country\nSO-1,FR\nSO-2,GP\nSO-3,PR\nSO-4,Canary Islands\n');
    const read = await readAccountOrderFile(service.context, { accountId: id }, content);
    expect(read.fault === null && read.orders.map(({ body }) => body.service_tier_id)).toEqual([
      'HKEUVPGG01',
      'HKEUVPGG01',
      'HKASTDGGSTCM',
      'HKASTDGGSTCM',
    ]);
    expect(read.fault === null && read.orders[3]?.body).toMatchObject({ recipient: { country_code: 'IC' } });
  });
});

describe('the defaults of an account', () => {
  it('are empty at first', async () => {
    expect(await readOrderDefaults(db(), other.id)).toEqual(noChoices.defaults);
  });

  it('are changed in parts, each change with one entry that names it', async () => {
    const change = (given: Parameters<typeof changeOrderDefaults>[2]) =>
      newEntries(() => changeOrderDefaults(db(), actor(), given));
    const services = { US: 'HKASTDGGSTCM', '*': 'HKASTDCSSTCM' };
    expect(await change({ services: new Map(Object.entries(services)), parcelWeightKg: 0.35 })).toEqual([
      'order_defaults.changed services: US HKASTDGGSTCM, * HKASTDCSSTCM; parcel_weight_kg: 0.35',
    ]);
    expect(await change({ services: new Map(Object.entries(services)), parcelWeightKg: 0.35 })).toEqual([]);
    expect(await readOrderDefaults(db(), account.id)).toMatchObject({ services, parcelWeightKg: 0.35 });
    expect(await readOrderDefaults(db(), other.id)).toEqual(noChoices.defaults);
    expect(
      await change({
        services: new Map([
          ['US', null],
          ['*', null],
        ]),
        parcelWeightKg: null,
      }),
    ).toEqual(['order_defaults.changed services: none; parcel_weight_kg: none']);
  });

  it('can name a service that the account may order and that goes to the country', async () => {
    const scope = { accountId: account.id, livemode: false };
    const pricing = await pricingContext(service.context, { scope, pricingVersion: null });
    const countries = [...pricing.catalog.countries.keys()];
    const routes = [...pricing.catalog.services.values()].map(({ code, lanes }) => ({
      code,
      served: countries.find((country) => lanes.has(country)) ?? '',
      unserved: countries.find((country) => !lanes.has(country)),
    }));
    const {
      code,
      served,
      unserved = '',
    } = routes.find((route) => route.unserved) ?? routes[0] ?? { code: '', served: '' };
    expect(findServiceFault(served, code, pricing)).toBeNull();
    expect(findServiceFault('*', code, pricing)).toBeNull();
    expect(findServiceFault(unserved, code, pricing)).toBe('country_not_served');
    expect(findServiceFault('QQ', code, pricing)).toBe('unknown_country');
    expect(findServiceFault('*', 'NONE', pricing)).toBe('unknown_service');
  });
});
