import type { JsonObject } from '../../../sdk/contract-diff/src/json.ts';
import type { Impact } from '../../../sdk/contract-diff/src/rules.ts';
import { contract } from './contract-places.ts';

/** A change that is not one of a schema. */
export interface DocumentChange {
  readonly kind: string;
  readonly title: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly expected: Impact;
}

type Row = readonly [title: string, before: JsonObject, after: JsonObject, expected: Impact];

function changes(kind: string, rows: readonly Row[]): DocumentChange[] {
  return rows.map(([title, before, after, expected]) => ({ kind, title, before, after, expected }));
}

const answer = { 200: { description: 'ok' } };
const get = (value: JsonObject, rest: JsonObject = {}, openapi?: string) =>
  contract({ paths: { '/parcels/{id}': { get: { responses: answer, ...value } } }, ...rest }, {}, openapi);

const schemas: Readonly<Record<string, JsonObject>> = {
  text: { type: 'string' },
  list: { type: 'array', items: { type: 'string' } },
  object: { type: 'object', properties: { weight: { type: 'number' } } },
};

/** Contracts with one parameter or header, by where it stands. */
const carriers: Readonly<Record<string, (it: JsonObject) => JsonObject>> = {
  'a query parameter': (it) => get({ parameters: [{ name: 'filter', in: 'query', ...it }] }),
  'a header of a request': (it) => get({ parameters: [{ name: 'X-Filter', in: 'header', ...it }] }),
  'a cookie': (it) => get({ parameters: [{ name: 'filter', in: 'cookie', ...it }] }),
  'a path parameter': (it) => get({ parameters: [{ name: 'id', in: 'path', required: true, ...it }] }),
  'a parameter of a path': (it) =>
    contract({
      paths: {
        '/parcels': { parameters: [{ name: 'filter', in: 'query', ...it }], get: { responses: answer } },
      },
    }),
  'a named parameter': (it) =>
    get(
      { parameters: [{ $ref: '#/components/parameters/Filter' }] },
      { components: { parameters: { Filter: { name: 'filter', in: 'query', ...it } } } },
    ),
  'a header of a response': (it) =>
    get({ responses: { 200: { description: 'ok', headers: { 'X-Filter': it } } } }),
  'a named header of a response': (it) =>
    get(
      {
        responses: {
          200: { description: 'ok', headers: { 'X-Filter': { $ref: '#/components/headers/Filter' } } },
        },
      },
      { components: { headers: { Filter: it } } },
    ),
  'a header of a webhook': (it) =>
    contract({
      webhooks: {
        moved: { post: { parameters: [{ name: 'X-Filter', in: 'header', ...it }], responses: answer } },
      },
    }),
};

const serializations = Object.entries(carriers).flatMap(([carrier, document]) =>
  Object.entries(schemas).flatMap(([type, schema]) => {
    const [plain, json] = [document({ schema }), document({ content: { 'application/json': { schema } } })];
    const text = document({ content: { 'text/plain': { schema } } });
    return changes('the serialization of a parameter or header', [
      [`of ${carrier} (${type}) moves from schema to content`, plain, json, 'major'],
      [`of ${carrier} (${type}) moves from content to schema`, json, plain, 'major'],
      [`of ${carrier} (${type}) moves from schema to plain text`, plain, text, 'major'],
      [`of ${carrier} (${type}) moves from JSON to plain text`, json, text, 'major'],
    ]);
  }),
);
const styles = Object.entries(carriers).flatMap(([carrier, document]) => {
  const isForm = /query|cookie|of a path|named parameter/.test(carrier);
  const [text, object] = [schemas.text, schemas.object];
  return changes('the style of a parameter or header', [
    [
      `of ${carrier} is written out`,
      document({ schema: object }),
      document({ schema: object, style: isForm ? 'form' : 'simple', explode: isForm }),
      'patch',
    ],
    [
      `of ${carrier} changes for objects`,
      document({ schema: object }),
      document({ schema: object, explode: !isForm }),
      'major',
    ],
    [
      `of ${carrier} has no effect on a text`,
      document({ schema: text }),
      document({ schema: text, explode: !isForm }),
      'patch',
    ],
  ]);
});

const server = (url: string, variables: JsonObject = {}) => ({ url, variables });
const region = (...values: string[]) =>
  server('https://{region}.example.com/v1', { region: { enum: values, default: 'eu' } });
const edition = (...values: string[]) =>
  server('https://example.com/{edition}', { edition: { enum: values, default: 'v2' } });
const free = server('https://{region}.example.com/v1', { region: { default: 'eu' } });
const placesOfServers: Readonly<Record<string, (...servers: JsonObject[]) => JsonObject>> = {
  'the document': (...servers) => get({}, { servers }),
  'an operation': (...servers) => get({ servers }),
  'a path': (...servers) => contract({ paths: { '/parcels': { servers, get: { responses: answer } } } }),
};
const servers = Object.entries(placesOfServers).flatMap(([place, document]) =>
  changes('the variable of a server', [
    [`of ${place} loses a value`, document(region('eu', 'us')), document(region('eu')), 'major'],
    [`of ${place} gets a value`, document(region('eu')), document(region('eu', 'us')), 'minor'],
    [`of ${place} renames a value`, document(region('eu', 'us')), document(region('eu', 'usa')), 'major'],
    [`of ${place} gets a list of values`, document(free), document(region('eu', 'us')), 'major'],
    [`of ${place} loses its list of values`, document(region('eu', 'us')), document(free), 'minor'],
    [
      `of ${place} in the path loses a value`,
      document(edition('v1', 'v2')),
      document(edition('v2')),
      'major',
    ],
    [`of ${place} in the path gets a value`, document(edition('v2')), document(edition('v2', 'v3')), 'minor'],
    [
      `of ${place} in the path becomes fixed`,
      document(edition('v1', 'v2')),
      document(server('https://example.com/v2')),
      'major',
    ],
    [
      `of ${place} with one value becomes fixed`,
      document(edition('v2')),
      document(server('https://example.com/v2')),
      'patch',
    ],
    [
      `of ${place} lists its values in another order`,
      document(region('eu', 'us')),
      document(region('us', 'eu')),
      'patch',
    ],
    [
      `of ${place} disappears with its values`,
      document(region('eu', 'us')),
      document(server('https://eu.example.com/v1')),
      'major',
    ],
    [
      `of ${place} moves to another server`,
      document(region('eu', 'us')),
      document(server('https://test.example.com/v1'), region('eu', 'us')),
      'patch',
    ],
  ]),
);

const secured = (name: string, scheme: JsonObject, scopes: readonly string[] = []) =>
  get({ security: [{ [name]: scopes }] }, { components: { securitySchemes: { [name]: scheme } } });
const http = (scheme: string, rest: JsonObject = {}) => ({ type: 'http', scheme, ...rest });
const key = (place: string, name: string) => ({ type: 'apiKey', in: place, name });
const flow = (scopes: JsonObject = { read: '' }) => ({ tokenUrl: 'https://example.com/token', scopes });
const oauth = (...flows: string[]) => ({
  type: 'oauth2',
  flows: Object.fromEntries(flows.map((name) => [name, flow()])),
});
const schemes: Readonly<Record<string, JsonObject>> = {
  bearer: http('bearer'),
  basic: http('basic'),
  digest: http('digest'),
  key: key('header', 'X-Key'),
  'key in the query': key('query', 'key'),
  'key in a cookie': key('cookie', 'key'),
  oauth: oauth('clientCredentials'),
  openid: { type: 'openIdConnect', openIdConnectUrl: 'https://example.com/openid' },
  mutual: { type: 'mutualTLS' },
};
const sameScheme = changes('a security scheme', [
  ...['bearer', 'basic', 'digest', 'hoba', 'dpop', 'mutual', 'negotiate'].flatMap((name): Row[] => {
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    return [
      [`${name} is written ${capital}`, secured('a', http(name)), secured('a', http(capital)), 'patch'],
      [`${capital} is written ${name}`, secured('a', http(capital)), secured('a', http(name)), 'patch'],
      [
        `${name} is written in capitals`,
        secured('a', http(name)),
        secured('a', http(name.toUpperCase())),
        'patch',
      ],
    ];
  }),
  [
    'bearer says its format',
    secured('a', http('bearer')),
    secured('a', http('Bearer', { bearerFormat: 'JWT' })),
    'patch',
  ],
  [
    'key of a header is written in another case',
    secured('a', key('header', 'X-Key')),
    secured('a', key('header', 'x-key')),
    'patch',
  ],
  [
    'key of the query is written in another case',
    secured('a', key('query', 'Key')),
    secured('a', key('query', 'key')),
    'major',
  ],
  [
    'key of a cookie is written in another case',
    secured('a', key('cookie', 'Key')),
    secured('a', key('cookie', 'key')),
    'major',
  ],
  [
    'key has a scheme, which means nothing',
    secured('a', key('header', 'X-Key')),
    secured('a', { ...key('header', 'X-Key'), scheme: 'x' }),
    'patch',
  ],
  [
    'lists its flows in another order',
    secured('a', oauth('password', 'clientCredentials')),
    secured('a', oauth('clientCredentials', 'password')),
    'none',
  ],
  ['bearer becomes basic', secured('a', http('bearer')), secured('a', http('Basic')), 'major'],
]);
const renamedSchemes = changes('a renamed security scheme', [
  ...Object.entries(schemes).flatMap(([title, scheme]): Row[] => [
    [`(${title}) is the same`, secured('old', scheme), secured('new', scheme), 'patch'],
    [
      `(${title}) of the document is the same`,
      get({}, { security: [{ old: [] }], components: { securitySchemes: { old: scheme } } }),
      get({}, { security: [{ new: [] }], components: { securitySchemes: { new: scheme } } }),
      'patch',
    ],
    [
      `(${title}) requires another scope`,
      secured('old', scheme, ['read']),
      secured('new', scheme, ['read', 'write']),
      'major',
    ],
  ]),
  [
    'that is written in another case is the same',
    secured('old', http('bearer')),
    secured('new', http('Bearer')),
    'patch',
  ],
  [
    'that sends another header is another',
    secured('old', key('header', 'X-Key')),
    secured('new', key('header', 'X-Token')),
    'major',
  ],
  [
    'beside another is the same',
    get(
      { security: [{ old: [], key: [] }] },
      { components: { securitySchemes: { old: schemes.bearer, key: schemes.key } } },
    ),
    get(
      { security: [{ new: [], key: [] }] },
      { components: { securitySchemes: { new: schemes.bearer, key: schemes.key } } },
    ),
    'patch',
  ],
  [
    'that took the name of another is another',
    get(
      { security: [{ a: [] }] },
      { components: { securitySchemes: { a: schemes.bearer, b: schemes.key } } },
    ),
    get(
      { security: [{ a: [] }] },
      { components: { securitySchemes: { b: schemes.bearer, a: schemes.key } } },
    ),
    'major',
  ],
  [
    'of equal credentials beside the old one is another',
    get(
      { security: [{ a: [] }] },
      { components: { securitySchemes: { a: schemes.bearer, b: schemes.bearer } } },
    ),
    get(
      { security: [{ b: [] }] },
      { components: { securitySchemes: { a: schemes.bearer, b: schemes.bearer } } },
    ),
    'major',
  ],
]);

const form = (mediaType: string, property: JsonObject, encoding?: JsonObject, openapi = '3.1.0') =>
  get(
    {
      requestBody: {
        content: {
          [mediaType]: {
            schema: { type: 'object', properties: { it: property } },
            ...(encoding && { encoding: { it: encoding } }),
          },
        },
      },
    },
    {},
    openapi,
  );
const [multipart, urlencoded] = ['multipart/form-data', 'application/x-www-form-urlencoded'];
const defaults: readonly (readonly [
  title: string,
  schema: JsonObject,
  contentType: string,
  openapi?: string,
])[] = [
  ['a text', { type: 'string' }, 'text/plain'],
  ['a number', { type: 'number' }, 'text/plain'],
  ['an integer', { type: 'integer' }, 'text/plain'],
  ['a boolean', { type: 'boolean' }, 'text/plain'],
  ['a text or null', { type: ['string', 'null'] }, 'text/plain'],
  ['an object', { type: 'object', properties: {} }, 'application/json'],
  ['a list of texts', { type: 'array', items: { type: 'string' } }, 'text/plain'],
  ['a list of objects', { type: 'array', items: { type: 'object' } }, 'application/json'],
  ['a text of base64', { type: 'string', contentEncoding: 'base64' }, 'application/octet-stream'],
  ['anything', {}, 'application/octet-stream'],
  ['bytes of OpenAPI 3.0', { type: 'string', format: 'binary' }, 'application/octet-stream', '3.0.3'],
  ['a text of OpenAPI 3.0', { type: 'string' }, 'text/plain', '3.0.3'],
];
const encodings = changes('the encoding of a part', [
  ...defaults.flatMap(([title, schema, contentType, openapi]): Row[] => [
    [
      `that is ${title} is written out`,
      form(multipart, schema, undefined, openapi),
      form(multipart, schema, { contentType }, openapi),
      'patch',
    ],
    [
      `that is ${title} is left out`,
      form(multipart, schema, { contentType }, openapi),
      form(multipart, schema, undefined, openapi),
      'patch',
    ],
    [
      `that is ${title} becomes an image`,
      form(multipart, schema, undefined, openapi),
      form(multipart, schema, { contentType: 'image/png' }, openapi),
      'major',
    ],
  ]),
  ['is empty', form(multipart, { type: 'string' }), form(multipart, { type: 'string' }, {}), 'patch'],
  [
    'is written in another case',
    form(multipart, {}, { contentType: 'image/png' }),
    form(multipart, {}, { contentType: 'Image/PNG' }),
    'patch',
  ],
  [
    'lists its types in another order',
    form(multipart, {}, { contentType: 'image/png, image/gif' }),
    form(multipart, {}, { contentType: 'image/gif,image/png' }),
    'patch',
  ],
  [
    'has no headers',
    form(multipart, { type: 'string' }),
    form(multipart, { type: 'string' }, { headers: {} }),
    'patch',
  ],
  [
    'of a form has its style written out',
    form(urlencoded, { type: 'array', items: { type: 'string' } }),
    form(
      urlencoded,
      { type: 'array', items: { type: 'string' } },
      { style: 'form', explode: true, allowReserved: false },
    ),
    'patch',
  ],
  [
    'of a form has its explode written out',
    form(urlencoded, { type: 'string' }),
    form(urlencoded, { type: 'string' }, { explode: true }),
    'patch',
  ],
  [
    'of a form is no longer exploded',
    form(urlencoded, { type: 'array', items: { type: 'string' } }),
    form(urlencoded, { type: 'array', items: { type: 'string' } }, { explode: false }),
    'major',
  ],
  [
    'of a form gets another style',
    form(urlencoded, { type: 'array', items: { type: 'string' } }),
    form(urlencoded, { type: 'array', items: { type: 'string' } }, { style: 'pipeDelimited' }),
    'major',
  ],
  [
    'of a form that is an object is no longer JSON',
    form(urlencoded, { type: 'object', properties: {} }),
    form(urlencoded, { type: 'object', properties: {} }, { style: 'form' }),
    'major',
  ],
  [
    'means nothing outside of forms',
    form('application/json', { type: 'string' }),
    form('application/json', { type: 'string' }, { contentType: 'image/png' }),
    'patch',
  ],
]);

export const documentChanges: readonly DocumentChange[] = [
  ...serializations,
  ...styles,
  ...servers,
  ...sameScheme,
  ...renamedSchemes,
  ...encodings,
];
