import type { JsonObject } from '../../../sdk/contract-diff/src/json.ts';
import type { Impact } from '../../../sdk/contract-diff/src/rules.ts';

/** One version of a schema, with the named schemas and the edition of OpenAPI that it needs. */
interface Version {
  readonly schema: JsonObject;
  readonly schemas?: JsonObject;
  readonly openapi?: string;
}

/** A change of a schema, and its impact if the client sends the values and if the server sends them. */
export interface SchemaChange {
  readonly kind: string;
  readonly title: string;
  readonly before: Version;
  readonly after: Version;
  readonly request: Impact;
  readonly response: Impact;
  readonly mediaType?: string;
  /** True: the rules about names are left out, as the package's README recommends where no client is generated. */
  readonly ignoresNames?: boolean;
}

type Row = readonly [
  title: string,
  before: JsonObject | Version,
  after: JsonObject | Version,
  request: Impact,
  response: Impact,
];

function changes(kind: string, rows: readonly Row[], rest: Partial<SchemaChange> = {}): SchemaChange[] {
  return rows.map(([title, before, after, request, response]) => ({
    kind,
    title,
    before: version(before),
    after: version(after),
    request,
    response,
    ...rest,
  }));
}

function version(given: JsonObject | Version): Version {
  return 'schema' in given ? (given as Version) : { schema: given };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const payment = (fields: JsonObject = {}) => ({
  type: 'object',
  required: ['type'],
  properties: { type: { type: 'string' }, ...fields },
});
const named = {
  Card: payment({ number: { type: 'string' } }),
  Bank: payment({ iban: { type: 'string' } }),
  Cash: payment({ office: { type: 'integer' } }),
};

/** A choice of named schemas by their property `type`. */
const choice = (
  names: readonly string[],
  mapping?: Readonly<Record<string, string>>,
  keyword = 'oneOf',
  schemas: JsonObject = named,
): Version => ({
  schema: {
    [keyword]: names.map(ref),
    discriminator: { propertyName: 'type', ...(mapping && { mapping }) },
  },
  schemas,
});
const both = ['Card', 'Bank'];
const openChoice = (names: readonly string[], isOpen = true): Version => {
  const mapping = Object.fromEntries(names.map((name) => [name.toLowerCase(), name]));
  const { schema, ...rest } = choice(names, mapping);
  return { ...rest, schema: isOpen ? { ...schema, 'x-open-list': true } : schema };
};

/** A base schema that others extend by allOf, selected by its discriminator. */
const base = (
  names: readonly string[],
  mapping?: Readonly<Record<string, string>>,
  fields: JsonObject = {},
): Version => ({
  schema: ref('Base'),
  schemas: {
    Base: { ...payment(), discriminator: { propertyName: 'type', ...(mapping && { mapping }) } },
    ...Object.fromEntries(
      names.map((name) => [name, { allOf: [ref('Base'), { type: 'object', properties: fields }] }]),
    ),
  },
});

const renamedSchemas = { CreditCard: named.Card, Bank: named.Bank };
const renamedAndExtended = {
  CreditCard: payment({ number: { type: 'string' }, holder: { type: 'string' } }),
  Bank: named.Bank,
};

const mappings = changes('the mapping of a discriminator', [
  ['of an open list gains an alternative', openChoice(both), openChoice([...both, 'Cash']), 'minor', 'minor'],
  ['of an open list loses an alternative', openChoice([...both, 'Cash']), openChoice(both), 'major', 'minor'],
  ['of an open list is closed', openChoice(both), openChoice(both, false), 'major', 'major'],
  ['gains an alternative', openChoice(both, false), openChoice([...both, 'Cash'], false), 'minor', 'major'],
  [
    'renames a value',
    choice(both, { card: 'Card', bank: 'Bank' }),
    choice(both, { credit: 'Card', bank: 'Bank' }),
    'major',
    'major',
  ],
  [
    'loses a value',
    choice(both, { card: 'Card', bank: 'Bank' }),
    choice(both, { bank: 'Bank' }),
    'major',
    'major',
  ],
  ['is removed', choice(both, { card: 'Card', bank: 'Bank' }), choice(both), 'major', 'major'],
  [
    'replaces the names of schemas',
    choice(both),
    choice(both, { card: 'Card', bank: 'Bank' }),
    'major',
    'major',
  ],
  ['replaces the name of one schema', choice(both), choice(both, { card: 'Card' }), 'major', 'major'],
  [
    'swaps two values',
    choice(both, { card: 'Card', bank: 'Bank' }),
    choice(both, { card: 'Bank', bank: 'Card' }),
    'major',
    'major',
  ],
  [
    'loses one of two values of a schema',
    choice(both, { card: 'Card', visa: 'Card' }),
    choice(both, { card: 'Card' }),
    'major',
    'major',
  ],
  [
    'gets a second value for a schema',
    choice(both, { card: 'Card' }),
    choice(both, { card: 'Card', visa: 'Card' }),
    'minor',
    'major',
  ],
  [
    'loses a value with its schema',
    choice([...both, 'Cash'], { cash: 'Cash' }),
    choice(both),
    'major',
    'minor',
  ],
  [
    'gets a value with its schema',
    choice(both),
    choice([...both, 'Cash'], { cash: 'Cash' }),
    'minor',
    'major',
  ],
  [
    'renames a value under anyOf',
    choice(both, { card: 'Card' }, 'anyOf'),
    choice(both, { credit: 'Card' }, 'anyOf'),
    'major',
    'major',
  ],
  [
    'writes the names of schemas out',
    choice(both),
    choice(both, { Card: 'Card', Bank: ref('Bank').$ref }),
    'patch',
    'patch',
  ],
  [
    'renames a value of a base schema',
    base(both, { card: 'Card', bank: 'Bank' }),
    base(both, { credit: 'Card', bank: 'Bank' }),
    'major',
    'major',
  ],
  [
    'of a base schema loses a value',
    base(both, { card: 'Card', bank: 'Bank' }),
    base(both, { bank: 'Bank' }),
    'major',
    'major',
  ],
  [
    'of a base schema gets a second value',
    base(both, { card: 'Card' }),
    base(both, { card: 'Card', visa: 'Card' }),
    'minor',
    'major',
  ],
]);

const implicitValues: Row[] = [
  [
    'is renamed',
    choice(both),
    choice(['CreditCard', 'Bank'], undefined, 'oneOf', renamedSchemas),
    'major',
    'major',
  ],
  [
    'is renamed under anyOf',
    choice(both, undefined, 'anyOf'),
    choice(['CreditCard', 'Bank'], undefined, 'anyOf', renamedSchemas),
    'major',
    'major',
  ],
  [
    'is renamed and extended',
    choice(both),
    choice(['CreditCard', 'Bank'], undefined, 'oneOf', renamedAndExtended),
    'major',
    'major',
  ],
  [
    'is renamed beside a mapping of another',
    choice(both, { bank: 'Bank' }),
    choice(['CreditCard', 'Bank'], { bank: 'Bank' }, 'oneOf', renamedSchemas),
    'major',
    'major',
  ],
  ['that extends a base is renamed', base(both), base(['CreditCard', 'Bank']), 'major', 'major'],
  ['that extends a base is removed', base([...both, 'Cash']), base(both), 'major', 'minor'],
  ['that extends a base is added', base(both), base([...both, 'Cash']), 'minor', 'major'],
  [
    'that extends a base loses a property',
    base(both, undefined, { note: { type: 'string' } }),
    base(both),
    'major',
    'major',
  ],
  [
    'that extends a base gets a property',
    base(both),
    base(both, undefined, { note: { type: 'string' } }),
    'minor',
    'minor',
  ],
];
const keptValue: Row[] = [
  [
    'is renamed and its value kept',
    choice(both, { card: 'Card', bank: 'Bank' }),
    choice(['CreditCard', 'Bank'], { card: 'CreditCard', bank: 'Bank' }, 'oneOf', renamedSchemas),
    'none',
    'none',
  ],
];
const implicit = [
  ...changes('a schema without a value of its own', implicitValues),
  ...changes('a schema without a value of its own, names left out', implicitValues, { ignoresNames: true }),
  ...changes('a schema with a value of its own, names left out', keptValue, { ignoresNames: true }),
];

const list = (rest: JsonObject, contains: JsonObject = { type: 'integer' }) => ({
  type: 'array',
  contains,
  ...rest,
});
const counts = changes('the number of items that match contains', [
  ['gets a minimum', list({}), list({ minContains: 2 }), 'major', 'minor'],
  ['gets a higher minimum', list({ minContains: 2 }), list({ minContains: 3 }), 'major', 'minor'],
  ['gets a lower minimum', list({ minContains: 3 }), list({ minContains: 2 }), 'minor', 'major'],
  ['loses its minimum', list({ minContains: 2 }), list({}), 'minor', 'major'],
  ['gets the default minimum', list({}), list({ minContains: 1 }), 'patch', 'patch'],
  ['may be none', list({}), list({ minContains: 0 }), 'minor', 'major'],
  ['gets a maximum', list({}), list({ maxContains: 3 }), 'major', 'minor'],
  ['gets a lower maximum', list({ maxContains: 5 }), list({ maxContains: 3 }), 'major', 'minor'],
  ['gets a higher maximum', list({ maxContains: 3 }), list({ maxContains: 5 }), 'minor', 'major'],
  ['loses its maximum', list({ maxContains: 3 }), list({}), 'minor', 'major'],
  [
    'moves',
    list({ minContains: 1, maxContains: 2 }),
    list({ minContains: 2, maxContains: 3 }),
    'major',
    'major',
  ],
  [
    'is not limited by contains with the minimum 0',
    { type: 'array' },
    list({ minContains: 0 }),
    'patch',
    'patch',
  ],
  [
    'counts nothing without contains',
    { type: 'array' },
    { type: 'array', minContains: 2, maxContains: 3 },
    'patch',
    'patch',
  ],
  [
    'has a maximum and counts more kinds',
    list({ minContains: 0, maxContains: 1 }),
    list({ minContains: 0, maxContains: 1 }, { type: 'number' }),
    'major',
    'minor',
  ],
  [
    'has both limits and counts more kinds',
    list({ maxContains: 1 }),
    list({ maxContains: 1 }, { type: 'number' }),
    'major',
    'major',
  ],
]);

const text = (contentSchema?: JsonObject) => ({
  type: 'string',
  contentMediaType: 'application/json',
  ...(contentSchema && { contentSchema }),
});
const inner = (properties: JsonObject, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const word = { type: 'string' };
const contents = changes('the schema of the content of a text', [
  ['is added', text(), text(inner({ a: word })), 'major', 'minor'],
  ['is removed', text({ type: 'integer' }), text(), 'minor', 'major'],
  ['is removed with its properties', text(inner({ a: word })), text(), 'major', 'major'],
  ['changes its type', text(word), text({ type: 'integer' }), 'major', 'major'],
  ['becomes wider', text({ type: 'integer' }), text({ type: 'number' }), 'minor', 'major'],
  ['becomes narrower', text({ type: 'number' }), text({ type: 'integer' }), 'major', 'minor'],
  ['loses a property', text(inner({ a: word, b: word })), text(inner({ a: word })), 'major', 'major'],
  [
    'gets an optional property',
    text(inner({ a: word })),
    text(inner({ a: word, b: word })),
    'minor',
    'minor',
  ],
  [
    'gets a required property',
    text(inner({ a: word })),
    text(inner({ a: word, b: word }, ['b'])),
    'major',
    'minor',
  ],
  ['loses a value', text({ enum: ['a', 'b'] }), text({ enum: ['a'] }), 'major', 'minor'],
]);

const tag = (xml?: JsonObject) => ({
  type: 'object',
  properties: { box: { type: 'string', ...(xml && { xml }) } },
});
const boxes = (xml?: JsonObject) => ({
  type: 'object',
  properties: { boxes: { type: 'array', items: word, ...(xml && { xml }) } },
});
const xmlRows: Row[] = [
  ['gets another name', tag(), tag({ name: 'carton' }), 'major', 'major'],
  ['changes its name', tag({ name: 'case' }), tag({ name: 'carton' }), 'major', 'major'],
  ['loses its name', tag({ name: 'carton' }), tag(), 'major', 'major'],
  ['becomes an attribute', tag(), tag({ attribute: true }), 'major', 'major'],
  ['becomes an element', tag({ attribute: true }), tag(), 'major', 'major'],
  ['gets a namespace', tag(), tag({ namespace: 'https://example.com/a' }), 'major', 'major'],
  ['changes its prefix', tag({ prefix: 'a' }), tag({ prefix: 'b' }), 'major', 'major'],
  ['is wrapped', boxes(), boxes({ wrapped: true }), 'major', 'major'],
  ['is no longer wrapped', boxes({ wrapped: true }), boxes(), 'major', 'major'],
];
const xmlDefaults: Row[] = [
  ['has its own name written out', tag(), tag({ name: 'box' }), 'patch', 'patch'],
  ['has its defaults written out', tag(), tag({ attribute: false }), 'patch', 'patch'],
  ['has the default of a list written out', boxes(), boxes({ wrapped: false }), 'patch', 'patch'],
  ['has an empty description', tag(), tag({}), 'patch', 'patch'],
];
const xml = [
  ...changes('an element of XML', [...xmlRows, ...xmlDefaults], { mediaType: 'application/xml' }),
  ...changes(
    'an element of XML that is only sent as JSON',
    xmlRows.map(([title, before, after]): Row => [title, before, after, 'patch', 'patch']),
  ),
];

const alternatives = (keyword: string, ...branches: JsonObject[]): Version => ({
  schema: { [keyword]: branches },
  schemas: named,
});
const kinds = (name: string) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: name } },
});
const exclusive = changes('alternatives', [
  [
    'that overlap exclude each other',
    alternatives('anyOf', ref('Card'), ref('Bank')),
    alternatives('oneOf', ref('Card'), ref('Bank')),
    'major',
    'minor',
  ],
  [
    'that overlap no longer exclude each other',
    alternatives('oneOf', ref('Card'), ref('Bank')),
    alternatives('anyOf', ref('Card'), ref('Bank')),
    'minor',
    'major',
  ],
  [
    'that may overlap exclude each other',
    alternatives('anyOf', { type: 'string', pattern: '^a' }, { type: 'string', pattern: 'b$' }),
    alternatives('oneOf', { type: 'string', pattern: '^a' }, { type: 'string', pattern: 'b$' }),
    'major',
    'minor',
  ],
  [
    'that contain each other exclude each other',
    alternatives('anyOf', { type: 'number' }, { type: 'integer' }),
    alternatives('oneOf', { type: 'number' }, { type: 'integer' }),
    'major',
    'minor',
  ],
  [
    'of optional kinds exclude each other',
    alternatives('anyOf', { properties: { kind: { const: 'a' } } }, { properties: { kind: { const: 'b' } } }),
    alternatives('oneOf', { properties: { kind: { const: 'a' } } }, { properties: { kind: { const: 'b' } } }),
    'major',
    'minor',
  ],
  [
    'of different types exclude each other anyway',
    alternatives('anyOf', { type: 'string' }, { type: 'integer' }),
    alternatives('oneOf', { type: 'string' }, { type: 'integer' }),
    'patch',
    'patch',
  ],
  [
    'of different kinds exclude each other anyway',
    alternatives('anyOf', kinds('a'), kinds('b')),
    alternatives('oneOf', kinds('a'), kinds('b')),
    'patch',
    'patch',
  ],
  [
    'of different kinds need not exclude each other',
    alternatives('oneOf', kinds('a'), kinds('b')),
    alternatives('anyOf', kinds('a'), kinds('b')),
    'patch',
    'patch',
  ],
  [
    'get one that contains another under oneOf',
    alternatives('oneOf', { type: 'integer' }, { type: 'boolean' }),
    alternatives('oneOf', { type: 'integer' }, { type: 'boolean' }, { type: 'number' }),
    'major',
    'major',
  ],
  [
    'get one that is contained under oneOf',
    alternatives('oneOf', { type: 'number' }, { type: 'boolean' }),
    alternatives('oneOf', { type: 'number' }, { type: 'boolean' }, { type: 'integer' }),
    'major',
    'minor',
  ],
]);

const old = (schema: JsonObject): Version => ({ schema, openapi: '3.0.3' });
const photo = { type: 'string', format: 'byte' };
const base64 = { type: 'string', contentEncoding: 'base64' };
const bytes = changes('a text of base64', [
  ['is written as in OpenAPI 3.1', old(photo), base64, 'patch', 'patch'],
  ['is written as in OpenAPI 3.0', base64, old(photo), 'patch', 'patch'],
  ['is written with another case', photo, { type: 'string', contentEncoding: 'BASE64' }, 'patch', 'patch'],
  [
    'that may be null is written as in OpenAPI 3.1',
    old({ ...photo, nullable: true }),
    { ...base64, type: ['string', 'null'] },
    'patch',
    'patch',
  ],
  ['is written in both ways', old(photo), { ...photo, ...base64 }, 'patch', 'patch'],
  [
    'with a length is written as in OpenAPI 3.1',
    old({ ...photo, maxLength: 9 }),
    { ...base64, maxLength: 9 },
    'patch',
    'patch',
  ],
  [
    'with another length is written as in OpenAPI 3.1',
    old({ ...photo, maxLength: 9 }),
    { ...base64, maxLength: 8 },
    'major',
    'minor',
  ],
  ['becomes base64url', old(photo), { ...base64, contentEncoding: 'base64url' }, 'major', 'major'],
  ['becomes plain', base64, { type: 'string' }, 'major', 'major'],
  ['says its media type', base64, { ...base64, contentMediaType: 'image/png' }, 'major', 'minor'],
  ['no longer says its media type', { ...base64, contentMediaType: 'image/png' }, base64, 'minor', 'major'],
  [
    'gets another media type',
    { ...base64, contentMediaType: 'image/png' },
    { ...base64, contentMediaType: 'image/gif' },
    'major',
    'major',
  ],
  [
    'of bytes is written as in OpenAPI 3.1',
    old({ type: 'string', format: 'binary' }),
    { type: 'string', contentMediaType: 'application/octet-stream' },
    'patch',
    'patch',
  ],
]);

const encoded = (name: string) => [...name].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
const card = { card: 'Card', bank: 'Bank' };
const mappingForms = changes('a mapping', [
  [
    'of names is written as references',
    choice(both, card),
    choice(both, { card: ref('Card').$ref, bank: ref('Bank').$ref }),
    'patch',
    'patch',
  ],
  [
    'of references is written as names',
    choice(both, { card: ref('Card').$ref, bank: ref('Bank').$ref }),
    choice(both, card),
    'patch',
    'patch',
  ],
  [
    'of references is percent-encoded',
    choice(both, { card: ref('Card').$ref }),
    choice(both, { card: ref(encoded('Card')).$ref }),
    'patch',
    'patch',
  ],
  [
    'is written in another order',
    choice(both, card),
    choice(both, { bank: 'Bank', card: 'Card' }),
    'none',
    'none',
  ],
  [
    'of a base is written as references',
    base(both, card),
    base(both, { card: ref('Card').$ref, bank: ref('Bank').$ref }),
    'patch',
    'patch',
  ],
  [
    'written as references selects another schema',
    choice(both, { card: 'Card' }),
    choice(both, { card: ref('Bank').$ref }),
    'major',
    'major',
  ],
]);

const flag = { type: 'boolean' };
const booleans = changes('a boolean', [
  ['of both values is any boolean', { enum: [true, false] }, flag, 'patch', 'patch'],
  ['has both values listed', flag, { enum: [true, false] }, 'patch', 'patch'],
  ['with its type has both values listed', flag, { ...flag, enum: [false, true] }, 'patch', 'patch'],
  ['lists its values in another order', { enum: [true, false] }, { enum: [false, true] }, 'patch', 'patch'],
  [
    'or null has its values listed',
    { type: ['boolean', 'null'] },
    { enum: [true, false, null] },
    'patch',
    'patch',
  ],
  [
    'or null of OpenAPI 3.0 has its values listed',
    old({ ...flag, nullable: true }),
    { enum: [true, null, false] },
    'patch',
    'patch',
  ],
  ['has its values as constants', flag, { oneOf: [{ const: true }, { const: false }] }, 'patch', 'patch'],
  ['is only true', flag, { enum: [true] }, 'major', 'minor'],
  ['is no longer only true', { const: true }, flag, 'minor', 'major'],
  ['may also be a text', { enum: [true, false] }, { enum: [true, false, 'unknown'] }, 'minor', 'major'],
  ['may be null', { enum: [true, false] }, { type: ['boolean', 'null'] }, 'minor', 'major'],
]);

const object = (name: string): Version => ({ schema: ref(name), schemas: { ...named, 'A.B': named.Card } });
const references = changes('a reference', [
  ['is percent-encoded', object('Card'), object(encoded('Card')), 'patch', 'patch'],
  ['is partly percent-encoded', object('A.B'), object('A%2EB'), 'patch', 'patch'],
  ['is no longer percent-encoded', object('A%2eB'), object('A.B'), 'patch', 'patch'],
  [
    'in alternatives is percent-encoded',
    choice(both),
    {
      ...choice(both),
      schema: { oneOf: [ref(encoded('Card')), ref('Bank')], discriminator: { propertyName: 'type' } },
    },
    'patch',
    'patch',
  ],
  [
    'beside null is percent-encoded',
    { schema: { oneOf: [ref('Card'), { type: 'null' }] }, schemas: named },
    { schema: { oneOf: [ref(encoded('Card')), { type: 'null' }] }, schemas: named },
    'patch',
    'patch',
  ],
  [
    'that is percent-encoded leads to another schema',
    object('Card'),
    object(encoded('Bank')),
    'major',
    'major',
  ],
]);

export const schemaChanges: readonly SchemaChange[] = [
  ...mappings,
  ...implicit,
  ...counts,
  ...contents,
  ...xml,
  ...exclusive,
  ...bytes,
  ...mappingForms,
  ...booleans,
  ...references,
];
