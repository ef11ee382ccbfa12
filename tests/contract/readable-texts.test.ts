import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { createShipmentBody, requestValidators } from '../../generated/request-validators.js';
import { fuzzedOperations, type Json, resolveReference } from '../../scripts/fuzz/contract.ts';
import { schemaViolations } from '../../src/contract/schema-violation.ts';
import { savedRecipient } from '../support/address/saved-addresses.ts';
import { signedInUser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { placeBatches } from '../support/shipment/batch.ts';
import { order } from '../support/shipment/order.ts';
import { sold } from '../support/shipment/returns.ts';

type Path = readonly (string | number)[];

/** Returns the paths of the parts of a schema that are as wanted. */
function pathsOf(
  reference: Json,
  isWanted: (schema: Json, path: Path) => boolean,
  before: Path = [],
): Path[] {
  const schema = resolveReference(reference);
  return [
    ...(isWanted(schema, before) ? [before] : []),
    ...Object.entries<Json>(schema.properties ?? {}).flatMap(([name, part]) =>
      pathsOf(part, isWanted, [...before, name]),
    ),
    ...(schema.items ? pathsOf(schema.items, isWanted, [...before, 0]) : []),
  ];
}

/** Returns a copy with another value at the path; undefined if the value has no such place. */
function changed(value: Json, [step = '', ...rest]: Path, text: string): Json {
  if (rest.length === 0) return { ...value, [step]: text };
  const inner = value[step] === undefined ? undefined : changed(value[step], rest, text);
  if (inner === undefined) return undefined;
  return typeof step === 'number' ? [inner, ...value.slice(1)] : { ...value, [step]: inner };
}

interface Place {
  readonly id: string;
  /** Validates the body, or the order that has the text: a batch is checked an order at a time. */
  readonly validate: ValidateFunction;
  readonly path: Path;
  readonly body: Json;
}

/** Returns every such text of every operation, in an example of the contract that has it. */
function placesOf(isWanted: (schema: Json, path: Path) => boolean): Place[] {
  return fuzzedOperations.flatMap(({ id, body }) =>
    pathsOf(body?.schema ?? {}, isWanted).flatMap((path) => {
      const example = body?.examples.find((one) => changed(one, path, '') !== undefined);
      const validate = requestValidators[id as keyof typeof requestValidators].body;
      if (!example || !validate) return [];
      return path[0] === 'orders'
        ? [{ id, validate: createShipmentBody, path: path.slice(2), body: example.orders[0] }]
        : [{ id, validate, path, body: example }];
    }),
  );
}

const places = placesOf((schema) => schema['x-readable'] === true);
const codes = placesOf((schema) => schema['x-code'] !== undefined);
/** Also those that a new field adds without the keyword. */
const textsOfPartiesAndItems = placesOf(
  ({ type }, path) =>
    [type].flat().includes('string') &&
    (path.some((step) => step === 'recipient' || step === 'sender' || step === 'items') ||
      ['contact_name', 'district', 'region'].includes(String(path.at(-1)))),
);
const textAt = (value: Json, path: Path) => path.reduce((at, step) => at[step], value);

const invisible = fc
  .array(
    fc.constantFrom(
      ...'\u200b\u200d\u2060\u3164\u115f\u1160\uffa0\u00ad\u061c\u180e\u2800\ufe0f\u{e0020} \t',
    ),
    {
      minLength: 1,
      maxLength: 18,
    },
  )
  .map((characters) => characters.join(''))
  .filter((text) => text.trim() !== '');
const lost = fc
  .tuple(fc.string({ unit: 'binary', maxLength: 8 }), fc.string({ unit: 'binary', maxLength: 8 }))
  .map(([before, after]) => `${before}\ufffd${after}`);
const exponent = fc
  .tuple(fc.double({ min: 1, max: 9.99999, noNaN: true }), fc.integer({ min: 1, max: 20 }))
  .map(([factor, power]) => `${Number(factor.toFixed(5))}E+${String(power).padStart(2, '0')}`);

describe('unreadable text', () => {
  it('is refused by each operation that takes a party or an item', () => {
    expect([...new Set(places.map(({ id }) => id))].sort()).toEqual([
      'createAddress',
      'createProduct',
      'createShipment',
      'createShipmentBatch',
      'createShipmentReturn',
      'quoteRates',
      'updateAddress',
      'updateProduct',
      'validateAddress',
      'validateShipment',
      'validateShipmentBatch',
      'validateShipmentReturn',
    ]);
    const fields = new Set(
      places.map(({ path }) => path.filter((step) => typeof step === 'string').join('.')),
    );
    for (const field of [
      'recipient.contact_name',
      'sender.phone',
      'items.hs_code',
      'items.sku',
      'reference_no',
    ])
      expect(fields).toContain(field);
  });

  it.each([
    ['lost', lost, 'U+FFFD'],
    ['invisible', invisible, 'visible characters'],
    ['exponent', exponent, 'exponent notation'],
  ])('is refused at every place, and nothing else with it: %s', (_, texts, message) => {
    for (const { validate, path, body } of places) {
      fc.assert(
        fc.property(texts, (text) => {
          const found = schemaViolations(validate, changed(body, path, text));
          expect(found).toEqual([{ path, code: 'INVALID_FIELD', message: expect.stringContaining('') }]);
          if (path.at(-1) !== 'email') expect(found[0]?.message).toContain(message);
        }),
        { numRuns: 10 },
      );
    }
  });

  it('is refused in every text of a party or an item that the contract has', () => {
    expect(textsOfPartiesAndItems.length).toBeGreaterThan(100);
    for (const { id, validate, path, body } of textsOfPartiesAndItems)
      for (const text of ['��', '\u3164\u200b'])
        expect([id, schemaViolations(validate, changed(body, path, text))]).toEqual([
          id,
          [expect.objectContaining({ path })],
        ]);
  });

  it.each([
    'O',
    '李小明',
    '김\u3164철수',
    'می\u200cخواهم',
    '👨\u200d👩\u200d👧',
    '\u202bشارع الملك\u202c',
    'नमस्ते',
    '12E3',
    'E+11',
    '4E',
    'Rue 1E+ 5',
    '٤',
  ])('is not %s', (text) => {
    const { recipient, ...rest } = order();
    const body = { ...rest, reference_no: text, recipient: { ...recipient, contact_name: text, city: text } };
    expect(schemaViolations(createShipmentBody, body)).toEqual([]);
  });
});

/** Marks, joiners, tags and fillers that a copied text brings along, and white space around it. */
const dirt = fc
  .array(
    fc.constantFrom(...'\u200b\u200c\u200d\u2060\u3164\u00ad\u034f\ufeff\u202a\u202c\u2069\ufe0f\u{e0041}'),
    { maxLength: 4 },
  )
  .map((characters) => characters.join(''));
const space = fc.constantFrom('', ' ', '\u00a0', '\u3000', '\t', '\u2003', '\u0085');

describe('the invisible part of a code', () => {
  it('is removed from phone, email, language, postal code, HS code, tax number and reference', () => {
    const names = new Set(codes.map(({ path }) => path.at(-1)));
    expect([...names].sort()).toEqual([
      'destination_postal_code',
      'email',
      'hs_code',
      'language',
      'phone',
      'postal_code',
      'reference_no',
      'tax_number',
    ]);
  });

  it('is not there for any rule that follows', () => {
    for (const { validate, path, body: example } of codes) {
      const clean = path.at(-1) === 'email' ? 'emily@shop.example' : String(textAt(example, path) ?? '2000');
      const body = changed(example, path, clean);
      const dirty = fc
        .tuple(space, fc.array(dirt, { minLength: clean.length + 1, maxLength: clean.length + 1 }), space)
        .map(([before, between, after]) =>
          [before, ...between.flatMap((marks, at) => [marks, clean[at] ?? '']), after].join(''),
        );
      fc.assert(
        fc.property(dirty, (text) => {
          const sent = changed(body, path, text);
          expect(schemaViolations(validate, sent)).toEqual(schemaViolations(validate, structuredClone(body)));
          expect(textAt(sent, path)).toBe(clean);
        }),
        { numRuns: 5 },
      );
    }
  });

  it('is read in full-width letters and digits, but in references, languages and email addresses', () => {
    for (const { validate, path, body } of codes) {
      const sent = changed(body, path, '６１０９.１０');
      schemaViolations(validate, sent);
      const isOwn = ['reference_no', 'email', 'language'].includes(String(path.at(-1)));
      expect([path, textAt(sent, path)]).toEqual([path, isOwn ? '６１０９.１０' : '6109.10']);
    }
  });

  it('hides no number that has lost digits', () => {
    for (const { validate, path, body } of codes.filter(({ path }) => path.at(-1) !== 'email'))
      expect(schemaViolations(validate, changed(body, path, '\ufeff4.47\u200bE+11\u3000'))).toEqual([
        expect.objectContaining({ path }),
      ]);
  });
});

describe('with a service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const stored = async () =>
    (
      await service.database.db.pool.query(
        `select (select count(*) from shipment)::int as shipments, (select count(*) from hold)::int as holds,
          (select count(*) from saved_address)::int as addresses, (select count(*) from event)::int as events`,
      )
    ).rows[0];
  const post = (path: string, body: object) =>
    service.call('post', path).set('Idempotency-Key', randomUUID()).send(body);

  it.each(['\u3164\u200b', '��j��', '4.47E+11'])('%j books, saves and prices nothing', async (text) => {
    const original = await sold(service);
    const { body: saved } = await post('/addresses', savedRecipient);
    const before = await stored();
    const bad = order({ recipient: { ...order().recipient, phone: text } });
    const path = ['recipient', 'phone'];
    const refusals = [
      [await post('/shipments', bad), path],
      [await post('/addresses', { ...savedRecipient, phone: text }), ['phone']],
      [await service.call('patch', `/addresses/${saved.data.id}`).send({ phone: text }), ['phone']],
      [
        await post(`/shipments/${original}/return`, { recipient: { ...order().recipient, phone: text } }),
        path,
      ],
      [
        await post('/rates', {
          weight_kg: 1,
          destination_country: 'GB',
          items: [{ description: text, quantity: 1 }],
        }),
        ['items', 0, 'description'],
      ],
    ] as const;
    for (const [{ status, body }, place] of refusals) {
      expect([status, body.sysCode]).toEqual([400, '1500101']);
      expect(body.data).toContainEqual(expect.objectContaining({ path: place, code: 'INVALID_FIELD' }));
    }
    const checked = await post('/shipments/validate', bad);
    expect([checked.body.data.valid, checked.body.data.violations[0].path]).toEqual([false, path]);
    const batch = await post('/shipments/batch', { orders: [{ ...bad, reference_no: `R-${randomUUID()}` }] });
    await placeBatches(service.context);
    const { body: results } = await service.call('get', `/shipment_batches/${batch.body.data.id}/orders`);
    expect(results.data.data[0]).toMatchObject({ status: 'refused', shipment: null });
    const { events, ...after } = await stored();
    // The batch itself has an event.
    expect({ ...after, events: events - 1 }).toEqual(before);
  });

  const dirty = (text: string) => `\u3000\u202a${[...text].join('\u200b')}\u00ad\ufeff\u00a0`;

  it('stores, shows, compares and prices the visible part of a code, under the fingerprint of the body as sent', async () => {
    const reference_no = `SEEN-${randomUUID()}`;
    const recipient = { ...order().recipient, email: 'emily@shop.example', district: 'NY' };
    const items = order().items.map((item) => ({ ...item, hs_code: '6109.10' }));
    const clean = { ...order({ recipient, items, reference_no }), tax_number: '12.345.678-5' };
    const sent = {
      ...clean,
      reference_no: dirty(reference_no),
      tax_number: dirty(clean.tax_number),
      recipient: {
        ...recipient,
        phone: dirty(recipient.phone),
        email: dirty(recipient.email),
        postal_code: dirty(recipient.postal_code ?? ''),
      },
      items: items.map((item) => ({ ...item, hs_code: dirty(item.hs_code) })),
    };
    const key = randomUUID();
    const book = (body: object) => service.call('post', '/shipments').set('Idempotency-Key', key).send(body);
    const { body } = await book(sent);
    const { id } = body.data;
    expect(body.data.reference_no).toBe(reference_no);
    expect((await book(sent)).body).toEqual(body);
    expect((await book(clean)).body.sysCode).toBe('1409002');
    const { rows } = await service.database.db.pool.query(
      'select recipient, items, customs, reference_no from shipment where tracking_number = $1',
      [id],
    );
    expect(rows[0]).toMatchObject({ recipient, reference_no, items: [{ hs_code: '6109.10' }] });
    expect(rows[0].customs.tax_number).toBe(clean.tax_number);

    const found = await service.call(
      'get',
      `/shipments?reference_no=${encodeURIComponent(dirty(reference_no))}`,
    );
    expect(found.body.data.data.map((one: { id: string }) => one.id)).toEqual([id]);
    const repeated = [{ ...clean, reference_no: `${reference_no}\u200b` }];
    const placed = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code);
    expect(placed((await post('/shipments/validate', repeated[0] ?? {})).body.data)).toContain(
      'REFERENCE_ALREADY_PLACED',
    );
    const checked = await post('/shipments/batch/validate', { orders: repeated });
    expect(checked.body.data.orders[0]).toMatchObject({ reference_no, valid: true });
    expect(placed(checked.body.data.orders[0])).toContain('REFERENCE_ALREADY_PLACED');
    const batch = await post('/shipments/batch', { orders: repeated, skip_placed: true });
    expect(batch.body.data.counts).toMatchObject({ total: 1, refused: 1 });
    const twice = await post('/shipments/batch', { orders: [clean, ...repeated] });
    expect(twice.body.message).toMatch(/^BATCH_REFERENCE_NOT_UNIQUE/);
  });

  it('places an order of a batch under its visible reference, once', async () => {
    const reference_no = `SEEN-${randomUUID()}`;
    const { body } = await post('/shipments/batch', {
      orders: [order({ reference_no: dirty(reference_no) })],
    });
    await placeBatches(service.context);
    const { body: results } = await service.call('get', `/shipment_batches/${body.data.id}/orders`);
    expect(results.data.data[0]).toMatchObject({ reference_no, status: 'placed' });
    const { body: found } = await service.call('get', `/shipments?reference_no=${reference_no}`);
    expect(found.data.data).toHaveLength(1);
  });

  it('prices a zone by the visible postal code', async () => {
    const quote = async (destination_postal_code: string) => {
      const { body } = await post('/rates', {
        weight_kg: 1,
        destination_country: 'AU',
        destination_postal_code,
        service_tier_id: 'HKAUZNGG01',
      });
      return body.data.options[0].total_hkd;
    };
    const total = await quote('6000');
    expect(total).toBeGreaterThan(0);
    expect(await quote(dirty('6000'))).toBe(total);
    const recipient = {
      ...order().recipient,
      country_code: 'AU',
      city: 'Perth',
      postal_code: dirty('6000'),
    };
    const booked = await post(
      '/shipments',
      order({ recipient, service_tier_id: 'HKAUZNGG01', parcels: [{ weight_kg: 1 }] }),
    );
    expect(booked.body.data.pricing_snapshot.total_hkd).toBe(total);
  });

  it('saves the visible part of the codes of a party', async () => {
    const { body: saved } = await post('/addresses', { ...savedRecipient, phone: dirty('+1 212 555 0147') });
    expect(saved.data.phone).toBe('+1 212 555 0147');
    const { body: changed } = await service
      .call('patch', `/addresses/${saved.data.id}`)
      .send({ postal_code: dirty('10118') });
    expect(changed.data.postal_code).toBe('10118');
  });

  it("is named by the dashboard's forms, in the language of the page", async () => {
    const { browser } = await signedInUser(service);
    await browser.post('/test/language', { language: 'zh-Hant', path: '/' });
    const before = await stored();
    const party = { contact_name: '\u200b', phone: '1', country_code: 'US', city: 'A', address: 'B' };
    const saved = await browser.post('/test/addresses/new', { ...party, role: 'recipient' });
    expect(saved.text).toContain('須有可見的字元');
    const checked = await browser.post('/test/shipments/new/check', {
      service_tier_id: 'HKASTDGGSTCM',
      ...Object.fromEntries(Object.entries(party).map(([name, value]) => [`recipient.${name}`, value])),
      'recipient.city': '��',
      'parcels.0.weight_kg': '0.5',
    });
    expect(checked.text).toContain('須有可見的字元');
    expect(checked.text).toContain('含有 U+FFFD');
    expect(await stored()).toEqual(before);
  });
});
