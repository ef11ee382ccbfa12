import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

/** Returns the paths of all texts that people read, in a schema. */
function readablePaths(reference: Json, before: Path = []): Path[] {
  const schema = resolveReference(reference);
  return [
    ...(schema['x-readable'] ? [before] : []),
    ...Object.entries<Json>(schema.properties ?? {}).flatMap(([name, part]) =>
      readablePaths(part, [...before, name]),
    ),
    ...(schema.items ? readablePaths(schema.items, [...before, 0]) : []),
  ];
}

/** Returns a copy with another value at the path; undefined if the value has no such place. */
function changed(value: Json, [step = '', ...rest]: Path, text: string): Json {
  if (rest.length === 0) return { ...value, [step]: text };
  const inner = value[step] === undefined ? undefined : changed(value[step], rest, text);
  if (inner === undefined) return undefined;
  return typeof step === 'number' ? [inner, ...value.slice(1)] : { ...value, [step]: inner };
}

/** Every place of every operation, in an example of the contract that has it. */
const places = fuzzedOperations.flatMap(({ id, body }) =>
  readablePaths(body?.schema ?? {}).map((path) => ({
    id,
    path,
    example: body?.examples.find((example) => changed(example, path, '') !== undefined),
  })),
);

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
      'createShipment',
      'createShipmentBatch',
      'createShipmentReturn',
      'quoteRates',
      'updateAddress',
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
    for (const { id, path, example } of places) {
      const validate = requestValidators[id as keyof typeof requestValidators].body;
      if (!example || !validate) continue;
      // The body of a batch is checked an order at a time.
      const [order, at] = path[0] === 'orders' ? [example.orders[0], path.slice(2)] : [example, path];
      const check = path[0] === 'orders' ? createShipmentBody : validate;
      fc.assert(
        fc.property(texts, (text) => {
          const found = schemaViolations(check, changed(order, at, text));
          expect(found).toEqual([{ path: at, code: 'INVALID_FIELD', message: expect.stringContaining('') }]);
          if (at.at(-1) !== 'email') expect(found[0]?.message).toContain(message);
        }),
        { numRuns: 10 },
      );
    }
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
