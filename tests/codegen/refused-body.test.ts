import { describe, expect, it } from '@jest/globals';
import type { Document, RequestBodyObject } from '../../codegen/document.ts';
import {
  type Case,
  check,
  create,
  label,
  list,
  reference,
  refusal,
  requestJson,
  response,
  responseJson,
  schema,
} from './seed.ts';

const fileName = (document: Document) => document.components.headers?.ContentDisposition ?? {};

describe('a body or response', () => {
  it.each<Case>([
    [
      'an inline request body',
      'createParcel: its request body must be application/json with a $ref to a named schema, not an inline one',
      (d) => (requestJson(create(d)).schema = { type: 'object' }),
    ],
    [
      'a form as the request body',
      'createParcel: its request body must be application/json with a $ref to a named schema, not an inline one',
      (d) => {
        const body = create(d).requestBody as RequestBodyObject;
        body.content = { 'multipart/form-data': requestJson(create(d)) };
      },
    ],
    [
      'a body that does not state required',
      'createParcel: must set required for its body: true or false',
      (d) => delete (create(d).requestBody as RequestBodyObject).required,
    ],
    [
      'a body of a GET',
      'listParcels: a GET takes no body',
      (d) => {
        const { requestBody } = create(d);
        if (requestBody) list(d).requestBody = requestBody;
      },
    ],
    [
      'deferred validation without a body',
      'listParcels: x-body-validation can only be deferred, and only beside a body',
      (d) => (list(d)['x-body-validation'] = 'deferred'),
    ],
    [
      'an inline response body',
      'checkParcel: its 200 response must be a $ref to a named schema, not an inline one',
      (d) => (responseJson(check(d), 200).schema = { type: 'object' }),
    ],
    [
      'JSON and a file',
      'checkParcel: its 200 response has 2 media types; one of them is JSON, so it must have one',
      (d) => Object.assign(response(check(d), 200).content ?? {}, { 'text/csv': {} }),
    ],
    [
      'a response without a body',
      'checkParcel: its 200 response has no media type',
      (d) => delete response(check(d), 200).content,
    ],
    [
      'a success without envelope',
      'checkParcel: its 200 response must be an envelope; ParcelCheck does not require status, message, data',
      (d) => (responseJson(check(d), 200).schema = reference('schemas', 'ParcelCheck')),
    ],
    [
      'an error without sysCode',
      'createParcel: its 409 response must be an envelope; ParcelReturn does not require sysCode',
      (d) => (responseJson(create(d), 409).schema = reference('schemas', 'ParcelReturn')),
    ],
    [
      'no success status',
      'checkParcel: documents no success; it is one of 200, 201, 202',
      (d) => delete check(d).responses?.[200],
    ],
    [
      'status 204, which has no body',
      'checkParcel: documents 204; statuses are 200, 201, 202, and single ones of 4xx and 5xx',
      (d) => Object.assign(check(d).responses ?? {}, { 204: response(check(d), 200) }),
    ],
    [
      'a range of statuses',
      'checkParcel: documents 4XX; statuses are 200, 201, 202, and single ones of 4xx and 5xx',
      (d) => Object.assign(check(d).responses ?? {}, { '4XX': reference('responses', 'BadRequest') }),
    ],
    [
      'an explicit 501',
      'checkParcel: documents a 501; codegen/contract.ts adds it to reserved operations',
      (d) => Object.assign(check(d).responses ?? {}, { 501: reference('responses', 'BadRequest') }),
    ],
    [
      'a status without a sys code',
      'checkParcel: documents a 409 response, but none of its x-sys-codes has that status',
      (d) => Object.assign(check(d).responses ?? {}, { 409: response(create(d), 409) }),
    ],
    [
      'an inline header',
      'getParcelLabel: header Content-Disposition of its 200 response must be a $ref to a component, not an inline one',
      (d) => Object.assign(response(label(d), 200).headers ?? {}, { 'Content-Disposition': { schema: {} } }),
    ],
    [
      'an example of a header without one of a body',
      'header ContentDisposition: no body beside it has an example parcel',
      (d) =>
        Object.assign(fileName(d), {
          examples: { label: { value: 'inline; a' }, parcel: { value: 'inline; b' } },
        }),
    ],
    [
      'a required header without the example of a body',
      'getParcelLabel: Content-Disposition of its 200 has no example label, but the body has',
      (d) => Object.assign(fileName(d), { required: true, examples: {} }),
    ],
    [
      'a header with two schemas',
      'header X-Request-Id: RateLimitLimitDay and RequestId have different schemas; use one',
      (d) =>
        Object.assign(response(label(d), 200).headers ?? {}, {
          'X-Request-Id': reference('headers', 'RateLimitLimitDay'),
        }),
    ],
    [
      'no request id',
      'checkParcel: X-Request-Id of its 200 must be required, but is absent',
      (d) => delete response(check(d), 200).headers?.['X-Request-Id'],
    ],
    [
      'rate-limit headers on a 401',
      'checkParcel: X-RateLimit-Limit-Day of its 401 must be absent, but is required',
      (d) =>
        Object.assign(d.components.responses?.Unauthorized?.headers ?? {}, {
          'X-RateLimit-Limit-Day': reference('headers', 'RateLimitLimitDay'),
        }),
    ],
    [
      'an example of an undeclared error',
      'createParcel: shows NOT_FOUND, which it does not declare',
      (d) =>
        Object.assign(responseJson(create(d), 409).examples ?? {}, {
          gone: { value: { status: 409, message: 'NOT_FOUND: no', sysCode: '1404001', data: null } },
        }),
    ],
    [
      'a detail of an error whose description does not name the error',
      'ErrorDetail.reason: its description must name IDEMPOTENCY_CONFLICT, whose example has it',
      (d) => {
        const detail = { type: 'string', description: 'For NOT_FOUND errors.', examples: ['gone'] };
        Object.assign(schema(d, 'ErrorDetail').properties as object, { reason: detail });
        const message = 'IDEMPOTENCY_CONFLICT: no';
        const data = { name: 'IDEMPOTENCY_CONFLICT', reason: 'gone' };
        Object.assign(responseJson(create(d), 409).examples ?? {}, {
          gone: { value: { status: 409, message, sysCode: '1409002', data } },
        });
      },
    ],
    [
      'no example of the request',
      'createParcel: its request body has no example',
      (d) => delete requestJson(create(d)).examples,
    ],
    [
      'no example of a response',
      'checkParcel: its 200 response has no example',
      (d) => delete responseJson(check(d), 200).examples,
    ],
    [
      'an example under the wrong status',
      'createParcel: the example booked of its 201 shows status 200',
      (d) =>
        Object.assign(responseJson(create(d), 201).examples ?? {}, {
          booked: { value: { status: 200, message: 'ok', data: {} } },
        }),
    ],
    [
      'an error without an example',
      'createParcel: no example shows NOT_FOUND',
      (d) => {
        create(d)['x-sys-codes']?.push('NOT_FOUND');
        Object.assign(create(d).responses ?? {}, { 404: response(create(d), 409) });
      },
    ],
  ])('is refused with %s', (_, message, change) => {
    expect(refusal(change)).toContain(message);
  });
});
