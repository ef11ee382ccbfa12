// Generated from openapi.json by codegen/. Do not edit.

import type { SysCodeName } from './errors.ts';
import type { components, operations } from './types.ts';

export type OperationId =
  | 'createShipment'
  | 'getShipment'
  | 'listCountries';

export type Schemas = components['schemas'];

/** The error codes that each operation may answer. A handler that refuses with another one doesn't compile. */
export interface OperationSysCodes {
  createShipment: 'MALFORMED_JSON' | 'DUPLICATE_JSON_KEY' | 'IDEMPOTENCY_KEY_REQUIRED' | 'IDEMPOTENCY_KEY_INVALID' | 'SALES_PLATFORM_NAME_REQUIRED' | 'VOEC_PREPAY_DISABLED' | 'VOEC_PREPAY_CONFLICT' | 'VOEC_PREPAY_UNSUPPORTED' | 'TAX_NUMBER_REQUIRED' | 'HS_CODE_BR_8_DIGITS_REQUIRED' | 'INSURANCE_UNSUPPORTED' | 'CL_TAX_NUMBER_REQUIRED' | 'COD_NOT_AVAILABLE' | 'INVALID_FIELD' | 'IOSS_NOT_OWNED' | 'IOSS_AND_PREPAY_CONFLICT' | 'VAT_PREPAY_UNSUPPORTED' | 'VAT_PREPAY_DISABLED' | 'SERVICE_CODE_RETIRED' | 'SERVICE_NOT_AVAILABLE' | 'UNAUTHORIZED' | 'INSUFFICIENT_FUNDS' | 'ACCOUNT_FROZEN_OVERDUE_INVOICE' | 'CREDIT_FLOOR_REACHED' | 'CREDIT_LIMIT_EXCEEDED' | 'CREDIT_SUSPENDED' | 'SCOPE_MISSING' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_CONFLICT' | 'IDEMPOTENCY_KEY_REUSED' | 'PRICING_QUOTE_CHANGED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'CARRIER_DISPATCH_REJECTED' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'FX_RATE_UNAVAILABLE' | 'DISPATCH_UNDECIDED' | 'CARRIER_UNAVAILABLE' | 'SERVICE_UNAVAILABLE' | 'NOT_IMPLEMENTED';
  getShipment: 'MALFORMED_PATH' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'NOT_FOUND' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  listCountries: 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
}

export type ParameterKind = 'scalar' | 'array' | 'object';

export interface OperationPolicy {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly scopes: readonly string[];
  readonly idempotency: 'required' | 'optional' | null;
  readonly body: 'required' | 'optional' | 'none';
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
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer T } } }
  ? T
  : O extends { requestBody?: { content: { 'application/json': infer T } } }
    ? T | undefined
    : undefined;

/** The validated input of an operation: parameters coerced, the body as sent with its defaults applied. */
export interface Input<Id extends OperationId> {
  readonly path: PathOf<Parameters<Id>>;
  readonly query: QueryOf<Parameters<Id>>;
  readonly body: BodyOf<operations[Id]>;
}

export const operationTable: { readonly [Id in OperationId]: OperationPolicy & { readonly id: Id } } = {
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
      "SERVICE_UNAVAILABLE",
      "NOT_IMPLEMENTED"
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
      "501": {
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
    reserved: "all of it"
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
  }
};
