import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sysCodes } from '../../generated/errors.ts';
import { declarations } from '../../generated/operation-table.ts';
import { patternMessages } from '../../generated/request-validators.js';
import { reasonText, violationText } from '../../src/contract/contract-text.ts';
import { errorText } from '../../src/contract/error-text.ts';
import { fieldLabel } from '../../src/contract/field-name.ts';
import { type SchemaKeyword, schemaWords } from '../../src/contract/schema-violation.ts';
import { failureText } from '../../src/dashboard/webhook/failure-text.ts';
import { failureWords } from '../../src/outbound/client.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { root } from '../support/paths.ts';
import { startTestService, type TestService } from '../support/service.ts';

/** English words that no translation keeps. */
const english = /\b(must|is|the|of|at|not|no|be|have|with|to|does|a|an)\b/;
/** Names of operations and fields, which only a developer knows. */
const apiWords = new RegExp(
  String.raw`\b(${Object.keys(declarations).join('|')}|[a-z]+(_[a-z\d]+)+|data\.\w+)\b`,
);
const inChinese = (message: string, code = 'INVALID_FIELD') => violationText({ code, message }, 'zh-Hant');

const samples: Readonly<Record<SchemaKeyword, readonly object[]>> = {
  required: [{ missingProperty: 'x' }],
  additionalProperties: [{ additionalProperty: 'x' }],
  type: [{ type: 'string' }, { type: ['integer', 'null'] }, { type: 'array' }],
  enum: [{ allowedValues: ['prepaid', 'collect'] }],
  const: [{ allowedValue: true }, { allowedValue: 'prepaid' }],
  minLength: [{ limit: 1 }, { limit: 2 }],
  maxLength: [{ limit: 100 }],
  minItems: [{ limit: 1 }, { limit: 2 }],
  maxItems: [{ limit: 20 }],
  minProperties: [{ limit: 1 }, { limit: 2 }],
  maxProperties: [{ limit: 20 }],
  uniqueItems: [{ i: 1, j: 0 }],
  minimum: [{ comparison: '>=', limit: 0.001 }],
  exclusiveMinimum: [{ comparison: '>', limit: 0 }],
  maximum: [{ comparison: '<=', limit: 1000 }],
  exclusiveMaximum: [{ comparison: '<', limit: 5 }],
  'x-max-decimals': [{ limit: 2 }],
  'x-readable': [{ reason: 'lost' }, { reason: 'invisible' }, { reason: 'exponent' }],
  format: [{ format: 'date-time' }, { format: 'uri' }, { format: 'uuid' }],
  pattern: [{ pattern: 'unknown' }, ...Object.keys(patternMessages).map((pattern) => ({ pattern }))],
};

describe('a message of the contract', () => {
  it.each(Object.entries(samples))('is translated: %s', (keyword, parameters) => {
    for (const each of parameters) {
      const message = schemaWords[keyword as SchemaKeyword](each as Readonly<Record<string, unknown>>);
      expect(inChinese(message)).not.toMatch(english);
      expect(inChinese(message)).toMatch(/\p{Script=Han}/u);
      expect(inChinese(`has a name that ${message}`)).toMatch(/^名稱/);
      expect(violationText({ code: 'INVALID_FIELD', message }, 'en')).toBe(message);
      expect(inChinese(message)).not.toMatch(apiWords);
    }
  });

  it('keeps its limits and examples', () => {
    expect(inChinese('must have at most 100 characters')).toBe('最多 100 個字元');
    expect(inChinese('must be at least 0.001')).toBe('最少為 0.001');
    expect(inChinese('must be written in ASCII: https://xn--mnchen-3ya.example/')).toContain(
      'xn--mnchen-3ya',
    );
    expect(inChinese('must be an ISO 3166-1 alpha-2 code: GB for United Kingdom')).toBe(
      '必須為 ISO 3166-1 兩字母國家或地區代碼：英國為 GB',
    );
    expect(inChinese('must be null or a string')).toBe('必須為空值或文字');
    expect(inChinese('is not possible: HKASTDGGSTCM accepts at most 5 parcels')).toBe('最多接受 5 件包裹');
  });

  it.each(Object.keys(sysCodes))('is translated: %s', (code) => {
    expect(errorText(code as keyof typeof sysCodes, 'zh-Hant')).not.toMatch(english);
    for (const language of ['en', 'zh-Hant'] as const)
      expect(errorText(code as keyof typeof sysCodes, language)).not.toMatch(apiWords);
  });

  it.each([
    ...Object.values(failureWords),
    'no complete response within 5000 ms',
    'TLS failed: EPROTO',
    'status 302, a redirect to https://xn--mnchen-3ya.example/; redirects are not followed, so register that URL',
  ])('is translated: %s', (reason) => {
    expect(failureText(reason, 'zh-Hant')).not.toMatch(english);
    expect(failureText(reason, 'en')).toBe(reason);
  });

  it('stays unchanged if the author of the catalog wrote it', () => {
    expect(inChinese('is not possible: Ask our desk first.')).toBe('此選項不適用：Ask our desk first.');
    expect(reasonText('Ask our desk; this price does not include SIGNATURE', 'zh-Hant')).toBe(
      'Ask our desk；此價格不包括 SIGNATURE',
    );
  });
});

describe('every message of the rules', () => {
  /** Messages whose error code is translated instead. */
  const byCode =
    /USD\/HKD rate|^must be prepaid|^was retired|^must be a (Service Code|return service)|^must be registered|^differs from|^is (missing or|not as rec)|prepayment is disabled$/;
  const literal =
    /[`'"]((?:must|is|was|requires|needs|converts|differs|cannot|accepts|does not|has no|carries) (?:[^`'"\n]|(?<=\w)'(?=\w))*)[`'"][,;)\]} ]/g;
  const folder = path.join(root, 'src', 'pricing');
  const files = [
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    ...['http/query.ts', 'contract/route.ts'].map((name) => path.join(root, 'src', name)),
  ].filter((name) => name.endsWith('.ts'));
  const messages = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(literal)].map(([, text = '']) =>
      text.replace(/\$\{.*?\}(?!\})/g, '7'),
    ),
  );

  it('is found in the sources', () => {
    expect(messages.length).toBeGreaterThan(30);
    expect(messages).toContain('accepts at most 7 parcels');
  });

  it.each(messages.filter((message) => !byCode.test(message)))('is translated: %s', (message) => {
    const shown = inChinese(message);
    const asReason = inChinese(`is not possible: SERVICE ${message}`);
    expect([shown, asReason].filter((text) => !english.test(text))).not.toEqual([]);
  });

  it.each(messages)('names no field or operation of the API on a page: %s', (message) => {
    for (const language of ['en', 'zh-Hant'] as const) {
      for (const text of [message, `is not possible: SERVICE ${message}`]) {
        expect(violationText({ code: 'INVALID_FIELD', message: text }, language)).not.toMatch(apiWords);
        expect(reasonText(text, language)).not.toMatch(apiWords);
      }
    }
  });

  it('keeps the advice when the name of an operation is left out', () => {
    expect(errorText('SERVICE_CODE_RETIRED', 'en')).toBe(
      'this Service Code is retired; choose a current one',
    );
    expect(
      reasonText('VAT_PREPAY depends on the declared value; send declared_value_hkd or item prices', 'en'),
    ).toBe('VAT_PREPAY depends on the declared value; send value of all goods or item prices');
  });
});

it.each([
  [['items', 1, 'hs_code'], 'Item 2: HS code', '物品 2：HS 編碼'],
  [['recipient', 'postal_code'], 'Recipient: postal code', '收件人：郵政編碼'],
  [['parcels', '0', 'weight_kg'], 'Parcel 1: weight', '包裹 1：重量'],
  [['a_new_field'], 'A new field', 'A new field'],
])('fieldLabel of %j', (path, english, chinese) => {
  expect([fieldLabel(path, 'en'), fieldLabel(path, 'zh-Hant')]).toEqual([english, chinese]);
});

describe('a Chinese page', () => {
  let service: TestService;
  let browser: TestBrowser;
  beforeAll(async () => {
    service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    ({ browser } = await signedInUser(service));
    await browser.post('/test/settings', { language: 'zh-Hant', time_zone: 'Asia/Hong_Kong' });
  });
  afterAll(() => service.stop());
  const errorsIn = (text: string) =>
    [...text.matchAll(/<p class="error"[^>]*>([^<]*)</g)].map(([, error]) => error ?? '');

  it.each([
    [
      '/test/shipments/new/check',
      {
        'items.0.quantity': 'x',
        'recipient.country_code': 'US',
        'parcels.0.weight_kg': '0.5',
        tags: 'a'.repeat(200),
      },
    ],
    ['/test/webhooks', { url: 'not an address', description: 'x'.repeat(300) }],
  ])('shows no English message beside the fields: %s', async (address, form) => {
    const { status, text } = await browser.post(address, form);
    expect(status).toBe(400);
    expect(errorsIn(text).length).toBeGreaterThan(1);
    for (const error of errorsIn(text)) expect(error).not.toMatch(english);
  });

  it('shows no English message beside a filter', async () => {
    const { text } = await browser.get('/test/shipments?destination_country=USA');
    expect(errorsIn(text)).toEqual([expect.stringContaining('ISO 3166-1')]);
  });

  it('leaves the messages of the API as they are', async () => {
    const { body } = await service
      .call('get', '/shipments?destination_country=USA')
      .set('Accept-Language', 'zh-HK');
    expect(JSON.stringify(body)).not.toMatch(/\p{Script=Han}/u);
  });
});
