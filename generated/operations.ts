// Generated from openapi.json by codegen/. Do not edit.

import type { SysCodeName } from './errors.ts';
import type { components, operations } from './types.ts';

export type OperationId =
  | 'listShipments'
  | 'createShipment'
  | 'validateShipment'
  | 'getShipment'
  | 'cancelShipment'
  | 'getShipmentPod'
  | 'getShipmentLabel'
  | 'getTracking'
  | 'quoteRates'
  | 'listServiceTiers'
  | 'listCountries'
  | 'getWalletBalance'
  | 'listWalletTransactions'
  | 'listWebhooks'
  | 'createWebhook'
  | 'getWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'getWebhookSample'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'redeliverWebhookDelivery'
  | 'listEvents'
  | 'getEvent';

export type Schemas = components['schemas'];

/** The error codes that each operation may answer. A handler that refuses with another one doesn't compile. */
export interface OperationSysCodes {
  listShipments: 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  createShipment: 'MALFORMED_JSON' | 'DUPLICATE_JSON_KEY' | 'IDEMPOTENCY_KEY_REQUIRED' | 'IDEMPOTENCY_KEY_INVALID' | 'SALES_PLATFORM_NAME_REQUIRED' | 'VOEC_PREPAY_DISABLED' | 'VOEC_PREPAY_CONFLICT' | 'VOEC_PREPAY_UNSUPPORTED' | 'TAX_NUMBER_REQUIRED' | 'HS_CODE_BR_8_DIGITS_REQUIRED' | 'INSURANCE_UNSUPPORTED' | 'CL_TAX_NUMBER_REQUIRED' | 'COD_NOT_AVAILABLE' | 'INVALID_FIELD' | 'IOSS_NOT_OWNED' | 'IOSS_AND_PREPAY_CONFLICT' | 'VAT_PREPAY_UNSUPPORTED' | 'VAT_PREPAY_DISABLED' | 'SERVICE_CODE_RETIRED' | 'SERVICE_NOT_AVAILABLE' | 'UNAUTHORIZED' | 'INSUFFICIENT_FUNDS' | 'ACCOUNT_FROZEN_OVERDUE_INVOICE' | 'CREDIT_FLOOR_REACHED' | 'CREDIT_LIMIT_EXCEEDED' | 'CREDIT_SUSPENDED' | 'SCOPE_MISSING' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_CONFLICT' | 'IDEMPOTENCY_KEY_REUSED' | 'PRICING_QUOTE_CHANGED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'CARRIER_DISPATCH_REJECTED' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'FX_RATE_UNAVAILABLE' | 'DISPATCH_UNDECIDED' | 'CARRIER_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';
  validateShipment: 'MALFORMED_JSON' | 'DUPLICATE_JSON_KEY' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  getShipment: 'MALFORMED_PATH' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  cancelShipment: 'MALFORMED_PATH' | 'IDEMPOTENCY_KEY_INVALID' | 'BODY_NOT_ALLOWED' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_CONFLICT' | 'IDEMPOTENCY_KEY_REUSED' | 'SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS' | 'SHIPMENT_NOT_CANCELLABLE' | 'DISPATCH_PENDING' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'CANCEL_UNDECIDED' | 'CARRIER_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';
  getShipmentPod: 'MALFORMED_PATH' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'POD_DOWNLOAD_FAILED' | 'SERVICE_UNAVAILABLE';
  getShipmentLabel: 'MALFORMED_PATH' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'LABEL_DOWNLOAD_FAILED' | 'LABEL_NOT_READY' | 'SERVICE_UNAVAILABLE';
  getTracking: 'MALFORMED_PATH' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  quoteRates: 'MALFORMED_JSON' | 'DUPLICATE_JSON_KEY' | 'VOEC_PREPAY_DISABLED' | 'VOEC_PREPAY_CONFLICT' | 'INVALID_FIELD' | 'IOSS_NOT_OWNED' | 'IOSS_AND_PREPAY_CONFLICT' | 'VAT_PREPAY_DISABLED' | 'SERVICE_CODE_RETIRED' | 'SERVICE_NOT_AVAILABLE' | 'RATE_ENGINE_REJECTED' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'FX_RATE_UNAVAILABLE' | 'SERVICE_UNAVAILABLE';
  listServiceTiers: 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  listCountries: 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  getWalletBalance: 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  listWalletTransactions: 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  listWebhooks: 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  createWebhook: 'MALFORMED_JSON' | 'DUPLICATE_JSON_KEY' | 'IDEMPOTENCY_KEY_REQUIRED' | 'IDEMPOTENCY_KEY_INVALID' | 'INVALID_FIELD' | 'WEBHOOK_TARGET_REFUSED' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_CONFLICT' | 'DUPLICATE_WEBHOOK_TARGET' | 'IDEMPOTENCY_KEY_REUSED' | 'WEBHOOK_LIMIT_REACHED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  getWebhook: 'MALFORMED_PATH' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  updateWebhook: 'MALFORMED_JSON' | 'DUPLICATE_JSON_KEY' | 'MALFORMED_PATH' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'DUPLICATE_WEBHOOK_TARGET' | 'WEBHOOK_LIMIT_REACHED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  deleteWebhook: 'MALFORMED_PATH' | 'IDEMPOTENCY_KEY_INVALID' | 'BODY_NOT_ALLOWED' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_CONFLICT' | 'IDEMPOTENCY_KEY_REUSED' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  rotateWebhookSecret: 'MALFORMED_JSON' | 'DUPLICATE_JSON_KEY' | 'MALFORMED_PATH' | 'IDEMPOTENCY_KEY_INVALID' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_CONFLICT' | 'IDEMPOTENCY_KEY_REUSED' | 'WEBHOOK_INACTIVE' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  getWebhookSample: 'MALFORMED_PATH' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'WEBHOOK_INACTIVE' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  testWebhook: 'MALFORMED_JSON' | 'DUPLICATE_JSON_KEY' | 'MALFORMED_PATH' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'WEBHOOK_INACTIVE' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  listWebhookDeliveries: 'MALFORMED_PATH' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  redeliverWebhookDelivery: 'MALFORMED_PATH' | 'BODY_NOT_ALLOWED' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'WEBHOOK_INACTIVE' | 'DELIVERY_IN_PROGRESS' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  listEvents: 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  getEvent: 'MALFORMED_PATH' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
}

/** The query parameters that the validator fills in where they aren't sent. */
export interface DefaultedQuery {
  listShipments: 'limit';
  createShipment: never;
  validateShipment: never;
  getShipment: never;
  cancelShipment: never;
  getShipmentPod: never;
  getShipmentLabel: never;
  getTracking: never;
  quoteRates: never;
  listServiceTiers: never;
  listCountries: never;
  getWalletBalance: never;
  listWalletTransactions: 'limit';
  listWebhooks: 'limit';
  createWebhook: never;
  getWebhook: never;
  updateWebhook: never;
  deleteWebhook: never;
  rotateWebhookSecret: never;
  getWebhookSample: never;
  testWebhook: never;
  listWebhookDeliveries: 'limit';
  redeliverWebhookDelivery: never;
  listEvents: 'limit';
  getEvent: never;
}

/** The operations that run on a body which breaks its schema too, and validate it themselves. */
export type DeferredValidation =
  | 'createShipment'
  | 'validateShipment';

export type ParameterKind = 'text' | 'integer' | 'array' | 'object';

export interface OperationPolicy {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly scopes: readonly string[];
  readonly idempotency: 'required' | 'optional' | null;
  readonly body: 'required' | 'optional' | 'none';
  readonly maxBodyBytes: number;
  readonly bodyValidation: 'before' | 'deferred';
  readonly sysCodes: readonly SysCodeName[];
  readonly query: Readonly<Record<string, ParameterKind>>;
  /** The JSON schema of each documented status's body; null for other media types and for none. */
  readonly responses: Readonly<Record<number, ResponsePolicy>>;
  /** What isn't wired yet and answers 501; null when nothing is reserved. */
  readonly reserved: string | null;
}

export interface ResponsePolicy {
  readonly mediaType: string | null;
  readonly schema: string | null;
  readonly requiredHeaders: readonly string[];
  readonly optionalHeaders: readonly string[];
}

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Success<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 202>;
type Content<R> = R extends { content: infer C } ? C : never;
type ReplyBody<C> = C extends { 'application/json': { data: infer Data } }
  ? { readonly data: Data; readonly message?: string }
  : { readonly mediaType: keyof C & string; readonly content: Uint8Array | AsyncIterable<Uint8Array> };

/** What a handler answers: one of the operation's documented successes. Failures are refusals, see RefusalCode. */
export type Reply<Id extends OperationId> = {
  [Status in Success<Id>]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string>>;
  } & ReplyBody<Content<Responses<Id>[Status]>>;
}[Success<Id>];

export type RefusalCode<Id extends OperationId> = OperationSysCodes[Id];

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type PathOf<P> = P extends { path: infer T } ? T : Record<never, never>;
type QueryOf<P> = P extends { query?: infer T } ? NonNullable<T> : Record<never, never>;
type WithDefaults<Query, Name> = Query & { [Key in Name & keyof Query]-?: NonNullable<Query[Key]> };
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer T } } }
  ? T
  : O extends { requestBody?: { content: { 'application/json': infer T } } }
    ? T | undefined
    : undefined;

/** The validated input of an operation: parameters coerced, the body as sent with its defaults applied. */
export interface Input<Id extends OperationId> {
  readonly path: PathOf<Parameters<Id>>;
  readonly query: WithDefaults<QueryOf<Parameters<Id>>, DefaultedQuery[Id]>;
  readonly body: Id extends DeferredValidation ? unknown : BodyOf<operations[Id]>;
}

export const operationTable: { readonly [Id in OperationId]: OperationPolicy & { readonly id: Id } } = {
  listShipments: {
    id: "listShipments",
    method: "GET",
    path: "/shipments",
    tag: "shipment",
    scopes: [
      "shipments:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {
      reference_no: "text",
      status: "text",
      updated_after: "text",
      created_after: "text",
      created_before: "text",
      destination_country: "text",
      service_tier_id: "text",
      tag: "text",
      metadata: "object",
      waybill_number: "text",
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "ShipmentListReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  createShipment: {
    id: "createShipment",
    method: "POST",
    path: "/shipments",
    tag: "shipment",
    scopes: [
      "shipments:write"
    ],
    idempotency: "required",
    body: "required",
    maxBodyBytes: 524288,
    bodyValidation: "deferred",
    sysCodes: [
      "MALFORMED_JSON",
      "DUPLICATE_JSON_KEY",
      "IDEMPOTENCY_KEY_REQUIRED",
      "IDEMPOTENCY_KEY_INVALID",
      "SALES_PLATFORM_NAME_REQUIRED",
      "VOEC_PREPAY_DISABLED",
      "VOEC_PREPAY_CONFLICT",
      "VOEC_PREPAY_UNSUPPORTED",
      "TAX_NUMBER_REQUIRED",
      "HS_CODE_BR_8_DIGITS_REQUIRED",
      "INSURANCE_UNSUPPORTED",
      "CL_TAX_NUMBER_REQUIRED",
      "COD_NOT_AVAILABLE",
      "INVALID_FIELD",
      "IOSS_NOT_OWNED",
      "IOSS_AND_PREPAY_CONFLICT",
      "VAT_PREPAY_UNSUPPORTED",
      "VAT_PREPAY_DISABLED",
      "SERVICE_CODE_RETIRED",
      "SERVICE_NOT_AVAILABLE",
      "UNAUTHORIZED",
      "INSUFFICIENT_FUNDS",
      "ACCOUNT_FROZEN_OVERDUE_INVOICE",
      "CREDIT_FLOOR_REACHED",
      "CREDIT_LIMIT_EXCEEDED",
      "CREDIT_SUSPENDED",
      "SCOPE_MISSING",
      "IDEMPOTENCY_IN_FLIGHT",
      "IDEMPOTENCY_CONFLICT",
      "IDEMPOTENCY_KEY_REUSED",
      "PRICING_QUOTE_CHANGED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "CARRIER_DISPATCH_REJECTED",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "FX_RATE_UNAVAILABLE",
      "DISPATCH_UNDECIDED",
      "CARRIER_UNAVAILABLE",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "201": {
        mediaType: "application/json",
        schema: "ShipmentCreatedReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "402": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "409": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Retry-After",
          "Idempotent-Replayed"
        ]
      },
      "413": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "415": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "422": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "X-Service-Negative-Cache"
        ]
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  validateShipment: {
    id: "validateShipment",
    method: "POST",
    path: "/shipments/validate",
    tag: "shipment",
    scopes: [
      "shipments:write"
    ],
    idempotency: null,
    body: "required",
    maxBodyBytes: 524288,
    bodyValidation: "deferred",
    sysCodes: [
      "MALFORMED_JSON",
      "DUPLICATE_JSON_KEY",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "ShipmentValidationReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "413": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "415": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  getShipment: {
    id: "getShipment",
    method: "GET",
    path: "/shipments/{shipment_id}",
    tag: "shipment",
    scopes: [
      "shipments:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_PATH",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "ShipmentDetailReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  cancelShipment: {
    id: "cancelShipment",
    method: "POST",
    path: "/shipments/{shipment_id}/cancel",
    tag: "shipment",
    scopes: [
      "shipments:write"
    ],
    idempotency: "optional",
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_PATH",
      "IDEMPOTENCY_KEY_INVALID",
      "BODY_NOT_ALLOWED",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "IDEMPOTENCY_IN_FLIGHT",
      "IDEMPOTENCY_CONFLICT",
      "IDEMPOTENCY_KEY_REUSED",
      "SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS",
      "SHIPMENT_NOT_CANCELLABLE",
      "DISPATCH_PENDING",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "CANCEL_UNDECIDED",
      "CARRIER_UNAVAILABLE",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "ShipmentCancelReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "409": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Retry-After"
        ]
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  getShipmentPod: {
    id: "getShipmentPod",
    method: "GET",
    path: "/shipments/{shipment_id}/pod",
    tag: "shipment",
    scopes: [
      "shipments:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_PATH",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "POD_DOWNLOAD_FAILED",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "image/jpeg",
        schema: null,
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day",
          "Content-Disposition"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "502": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  getShipmentLabel: {
    id: "getShipmentLabel",
    method: "GET",
    path: "/shipments/{shipment_id}/label",
    tag: "shipment",
    scopes: [
      "shipments:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_PATH",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "LABEL_DOWNLOAD_FAILED",
      "LABEL_NOT_READY",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/pdf",
        schema: null,
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day",
          "Content-Disposition"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "502": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  getTracking: {
    id: "getTracking",
    method: "GET",
    path: "/tracking/{tracking_number}",
    tag: "tracking",
    scopes: [
      "shipments:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_PATH",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "TrackingReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day",
          "Cache-Control",
          "X-Service-Cache"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day",
          "Cache-Control",
          "X-Service-Cache"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate",
          "Cache-Control",
          "X-Service-Cache"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day",
          "Cache-Control",
          "X-Service-Cache"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day",
          "Cache-Control",
          "X-Service-Cache"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason",
          "Cache-Control",
          "X-Service-Cache"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Cache-Control",
          "X-Service-Cache"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "Cache-Control",
          "X-Service-Cache"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  quoteRates: {
    id: "quoteRates",
    method: "POST",
    path: "/rates",
    tag: "rate",
    scopes: [
      "rates:read"
    ],
    idempotency: null,
    body: "required",
    maxBodyBytes: 524288,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_JSON",
      "DUPLICATE_JSON_KEY",
      "VOEC_PREPAY_DISABLED",
      "VOEC_PREPAY_CONFLICT",
      "INVALID_FIELD",
      "IOSS_NOT_OWNED",
      "IOSS_AND_PREPAY_CONFLICT",
      "VAT_PREPAY_DISABLED",
      "SERVICE_CODE_RETIRED",
      "SERVICE_NOT_AVAILABLE",
      "RATE_ENGINE_REJECTED",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "FX_RATE_UNAVAILABLE",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "QuoteReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "413": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "415": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  listServiceTiers: {
    id: "listServiceTiers",
    method: "GET",
    path: "/service_tiers",
    tag: "catalog",
    scopes: [
      "rates:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "ServiceTierListReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  listCountries: {
    id: "listCountries",
    method: "GET",
    path: "/countries",
    tag: "catalog",
    scopes: [
      "rates:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "CountryListReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  getWalletBalance: {
    id: "getWalletBalance",
    method: "GET",
    path: "/wallet/balance",
    tag: "wallet",
    scopes: [
      "wallet:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "WalletReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  listWalletTransactions: {
    id: "listWalletTransactions",
    method: "GET",
    path: "/wallet/transactions",
    tag: "wallet",
    scopes: [
      "wallet:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {
      type: "text",
      shipment_id: "text",
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "WalletTransactionListReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  listWebhooks: {
    id: "listWebhooks",
    method: "GET",
    path: "/webhooks",
    tag: "webhook",
    scopes: [
      "webhooks:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "WebhookListReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  createWebhook: {
    id: "createWebhook",
    method: "POST",
    path: "/webhooks",
    tag: "webhook",
    scopes: [
      "webhooks:write"
    ],
    idempotency: "required",
    body: "required",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_JSON",
      "DUPLICATE_JSON_KEY",
      "IDEMPOTENCY_KEY_REQUIRED",
      "IDEMPOTENCY_KEY_INVALID",
      "INVALID_FIELD",
      "WEBHOOK_TARGET_REFUSED",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "IDEMPOTENCY_IN_FLIGHT",
      "IDEMPOTENCY_CONFLICT",
      "DUPLICATE_WEBHOOK_TARGET",
      "IDEMPOTENCY_KEY_REUSED",
      "WEBHOOK_LIMIT_REACHED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "201": {
        mediaType: "application/json",
        schema: "WebhookCreatedReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "409": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Retry-After"
        ]
      },
      "413": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "415": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  getWebhook: {
    id: "getWebhook",
    method: "GET",
    path: "/webhooks/{id}",
    tag: "webhook",
    scopes: [
      "webhooks:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_PATH",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "WebhookReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  updateWebhook: {
    id: "updateWebhook",
    method: "PATCH",
    path: "/webhooks/{id}",
    tag: "webhook",
    scopes: [
      "webhooks:write"
    ],
    idempotency: null,
    body: "required",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_JSON",
      "DUPLICATE_JSON_KEY",
      "MALFORMED_PATH",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "DUPLICATE_WEBHOOK_TARGET",
      "WEBHOOK_LIMIT_REACHED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "WebhookReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "409": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "413": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "415": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  deleteWebhook: {
    id: "deleteWebhook",
    method: "DELETE",
    path: "/webhooks/{id}",
    tag: "webhook",
    scopes: [
      "webhooks:write"
    ],
    idempotency: "optional",
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_PATH",
      "IDEMPOTENCY_KEY_INVALID",
      "BODY_NOT_ALLOWED",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "IDEMPOTENCY_IN_FLIGHT",
      "IDEMPOTENCY_CONFLICT",
      "IDEMPOTENCY_KEY_REUSED",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "WebhookReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "409": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Retry-After"
        ]
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  rotateWebhookSecret: {
    id: "rotateWebhookSecret",
    method: "POST",
    path: "/webhooks/{id}/rotate",
    tag: "webhook",
    scopes: [
      "webhooks:write"
    ],
    idempotency: "optional",
    body: "optional",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_JSON",
      "DUPLICATE_JSON_KEY",
      "MALFORMED_PATH",
      "IDEMPOTENCY_KEY_INVALID",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "IDEMPOTENCY_IN_FLIGHT",
      "IDEMPOTENCY_CONFLICT",
      "IDEMPOTENCY_KEY_REUSED",
      "WEBHOOK_INACTIVE",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "WebhookSecretRotatedReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Idempotent-Replayed"
        ]
      },
      "409": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Retry-After"
        ]
      },
      "413": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "415": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  getWebhookSample: {
    id: "getWebhookSample",
    method: "GET",
    path: "/webhooks/{id}/sample",
    tag: "webhook",
    scopes: [
      "webhooks:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_PATH",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "WEBHOOK_INACTIVE",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "WebhookSampleReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "409": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  testWebhook: {
    id: "testWebhook",
    method: "POST",
    path: "/webhooks/{id}/test",
    tag: "webhook",
    scopes: [
      "webhooks:write"
    ],
    idempotency: null,
    body: "optional",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_JSON",
      "DUPLICATE_JSON_KEY",
      "MALFORMED_PATH",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "WEBHOOK_INACTIVE",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "WebhookDeliveryReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "409": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "413": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "415": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  listWebhookDeliveries: {
    id: "listWebhookDeliveries",
    method: "GET",
    path: "/webhooks/{id}/deliveries",
    tag: "webhook",
    scopes: [
      "webhooks:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_PATH",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "WebhookDeliveryListReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  redeliverWebhookDelivery: {
    id: "redeliverWebhookDelivery",
    method: "POST",
    path: "/webhooks/{id}/deliveries/{delivery_id}/redeliver",
    tag: "webhook",
    scopes: [
      "webhooks:write"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_PATH",
      "BODY_NOT_ALLOWED",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "WEBHOOK_INACTIVE",
      "DELIVERY_IN_PROGRESS",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "WebhookDeliveryReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "409": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: [
          "Retry-After"
        ]
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  listEvents: {
    id: "listEvents",
    method: "GET",
    path: "/events",
    tag: "event",
    scopes: [
      "webhooks:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {
      event_type: "text",
      created_after: "text",
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "EventListReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  },
  getEvent: {
    id: "getEvent",
    method: "GET",
    path: "/events/{id}",
    tag: "event",
    scopes: [
      "webhooks:read"
    ],
    idempotency: null,
    body: "none",
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: [
      "MALFORMED_PATH",
      "INVALID_FIELD",
      "UNAUTHORIZED",
      "SCOPE_MISSING",
      "NOT_FOUND",
      "RATE_LIMITED",
      "INTERNAL_ERROR",
      "SERVICE_UNAVAILABLE"
    ],
    query: {},
    responses: {
      "200": {
        mediaType: "application/json",
        schema: "EventReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "400": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "401": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "WWW-Authenticate"
        ],
        optionalHeaders: []
      },
      "403": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "404": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ],
        optionalHeaders: []
      },
      "429": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After",
          "X-RateLimit-Reason"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "500": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      },
      "503": {
        mediaType: "application/json",
        schema: "ErrorReturn",
        requiredHeaders: [
          "X-Request-Id",
          "Retry-After"
        ],
        optionalHeaders: [
          "X-RateLimit-Limit-Second",
          "X-RateLimit-Remaining-Second",
          "X-RateLimit-Limit-Day",
          "X-RateLimit-Remaining-Day",
          "X-RateLimit-Reset-Day"
        ]
      }
    },
    reserved: null
  }
};
