import { describe, expect, it } from '@jest/globals';
import { ContractError, type Document, type OperationObject, parseContract } from '../../codegen/document.ts';
import {
  type Case,
  catalog,
  create,
  list,
  property,
  reference,
  refusal,
  requestJson,
  schema,
} from './seed.ts';

describe('the document', () => {
  it.each<Case>([
    [
      'another OpenAPI version',
      'openapi: is 3.0.3; the generator supports 3.1',
      (d) => (d.openapi = '3.0.3'),
    ],
    [
      'a version that is not three numbers',
      'info.version: must be three numbers such as 1.1.0',
      (d) => (d.info.version = 'v1'),
    ],
    ['no contact', 'info.contact: is missing', (d) => delete d.info.contact],
    [
      'terms of service, which each installation sets',
      'info.termsOfService: is a setting of the installation; remove it',
      (d) => (d.info.termsOfService = 'https://shop.example/terms'),
    ],
    [
      'the address of a contact, which each installation sets',
      'info.contact.email: is a setting of the installation; remove it',
      (d) => (d.info.contact = { name: 'Operator', email: 'help@shop.example' }),
    ],
    ['no license', 'info.license: is missing', (d) => delete d.info.license],
    [
      'external documents, which each installation sets',
      'externalDocs: is a setting of the installation; remove it',
      (d) => (d.externalDocs = { url: 'https://shop.example/docs' }),
    ],
    [
      'a server without a variable',
      'servers: must be one server with a url such as {root_url}/api/v1 and a default of root_url',
      (d) => (d.servers[0].url = '/api/v1'),
    ],
    [
      "the server's default in another place",
      'servers: the default https://installation.example is also elsewhere in the document; choose another address',
      (d) => (d.info.description = 'See https://installation.example.'),
    ],
    [
      'a table with an unnamed column',
      'info description: the table "| | Test | Live |" has a column without a name; name it',
      (d) => (d.info.description = 'Modes:\n\n| | Test | Live |\n|---|:---:|---|\n| Fee | | 1 |'),
    ],
    [
      'a backtick in inline code',
      'info description: has a backtick in inline code; write its name',
      (d) => (d.info.description = 'Letters, `-` or `` ` ``.'),
    ],
    [
      'an unknown key of an operation',
      'GET /parcels: unknown key x-sys-code; known keys are operationId, tags, summary, description, deprecated, x-deprecation, x-idempotency, x-pagination, x-body-validation, x-body-list, x-max-body-bytes, x-sys-codes, security, parameters, requestBody, responses',
      (d) => Object.assign(list(d), { 'x-sys-code': [] }),
    ],
    [
      'parameters of a whole path',
      'paths /parcels: unknown key parameters; known keys are get, post, put, patch, delete',
      (d) => Object.assign(d.paths['/parcels'] ?? {}, { parameters: [] }),
    ],
    [
      'a reference to a missing schema',
      'components schemas ParcelList properties data items: $ref #/components/schemas/Parsel does not exist; define it or correct its name',
      (d) => Object.assign(property(d, 'ParcelList', 'data').items ?? {}, reference('schemas', 'Parsel')),
    ],
    [
      'a reference to another file',
      'components schemas ParcelReturn properties data: $ref parcel.json must be #/components/<section>/<Name>',
      (d) => (property(d, 'ParcelReturn', 'data').$ref = 'parcel.json'),
    ],
  ])('is refused with %s', (_, message, change) => {
    expect(refusal(change)).toEqual([message]);
  });

  it.each([
    '\u0000',
    '\u0008',
    '\u000b',
    '\u001f',
    '\u007f',
    '\u0089',
    '\u009f',
    '\ud800',
    '\ufffe',
  ])('is refused with the character %j in a text, an example or a key', (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const message = (at: string) => `${at}: has the character U+${code}, which YAML cannot hold; remove it`;
    expect(refusal((d) => (d.info.description = `A${character}`))).toEqual([message('info description')]);
    expect(refusal((d) => (property(d, 'Parcel', 'note').examples = [`${character}PNG`]))).toEqual([
      message('components schemas Parcel properties note examples 0'),
    ]);
    const named = (d: Document) =>
      Object.assign(property(d, 'Parcel', 'note'), { examples: [{ [`a${character}`]: 1 }] });
    expect(refusal(named)).toContain(message('components schemas Parcel properties note examples 0 a?'));
  });

  it.each(['\t', '\r\n', '\u00a0', '\ufeff', '包裹', '📦'])('may have %j', (character) => {
    expect(refusal((d) => (d.info.description = `A${character}`))).toEqual([]);
  });

  it('is refused as text with a duplicate key', () => {
    const text = '{ "paths": { "/parcels": { "get": {}, "get": {} } } }';
    expect(() => parseContract(text)).toThrow(
      'openapi.json is invalid:\n  - paths /parcels get: duplicate key; remove one',
    );
  });

  it('is refused as text that is not JSON', () => {
    expect(() => parseContract('{')).toThrow('openapi.json is invalid:\n  - it is not valid JSON: ');
  });
});

describe('the catalog of sys codes', () => {
  it.each<Case>([
    [
      'a duplicate code',
      'sys code NOT_FOUND: its code 1401001 is already used by UNAUTHORIZED; choose another',
      (d) => Object.assign(catalog(d).NOT_FOUND ?? {}, { code: '1401001' }),
    ],
    [
      'a code that is not 7 digits',
      'sys code NOT_FOUND: its code 404 must be a string of 7 digits',
      (d) => Object.assign(catalog(d).NOT_FOUND ?? {}, { code: '404' }),
    ],
    [
      'a name that is not UPPER_SNAKE_CASE',
      'sys code NotFound: must be named in UPPER_SNAKE_CASE',
      (d) => Object.assign(catalog(d), { NotFound: { ...catalog(d).NOT_FOUND, code: '1404002' } }),
    ],
    [
      'a success status',
      'sys code NOT_FOUND: its status 200 must be 4xx or 5xx',
      (d) => Object.assign(catalog(d).NOT_FOUND ?? {}, { status: 200 }),
    ],
    [
      'no description',
      'sys code NOT_FOUND: needs a message and a description',
      (d) => Object.assign(catalog(d).NOT_FOUND ?? {}, { description: '' }),
    ],
    [
      'no word on retries',
      'sys code NOT_FOUND: needs retry: one of after_wait, after_remedy, no',
      (d) => Object.assign(catalog(d).NOT_FOUND ?? {}, { retry: 'yes' }),
    ],
    [
      'no word on a repeated request',
      'sys code NOT_FOUND: needs idempotency: one of stored, runs_again, key_unused',
      (d) => Object.assign(catalog(d).NOT_FOUND ?? {}, { idempotency: 'maybe' }),
    ],
    [
      'a status that clients retry, and an error that must not be',
      'sys code NOT_FOUND: its retry is no, but clients retry the status 503; set it to after_wait',
      (d) => Object.assign(catalog(d).NOT_FOUND ?? {}, { status: 503 }),
    ],
    [
      'a SysCode that lacks a number',
      'SysCode: must be the open list of every number in x-sys-codes, in ascending order',
      (d) => (schema(d, 'SysCode').enum as string[]).pop(),
    ],
    [
      'no code for reserved operations',
      'sys code NOT_IMPLEMENTED (501): must be in the catalog, because reserved operations return it',
      (d) => delete catalog(d).NOT_IMPLEMENTED,
    ],
  ])('is refused with %s', (_, message, change) => {
    expect(refusal(change)).toContain(message);
  });
});

describe('a webhook', () => {
  const event = (document: Document) => document.webhooks?.['parcel.created']?.post as OperationObject;
  it.each<Case>([
    [
      'an inline body',
      'webhook parcel.created: its body must be application/json with a $ref to a named schema',
      (d) => (requestJson(event(d)).schema = { type: 'object' }),
    ],
    [
      'another event type in its body',
      'webhook parcel.created: ParcelCreatedEvent.event_type must be the const parcel.created',
      (d) => (property(d, 'ParcelCreatedEvent', 'event_type').const = 'parcel.made'),
    ],
    [
      'no example',
      'webhook parcel.created: its body has no example',
      (d) => delete requestJson(event(d)).examples,
    ],
    [
      'a list of event types that lacks its type',
      'EventTypeFilter: lists event types but lacks parcel.created',
      (d) => {
        Object.assign(d.webhooks ?? {}, { 'parcel.lost': d.webhooks?.['parcel.created'] });
        d.components.schemas.EventTypeFilter = {
          type: 'string',
          enum: ['parcel.lost'],
          description: 'An event type.',
        };
      },
    ],
    [
      'a listed event type without its webhook',
      'EventTypeFilter: lists parcel.lost, which has no entry in webhooks',
      (d) => {
        d.components.schemas.EventTypeFilter = {
          type: 'string',
          enum: ['parcel.created', 'parcel.lost'],
          description: 'An event type.',
        };
      },
    ],
    [
      'a union of events that lacks one',
      'Event: lacks the event #/components/schemas/ParcelLostEvent',
      (d) => {
        const lost = structuredClone(d.webhooks?.['parcel.created'] ?? {});
        requestJson(lost.post as OperationObject).schema = reference('schemas', 'ParcelLostEvent');
        Object.assign(d.webhooks ?? {}, { 'parcel.lost': lost });
        d.components.schemas.ParcelLostEvent = structuredClone(schema(d, 'ParcelCreatedEvent'));
        property(d, 'ParcelLostEvent', 'event_type').const = 'parcel.lost';
        const created = reference('schemas', 'ParcelCreatedEvent');
        d.components.schemas.Event = {
          description: 'An event.',
          oneOf: [created],
          discriminator: { propertyName: 'event_type', mapping: { 'parcel.created': created.$ref } },
        };
      },
    ],
    [
      'a name that is not noun.verb',
      'webhook parcelCreated: must be named noun.verb in snake_case, such as shipment.created',
      (d) => Object.assign(d.webhooks ?? {}, { parcelCreated: d.webhooks?.['parcel.created'] }),
    ],
  ])('is refused with %s', (_, message, change) => {
    expect(refusal(change)).toContain(message);
  });
});

describe('the refusal', () => {
  it('lists every problem at once', () => {
    const problems = refusal((document) => {
      delete list(document).operationId;
      delete create(document).security;
    });
    expect(problems).toHaveLength(2);
    expect(new ContractError(problems).message).toBe(
      `openapi.json is invalid:\n  - ${problems[0]}\n  - ${problems[1]}`,
    );
  });

  it('is empty for the unchanged small contract', () => {
    expect(refusal(() => {})).toEqual([]);
  });
});
