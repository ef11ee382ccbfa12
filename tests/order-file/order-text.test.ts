import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createShipmentBody } from '../../generated/request-validators.js';
import { fieldLabel } from '../../src/contract/field-name.ts';
import { schemaViolations } from '../../src/contract/schema-violation.ts';
import type { Language } from '../../src/language.ts';
import { readColumnName } from '../../src/order-file/column-name.ts';
import {
  fieldChoices,
  meaningLabel,
  meaningValue,
  orderFieldLabel,
  readMeaning,
} from '../../src/order-file/field-choice.ts';
import { contractFields, fileFields } from '../../src/order-file/order-field.ts';
import { cellFaultText, leftOutText } from '../../src/order-file/order-text.ts';
import { valueFaultText } from '../../src/order-file/value-fault.ts';
import { root } from '../support/paths.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Lists the paths of all fields of a body, with the place of an entry of a list. */
function pathsOf(schema: Schema, schemas: Readonly<Record<string, Schema>>, at = ''): string[] {
  const found = schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  const parts = [...(found.allOf ?? []), ...(found.anyOf ?? []), ...(found.oneOf ?? [])];
  const own = Object.entries(found.properties ?? {}).flatMap(([name, one]) => {
    const path = at === '' ? name : `${at}.${name}`;
    return [path, ...pathsOf(one, schemas, path)];
  });
  const inList = found.items?.$ref || found.items?.properties ? pathsOf(found.items, schemas, `${at}.0`) : [];
  return [...new Set([...own, ...inList, ...parts.flatMap((one) => pathsOf(one, schemas, at))])];
}

/** Names of operations and paths of fields, which only developers know. */
const developerWords = /[a-z]+_[a-z]+|\b(?:list|get|create)[A-Z]|[a-z]\.\d|undefined|\$/;
const languages = ['en', 'zh-Hant'] as const;

describe('the text of a wrong value', () => {
  it.each([
    'is in USD, but no USD/HKD rate is available; retry later',
    'needs a USD/HKD rate, but none is available; retry later',
  ])('is in words of people: %s', (message) => {
    const texts = languages.map((language) =>
      valueFaultText({ path: ['declared_currency'], message }, 'USD', language),
    );
    expect(texts).toEqual([
      expect.stringMatching(/^There is no exchange rate of USD to HKD at the moment\. Check again/),
      expect.stringContaining('暫時沒有美元兌港元的匯率'),
    ]);
  });

  const order = (path: string, value: unknown) => {
    const body: Record<string, unknown> = {
      service_tier_id: 'S',
      recipient: { contact_name: 'A', phone: '1', country_code: 'US', city: 'B', address: 'C' },
      parcels: [{ weight_kg: 1 }],
      items: [{ description: 'D', quantity: 1 }],
      reference_no: 'R',
    };
    const steps = path.split('.');
    let at = body as Record<string, unknown>;
    for (const step of steps.slice(0, -1)) at = at[step] as Record<string, unknown>;
    const last = steps.at(-1) ?? '';
    if (value === undefined) delete at[last];
    else at[last] = value;
    return body;
  };

  it.each([
    ['parcels.0.weight_kg', 'half', '“half” is not a weight. Write kilograms, such as 0.5.'],
    ['parcels.0.weight_kg', undefined, 'Missing. Write kilograms, such as 0.5.'],
    ['parcels.0.weight_kg', 0, '0 is too low. It must be more than 0.'],
    ['parcels.0.weight_kg', 1001, '1001 is too high. It must be at most 1000.'],
    ['items.0.quantity', 'two', '“two” is not a whole number. Write a whole number, such as 2.'],
    ['items.0.quantity', 0, '0 is too low. It must be at least 1.'],
    ['items.0.unit_price', 1.23456789, '1.23456789 has too many decimals. At most 6 are possible.'],
    [
      'recipient.phone',
      '4.47E+11',
      'A spreadsheet cut “4.47E+11”, so its last digits are lost. Format the column as text, and write the value again.',
    ],
    [
      'recipient.country_code',
      'Atlantis',
      '“Atlantis” is not a country. Write its name or its two-letter code, such as US.',
    ],
    ['recipient.contact_name', 'x'.repeat(101), 'It has 101 characters. Shorten it to 100.'],
    ['recipient.city', '', 'Missing.'],
    ['vat_prepay', 'maybe', '“maybe” is not yes or no. Write yes or no.'],
    ['declared_currency', 'EUR', '“EUR” is not USD or HKD. Write USD or HKD.'],
    ['ioss_number', 'IM1', '“IM1” is not an IOSS number. Write IM and 10 digits, such as IM3720012345.'],
    [
      'recipient.email',
      'at home',
      '“at home” is not an email address. Write an address such as anna@example.com.',
    ],
  ])('of %s: %s', (path, value, text) => {
    const [violation] = schemaViolations(createShipmentBody, order(path, value));
    if (!violation) throw new Error('the contract accepts it');
    expect(valueFaultText(violation, value, 'en')).toBe(text);
    const chinese = valueFaultText(violation, value, 'zh-Hant');
    expect(chinese).toMatch(/。$/);
    for (const said of [text, chinese]) expect(said).not.toMatch(developerWords);
  });

  it.each([
    [
      'no product has the SKU TS-9; save it as a product, or send the description',
      'No product has the SKU “TS-9”. Add it on the page Products, or write the description.',
      '沒有 SKU 為「TS-9」的產品。請在「產品」頁新增，或填寫描述。',
    ],
    [
      'the product TS-9 is archived',
      'The product “TS-9” is archived. Take it back on the page Products, or write the description.',
      '產品「TS-9」已封存。請在「產品」頁恢復，或填寫描述。',
    ],
  ])('of an item names the product that is not there: %s', (cause, english, chinese) => {
    const violation = { path: ['items', 0, 'description'], message: `is required: ${cause}` };
    expect(valueFaultText(violation, undefined, 'en')).toBe(english);
    expect(valueFaultText(violation, undefined, 'zh-Hant')).toBe(chinese);
  });

  it('is left to the contract where that knows more', () => {
    const price = 'is required: the product TS-9 has a price in USD alone, and this order is in HKD';
    const noPrice = { path: ['items', 0, 'unit_price_hkd'], message: price };
    expect(valueFaultText(noPrice, undefined, 'en')).toBeNull();
    const violation = { path: ['service_tier_id'], message: 'is not a service of this account' };
    expect(valueFaultText(violation, 'X', 'en')).toBeNull();
  });

  it('is short for a long value', () => {
    const violation = { path: ['parcels', 0, 'weight_kg'], message: 'must be a number' };
    expect(valueFaultText(violation, 'x'.repeat(10_000), 'en')?.length).toBeLessThan(120);
  });
});

describe('a fault of a cell, and why an order is left out', () => {
  const cell = { line: 3, column: 1, path: 'recipient.city' };

  it.each(languages)('are said in plain words: %s', (language) => {
    const texts = [
      cellFaultText({ ...cell, reason: 'row_differs', otherLine: 2 }, language),
      cellFaultText({ ...cell, reason: 'currency', currency: 'EUR' }, language),
      cellFaultText({ ...cell, reason: 'currency_differs', currency: 'HKD', expected: 'USD' }, language),
      ...(['sent', 'cancelled', 'refunded', 'nothing_to_send'] as const).map((one) =>
        leftOutText(one, language),
      ),
    ];
    expect(new Set(texts).size).toBe(7);
    for (const text of texts) expect(text).not.toMatch(developerWords);
    expect(texts[0]).toMatch(/2.*3/);
    expect(texts[1]).toContain('EUR');
  });
});

describe('the fields that a person chooses from', () => {
  const choices = languages.map((language) =>
    fieldChoices(language).flatMap((group) =>
      group.choices.map((choice) => ({ ...choice, group: group.label })),
    ),
  );

  it('are the same in both languages, in plain words, each once in its group', () => {
    const [english = [], chinese = []] = choices;
    expect(english.map(({ value }) => value)).toEqual(chinese.map(({ value }) => value));
    for (const list of [english, chinese]) {
      expect(new Set(list.map(({ group, label }) => `${group}${label}`)).size).toBe(list.length);
      for (const { label, hint } of list) expect(`${label} ${hint}`).not.toMatch(developerWords);
    }
    expect(chinese.filter(({ label }) => !/\p{Script=Han}|^SKU$/u.test(label))).toEqual([]);
  });

  it('are read as they are chosen, and a column with their name is understood', () => {
    for (const { value, label, group } of choices.flat()) {
      const meaning = readMeaning(value);
      if (meaning === null) throw new Error(`${value} is not read`);
      expect(meaningValue(meaning)).toBe(value);
      // The choice of a price says its currency too.
      const name = label.replace(/ \(USD or .*|（美元或.*/, '');
      expect([label, languages.map((language) => meaningLabel(meaning, language)).join()]).toEqual([
        label,
        expect.stringContaining(name),
      ]);
      const isParty = /^(?:recipient|sender)\./.test(meaning.field);
      const reading = readColumnName(isParty ? `${group} ${label}` : label);
      expect([label, reading && ('meaning' in reading ? reading.meaning : reading.price)]).toEqual([
        label,
        meaning,
      ]);
    }
  });

  it('are called in words, as are all fields that files and the contract have', () => {
    const { schemas } = (
      JSON.parse(readFileSync(path.join(root, 'openapi.json'), 'utf8')) as {
        readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
      }
    ).components;
    const bodyPaths = pathsOf({ $ref: '#/components/schemas/ShipmentCreateRequest' }, schemas).filter(
      (one) => !one.startsWith('metadata'),
    );
    expect(bodyPaths).toEqual(expect.arrayContaining(['items.0.hs_code', 'recipient.city', 'payment_type']));
    const fields = [...contractFields, ...fileFields];
    const labels = [
      ...fields.map((field) => [field, (language: Language) => orderFieldLabel(field, language)] as const),
      ...fields.map((field) => {
        const second = field.replace(/^(items|parcels)\./, '$1.1.');
        return [second, (language: Language) => meaningLabel({ field: second }, language)] as const;
      }),
      ...bodyPaths.map((one) => [one, (language: Language) => fieldLabel(one.split('.'), language)] as const),
    ];
    const known = /\b(?:HS|SKU|IOSS|VOEC|EU|VAT|ID|CPSC|UN|kg|cm|USD|HKD)\b/g;
    const wrong = labels.filter(
      ([field, label]) =>
        /[a-z]/i.test(label('zh-Hant').replace(known, '')) ||
        label('en') === field ||
        /[_]|[a-z]\.[a-z\d]/.test(label('en')),
    );
    expect(wrong.map(([field, label]) => [field, label('en'), label('zh-Hant')])).toEqual([]);
  });

  it('have no value that another text has', () => {
    for (const value of [
      '',
      'colour',
      'recipient.',
      'items.0.unit_price|euro',
      'metadata.__proto__',
      '__proto__',
    ])
      expect([value, readMeaning(value)]).toEqual([value, null]);
    expect(readMeaning('metadata.shop')).toEqual({ field: 'metadata.shop' });
    expect(meaningLabel({ field: 'items.1.quantity' }, 'en')).toBe('Item 2: Quantity');
    expect(orderFieldLabel('recipient.phone', 'zh-Hant')).toBe('收件人：電話');
  });
});
