import { describe, expect, it } from '@jest/globals';
import type { ValidateFunction } from 'ajv';
import type { Document, Schema } from '../../codegen/document.ts';
import { loadContract } from '../../codegen/load-contract.ts';
import { requestValidators as sourceOf } from '../../codegen/request-validators.ts';
import { compileResponseValidators } from '../../src/contract/response-validators.ts';
import {
  createParcelBody,
  listParcelsPath,
  listParcelsQuery,
  requestValidators,
} from './fixture/small/generated/request-validators.js';
import { smallContract, smallReserved } from './small-contract.ts';

const parcel = {
  id: 'PCL1',
  weight_kg: 1,
  status: 'booked',
  note: null,
  sender: null,
  created_at: '2026-11-21T00:00:00Z',
};

describe('the validators of parameters', () => {
  it('fill in defaults', () => {
    const query = {};
    expect(listParcelsQuery(query)).toBe(true);
    expect(query).toEqual({ limit: 20 });
    expect(listParcelsQuery({ limit: 5, tag: ['a'] })).toBe(true);
  });

  it.each([
    ['an unknown parameter', { sort: 'id' }, '', 'additionalProperties'],
    ['a value beyond its bounds', { limit: 101 }, '/limit', 'maximum'],
    ['a string for a number', { limit: '5' }, '/limit', 'type'],
    ['two values for a single parameter', { limit: ['1', '2'] }, '/limit', 'type'],
    ['a value outside its enum', { status: 'lost' }, '/status', 'enum'],
  ])('refuse %s', (_, query, instancePath, keyword) => {
    expect(listParcelsQuery(query)).toBe(false);
    expect(listParcelsQuery.errors).toEqual([expect.objectContaining({ instancePath, keyword })]);
  });
});

describe('the validators of requests stop at a bound', () => {
  const keywords = (validate: ValidateFunction, value: unknown) => {
    expect(validate(value)).toBe(false);
    return validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  };

  it.each<[string, ValidateFunction, unknown, string[]]>([
    ['an array', listParcelsQuery, { tag: Array(6).fill(7) }, ['/tag maxItems']],
    [
      'a map',
      createParcelBody,
      { weight_kg: 1, metadata: Object.fromEntries(Array.from({ length: 6 }, (_, index) => [index, 0])) },
      ['/metadata maxProperties'],
    ],
    [
      'a closed object',
      createParcelBody,
      Object.fromEntries(Array.from({ length: 106 }, (_, index) => [`x${index}`, 0])),
      [' maxProperties', ' required'],
    ],
    [
      'a string with a pattern',
      createParcelBody,
      { weight_kg: 1, note: '!'.repeat(41) },
      ['/note maxLength'],
    ],
    [
      'a string with a format',
      createParcelBody,
      { weight_kg: 1, sender: { email: '@'.repeat(509) } },
      ['/sender/email maxLength'],
    ],
  ])('of %s', (_, validate, value, expected) => {
    expect(keywords(validate, value)?.sort()).toEqual(expected);
  });
});

describe('the validators of bodies', () => {
  it('fill in defaults', () => {
    const body = { weight_kg: 1 };
    expect(createParcelBody(body)).toBe(true);
    expect(body).toEqual({ weight_kg: 1, payment_type: 'prepaid' });
  });

  it('never coerce types', () => {
    expect(createParcelBody({ weight_kg: '1' })).toBe(false);
    expect(createParcelBody({ weight_kg: [1] })).toBe(false);
  });

  it('report every violation at once, also in nested objects', () => {
    const body = { note: 'x'.repeat(21), sender: { email: 'nobody', phone: '1' }, metadata: { a: 1 } };
    expect(createParcelBody(body)).toBe(false);
    expect(
      createParcelBody.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).sort(),
    ).toEqual([
      ' required',
      '/metadata/a type',
      '/note maxLength',
      '/sender additionalProperties',
      '/sender/email format',
    ]);
  });

  it('exist for each operation, and for its body if it takes one', () => {
    expect(requestValidators.listParcels).toEqual({
      path: listParcelsPath,
      query: listParcelsQuery,
      body: null,
    });
    expect(requestValidators.createParcel.body).toBe(createParcelBody);
  });
});

describe('the source of the validators', () => {
  const linesOf = (document: Document) => sourceOf(loadContract(document, smallReserved)).split('\n');

  it('keeps its lines if a schema gets a property, but for the list and the number of its properties', () => {
    const document = smallContract();
    const request = document.components.schemas.ParcelCreateRequest as { properties: Record<string, Schema> };
    const color = { type: 'string', maxLength: 20, description: 'Color.', examples: ['red'] };
    request.properties = { color, ...request.properties };
    const after = linesOf(document);
    const changed = linesOf(smallContract()).filter((line) => !after.includes(line));
    expect(after.filter((line) => line.includes('color')).length).toBeGreaterThan(3);
    expect(changed.filter((line) => !/maxProperties|Object\.keys|key0 ===/.test(line))).toEqual([]);
  });

  it('has no number that counts through the whole of it', () => {
    expect(linesOf(smallContract()).join('\n')).not.toMatch(/\b(schema|validate|func|pattern|formats)\d/);
  });
});

describe('the validators of responses', () => {
  const { body, header } = compileResponseValidators(smallContract());

  it('accept a described response, and no property that is not described', () => {
    const answer = { status: 201, message: 'ok', data: parcel };
    expect(body('ParcelReturn')?.(answer)).toBe(true);
    expect(body('ParcelReturn')?.({ ...answer, data: { ...parcel, color: 'red' } })).toBe(false);
  });

  it.each([
    ['a missing property', { ...parcel, id: undefined }],
    ['a wrong type', { ...parcel, weight_kg: '1' }],
    ['null in a property that is not nullable', { ...parcel, status: null }],
    ['a value of an open list that the contract lacks', { ...parcel, status: 'lost' }],
    ['a wrong format', { ...parcel, created_at: 'yesterday' }],
    ['an invalid nested object', { ...parcel, sender: {} }],
  ])('refuse %s', (_, data) => {
    const answer = JSON.parse(JSON.stringify({ status: 201, message: 'ok', data }));
    expect(body('ParcelReturn')?.(answer)).toBe(false);
  });

  it.each([
    [null, true],
    [{ name: 'NOT_FOUND' }, true],
    [[{ path: ['items', 0], code: 'INVALID_FIELD', message: 'is required' }], true],
    [[], false],
    ['NOT_FOUND', false],
    [{}, false],
  ])('distinguish the data of an error by its JSON type: %j', (data, valid) => {
    const answer = { status: 404, message: 'NOT_FOUND: no', sysCode: '1404001', data };
    expect(body('NotFoundReturn')?.(answer)).toBe(valid);
  });

  it('parse header values from text', () => {
    expect(header('X-RateLimit-Limit-Day')?.({ value: '100' })).toBe(true);
    expect(header('X-RateLimit-Limit-Day')?.({ value: 'many' })).toBe(false);
    expect(header('Content-Disposition')?.({ value: 'attachment' })).toBe(false);
  });

  it('also exist for events', () => {
    const event = { event_id: 'evt_1', event_type: 'parcel.created', data: parcel };
    expect(body('ParcelCreatedEvent')?.(event)).toBe(true);
    expect(body('ParcelCreatedEvent')?.({ ...event, event_type: 'parcel.made' })).toBe(false);
  });
});
