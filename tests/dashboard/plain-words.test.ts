import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sysCodes } from '../../generated/errors.ts';
import { orderTexts } from '../../src/dashboard/order/text.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';

const root = path.join(import.meta.dirname, '../..');
const contract = JSON.parse(readFileSync(path.join(root, 'openapi.json'), 'utf8'));

/** Names that only a developer knows: properties and values with an underscore, operations and error codes. */
function namesOfContract(): ReadonlySet<string> {
  const names = new Set<string>(Object.keys(sysCodes).filter((name) => name.includes('_')));
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) visit(inner);
    if (typeof value !== 'object' || value === null) return;
    const { properties, enum: values, operationId } = value as Record<string, unknown>;
    if (typeof operationId === 'string') names.add(operationId);
    for (const name of [...Object.keys(Object(properties)), ...(Array.isArray(values) ? values : [])])
      if (typeof name === 'string' && /^\w+_\w+$/.test(name)) names.add(name);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(contract);
  return names;
}

const names = namesOfContract();
const found = (text: string) =>
  [...new Set(text.match(/\b[A-Za-z]\w+\b/g) ?? [])].filter((word) => names.has(word));

/** Pages for those who write programs against the API, whose words they are. */
const forDevelopers = /^(changelog|event|key|request|webhook)$/;
const pages = path.join(root, 'src', 'dashboard');
const textFiles = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?:^|[/-])text\.ts$/.test(name),
);
const plainFiles = textFiles.filter((name) => !forDevelopers.test(name.split(path.sep)[0] ?? ''));

/** Returns every text of a table. The source of a function has its text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the texts of pages', () => {
  it('know the names of the contract', () => {
    for (const name of [
      'listServiceTiers',
      'voec_prepay',
      'hs_code',
      'PRICING_QUOTE_CHANGED',
      'label_created',
    ])
      expect(names).toContain(name);
    for (const name of [
      'text.ts',
      'order/parcel-text.ts',
      'operator/support-text.ts',
      'operator/catalog/text.ts',
    ])
      expect(plainFiles).toContain(name);
  });

  it.each(plainFiles)('have none of them in either language: %s', async (file) => {
    const module: Readonly<Record<string, Readonly<Record<string, unknown>>>> = await import(
      `../../src/dashboard/${file}`
    );
    const said = Object.values(module).flatMap((table) =>
      ['en', 'zh-Hant'].flatMap((language) => textsIn(Object(table)[language])),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.flatMap((text) => found(text).map((name) => `${name}: ${text}`))).toEqual([]);
  });
});

it('no page names a file of the repository, which a merchant does not have', () => {
  const naming = textFiles.filter((name) =>
    /\b(?:docs|src|db)\/\w|\w\.md\b/.test(withoutImports(readFileSync(path.join(pages, name), 'utf8'))),
  );
  expect(naming).toEqual([]);
});

const withoutImports = (source: string) => source.replaceAll(/^import .*$|^\} from .*$/gm, '');

describe('the refusals of an order', () => {
  let service: TestService;
  const browsers = new Map<string, TestBrowser>();
  beforeAll(async () => {
    service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    for (const language of ['en', 'zh-Hant']) {
      const { browser } = await signedInUser(service);
      await browser.post('/test/language', { language, path: '/' });
      browsers.set(language, browser);
    }
  });
  afterAll(() => service.stop());

  const bad = [
    '',
    ' ',
    'x',
    '-1',
    '0',
    '1e9',
    '99999999',
    '\u200b',
    'a'.repeat(300),
    '東京',
    '3.14159',
    '��',
    'gift',
  ];
  const text = fc.constantFrom(...bad);
  const form = fc.record(
    {
      'recipient.country_code': fc.constantFrom(
        'US',
        'BR',
        'JP',
        'NO',
        'DE',
        'GB',
        'CL',
        'KR',
        'Atlantis',
        'USA',
        'HK',
      ),
      'recipient.contact_name': text,
      'recipient.phone': text,
      'recipient.email': text,
      'recipient.address': text,
      'recipient.city': text,
      'recipient.region': text,
      'recipient.postal_code': fc.constantFrom('', '10118', 'x', '150-0002'),
      recipient_type: fc.constantFrom('', 'private', 'business', 'robot'),
      'parcels.0.weight_kg': fc.constantFrom('0.5', '0', '500', 'heavy', ''),
      'parcels.0.length_cm': text,
      'items.0.description': text,
      'items.0.quantity': text,
      'items.0.unit_price': text,
      'items.0.unit_weight_kg': text,
      'items.0.hs_code': fc.constantFrom('', '6109', '6109.10', '6109.10.00', 'x'),
      'items.0.country_of_manufacture': fc.constantFrom('', 'CN', 'China', 'x'),
      'items.0.battery_un_number': text,
      'items.0.manufacturer.name': text,
      goods_category: fc.constantFrom('general', 'battery', 'cosmetics', 'weapons'),
      declared_currency: fc.constantFrom('HKD', 'USD', 'EUR'),
      insured_amount: text,
      ioss_number: fc.constantFrom('', 'IM0123456789', 'x'),
      tax_number: text,
      sales_platform_name: text,
      reference_no: text,
      tags: text,
      'metadata.0.key': text,
      vat_prepay: fc.constantFrom('', 'on'),
      voec_prepay: fc.constantFrom('', 'on'),
      'surcharge.DDP': fc.constantFrom('', 'on'),
      'surcharge.INSURANCE': fc.constantFrom('', 'on'),
      'surcharge.SIGNATURE': fc.constantFrom('', 'on'),
      'sender.contact_name': text,
      service_tier_id: fc.constantFrom('', 'HKASTDGGSTCM', 'NONE'),
    },
    { requiredKeys: ['recipient.country_code', 'parcels.0.weight_kg'] },
  );

  /** Returns what a person reads: texts without tags, and without the names of things that the account typed. */
  const readable = (page: string) =>
    page
      .slice(page.indexOf('<main'))
      .replace(/<datalist[\s\S]*?<\/datalist>/g, '')
      .replace(/<[^>"]*(?:"[^"]*"[^>"]*)*>/g, ' ');

  it.each(['en', 'zh-Hant'])('are shown in words, and book nothing (%s)', async (language) => {
    const browser = browsers.get(language);
    const samples = fc.sample(form, { numRuns: 60, seed: 37 });
    const said = new Map<string, string>();
    for (const fields of samples) {
      for (const where of ['check', 'book']) {
        const sent = where === 'book' ? { ...fields, expected_total_hkd: '1', key: 'none' } : fields;
        const path = where === 'book' ? '/test/shipments/new' : '/test/shipments/new/check';
        const reply = await browser?.post(path, sent);
        expect([200, 400]).toContain(reply?.status);
        const shown = readable(reply?.text ?? '');
        expect(shown).toContain(orderTexts[language === 'en' ? 'en' : 'zh-Hant'].quote.title);
        for (const name of found(shown))
          said.set(name, shown.slice(shown.indexOf(name) - 80, shown.indexOf(name) + 80));
      }
    }
    expect([...said]).toEqual([]);
    const { rows } = await service.database.db.pool.query('select tracking_number from shipment');
    expect(rows).toEqual([]);
  });
});
