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
  | 'TEST_MODE_ONLY'
  | 'LIVE_MODE_ONLY'
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
  | 'TEST_STEP_NOT_ALLOWED'
  | 'SHIPMENT_CANCELLED'
  | 'ADDRESS_LIMIT_REACHED'
  | 'PRODUCT_LIMIT_REACHED'
  | 'PRODUCT_EXISTS'
  | 'LABEL_FORMAT_UNAVAILABLE'
  | 'LABELS_MISSING'
  | 'SHIPMENT_NOT_RETURNABLE'
  | 'DOCUMENT_NOT_APPLICABLE'
  | 'SHIPMENT_ANONYMIZED'
  | 'BATCH_REFERENCE_NOT_UNIQUE'
  | 'REFERENCE_ALREADY_PLACED'
  | 'MANIFEST_EMPTY'
  | 'MANIFEST_SHIPMENTS_REFUSED'
  | 'MANIFEST_REFUSED'
  | 'MANIFEST_NOT_CLOSED'
  | 'SHIPMENT_ON_MANIFEST'
  | 'SHIPMENT_OF_OTHER_CARRIER'
  | 'SHIPMENT_NOT_WAITING'
  | 'MANIFEST_DOCUMENT_NOT_READY'
  | 'INTERNAL_ERROR'
  | 'NOT_IMPLEMENTED'
  | 'SERVICE_UNAVAILABLE'
  | 'CARRIER_DISPATCH_REJECTED';

export interface SysCode {
  /** Sent as `sysCode`. */
  readonly code: string;
  readonly status: number;
  /** Public message, sent with the error's name in front. */
  readonly message: string;
  /** What a repeated request with the same key gets. */
  readonly idempotency: 'stored' | 'runs_again' | 'key_unused';
}

export const sysCodes: Readonly<Record<SysCodeName, SysCode>> = {
  MALFORMED_JSON: {
    code: "1400001",
    status: 400,
    message: "the body is not valid JSON",
    idempotency: "key_unused"
  },
  DUPLICATE_JSON_KEY: {
    code: "1400002",
    status: 400,
    message: "an object in the body repeats a property name; send each property once",
    idempotency: "key_unused"
  },
  MALFORMED_PATH: {
    code: "1400003",
    status: 400,
    message: "the path is not valid percent-encoding; encode each identifier as UTF-8",
    idempotency: "key_unused"
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    code: "1400004",
    status: 400,
    message: "this operation requires an Idempotency-Key header; send a new UUID, and the same UUID to retry the request",
    idempotency: "key_unused"
  },
  IDEMPOTENCY_KEY_INVALID: {
    code: "1400005",
    status: 400,
    message: "the Idempotency-Key header must be sent once, with 1 to 255 printable ASCII characters",
    idempotency: "key_unused"
  },
  BODY_NOT_ALLOWED: {
    code: "1400006",
    status: 400,
    message: "this operation takes no body; omit the body or send {}",
    idempotency: "key_unused"
  },
  MALFORMED_REQUEST: {
    code: "1400007",
    status: 400,
    message: "the request is not valid HTTP",
    idempotency: "key_unused"
  },
  UNAUTHORIZED: {
    code: "1401001",
    status: 401,
    message: "the API key is missing, invalid or revoked; send an active key as a bearer token",
    idempotency: "key_unused"
  },
  SCOPE_MISSING: {
    code: "1403001",
    status: 403,
    message: "the API key lacks the scope that this operation requires; use a key with that scope",
    idempotency: "key_unused"
  },
  TEST_MODE_ONLY: {
    code: "1403002",
    status: 403,
    message: "this operation works only in test mode; use a key that starts with mk_test_",
    idempotency: "key_unused"
  },
  LIVE_MODE_ONLY: {
    code: "1403003",
    status: 403,
    message: "a test key cannot change what recipients of live shipments see; use a key that starts with mk_live_",
    idempotency: "key_unused"
  },
  NOT_FOUND: {
    code: "1404001",
    status: 404,
    message: "no such resource in this account and mode",
    idempotency: "stored"
  },
  METHOD_NOT_ALLOWED: {
    code: "1405001",
    status: 405,
    message: "the path does not support this method; the Allow header lists the methods that it supports",
    idempotency: "key_unused"
  },
  REQUEST_TIMEOUT: {
    code: "1408001",
    status: 408,
    message: "the request did not arrive in time: the limits are 10 s for the headers and 30 s in total",
    idempotency: "key_unused"
  },
  IDEMPOTENCY_IN_FLIGHT: {
    code: "1409001",
    status: 409,
    message: "the first request with this Idempotency-Key is still in flight; send the same request again after the delay in the Retry-After header",
    idempotency: "runs_again"
  },
  IDEMPOTENCY_CONFLICT: {
    code: "1409002",
    status: 409,
    message: "this Idempotency-Key was used with a different request; use a new key",
    idempotency: "runs_again"
  },
  DUPLICATE_WEBHOOK_TARGET: {
    code: "1409003",
    status: 409,
    message: "an active endpoint with this URL already exists; update or delete it",
    idempotency: "runs_again"
  },
  PAYLOAD_TOO_LARGE: {
    code: "1413001",
    status: 413,
    message: "the body is larger than this operation accepts",
    idempotency: "key_unused"
  },
  UNSUPPORTED_MEDIA_TYPE: {
    code: "1415001",
    status: 415,
    message: "the body must be sent as application/json in UTF-8",
    idempotency: "key_unused"
  },
  EXPECTATION_FAILED: {
    code: "1417001",
    status: 417,
    message: "the Expect header is not supported; send 100-continue or omit the header",
    idempotency: "key_unused"
  },
  HEADERS_TOO_LARGE: {
    code: "1431001",
    status: 431,
    message: "the headers are larger than 16 KiB in total",
    idempotency: "key_unused"
  },
  IDEMPOTENCY_KEY_REUSED: {
    code: "1500003",
    status: 409,
    message: "this Idempotency-Key belongs to a request that was rejected; send a corrected request with a new key",
    idempotency: "runs_again"
  },
  RATE_LIMITED: {
    code: "1500004",
    status: 429,
    message: "too many requests; retry after the delay in the Retry-After header",
    idempotency: "key_unused"
  },
  INSUFFICIENT_FUNDS: {
    code: "1500009",
    status: 402,
    message: "the available balance is too low for the shipment's total; add money to the wallet, then send the request again",
    idempotency: "runs_again"
  },
  ACCOUNT_FROZEN_OVERDUE_INVOICE: {
    code: "1500012",
    status: 402,
    message: "the account is frozen because an invoice is overdue; settle the invoice",
    idempotency: "runs_again"
  },
  CREDIT_FLOOR_REACHED: {
    code: "1500013",
    status: 402,
    message: "the available balance is at or below the account's credit floor; top up the wallet",
    idempotency: "runs_again"
  },
  CREDIT_LIMIT_EXCEEDED: {
    code: "1500014",
    status: 402,
    message: "the booking would exceed the account's credit limit; top up the wallet or have the limit raised",
    idempotency: "runs_again"
  },
  CREDIT_SUSPENDED: {
    code: "1500016",
    status: 402,
    message: "the account's credit is suspended; contact the operator",
    idempotency: "runs_again"
  },
  FX_RATE_UNAVAILABLE: {
    code: "1500018",
    status: 503,
    message: "no exchange rate is available that the request needs; retry after the delay in the Retry-After header",
    idempotency: "runs_again"
  },
  SALES_PLATFORM_NAME_REQUIRED: {
    code: "1500025",
    status: 400,
    message: "the destination requires sales_platform_name",
    idempotency: "stored"
  },
  VOEC_PREPAY_DISABLED: {
    code: "1500026",
    status: 400,
    message: "prepayment of Norwegian VAT (VOEC) is disabled",
    idempotency: "stored"
  },
  VOEC_PREPAY_CONFLICT: {
    code: "1500027",
    status: 400,
    message: "voec_prepay cannot be combined with tax_number, ioss_number or vat_prepay",
    idempotency: "stored"
  },
  VOEC_PREPAY_UNSUPPORTED: {
    code: "1500028",
    status: 400,
    message: "voec_prepay is available only to Norway, with HKASTDGGSTCM or HKASTDCSSTCM",
    idempotency: "stored"
  },
  TAX_NUMBER_REQUIRED: {
    code: "1500029",
    status: 400,
    message: "the destination requires tax_number",
    idempotency: "stored"
  },
  HS_CODE_BR_8_DIGITS_REQUIRED: {
    code: "1500030",
    status: 400,
    message: "shipments to Brazil require an hs_code of exactly 8 digits on every item",
    idempotency: "stored"
  },
  INSURANCE_UNSUPPORTED: {
    code: "1500031",
    status: 400,
    message: "this service cannot carry the selected insurance; choose another service or remove INSURANCE",
    idempotency: "stored"
  },
  SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS: {
    code: "1500032",
    status: 409,
    message: "an interception of this shipment is in progress; retry when it has ended",
    idempotency: "runs_again"
  },
  CL_TAX_NUMBER_REQUIRED: {
    code: "1500033",
    status: 400,
    message: "shipments to Chile require tax_number, the recipient's RUT",
    idempotency: "stored"
  },
  COD_NOT_AVAILABLE: {
    code: "1500034",
    status: 400,
    message: "cash on delivery is not available; use payment_type prepaid",
    idempotency: "stored"
  },
  INVALID_FIELD: {
    code: "1500101",
    status: 400,
    message: "one or more fields are not valid",
    idempotency: "stored"
  },
  PRICING_QUOTE_CHANGED: {
    code: "1500102",
    status: 409,
    message: "the final quote differs from the expected price; quote again and book with a new key",
    idempotency: "stored"
  },
  IOSS_NOT_OWNED: {
    code: "1500103",
    status: 400,
    message: "this IOSS number is not registered to the account; ask the operator to register it",
    idempotency: "stored"
  },
  IOSS_AND_PREPAY_CONFLICT: {
    code: "1500104",
    status: 400,
    message: "ioss_number cannot be combined with vat_prepay; send one of the two",
    idempotency: "stored"
  },
  VAT_PREPAY_UNSUPPORTED: {
    code: "1500105",
    status: 400,
    message: "this service or destination does not support EU VAT prepayment",
    idempotency: "stored"
  },
  VAT_PREPAY_DISABLED: {
    code: "1500106",
    status: 400,
    message: "prepayment of EU VAT is disabled",
    idempotency: "stored"
  },
  SERVICE_CODE_RETIRED: {
    code: "1500107",
    status: 400,
    message: "this Service Code is retired; choose a current one from listServiceTiers",
    idempotency: "stored"
  },
  SERVICE_NOT_AVAILABLE: {
    code: "1500108",
    status: 400,
    message: "this Service Code is not available to the account for this shipment; listServiceTiers lists the available ones",
    idempotency: "stored"
  },
  SHIPMENT_NOT_CANCELLABLE: {
    code: "1500109",
    status: 409,
    message: "the shipment can no longer be cancelled",
    idempotency: "runs_again"
  },
  DISPATCH_PENDING: {
    code: "1500110",
    status: 409,
    message: "the carrier has not confirmed the booking yet; cancel again after the delay in the Retry-After header",
    idempotency: "runs_again"
  },
  DISPATCH_UNDECIDED: {
    code: "1500111",
    status: 503,
    message: "the carrier did not confirm the booking in time; retry with the same key after the delay in the Retry-After header",
    idempotency: "runs_again"
  },
  LABEL_NOT_READY: {
    code: "1500112",
    status: 503,
    message: "the label is still being generated; retry after the delay in the Retry-After header",
    idempotency: "runs_again"
  },
  LABEL_DOWNLOAD_FAILED: {
    code: "1500113",
    status: 502,
    message: "the label exists but could not be downloaded; retry later",
    idempotency: "runs_again"
  },
  RATE_ENGINE_REJECTED: {
    code: "1500114",
    status: 400,
    message: "the rate engine cannot price this request; data.reason gives the reason",
    idempotency: "stored"
  },
  WEBHOOK_INACTIVE: {
    code: "1500115",
    status: 409,
    message: "the webhook endpoint is inactive; re-enable it or register a new one",
    idempotency: "runs_again"
  },
  WEBHOOK_LIMIT_REACHED: {
    code: "1500116",
    status: 409,
    message: "the account already has 20 active webhook endpoints in this mode; delete one first",
    idempotency: "runs_again"
  },
  DELIVERY_IN_PROGRESS: {
    code: "1500117",
    status: 409,
    message: "an attempt of this delivery is in progress; retry after the delay in the Retry-After header",
    idempotency: "runs_again"
  },
  WEBHOOK_TARGET_REFUSED: {
    code: "1500118",
    status: 400,
    message: "events cannot be sent to this URL; data gives the reason",
    idempotency: "stored"
  },
  POD_DOWNLOAD_FAILED: {
    code: "1500119",
    status: 502,
    message: "the photo exists but could not be downloaded; retry later",
    idempotency: "runs_again"
  },
  CANCEL_UNDECIDED: {
    code: "1500120",
    status: 503,
    message: "the carrier has not confirmed the cancellation; cancel again after the delay in the Retry-After header",
    idempotency: "runs_again"
  },
  CARRIER_UNAVAILABLE: {
    code: "1500121",
    status: 503,
    message: "the carrier did not receive or accept the request; retry after the delay in the Retry-After header",
    idempotency: "runs_again"
  },
  TEST_STEP_NOT_ALLOWED: {
    code: "1500122",
    status: 409,
    message: "the shipment cannot take this step; data.shipment_status gives its status",
    idempotency: "runs_again"
  },
  SHIPMENT_CANCELLED: {
    code: "1500123",
    status: 409,
    message: "the shipment was cancelled, so its label is no longer valid; do not hand the parcel over",
    idempotency: "runs_again"
  },
  ADDRESS_LIMIT_REACHED: {
    code: "1500124",
    status: 409,
    message: "the account already has 10,000 saved parties in this mode; delete some that you no longer use",
    idempotency: "runs_again"
  },
  PRODUCT_LIMIT_REACHED: {
    code: "1500125",
    status: 409,
    message: "the account already has 10,000 products in this mode; delete some that you no longer sell",
    idempotency: "runs_again"
  },
  PRODUCT_EXISTS: {
    code: "1500126",
    status: 409,
    message: "a product with this SKU is already saved in this mode; change it with updateProduct",
    idempotency: "runs_again"
  },
  LABEL_FORMAT_UNAVAILABLE: {
    code: "1500130",
    status: 409,
    message: "the carrier draws this label: its PDF does not go with this format or size",
    idempotency: "runs_again"
  },
  LABELS_MISSING: {
    code: "1500131",
    status: 409,
    message: "some shipments have no label; see data",
    idempotency: "runs_again"
  },
  SHIPMENT_NOT_RETURNABLE: {
    code: "1500132",
    status: 409,
    message: "the shipment cannot be returned now",
    idempotency: "runs_again"
  },
  DOCUMENT_NOT_APPLICABLE: {
    code: "1500140",
    status: 409,
    message: "this paper is not valid for this shipment; see data.use",
    idempotency: "runs_again"
  },
  SHIPMENT_ANONYMIZED: {
    code: "1500141",
    status: 409,
    message: "the personal data of this shipment was erased, so there is no recipient to print",
    idempotency: "runs_again"
  },
  BATCH_REFERENCE_NOT_UNIQUE: {
    code: "1500150",
    status: 400,
    message: "an order of the batch has the reference_no of an earlier one; give each order its own",
    idempotency: "stored"
  },
  REFERENCE_ALREADY_PLACED: {
    code: "1500151",
    status: 409,
    message: "an order with this reference_no is already placed, so this one was left out",
    idempotency: "stored"
  },
  MANIFEST_EMPTY: {
    code: "1500160",
    status: 409,
    message: "no shipment of this carrier waits for a manifest",
    idempotency: "runs_again"
  },
  MANIFEST_SHIPMENTS_REFUSED: {
    code: "1500161",
    status: 409,
    message: "some shipments cannot be on this manifest; see data",
    idempotency: "runs_again"
  },
  MANIFEST_REFUSED: {
    code: "1500162",
    status: 409,
    message: "the carrier refused the manifest; data.carrier_message gives its reason",
    idempotency: "runs_again"
  },
  MANIFEST_NOT_CLOSED: {
    code: "1500163",
    status: 409,
    message: "the manifest is not closed, so it has no document",
    idempotency: "runs_again"
  },
  SHIPMENT_ON_MANIFEST: {
    code: "1500164",
    status: 409,
    message: "the shipment is on a manifest already",
    idempotency: "runs_again"
  },
  SHIPMENT_OF_OTHER_CARRIER: {
    code: "1500165",
    status: 409,
    message: "the shipment is carried by another carrier",
    idempotency: "runs_again"
  },
  SHIPMENT_NOT_WAITING: {
    code: "1500166",
    status: 409,
    message: "the shipment does not wait for its pickup",
    idempotency: "runs_again"
  },
  MANIFEST_DOCUMENT_NOT_READY: {
    code: "1500167",
    status: 503,
    message: "the carrier is still making its document; retry after the delay in the Retry-After header",
    idempotency: "runs_again"
  },
  INTERNAL_ERROR: {
    code: "1500500",
    status: 500,
    message: "an internal error occurred; quote the X-Request-Id to the operator",
    idempotency: "runs_again"
  },
  NOT_IMPLEMENTED: {
    code: "1501001",
    status: 501,
    message: "this operation is reserved; do not call it",
    idempotency: "runs_again"
  },
  SERVICE_UNAVAILABLE: {
    code: "1503001",
    status: 503,
    message: "the service is temporarily unavailable; retry after the delay in the Retry-After header",
    idempotency: "runs_again"
  },
  CARRIER_DISPATCH_REJECTED: {
    code: "9900027",
    status: 422,
    message: "the carrier rejected the shipment; correct it and send it with a new key",
    idempotency: "runs_again"
  }
};
