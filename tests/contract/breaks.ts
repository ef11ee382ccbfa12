import type { Document, ParameterObject, ResponseObject, Schema } from '../../codegen/document.ts';
import { smallContract } from '../codegen/small-contract.ts';

export const schema = (document: Document, name: string) => document.components.schemas[name] as Schema;
const property = (document: Document, name: string, key: string) =>
  (schema(document, name).properties as Record<string, Schema>)[key] as Schema;
export const operation = (document: Document, path: string, method: string) =>
  document.paths[path]?.[method] ?? {};
export const catalog = (document: Document) => document['x-sys-codes'] ?? {};
export const labelAnswer = (document: Document) =>
  operation(document, '/parcels/{parcel_id}/label', 'get').responses?.[200] as ResponseObject;

/** A break of the small contract, how it is told, and how it is made. */
export type Break = [what: string, line: string, change: (document: Document) => unknown];

/** What `redocly diff` must go on finding. */
export const seenByRedocly: Break[] = [
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
    'a response property that may be missing now',
    'Properties of `Parcel` are no longer required: `note`.',
    (d) => (schema(d, 'Parcel').required = ['id', 'weight_kg', 'status', 'sender', 'created_at']),
  ],
  [
    'a response property of another type',
    "Type of `weight_kg` widened from 'number' to 'string'.",
    (d) => (property(d, 'Parcel', 'weight_kg').type = 'string'),
  ],
  [
    'a response property that may be null now',
    "Type of `created_at` widened from 'string' to 'string | null'.",
    (d) => (property(d, 'Parcel', 'created_at').type = ['string', 'null']),
  ],
  [
    'a request property required now',
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
    'an enum value that a request may no longer have',
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
    (d) => delete labelAnswer(d).headers?.['Content-Disposition'],
  ],
  [
    'a media type removed',
    'Media type `application/pdf` was removed.',
    (d) => (labelAnswer(d).content = { 'image/png': labelAnswer(d).content?.['application/pdf'] ?? {} }),
  ],
  [
    'a query parameter required now',
    '`status` query parameter became required.',
    (d) => ((operation(d, '/parcels', 'get').parameters?.[0] as ParameterObject).required = true),
  ],
  [
    'an event type removed',
    'Webhook `parcel.created` was removed.',
    (d) => delete d.webhooks?.['parcel.created'],
  ],
];

/** What only our own checks find. */
export const seenByUs: Break[] = [
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
    "a sys code off its operation's list",
    'listParcels: no longer declares INVALID_FIELD',
    (d) => operation(d, '/parcels', 'get')['x-sys-codes']?.splice(0, 1),
  ],
  [
    'another scope',
    'createParcel: now requires the scope parcels:admin',
    (d) => operation(d, '/parcels', 'post')['x-scopes']?.push('parcels:admin'),
  ],
  [
    'idempotency taken away',
    'createParcel: no longer takes an Idempotency-Key',
    (d) => delete operation(d, '/parcels', 'post')['x-idempotency'],
  ],
  [
    'another pagination',
    'listParcels: its x-pagination changed',
    (d) => Object.assign(operation(d, '/parcels', 'get')['x-pagination'] ?? {}, { next: 'data.next' }),
  ],
  [
    'a header that is not always there',
    'header X-Request-Id: no longer on every response of createParcel 201',
    (d) => {
      const booked = operation(d, '/parcels', 'post').responses?.[201] as ResponseObject;
      Object.assign(booked.headers ?? {}, { 'X-Request-Id': { schema: { type: 'string' } } });
    },
  ],
  [
    'an open list that lost a value',
    'ParcelStatus: the open list no longer contains delivered',
    (d) => (schema(d, 'ParcelStatus')['x-extensible-enum'] as string[]).splice(1, 1),
  ],
  [
    'another default of a request',
    'ParcelCreateRequest.payment_type: its default changed from "prepaid" to none',
    (d) => delete property(d, 'ParcelCreateRequest', 'payment_type').default,
  ],
];

/** The small contract after all of these changes; a removed operation goes last. */
export function broken(breaks: readonly Break[]): Document {
  const document = smallContract();
  for (const [, , change] of breaks.toReversed()) change(document);
  return document;
}
