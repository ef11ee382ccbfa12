import { describe, expect, it } from '@jest/globals';
import { operationTable } from '../../src/contract/route.ts';
import type { SentResponse } from '../../src/http/response-check.ts';
import { checkResponse } from '../../src/http/response-check.ts';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'x-request-id': 'req_1',
  'x-ratelimit-limit-second': '100',
  'x-ratelimit-remaining-second': '99',
  'x-ratelimit-limit-day': '100000',
  'x-ratelimit-remaining-day': '99999',
  'x-ratelimit-reset-day': '1795231242',
};

function sent(status: number, body: unknown, changed: SentResponse['headers'] = {}): SentResponse {
  return { status, headers: { ...headers, ...changed }, body: JSON.stringify(body) };
}

const countries = {
  status: 200,
  message: 'ok',
  data: [{ code: 'JP', name: { en: 'Japan', zh_hk: '日本' } }],
};
const forbidden = {
  status: 403,
  message: 'SCOPE_MISSING: the API key lacks the scope rates:read; use a key with that scope',
  sysCode: '1403001',
  data: { name: 'SCOPE_MISSING', required_scope: 'rates:read' },
};
const check = (response: SentResponse) => checkResponse(operationTable.listCountries, response);

describe('a response that follows the contract', () => {
  it.each([
    ['a success', sent(200, countries)],
    ['a failure', sent(403, forbidden)],
    [
      'a success with headers of HTTP',
      sent(200, countries, { date: 'Sun, 06 Nov 1994 08:49:37 GMT', vary: 'Origin' }),
    ],
  ])('passes: %s', (_, response) => {
    expect(check(response)).toEqual([]);
  });
});

describe('a response that differs from the contract', () => {
  it.each<[drift: string, problem: string, response: SentResponse]>([
    [
      'an undocumented status',
      'listCountries 418: the contract does not document this status',
      sent(418, { ...forbidden, status: 418 }),
    ],
    [
      'a header of the contract that this response does not document',
      'listCountries 200: the contract does not document the header idempotent-replayed here',
      sent(200, countries, { 'idempotent-replayed': 'true' }),
    ],
    [
      'a header that the contract does not have',
      'listCountries 200: the contract does not document the header X-Debug here',
      sent(200, countries, { 'X-Debug': '1' }),
    ],
    [
      'a property that the contract does not have',
      'listCountries 200: CountryListReturn must NOT have additional properties: debug',
      sent(200, { ...countries, debug: true }),
    ],
    [
      'a property inside the data that the contract does not have',
      'listCountries 200: CountryListReturn/data/0 must NOT have additional properties: region',
      sent(200, { ...countries, data: [{ ...countries.data[0], region: 'asia' }] }),
    ],
    [
      'a property inside the details of an error that the contract does not have',
      'listCountries 403: ForbiddenReturn must NOT have additional properties: region',
      sent(403, { ...forbidden, region: 'asia' }),
    ],
    [
      'a body of the wrong type',
      'listCountries 200: CountryListReturn/data/0/code must be string',
      sent(200, { ...countries, data: [{ code: 81, name: { en: 'Japan', zh_hk: null } }] }),
    ],
    [
      'a body that lacks a property',
      "listCountries 200: CountryListReturn/data/0 must have required property 'name'",
      sent(200, { ...countries, data: [{ code: 'JP' }] }),
    ],
    [
      'a failure without sysCode',
      "listCountries 403: ForbiddenReturn must have required property 'sysCode'",
      sent(403, { ...forbidden, sysCode: undefined }),
    ],
    [
      'an error code that the operation does not declare',
      "listCountries 403: COD_NOT_AVAILABLE is not among the operation's x-sys-codes",
      sent(403, { ...forbidden, message: 'COD_NOT_AVAILABLE: no', data: { name: 'COD_NOT_AVAILABLE' } }),
    ],
    [
      'an envelope with another status',
      'listCountries 200: CountryListReturn/status must be equal to constant',
      sent(200, { ...countries, status: 201 }),
    ],
    [
      'a missing header',
      'listCountries 200: the header X-Request-Id is missing',
      sent(200, countries, { 'x-request-id': undefined }),
    ],
    [
      'a header of the wrong type',
      'listCountries 200: the header X-RateLimit-Limit-Day is many',
      sent(200, countries, { 'x-ratelimit-limit-day': 'many' }),
    ],
    [
      'another media type',
      'listCountries 200: media type text/html, but the contract documents application/json',
      sent(200, countries, { 'content-type': 'text/html' }),
    ],
  ])('is reported: %s', (_, problem, response) => {
    expect(check(response)).toEqual([problem]);
  });
});
