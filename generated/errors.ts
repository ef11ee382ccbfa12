// Generated from openapi.json by codegen/. Do not edit.

export type SysCodeName =
  | 'MALFORMED_JSON'
  | 'DUPLICATE_JSON_KEY'
  | 'MALFORMED_PATH'
  | 'IDEMPOTENCY_KEY_REQUIRED'
  | 'IDEMPOTENCY_KEY_INVALID'
  | 'BODY_NOT_ALLOWED'
  | 'MALFORMED_REQUEST'
  | 'UNAUTHORIZED'
  | 'SCOPE_MISSING'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'REQUEST_TIMEOUT'
  | 'IDEMPOTENCY_IN_FLIGHT'
  | 'IDEMPOTENCY_CONFLICT'
  | 'DUPLICATE_WEBHOOK_TARGET'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'EXPECTATION_FAILED'
  | 'HEADERS_TOO_LARGE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'RATE_LIMITED'
  | 'INSUFFICIENT_FUNDS'
  | 'ACCOUNT_FROZEN_OVERDUE_INVOICE'
  | 'CREDIT_FLOOR_REACHED'
  | 'CREDIT_LIMIT_EXCEEDED'
  | 'CREDIT_SUSPENDED'
  | 'FX_RATE_UNAVAILABLE'
  | 'SALES_PLATFORM_NAME_REQUIRED'
  | 'VOEC_PREPAY_DISABLED'
  | 'VOEC_PREPAY_CONFLICT'
  | 'VOEC_PREPAY_UNSUPPORTED'
  | 'TAX_NUMBER_REQUIRED'
  | 'HS_CODE_BR_8_DIGITS_REQUIRED'
  | 'INSURANCE_UNSUPPORTED'
  | 'SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS'
  | 'CL_TAX_NUMBER_REQUIRED'
  | 'COD_NOT_AVAILABLE'
  | 'INVALID_FIELD'
  | 'PRICING_QUOTE_CHANGED'
  | 'IOSS_NOT_OWNED'
  | 'IOSS_AND_PREPAY_CONFLICT'
  | 'VAT_PREPAY_UNSUPPORTED'
  | 'VAT_PREPAY_DISABLED'
  | 'SERVICE_CODE_RETIRED'
  | 'SERVICE_NOT_AVAILABLE'
  | 'SHIPMENT_NOT_CANCELLABLE'
  | 'DISPATCH_PENDING'
  | 'DISPATCH_UNDECIDED'
  | 'LABEL_NOT_READY'
  | 'LABEL_DOWNLOAD_FAILED'
  | 'RATE_ENGINE_REJECTED'
  | 'WEBHOOK_INACTIVE'
  | 'WEBHOOK_LIMIT_REACHED'
  | 'DELIVERY_IN_PROGRESS'
  | 'WEBHOOK_TARGET_REFUSED'
  | 'POD_DOWNLOAD_FAILED'
  | 'CANCEL_UNDECIDED'
  | 'CARRIER_UNAVAILABLE'
  | 'INTERNAL_ERROR'
  | 'NOT_IMPLEMENTED'
  | 'SERVICE_UNAVAILABLE'
  | 'CARRIER_DISPATCH_REJECTED';

export interface SysCode {
  /** The number that goes out as `sysCode`. */
  readonly code: string;
  readonly status: number;
  /** The public text; what goes out starts with the error's name. */
  readonly message: string;
}

export const sysCodes: Readonly<Record<SysCodeName, SysCode>> = {
  MALFORMED_JSON: {
    code: "1400001",
    status: 400,
    message: "the body is not valid JSON"
  },
  DUPLICATE_JSON_KEY: {
    code: "1400002",
    status: 400,
    message: "an object of the body repeats a key"
  },
  MALFORMED_PATH: {
    code: "1400003",
    status: 400,
    message: "the path or query is not valid percent-encoding"
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    code: "1400004",
    status: 400,
    message: "this operation needs an Idempotency-Key header"
  },
  IDEMPOTENCY_KEY_INVALID: {
    code: "1400005",
    status: 400,
    message: "the Idempotency-Key header must be 1 to 255 printable ASCII characters"
  },
  BODY_NOT_ALLOWED: {
    code: "1400006",
    status: 400,
    message: "this operation takes no body"
  },
  MALFORMED_REQUEST: {
    code: "1400007",
    status: 400,
    message: "this is not a well-formed HTTP request"
  },
  UNAUTHORIZED: {
    code: "1401001",
    status: 401,
    message: "the API key is missing, invalid, revoked or of the other mode"
  },
  SCOPE_MISSING: {
    code: "1403001",
    status: 403,
    message: "the API key lacks the scope that this operation needs"
  },
  NOT_FOUND: {
    code: "1404001",
    status: 404,
    message: "no such resource"
  },
  METHOD_NOT_ALLOWED: {
    code: "1405001",
    status: 405,
    message: "the path does not take this method"
  },
  REQUEST_TIMEOUT: {
    code: "1408001",
    status: 408,
    message: "the request did not arrive in time"
  },
  IDEMPOTENCY_IN_FLIGHT: {
    code: "1409001",
    status: 409,
    message: "a request with this Idempotency-Key is still running"
  },
  IDEMPOTENCY_CONFLICT: {
    code: "1409002",
    status: 409,
    message: "this Idempotency-Key belongs to another request"
  },
  DUPLICATE_WEBHOOK_TARGET: {
    code: "1409003",
    status: 409,
    message: "an active endpoint with this address exists"
  },
  PAYLOAD_TOO_LARGE: {
    code: "1413001",
    status: 413,
    message: "the body is larger than the operation takes"
  },
  UNSUPPORTED_MEDIA_TYPE: {
    code: "1415001",
    status: 415,
    message: "the body must be application/json"
  },
  EXPECTATION_FAILED: {
    code: "1417001",
    status: 417,
    message: "the only expectation that is met is 100-continue"
  },
  HEADERS_TOO_LARGE: {
    code: "1431001",
    status: 431,
    message: "the headers are too large"
  },
  IDEMPOTENCY_KEY_REUSED: {
    code: "1500003",
    status: 409,
    message: "this Idempotency-Key was refused with another body"
  },
  RATE_LIMITED: {
    code: "1500004",
    status: 429,
    message: "too many requests"
  },
  INSUFFICIENT_FUNDS: {
    code: "1500009",
    status: 402,
    message: "the wallet does not cover the shipment"
  },
  ACCOUNT_FROZEN_OVERDUE_INVOICE: {
    code: "1500012",
    status: 402,
    message: "the account is frozen for an overdue invoice"
  },
  CREDIT_FLOOR_REACHED: {
    code: "1500013",
    status: 402,
    message: "the account has reached its credit floor"
  },
  CREDIT_LIMIT_EXCEEDED: {
    code: "1500014",
    status: 402,
    message: "the booking would exceed the account's credit limit"
  },
  CREDIT_SUSPENDED: {
    code: "1500016",
    status: 402,
    message: "the account's credit is suspended"
  },
  FX_RATE_UNAVAILABLE: {
    code: "1500018",
    status: 503,
    message: "no USD/HKD rate can be resolved"
  },
  SALES_PLATFORM_NAME_REQUIRED: {
    code: "1500025",
    status: 400,
    message: "shipments to Japan need sales_platform_name"
  },
  VOEC_PREPAY_DISABLED: {
    code: "1500026",
    status: 400,
    message: "Norwegian VAT prepayment is switched off"
  },
  VOEC_PREPAY_CONFLICT: {
    code: "1500027",
    status: 400,
    message: "voec_prepay excludes tax_number, ioss_number and vat_prepay"
  },
  VOEC_PREPAY_UNSUPPORTED: {
    code: "1500028",
    status: 400,
    message: "voec_prepay is offered to Norway on HKASTDGGSTCM and HKASTDCSSTCM alone"
  },
  TAX_NUMBER_REQUIRED: {
    code: "1500029",
    status: 400,
    message: "shipments to Norway need tax_number or voec_prepay"
  },
  HS_CODE_BR_8_DIGITS_REQUIRED: {
    code: "1500030",
    status: 400,
    message: "shipments to Brazil need an 8-digit hs_code on every item"
  },
  INSURANCE_UNSUPPORTED: {
    code: "1500031",
    status: 400,
    message: "this service cannot carry the insurance that was asked for"
  },
  SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS: {
    code: "1500032",
    status: 409,
    message: "an interception of this shipment is in progress"
  },
  CL_TAX_NUMBER_REQUIRED: {
    code: "1500033",
    status: 400,
    message: "shipments to Chile need the recipient's RUT as tax_number"
  },
  COD_NOT_AVAILABLE: {
    code: "1500034",
    status: 400,
    message: "cash on delivery is not offered"
  },
  INVALID_FIELD: {
    code: "1500101",
    status: 400,
    message: "one or more fields are not valid"
  },
  PRICING_QUOTE_CHANGED: {
    code: "1500102",
    status: 409,
    message: "the price differs from the expected one"
  },
  IOSS_NOT_OWNED: {
    code: "1500103",
    status: 400,
    message: "the account does not own this IOSS number"
  },
  IOSS_AND_PREPAY_CONFLICT: {
    code: "1500104",
    status: 400,
    message: "ioss_number excludes vat_prepay"
  },
  VAT_PREPAY_UNSUPPORTED: {
    code: "1500105",
    status: 400,
    message: "this service or destination has no EU VAT prepayment"
  },
  VAT_PREPAY_DISABLED: {
    code: "1500106",
    status: 400,
    message: "EU VAT prepayment is switched off"
  },
  SERVICE_CODE_RETIRED: {
    code: "1500107",
    status: 400,
    message: "this Service Code has been retired"
  },
  SERVICE_NOT_AVAILABLE: {
    code: "1500108",
    status: 400,
    message: "this service is not available to the account for this shipment"
  },
  SHIPMENT_NOT_CANCELLABLE: {
    code: "1500109",
    status: 409,
    message: "the shipment can no longer be cancelled"
  },
  DISPATCH_PENDING: {
    code: "1500110",
    status: 409,
    message: "the shipment's dispatch is not decided yet"
  },
  DISPATCH_UNDECIDED: {
    code: "1500111",
    status: 503,
    message: "the carrier has not confirmed the booking"
  },
  LABEL_NOT_READY: {
    code: "1500112",
    status: 503,
    message: "the label is still being generated"
  },
  LABEL_DOWNLOAD_FAILED: {
    code: "1500113",
    status: 502,
    message: "the label exists and could not be fetched"
  },
  RATE_ENGINE_REJECTED: {
    code: "1500114",
    status: 400,
    message: "the rate engine cannot price this request"
  },
  WEBHOOK_INACTIVE: {
    code: "1500115",
    status: 409,
    message: "the webhook endpoint is inactive"
  },
  WEBHOOK_LIMIT_REACHED: {
    code: "1500116",
    status: 409,
    message: "the account has 20 active webhook endpoints"
  },
  DELIVERY_IN_PROGRESS: {
    code: "1500117",
    status: 409,
    message: "the delivery is being sent right now"
  },
  WEBHOOK_TARGET_REFUSED: {
    code: "1500118",
    status: 400,
    message: "events cannot be sent to this address"
  },
  POD_DOWNLOAD_FAILED: {
    code: "1500119",
    status: 502,
    message: "the photo exists and could not be fetched"
  },
  CANCEL_UNDECIDED: {
    code: "1500120",
    status: 503,
    message: "the carrier has not confirmed the cancellation"
  },
  CARRIER_UNAVAILABLE: {
    code: "1500121",
    status: 503,
    message: "the carrier cannot be reached"
  },
  INTERNAL_ERROR: {
    code: "1500500",
    status: 500,
    message: "something failed on our side"
  },
  NOT_IMPLEMENTED: {
    code: "1501001",
    status: 501,
    message: "this operation is not available yet"
  },
  SERVICE_UNAVAILABLE: {
    code: "1503001",
    status: 503,
    message: "the service is temporarily unavailable"
  },
  CARRIER_DISPATCH_REJECTED: {
    code: "9900027",
    status: 422,
    message: "the carrier refused the shipment"
  }
};
