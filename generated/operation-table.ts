// Generated from openapi.json by codegen/. Do not edit.

const counted = ["X-RateLimit-Limit-Second", "X-RateLimit-Remaining-Second", "X-RateLimit-Limit-Day", "X-RateLimit-Remaining-Day", "X-RateLimit-Reset-Day"] as const;

const shared = {
  BadQuery: {
    mediaTypes: ["application/json"],
    schema: "BadQueryReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  Unauthorized: {
    mediaTypes: ["application/json"],
    schema: "UnauthorizedReturn",
    requiredHeaders: ["X-Request-Id", "WWW-Authenticate"],
    optionalHeaders: []
  },
  ForbiddenShipmentsRead: {
    mediaTypes: ["application/json"],
    schema: "ForbiddenReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  MethodNotAllowed: {
    mediaTypes: ["application/json"],
    schema: "MethodNotAllowedReturn",
    requiredHeaders: ["X-Request-Id", ...counted, "Allow"],
    optionalHeaders: []
  },
  RequestTimeout: {
    mediaTypes: ["application/json"],
    schema: "RequestTimeoutReturn",
    requiredHeaders: ["X-Request-Id"],
    optionalHeaders: []
  },
  ExpectationFailed: {
    mediaTypes: ["application/json"],
    schema: "ExpectationFailedReturn",
    requiredHeaders: ["X-Request-Id"],
    optionalHeaders: []
  },
  TooManyRequests: {
    mediaTypes: ["application/json"],
    schema: "TooManyRequestsReturn",
    requiredHeaders: ["X-Request-Id", "Retry-After", "X-RateLimit-Reason"],
    optionalHeaders: [...counted]
  },
  HeadersTooLarge: {
    mediaTypes: ["application/json"],
    schema: "HeadersTooLargeReturn",
    requiredHeaders: ["X-Request-Id"],
    optionalHeaders: []
  },
  InternalError: {
    mediaTypes: ["application/json"],
    schema: "InternalErrorReturn",
    requiredHeaders: ["X-Request-Id"],
    optionalHeaders: [...counted]
  },
  ServiceUnavailable: {
    mediaTypes: ["application/json"],
    schema: "ServiceUnavailableReturn",
    requiredHeaders: ["X-Request-Id", "Retry-After"],
    optionalHeaders: [...counted]
  },
  ForbiddenShipmentsWrite: {
    mediaTypes: ["application/json"],
    schema: "ForbiddenReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  PayloadTooLarge: {
    mediaTypes: ["application/json"],
    schema: "PayloadTooLargeReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  UnsupportedMediaType: {
    mediaTypes: ["application/json"],
    schema: "UnsupportedMediaTypeReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  BadRequest: {
    mediaTypes: ["application/json"],
    schema: "BadRequestReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  NotFound: {
    mediaTypes: ["application/json"],
    schema: "NotFoundReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  NotFoundMaybeReplayed: {
    mediaTypes: ["application/json"],
    schema: "NotFoundReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: ["Idempotent-Replayed"]
  },
  BadListRequest: {
    mediaTypes: ["application/json"],
    schema: "BadRequestReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  BadQueryWithoutParameters: {
    mediaTypes: ["application/json"],
    schema: "BadQueryReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  ForbiddenShipmentsWriteInTestMode: {
    mediaTypes: ["application/json"],
    schema: "ForbiddenInTestModeReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  ForbiddenRatesRead: {
    mediaTypes: ["application/json"],
    schema: "ForbiddenReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  ForbiddenWalletRead: {
    mediaTypes: ["application/json"],
    schema: "ForbiddenReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  ForbiddenWebhooksRead: {
    mediaTypes: ["application/json"],
    schema: "ForbiddenReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  ForbiddenWebhooksWrite: {
    mediaTypes: ["application/json"],
    schema: "ForbiddenReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  ForbiddenShipmentsWriteInLiveMode: {
    mediaTypes: ["application/json"],
    schema: "ForbiddenInLiveModeReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  ForbiddenWebhooksWriteInLiveMode: {
    mediaTypes: ["application/json"],
    schema: "ForbiddenInLiveModeReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  },
  ForbiddenWorkQueue: {
    mediaTypes: ["application/json"],
    schema: "ForbiddenReturn",
    requiredHeaders: ["X-Request-Id", ...counted],
    optionalHeaders: []
  }
} as const;

export const declarations = {
  listShipments: {
    id: "listShipments",
    method: "GET",
    path: "/shipments",
    tag: "shipment",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
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
      limit: "integer",
      return_of: "text",
      is_printed: "text",
      queue: "text",
      carrier_code: "text",
      q: "text"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQuery,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  createShipment: {
    id: "createShipment",
    method: "POST",
    path: "/shipments",
    tag: "shipment",
    scopes: ["shipments:write"],
    idempotency: "required",
    body: "required",
    bodyList: null,
    maxBodyBytes: 1572864,
    bodyValidation: "deferred",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "IDEMPOTENCY_KEY_REQUIRED", "IDEMPOTENCY_KEY_INVALID", "SALES_PLATFORM_NAME_REQUIRED", "VOEC_PREPAY_DISABLED", "VOEC_PREPAY_CONFLICT", "VOEC_PREPAY_UNSUPPORTED", "TAX_NUMBER_REQUIRED", "HS_CODE_BR_8_DIGITS_REQUIRED", "INSURANCE_UNSUPPORTED", "CL_TAX_NUMBER_REQUIRED", "COD_NOT_AVAILABLE", "INVALID_FIELD", "IOSS_NOT_OWNED", "IOSS_AND_PREPAY_CONFLICT", "VAT_PREPAY_UNSUPPORTED", "VAT_PREPAY_DISABLED", "SERVICE_CODE_RETIRED", "SERVICE_NOT_AVAILABLE", "UNAUTHORIZED", "INSUFFICIENT_FUNDS", "ACCOUNT_FROZEN_OVERDUE_INVOICE", "CREDIT_FLOOR_REACHED", "CREDIT_LIMIT_EXCEEDED", "CREDIT_SUSPENDED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "PRICING_QUOTE_CHANGED", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "CARRIER_DISPATCH_REJECTED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "FX_RATE_UNAVAILABLE", "DISPATCH_UNDECIDED", "CARRIER_UNAVAILABLE", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "201": {
        mediaTypes: ["application/json"],
        schema: "ShipmentCreatedReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "CreateShipmentBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "402": {
        mediaTypes: ["application/json"],
        schema: "CreateShipmentPaymentRequiredReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "403": shared.ForbiddenShipmentsWrite,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "CreateShipmentConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After", "Idempotent-Replayed"]
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "422": {
        mediaTypes: ["application/json"],
        schema: "CreateShipmentUnprocessableReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["X-Service-Negative-Cache"]
      },
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": {
        mediaTypes: ["application/json"],
        schema: "CreateShipmentServiceUnavailableReturn",
        requiredHeaders: ["X-Request-Id", "Retry-After"],
        optionalHeaders: [...counted]
      }
    },
    reserved: null
  },
  validateShipment: {
    id: "validateShipment",
    method: "POST",
    path: "/shipments/validate",
    tag: "shipment",
    scopes: ["shipments:write"],
    idempotency: null,
    body: "required",
    bodyList: null,
    maxBodyBytes: 1572864,
    bodyValidation: "deferred",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentValidationReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "ValidateShipmentBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  createShipmentBatch: {
    id: "createShipmentBatch",
    method: "POST",
    path: "/shipments/batch",
    tag: "shipment-batch",
    scopes: ["shipments:write"],
    idempotency: "required",
    body: "required",
    bodyList: {
      name: "orders",
      maxItems: 1000
    },
    maxBodyBytes: 8388608,
    bodyValidation: "deferred",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "IDEMPOTENCY_KEY_REQUIRED", "IDEMPOTENCY_KEY_INVALID", "INVALID_FIELD", "BATCH_REFERENCE_NOT_UNIQUE", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "202": {
        mediaTypes: ["application/json"],
        schema: "ShipmentBatchAcceptedReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "CreateShipmentBatchBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "CreateShipmentBatchConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  validateShipmentBatch: {
    id: "validateShipmentBatch",
    method: "POST",
    path: "/shipments/batch/validate",
    tag: "shipment-batch",
    scopes: ["shipments:write"],
    idempotency: null,
    body: "required",
    bodyList: {
      name: "orders",
      maxItems: 1000
    },
    maxBodyBytes: 8388608,
    bodyValidation: "deferred",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentBatchValidationReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "ValidateShipmentBatchBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getShipment: {
    id: "getShipment",
    method: "GET",
    path: "/shipments/{shipment_id}",
    tag: "shipment",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentDetailReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  cancelShipment: {
    id: "cancelShipment",
    method: "POST",
    path: "/shipments/{shipment_id}/cancel",
    tag: "shipment",
    scopes: ["shipments:write"],
    idempotency: "optional",
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "IDEMPOTENCY_KEY_INVALID", "BODY_NOT_ALLOWED", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS", "SHIPMENT_NOT_CANCELLABLE", "DISPATCH_PENDING", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "CANCEL_UNDECIDED", "CARRIER_UNAVAILABLE", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentCancelReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "CancelShipmentBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "404": shared.NotFoundMaybeReplayed,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "CancelShipmentConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": {
        mediaTypes: ["application/json"],
        schema: "CancelShipmentServiceUnavailableReturn",
        requiredHeaders: ["X-Request-Id", "Retry-After"],
        optionalHeaders: [...counted]
      }
    },
    reserved: null
  },
  createShipmentReturn: {
    id: "createShipmentReturn",
    method: "POST",
    path: "/shipments/{shipment_id}/return",
    tag: "shipment",
    scopes: ["shipments:write"],
    idempotency: "required",
    body: "optional",
    bodyList: null,
    maxBodyBytes: 1572864,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "MALFORMED_PATH", "IDEMPOTENCY_KEY_REQUIRED", "IDEMPOTENCY_KEY_INVALID", "INSURANCE_UNSUPPORTED", "INVALID_FIELD", "SERVICE_CODE_RETIRED", "SERVICE_NOT_AVAILABLE", "UNAUTHORIZED", "INSUFFICIENT_FUNDS", "ACCOUNT_FROZEN_OVERDUE_INVOICE", "CREDIT_FLOOR_REACHED", "CREDIT_LIMIT_EXCEEDED", "CREDIT_SUSPENDED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "PRICING_QUOTE_CHANGED", "SHIPMENT_NOT_RETURNABLE", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "CARRIER_DISPATCH_REJECTED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "FX_RATE_UNAVAILABLE", "DISPATCH_UNDECIDED", "CARRIER_UNAVAILABLE", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "201": {
        mediaTypes: ["application/json"],
        schema: "ShipmentCreatedReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "CreateShipmentReturnBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "402": {
        mediaTypes: ["application/json"],
        schema: "CreateShipmentReturnPaymentRequiredReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "403": shared.ForbiddenShipmentsWrite,
      "404": shared.NotFoundMaybeReplayed,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "CreateShipmentReturnConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After", "Idempotent-Replayed"]
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "422": {
        mediaTypes: ["application/json"],
        schema: "CreateShipmentReturnUnprocessableReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["X-Service-Negative-Cache"]
      },
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": {
        mediaTypes: ["application/json"],
        schema: "CreateShipmentReturnServiceUnavailableReturn",
        requiredHeaders: ["X-Request-Id", "Retry-After"],
        optionalHeaders: [...counted]
      }
    },
    reserved: null
  },
  validateShipmentReturn: {
    id: "validateShipmentReturn",
    method: "POST",
    path: "/shipments/{shipment_id}/return/validate",
    tag: "shipment",
    scopes: ["shipments:write"],
    idempotency: null,
    body: "optional",
    bodyList: null,
    maxBodyBytes: 1572864,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "SHIPMENT_NOT_RETURNABLE", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentReturnValidationReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "ValidateShipmentReturnBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "ValidateShipmentReturnConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getShipmentPod: {
    id: "getShipmentPod",
    method: "GET",
    path: "/shipments/{shipment_id}/pod",
    tag: "shipment",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "POD_DOWNLOAD_FAILED", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["image/jpeg"],
        schema: null,
        requiredHeaders: ["X-Request-Id", ...counted, "Content-Disposition"],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "502": {
        mediaTypes: ["application/json"],
        schema: "GetShipmentPodBadGatewayReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getShipmentLabel: {
    id: "getShipmentLabel",
    method: "GET",
    path: "/shipments/{shipment_id}/label",
    tag: "shipment",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "SHIPMENT_CANCELLED", "LABEL_FORMAT_UNAVAILABLE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "LABEL_DOWNLOAD_FAILED", "LABEL_NOT_READY", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      format: "text",
      size: "text",
      dpi: "integer",
      per_sheet: "integer",
      start_position: "integer",
      page: "integer"
    },
    responses: {
      "200": {
        mediaTypes: ["application/pdf", "application/zpl", "image/png"],
        schema: null,
        requiredHeaders: ["X-Request-Id", ...counted, "Content-Disposition"],
        optionalHeaders: ["X-Label-Pages"]
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "GetShipmentLabelConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "502": {
        mediaTypes: ["application/json"],
        schema: "GetShipmentLabelBadGatewayReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "503": {
        mediaTypes: ["application/json"],
        schema: "GetShipmentLabelServiceUnavailableReturn",
        requiredHeaders: ["X-Request-Id", "Retry-After"],
        optionalHeaders: [...counted]
      }
    },
    reserved: null
  },
  getShipmentDocument: {
    id: "getShipmentDocument",
    method: "GET",
    path: "/shipments/{shipment_id}/documents/{type}",
    tag: "shipment",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "SHIPMENT_CANCELLED", "DOCUMENT_NOT_APPLICABLE", "SHIPMENT_ANONYMIZED", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/pdf"],
        schema: null,
        requiredHeaders: ["X-Request-Id", ...counted, "Content-Disposition"],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "GetShipmentDocumentConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  printLabels: {
    id: "printLabels",
    method: "POST",
    path: "/labels",
    tag: "shipment",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "required",
    bodyList: null,
    maxBodyBytes: 65536,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "LABELS_MISSING", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/pdf", "application/zpl"],
        schema: null,
        requiredHeaders: ["X-Request-Id", ...counted, "Content-Disposition", "X-Labels-Printed", "X-Labels-Missing"],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "PrintLabelsBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "PrintLabelsConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  markShipmentsPrinted: {
    id: "markShipmentsPrinted",
    method: "POST",
    path: "/labels/printed",
    tag: "shipment",
    scopes: ["shipments:write"],
    idempotency: null,
    body: "required",
    bodyList: null,
    maxBodyBytes: 65536,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "MarkPrintedReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "MarkPrintedBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  listShipmentBatches: {
    id: "listShipmentBatches",
    method: "GET",
    path: "/shipment_batches",
    tag: "shipment-batch",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentBatchListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQuery,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getShipmentBatch: {
    id: "getShipmentBatch",
    method: "GET",
    path: "/shipment_batches/{id}",
    tag: "shipment-batch",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentBatchReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  listShipmentBatchOrders: {
    id: "listShipmentBatchOrders",
    method: "GET",
    path: "/shipment_batches/{id}/orders",
    tag: "shipment-batch",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      status: "text",
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentBatchOrderListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadListRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  cancelShipmentBatch: {
    id: "cancelShipmentBatch",
    method: "POST",
    path: "/shipment_batches/{id}/cancel",
    tag: "shipment-batch",
    scopes: ["shipments:write"],
    idempotency: "optional",
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "IDEMPOTENCY_KEY_INVALID", "BODY_NOT_ALLOWED", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentBatchReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "CancelShipmentBatchBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "404": shared.NotFoundMaybeReplayed,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "CancelShipmentBatchConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  retryShipmentBatch: {
    id: "retryShipmentBatch",
    method: "POST",
    path: "/shipment_batches/{id}/retry",
    tag: "shipment-batch",
    scopes: ["shipments:write"],
    idempotency: "optional",
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "IDEMPOTENCY_KEY_INVALID", "BODY_NOT_ALLOWED", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentBatchReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "RetryShipmentBatchBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "404": shared.NotFoundMaybeReplayed,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "RetryShipmentBatchConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  listManifests: {
    id: "listManifests",
    method: "GET",
    path: "/manifests",
    tag: "manifest",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      carrier_code: "text",
      created_after: "text",
      created_before: "text",
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ManifestListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQuery,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  createManifest: {
    id: "createManifest",
    method: "POST",
    path: "/manifests",
    tag: "manifest",
    scopes: ["shipments:write"],
    idempotency: "required",
    body: "required",
    bodyList: null,
    maxBodyBytes: 131072,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "IDEMPOTENCY_KEY_REQUIRED", "IDEMPOTENCY_KEY_INVALID", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "MANIFEST_EMPTY", "MANIFEST_SHIPMENTS_REFUSED", "MANIFEST_REFUSED", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "CARRIER_UNAVAILABLE", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "201": {
        mediaTypes: ["application/json"],
        schema: "ManifestClosedReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "202": {
        mediaTypes: ["application/json"],
        schema: "ManifestClosingReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "CreateManifestBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "CreateManifestConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": {
        mediaTypes: ["application/json"],
        schema: "CreateManifestServiceUnavailableReturn",
        requiredHeaders: ["X-Request-Id", "Retry-After"],
        optionalHeaders: [...counted]
      }
    },
    reserved: null
  },
  getManifest: {
    id: "getManifest",
    method: "GET",
    path: "/manifests/{id}",
    tag: "manifest",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ManifestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  listManifestShipments: {
    id: "listManifestShipments",
    method: "GET",
    path: "/manifests/{id}/shipments",
    tag: "manifest",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ManifestShipmentListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadListRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getManifestDocument: {
    id: "getManifestDocument",
    method: "GET",
    path: "/manifests/{id}/document",
    tag: "manifest",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "MANIFEST_NOT_CLOSED", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "CARRIER_UNAVAILABLE", "MANIFEST_DOCUMENT_NOT_READY", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      type: "text"
    },
    responses: {
      "200": {
        mediaTypes: ["application/pdf"],
        schema: null,
        requiredHeaders: ["X-Request-Id", ...counted, "Content-Disposition"],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "GetManifestDocumentConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": {
        mediaTypes: ["application/json"],
        schema: "GetManifestDocumentServiceUnavailableReturn",
        requiredHeaders: ["X-Request-Id", "Retry-After"],
        optionalHeaders: [...counted]
      }
    },
    reserved: null
  },
  getBrand: {
    id: "getBrand",
    method: "GET",
    path: "/brand",
    tag: "brand",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "BrandReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQueryWithoutParameters,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  updateBrand: {
    id: "updateBrand",
    method: "PATCH",
    path: "/brand",
    tag: "brand",
    scopes: ["shipments:write"],
    idempotency: null,
    body: "required",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "LIVE_MODE_ONLY", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "BrandReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "UpdateBrandBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWriteInTestMode,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getTracking: {
    id: "getTracking",
    method: "GET",
    path: "/tracking/{tracking_number}",
    tag: "tracking",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: true,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "TrackingReturn",
        requiredHeaders: ["X-Request-Id", ...counted, "Cache-Control", "X-Service-Cache"],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "BadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted, "Cache-Control", "X-Service-Cache"],
        optionalHeaders: []
      },
      "401": {
        mediaTypes: ["application/json"],
        schema: "UnauthorizedReturn",
        requiredHeaders: ["X-Request-Id", "WWW-Authenticate", "Cache-Control", "X-Service-Cache"],
        optionalHeaders: []
      },
      "403": {
        mediaTypes: ["application/json"],
        schema: "ForbiddenReturn",
        requiredHeaders: ["X-Request-Id", ...counted, "Cache-Control", "X-Service-Cache"],
        optionalHeaders: []
      },
      "404": {
        mediaTypes: ["application/json"],
        schema: "NotFoundReturn",
        requiredHeaders: ["X-Request-Id", ...counted, "Cache-Control", "X-Service-Cache"],
        optionalHeaders: []
      },
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": {
        mediaTypes: ["application/json"],
        schema: "TooManyRequestsReturn",
        requiredHeaders: ["X-Request-Id", "Retry-After", "X-RateLimit-Reason", "Cache-Control", "X-Service-Cache"],
        optionalHeaders: [...counted]
      },
      "431": shared.HeadersTooLarge,
      "500": {
        mediaTypes: ["application/json"],
        schema: "InternalErrorReturn",
        requiredHeaders: ["X-Request-Id", "Cache-Control", "X-Service-Cache"],
        optionalHeaders: [...counted]
      },
      "503": {
        mediaTypes: ["application/json"],
        schema: "ServiceUnavailableReturn",
        requiredHeaders: ["X-Request-Id", "Retry-After", "Cache-Control", "X-Service-Cache"],
        optionalHeaders: [...counted]
      }
    },
    reserved: null
  },
  quoteRates: {
    id: "quoteRates",
    method: "POST",
    path: "/rates",
    tag: "rate",
    scopes: ["rates:read"],
    idempotency: null,
    body: "required",
    bodyList: null,
    maxBodyBytes: 1572864,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "VOEC_PREPAY_DISABLED", "VOEC_PREPAY_CONFLICT", "INVALID_FIELD", "IOSS_NOT_OWNED", "IOSS_AND_PREPAY_CONFLICT", "VAT_PREPAY_DISABLED", "SERVICE_CODE_RETIRED", "SERVICE_NOT_AVAILABLE", "RATE_ENGINE_REJECTED", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "FX_RATE_UNAVAILABLE", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "QuoteReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "QuoteRatesBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenRatesRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": {
        mediaTypes: ["application/json"],
        schema: "QuoteRatesServiceUnavailableReturn",
        requiredHeaders: ["X-Request-Id", "Retry-After"],
        optionalHeaders: [...counted]
      }
    },
    reserved: null
  },
  listServiceTiers: {
    id: "listServiceTiers",
    method: "GET",
    path: "/service_tiers",
    tag: "catalog",
    scopes: ["rates:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      destination_country: "text"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ServiceTierListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "BadQueryReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenRatesRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  listCountries: {
    id: "listCountries",
    method: "GET",
    path: "/countries",
    tag: "catalog",
    scopes: ["rates:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "CountryListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQueryWithoutParameters,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenRatesRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getCountry: {
    id: "getCountry",
    method: "GET",
    path: "/countries/{code}",
    tag: "catalog",
    scopes: ["rates:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      date: "text"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "CountryReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenRatesRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getWalletBalance: {
    id: "getWalletBalance",
    method: "GET",
    path: "/wallet/balance",
    tag: "wallet",
    scopes: ["wallet:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "WalletReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQueryWithoutParameters,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWalletRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  listWalletTransactions: {
    id: "listWalletTransactions",
    method: "GET",
    path: "/wallet/transactions",
    tag: "wallet",
    scopes: ["wallet:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      type: "text",
      shipment_id: "text",
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "WalletTransactionListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQuery,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWalletRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  listStatements: {
    id: "listStatements",
    method: "GET",
    path: "/wallet/statements",
    tag: "wallet",
    scopes: ["wallet:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "StatementListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQuery,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWalletRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getStatement: {
    id: "getStatement",
    method: "GET",
    path: "/wallet/statements/{month}",
    tag: "wallet",
    scopes: ["wallet:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "StatementReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWalletRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getStatementDocument: {
    id: "getStatementDocument",
    method: "GET",
    path: "/wallet/statements/{month}/documents/{type}",
    tag: "wallet",
    scopes: ["wallet:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      format: "text"
    },
    responses: {
      "200": {
        mediaTypes: ["application/pdf", "text/csv"],
        schema: null,
        requiredHeaders: ["X-Request-Id", ...counted, "Content-Disposition"],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWalletRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  listWebhooks: {
    id: "listWebhooks",
    method: "GET",
    path: "/webhooks",
    tag: "webhook",
    scopes: ["webhooks:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "WebhookListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQuery,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  createWebhook: {
    id: "createWebhook",
    method: "POST",
    path: "/webhooks",
    tag: "webhook",
    scopes: ["webhooks:write"],
    idempotency: "required",
    body: "required",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "IDEMPOTENCY_KEY_REQUIRED", "IDEMPOTENCY_KEY_INVALID", "INVALID_FIELD", "WEBHOOK_TARGET_REFUSED", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "DUPLICATE_WEBHOOK_TARGET", "IDEMPOTENCY_KEY_REUSED", "WEBHOOK_LIMIT_REACHED", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "201": {
        mediaTypes: ["application/json"],
        schema: "WebhookCreatedReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "CreateWebhookBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksWrite,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "CreateWebhookConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getWebhook: {
    id: "getWebhook",
    method: "GET",
    path: "/webhooks/{id}",
    tag: "webhook",
    scopes: ["webhooks:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "WebhookReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  updateWebhook: {
    id: "updateWebhook",
    method: "PATCH",
    path: "/webhooks/{id}",
    tag: "webhook",
    scopes: ["webhooks:write"],
    idempotency: null,
    body: "required",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "DUPLICATE_WEBHOOK_TARGET", "WEBHOOK_LIMIT_REACHED", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "WebhookReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "UpdateWebhookBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksWrite,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "UpdateWebhookConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  deleteWebhook: {
    id: "deleteWebhook",
    method: "DELETE",
    path: "/webhooks/{id}",
    tag: "webhook",
    scopes: ["webhooks:write"],
    idempotency: "optional",
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "IDEMPOTENCY_KEY_INVALID", "BODY_NOT_ALLOWED", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "WebhookReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "DeleteWebhookBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksWrite,
      "404": shared.NotFoundMaybeReplayed,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "DeleteWebhookConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  rotateWebhookSecret: {
    id: "rotateWebhookSecret",
    method: "POST",
    path: "/webhooks/{id}/rotate",
    tag: "webhook",
    scopes: ["webhooks:write"],
    idempotency: "optional",
    body: "optional",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "MALFORMED_PATH", "IDEMPOTENCY_KEY_INVALID", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "WEBHOOK_INACTIVE", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "WebhookSecretRotatedReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "RotateWebhookSecretBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksWrite,
      "404": shared.NotFoundMaybeReplayed,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "RotateWebhookSecretConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getWebhookSample: {
    id: "getWebhookSample",
    method: "GET",
    path: "/webhooks/{id}/sample",
    tag: "webhook",
    scopes: ["webhooks:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "WEBHOOK_INACTIVE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "WebhookSampleReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "GetWebhookSampleConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  testWebhook: {
    id: "testWebhook",
    method: "POST",
    path: "/webhooks/{id}/test",
    tag: "webhook",
    scopes: ["webhooks:write"],
    idempotency: null,
    body: "optional",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "WEBHOOK_INACTIVE", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "WebhookDeliveryReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "TestWebhookBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksWrite,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "TestWebhookConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  listWebhookDeliveries: {
    id: "listWebhookDeliveries",
    method: "GET",
    path: "/webhooks/{id}/deliveries",
    tag: "webhook",
    scopes: ["webhooks:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "WebhookDeliveryListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadListRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  redeliverWebhookDelivery: {
    id: "redeliverWebhookDelivery",
    method: "POST",
    path: "/webhooks/{id}/deliveries/{delivery_id}/redeliver",
    tag: "webhook",
    scopes: ["webhooks:write"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "BODY_NOT_ALLOWED", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "WEBHOOK_INACTIVE", "DELIVERY_IN_PROGRESS", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "WebhookDeliveryReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "RedeliverWebhookDeliveryBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksWrite,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "RedeliverWebhookDeliveryConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  listEvents: {
    id: "listEvents",
    method: "GET",
    path: "/events",
    tag: "event",
    scopes: ["webhooks:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      event_type: "text",
      created_after: "text",
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "EventListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQuery,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getEvent: {
    id: "getEvent",
    method: "GET",
    path: "/events/{id}",
    tag: "event",
    scopes: ["webhooks:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "EventReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  advanceTestShipment: {
    id: "advanceTestShipment",
    method: "POST",
    path: "/test_helpers/shipments/{shipment_id}/advance",
    tag: "test-helper",
    scopes: ["shipments:write"],
    idempotency: "optional",
    body: "optional",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "MALFORMED_PATH", "IDEMPOTENCY_KEY_INVALID", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "TEST_MODE_ONLY", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "DISPATCH_PENDING", "TEST_STEP_NOT_ALLOWED", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: true,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentDetailReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "AdvanceTestShipmentBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWriteInLiveMode,
      "404": shared.NotFoundMaybeReplayed,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "AdvanceTestShipmentConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  failTestLabel: {
    id: "failTestLabel",
    method: "POST",
    path: "/test_helpers/shipments/{shipment_id}/fail_label",
    tag: "test-helper",
    scopes: ["shipments:write"],
    idempotency: "optional",
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "IDEMPOTENCY_KEY_INVALID", "BODY_NOT_ALLOWED", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "TEST_MODE_ONLY", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "DISPATCH_PENDING", "TEST_STEP_NOT_ALLOWED", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: true,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentDetailReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "FailTestLabelBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWriteInLiveMode,
      "404": shared.NotFoundMaybeReplayed,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "FailTestLabelConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  settleTestShipment: {
    id: "settleTestShipment",
    method: "POST",
    path: "/test_helpers/shipments/{shipment_id}/settle",
    tag: "test-helper",
    scopes: ["shipments:write"],
    idempotency: "optional",
    body: "optional",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "MALFORMED_PATH", "IDEMPOTENCY_KEY_INVALID", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "TEST_MODE_ONLY", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "DISPATCH_PENDING", "TEST_STEP_NOT_ALLOWED", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: true,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ShipmentDetailReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "SettleTestShipmentBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWriteInLiveMode,
      "404": shared.NotFoundMaybeReplayed,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "SettleTestShipmentConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  sendTestLowBalance: {
    id: "sendTestLowBalance",
    method: "POST",
    path: "/test_helpers/wallet/low_balance",
    tag: "test-helper",
    scopes: ["webhooks:write"],
    idempotency: "optional",
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["IDEMPOTENCY_KEY_INVALID", "BODY_NOT_ALLOWED", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "TEST_MODE_ONLY", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: true,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "EventReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "SendTestLowBalanceBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWebhooksWriteInLiveMode,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "SendTestLowBalanceConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  validateAddress: {
    id: "validateAddress",
    method: "POST",
    path: "/addresses/validate",
    tag: "address",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "required",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "deferred",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "AddressValidationReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "ValidateAddressBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  listAddresses: {
    id: "listAddresses",
    method: "GET",
    path: "/addresses",
    tag: "address",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      role: "text",
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "SavedAddressListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQuery,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  createAddress: {
    id: "createAddress",
    method: "POST",
    path: "/addresses",
    tag: "address",
    scopes: ["shipments:write"],
    idempotency: "optional",
    body: "required",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "IDEMPOTENCY_KEY_INVALID", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "ADDRESS_LIMIT_REACHED", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "201": {
        mediaTypes: ["application/json"],
        schema: "SavedAddressCreatedReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "CreateAddressBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "CreateAddressConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getAddress: {
    id: "getAddress",
    method: "GET",
    path: "/addresses/{id}",
    tag: "address",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "SavedAddressReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  updateAddress: {
    id: "updateAddress",
    method: "PATCH",
    path: "/addresses/{id}",
    tag: "address",
    scopes: ["shipments:write"],
    idempotency: null,
    body: "required",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "SavedAddressReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "UpdateAddressBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  deleteAddress: {
    id: "deleteAddress",
    method: "DELETE",
    path: "/addresses/{id}",
    tag: "address",
    scopes: ["shipments:write"],
    idempotency: "optional",
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "IDEMPOTENCY_KEY_INVALID", "BODY_NOT_ALLOWED", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "SavedAddressReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "DeleteAddressBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "404": shared.NotFoundMaybeReplayed,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "DeleteAddressConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  listProducts: {
    id: "listProducts",
    method: "GET",
    path: "/products",
    tag: "product",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      search: "text",
      archived: "text",
      cursor: "text",
      limit: "integer"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "MerchantProductListReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQuery,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  createProduct: {
    id: "createProduct",
    method: "POST",
    path: "/products",
    tag: "product",
    scopes: ["shipments:write"],
    idempotency: "optional",
    body: "required",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "IDEMPOTENCY_KEY_INVALID", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "PRODUCT_LIMIT_REACHED", "PRODUCT_EXISTS", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "201": {
        mediaTypes: ["application/json"],
        schema: "MerchantProductCreatedReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "CreateProductBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "CreateProductConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getProduct: {
    id: "getProduct",
    method: "GET",
    path: "/products/{sku}",
    tag: "product",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "MerchantProductReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  updateProduct: {
    id: "updateProduct",
    method: "PATCH",
    path: "/products/{sku}",
    tag: "product",
    scopes: ["shipments:write"],
    idempotency: null,
    body: "required",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_JSON", "DUPLICATE_JSON_KEY", "MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "MerchantProductReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "UpdateProductBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "413": shared.PayloadTooLarge,
      "415": shared.UnsupportedMediaType,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  deleteProduct: {
    id: "deleteProduct",
    method: "DELETE",
    path: "/products/{sku}",
    tag: "product",
    scopes: ["shipments:write"],
    idempotency: "optional",
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "IDEMPOTENCY_KEY_INVALID", "BODY_NOT_ALLOWED", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "IDEMPOTENCY_IN_FLIGHT", "IDEMPOTENCY_CONFLICT", "IDEMPOTENCY_KEY_REUSED", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "MerchantProductReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "400": {
        mediaTypes: ["application/json"],
        schema: "DeleteProductBadRequestReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Idempotent-Replayed"]
      },
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsWrite,
      "404": shared.NotFoundMaybeReplayed,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "409": {
        mediaTypes: ["application/json"],
        schema: "DeleteProductConflictReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: ["Retry-After"]
      },
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getProductReadiness: {
    id: "getProductReadiness",
    method: "GET",
    path: "/products/{sku}/readiness",
    tag: "product",
    scopes: ["shipments:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["MALFORMED_PATH", "INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "NOT_FOUND", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {
      date: "text",
      country: "text",
      goods_category: "text"
    },
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "ProductReadinessReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadRequest,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenShipmentsRead,
      "404": shared.NotFound,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  },
  getWorkQueue: {
    id: "getWorkQueue",
    method: "GET",
    path: "/work_queue",
    tag: "shipment",
    scopes: ["shipments:read", "wallet:read"],
    idempotency: null,
    body: "none",
    bodyList: null,
    maxBodyBytes: 262144,
    bodyValidation: "before",
    sysCodes: ["INVALID_FIELD", "UNAUTHORIZED", "SCOPE_MISSING", "METHOD_NOT_ALLOWED", "REQUEST_TIMEOUT", "EXPECTATION_FAILED", "RATE_LIMITED", "HEADERS_TOO_LARGE", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"],
    testModeOnly: false,
    serviceCache: false,
    query: {},
    responses: {
      "200": {
        mediaTypes: ["application/json"],
        schema: "WorkQueueReturn",
        requiredHeaders: ["X-Request-Id", ...counted],
        optionalHeaders: []
      },
      "400": shared.BadQueryWithoutParameters,
      "401": shared.Unauthorized,
      "403": shared.ForbiddenWorkQueue,
      "405": shared.MethodNotAllowed,
      "408": shared.RequestTimeout,
      "417": shared.ExpectationFailed,
      "429": shared.TooManyRequests,
      "431": shared.HeadersTooLarge,
      "500": shared.InternalError,
      "503": shared.ServiceUnavailable
    },
    reserved: null
  }
} as const;
