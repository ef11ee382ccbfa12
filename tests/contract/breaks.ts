import type { Document, ParameterObject, ResponseObject, Schema } from '../../codegen/document.ts';
import { smallContract } from '../codegen/small-contract.ts';

export const schema = (document: Document, name: string) => document.components.schemas[name] as Schema;
const property = (document: Document, name: string, key: string) =>
  (schema(document, name).properties as Record<string, Schema>)[key] as Schema;
export const operation = (document: Document, path: string, method: string) =>
  document.paths[path]?.[method] ?? {};
export const catalog = (document: Document) => document['x-sys-codes'] ?? {};
export const labelResponse = (document: Document) =>
  operation(document, '/parcels/{parcel_id}/label', 'get').responses?.[200] as ResponseObject;

/** A breaking change of the small contract: its name, the reported line, and the change itself. */
export type Break = [what: string, line: string, change: (document: Document) => unknown];

/** Breaking changes that `redocly diff` must find. */
export const foundByRedocly: Break[] = [
  ['an operation removed', 'Path `/parcels/check` was removed.', (d) => delete d.paths['/parcels/check']],
  [
    'an operation renamed',
    "`operationId` of operation `GET /parcels` changed from 'listParcels' to 'findParcels'.",
    (d) => (operation(d, '/parcels', 'get').operationId = 'findParcels'),
  ],
  [
    'a response property removed',
    'Property `note` of `Parcel` was removed.',
    (d) => delete (schema(d, 'Parcel').properties as Record<string, Schema>).note,
  ],
  [
    'a response property that became optional',
    'Properties of `Parcel` are no longer required: `note`.',
    (d) => (schema(d, 'Parcel').required = ['id', 'weight_kg', 'status', 'sender', 'created_at']),
  ],
  [
    'a response property with another type',
    "Type of `weight_kg` widened from 'number' to 'string'.",
    (d) => (property(d, 'Parcel', 'weight_kg').type = 'string'),
  ],
  [
    'a response property that became nullable',
    "Type of `created_at` widened from 'string' to 'string | null'.",
    (d) => (property(d, 'Parcel', 'created_at').type = ['string', 'null']),
  ],
  [
    'a request property that became required',
    'Properties of `ParcelCreateRequest` became required: `note`.',
    (d) => (schema(d, 'ParcelCreateRequest').required as string[]).push('note'),
  ],
  [
    'a shorter maxLength',
    "`maxLength` of `note` changed from '20' to '10'.",
    (d) => (property(d, 'ParcelCreateRequest', 'note').maxLength = 10),
  ],
  [
    'a lower maximum',
    "Upper bound of `weight_kg` changed from '<= 1000' to '<= 30'.",
    (d) => (property(d, 'ParcelCreateRequest', 'weight_kg').maximum = 30),
  ],
  [
    'an enum value of a request removed',
    "Enum of `PaymentType` lost values: 'cod'.",
    (d) => (schema(d, 'PaymentType').enum as string[]).splice(1, 1),
  ],
  [
    'a status removed',
    'Response `404` was removed.',
    (d) => delete operation(d, '/parcels/{parcel_id}/label', 'get').responses?.[404],
  ],
  [
    'a response header removed',
    'Response header `Content-Disposition` was removed.',
    (d) => delete labelResponse(d).headers?.['Content-Disposition'],
  ],
  [
    'a media type removed',
    'Media type `application/pdf` was removed.',
    (d) => (labelResponse(d).content = { 'image/png': labelResponse(d).content?.['application/pdf'] ?? {} }),
  ],
  [
    'a query parameter that became required',
    '`status` query parameter became required.',
    (d) => ((operation(d, '/parcels', 'get').parameters?.[0] as ParameterObject).required = true),
  ],
  [
    'an event type removed',
    'Webhook `parcel.created` was removed.',
    (d) => delete d.webhooks?.['parcel.created'],
  ],
];

/** Breaking changes that only the project's own checks find. */
export const foundByOwnChecks: Break[] = [
  [
    'a sys code removed',
    'sys code IDEMPOTENCY_CONFLICT (1409002) was removed',
    (d) => delete catalog(d).IDEMPOTENCY_CONFLICT,
  ],
  [
    'a sys code renumbered',
    'sys code NOT_FOUND changed from 1404001 to 1404002',
    (d) => Object.assign(catalog(d).NOT_FOUND ?? {}, { code: '1404002' }),
  ],
  [
    'a sys code moved to another status',
    'sys code INVALID_FIELD changed from status 400 to 422',
    (d) => Object.assign(catalog(d).INVALID_FIELD ?? {}, { status: 422 }),
  ],
  [
    'a sys code removed from an operation',
    'listParcels: no longer declares INVALID_FIELD',
    (d) => operation(d, '/parcels', 'get')['x-sys-codes']?.splice(0, 1),
  ],
  [
    'a scope added',
    'createParcel: now requires the scope parcels:admin',
    (d) => operation(d, '/parcels', 'post').security?.[0]?.bearerAuth?.push('parcels:admin'),
  ],
  [
    'idempotency removed',
    'createParcel: no longer takes an Idempotency-Key',
    (d) => delete operation(d, '/parcels', 'post')['x-idempotency'],
  ],
  [
    'a changed pagination',
    'listParcels: its x-pagination changed',
    (d) => Object.assign(operation(d, '/parcels', 'get')['x-pagination'] ?? {}, { next: 'data.next' }),
  ],
  [
    'a header that became optional',
    'header X-Request-Id: no longer on every response of createParcel 201',
    (d) => {
      const booked = operation(d, '/parcels', 'post').responses?.[201] as ResponseObject;
      Object.assign(booked.headers ?? {}, { 'X-Request-Id': { schema: { type: 'string' } } });
    },
  ],
  [
    'a value removed from an open list',
    'ParcelStatus: the open list no longer contains delivered',
    (d) => (schema(d, 'ParcelStatus').enum as string[]).splice(1, 1),
  ],
  [
    'a default of a request removed',
    'ParcelCreateRequest.payment_type: its default changed from "prepaid" to none',
    (d) => delete property(d, 'ParcelCreateRequest', 'payment_type').default,
  ],
];

/** Returns the small contract after all these changes. Reversed, because the first ones remove operations. */
export function broken(breaks: readonly Break[]): Document {
  const document = smallContract();
  for (const [, , change] of breaks.toReversed()) change(document);
  return document;
}
