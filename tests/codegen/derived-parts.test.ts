import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { canonicalText } from '../../codegen/canonical.ts';
import { withDerivedParts } from '../../codegen/derived-parts.ts';
import { type Document, parseContract, type RequestBodyObject, type Schema } from '../../codegen/document.ts';
import { presentContract } from '../../scripts/contract/baseline.ts';

const contract = () => parseContract(readFileSync(presentContract, 'utf8'));

const schemaOf = (document: Document, name: string) =>
  document.components.schemas[name] as Schema & {
    properties: Record<string, Schema>;
    required?: string[];
  };

/** Gives a recipient a new field, after the district. */
function withNewField(document: Document): Document {
  const recipient = schemaOf(document, 'RecipientParty');
  const added = { type: 'string', maxLength: 60, description: 'Region.', examples: ['CA'] };
  const entries = Object.entries<Schema>(recipient.properties);
  const at = entries.findIndex(([name]) => name === 'district') + 1;
  recipient.properties = Object.fromEntries(entries.toSpliced(at, 0, ['new_field', added]));
  return document;
}

const requests = [
  'Party',
  'AddressValidationRequest',
  'SavedAddressCreateRequest',
  'SavedAddressUpdateRequest',
];
const records = ['PartyRecord', 'RecipientPartyRecord', 'SavedAddress'];

describe('a property that RecipientParty gets', () => {
  const derived = withDerivedParts(withNewField(contract()));

  it.each(requests)('is one of %s, after the same one', (name) => {
    const { properties, required } = schemaOf(derived, name);
    expect(properties.new_field).toEqual(schemaOf(derived, 'RecipientParty').properties.new_field);
    const names = Object.keys(properties);
    expect(names[names.indexOf('new_field') - 1]).toBe('district');
    expect(required ?? []).not.toContain('new_field');
  });

  it.each(records)('is one of %s, where it is always present and can be null', (name) => {
    const { properties, required } = schemaOf(derived, name);
    expect(properties.new_field).toEqual({
      type: ['string', 'null'],
      description: 'Region. Null if none was given.',
      examples: ['CA'],
    });
    expect(required?.[required.indexOf('new_field') - 1]).toBe('district');
  });

  it('is null in every event that shows a stored party', () => {
    const shown = [...JSON.stringify(derived.webhooks).matchAll(/"district":(?:null|"[^"]*"),"(\w+)"/g)];
    expect(shown.length).toBeGreaterThan(20);
    expect(new Set(shown.map(([, next]) => next))).toEqual(new Set(['new_field']));
  });
});

describe('the fields of a party', () => {
  it('have the bounds of RecipientParty, and texts of their own', () => {
    const document = contract();
    const { properties } = schemaOf(document, 'RecipientParty');
    properties.city = { ...properties.city, maxLength: 60, description: 'A city.' };
    const derived = schemaOf(withDerivedParts(document), 'Party').properties;
    expect(derived.city).toEqual({ ...schemaOf(contract(), 'Party').properties.city, maxLength: 60 });
  });

  it('have a pattern of their own: the country of a sender', () => {
    const pattern = (name: string) =>
      schemaOf(withDerivedParts(contract()), name).properties.country_code?.pattern;
    expect(pattern('Party')).not.toBe(pattern('RecipientParty'));
  });
});

it('a property of createShipment is one of the order of a batch', () => {
  const document = contract();
  const { properties } = schemaOf(document, 'ShipmentCreateRequest');
  properties.new_field = { type: 'string', maxLength: 3, description: 'Field.', examples: ['DDP'] };
  const order = schemaOf(withDerivedParts(document), 'ShipmentBatchOrderRequest');
  expect(order.properties.new_field).toEqual(properties.new_field);
});

it('an error that an operation may return is in the list of its envelope, by number', () => {
  const document = contract();
  document.paths['/addresses/{id}']?.patch?.['x-sys-codes']?.push('INSURANCE_UNSUPPORTED');
  const derived = withDerivedParts(document);
  const { sysCode } = schemaOf(derived, 'UpdateAddressBadRequestReturn').properties;
  const before = schemaOf(contract(), 'UpdateAddressBadRequestReturn').properties.sysCode;
  expect(sysCode?.enum).toEqual([...((before?.enum as string[]) ?? []), '1500031'].sort());
  expect(sysCode?.description).toContain('\n- `1500031` INSURANCE_UNSUPPORTED\n');
});

describe('an envelope', () => {
  const whole = schemaOf(contract(), 'UpdateAddressBadRequestReturn');

  it('of errors needs only its name in a response', () => {
    const document = contract();
    delete document.components.schemas.UpdateAddressBadRequestReturn;
    const written = JSON.parse(canonicalText(document)) as Document;
    const examples = ['INVALID_FIELD: role cannot be changed; save another party'];
    const message = { ...whole.properties.message, examples };
    expect(schemaOf(written, 'UpdateAddressBadRequestReturn')).toEqual({
      ...whole,
      properties: { ...whole.properties, message },
    });
  });

  it('of a success needs only its data', () => {
    const document = contract();
    const { description, properties } = schemaOf(document, 'WalletReturn');
    document.components.schemas.WalletReturn = { properties: { data: properties.data } };
    expect(withDerivedParts(document)).toEqual(contract());
    expect(description).toBe('Success envelope of getWalletBalance.');
  });

  it('has the status of its response', () => {
    const document = contract();
    const { responses = {} } = document.paths['/addresses/{id}']?.patch ?? {};
    responses['422'] = responses['400'] as (typeof responses)[string];
    delete responses['400'];
    const { status } = schemaOf(withDerivedParts(document), 'UpdateAddressBadRequestReturn').properties;
    expect(status).toMatchObject({ const: 422, description: 'HTTP status: 422.' });
  });
});

it('a new error is in the list of all errors', () => {
  const document = contract();
  const catalog = document['x-sys-codes'] ?? {};
  const { INVALID_FIELD: invalid } = catalog;
  if (!invalid) throw new Error('the catalog lacks INVALID_FIELD');
  document['x-sys-codes'] = { ...catalog, TOO_LATE: { ...invalid, code: '1500999' } };
  expect(schemaOf(withDerivedParts(document), 'SysCode').enum).toContain('1500999');
});

describe('a new event', () => {
  const document = contract();
  const { 'wallet.low_balance': low, ...others } = document.webhooks ?? {};
  const { operationId, summary, description, requestBody } = JSON.parse(
    JSON.stringify(low?.post).replaceAll('WalletLowBalanceEvent', 'WalletToppedUpEvent'),
  );
  const post = { operationId, summary, description, requestBody: { content: requestBody.content } };
  document.webhooks = { ...others, 'wallet.topped_up': { post }, 'wallet.low_balance': low ?? {} };
  const data = { $ref: '#/components/schemas/WalletEventData' };
  document.components.schemas.WalletToppedUpEvent = { properties: { data } };
  const derived = withDerivedParts(document);
  const types = Object.keys(document.webhooks);
  const $ref = '#/components/schemas/WalletToppedUpEvent';

  it('is in each list of event types', () => {
    for (const name of ['EventType', 'EventTypeFilter']) expect(schemaOf(derived, name).enum).toEqual(types);
    for (const name of ['EventSelector', 'EventSubscription'])
      expect(schemaOf(derived, name).enum).toEqual(['*', ...types]);
  });

  it('is in the union of events', () => {
    const { oneOf, discriminator } = schemaOf(derived, 'Event');
    expect((oneOf as Schema[]).at(-2)).toEqual({ $ref });
    expect(discriminator).toMatchObject({ mapping: { 'wallet.topped_up': $ref } });
  });

  it('is sent as the others are', () => {
    const { tags, security, parameters, requestBody, responses } = low?.post ?? {};
    const { content: _, ...body } = requestBody as RequestBodyObject;
    const sent = derived.webhooks?.['wallet.topped_up']?.post;
    expect(sent).toMatchObject({ ...post, tags, security, parameters, responses });
    expect(sent?.requestBody).toEqual({ ...body, ...post.requestBody });
  });

  it('has the body of the others, with its type and its data', () => {
    const whole = JSON.stringify(schemaOf(derived, 'WalletLowBalanceEvent'));
    const expected = JSON.parse(whole.replaceAll('wallet.low_balance', 'wallet.topped_up'));
    const { event_id, created_at } = schemaOf(derived, 'ShipmentCreatedEvent').properties;
    expected.properties = { ...expected.properties, event_id, created_at };
    expect(schemaOf(derived, 'WalletToppedUpEvent')).toEqual(expected);
  });

  it('is in the examples of refusals that name all types', () => {
    expect(JSON.stringify(derived.paths).split(types.join(', '))).toHaveLength(3);
  });
});

it('a contract that has its derived parts stays unchanged', () => {
  expect(withDerivedParts(contract())).toEqual(contract());
});
