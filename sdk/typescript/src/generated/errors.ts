// Generated from openapi.json by codegen/. Do not edit.

import { AuthenticationError, ConflictError, InvalidRequestError, PaymentError, PermissionError, RateLimitError, ServerError } from '../errors.ts';

/** 400: the body is not valid JSON */
export class MalformedJsonError extends InvalidRequestError {
  declare readonly code: 'MALFORMED_JSON';
}

/** 400: an object in the body repeats a property name; send each property once */
export class DuplicateJsonKeyError extends InvalidRequestError {
  declare readonly code: 'DUPLICATE_JSON_KEY';
}

/** 400: the path is not valid percent-encoding; encode each identifier as UTF-8 */
export class MalformedPathError extends InvalidRequestError {
  declare readonly code: 'MALFORMED_PATH';
}

/** 400: this operation requires an Idempotency-Key header; send a new UUID, and the same UUID to retry the request */
export class IdempotencyKeyRequiredError extends InvalidRequestError {
  declare readonly code: 'IDEMPOTENCY_KEY_REQUIRED';
}

/** 400: the Idempotency-Key header must be sent once, with 1 to 255 printable ASCII characters */
export class IdempotencyKeyInvalidError extends InvalidRequestError {
  declare readonly code: 'IDEMPOTENCY_KEY_INVALID';
}

/** 400: this operation takes no body; omit the body or send {} */
export class BodyNotAllowedError extends InvalidRequestError {
  declare readonly code: 'BODY_NOT_ALLOWED';
}

/** 400: the request is not valid HTTP */
export class MalformedRequestError extends InvalidRequestError {
  declare readonly code: 'MALFORMED_REQUEST';
}

/** 401: the API key is missing, invalid or revoked; send an active key as a bearer token */
export class UnauthorizedError extends AuthenticationError {
  declare readonly code: 'UNAUTHORIZED';
}

/** 403: the API key lacks the scope that this operation requires; use a key with that scope */
export class ScopeMissingError extends PermissionError {
  declare readonly code: 'SCOPE_MISSING';
}

/** 403: this operation works only in test mode; use a key that starts with mk_test_ */
export class TestModeOnlyError extends PermissionError {
  declare readonly code: 'TEST_MODE_ONLY';
}

/** 403: a test key cannot change what recipients of live shipments see; use a key that starts with mk_live_ */
export class LiveModeOnlyError extends PermissionError {
  declare readonly code: 'LIVE_MODE_ONLY';
}

/** 405: the path does not support this method; the Allow header lists the methods that it supports */
export class MethodNotAllowedError extends InvalidRequestError {
  declare readonly code: 'METHOD_NOT_ALLOWED';
}

/** 408: the request did not arrive in time: the limits are 10 s for the headers and 30 s in total */
export class RequestTimeoutError extends InvalidRequestError {
  declare readonly code: 'REQUEST_TIMEOUT';

  override get isTransient(): boolean {
    return true;
  }
}

/** 409: the first request with this Idempotency-Key is still in flight; send the same request again after the delay in the Retry-After header */
export class IdempotencyInFlightError extends ConflictError {
  declare readonly code: 'IDEMPOTENCY_IN_FLIGHT';

  override get isTransient(): boolean {
    return true;
  }
}

/** 409: this Idempotency-Key was used with a different request; use a new key */
export class IdempotencyConflictError extends ConflictError {
  declare readonly code: 'IDEMPOTENCY_CONFLICT';
}

/** 409: an active endpoint with this URL already exists; update or delete it */
export class DuplicateWebhookTargetError extends ConflictError {
  declare readonly code: 'DUPLICATE_WEBHOOK_TARGET';
}

/** 413: the body is larger than this operation accepts */
export class PayloadTooLargeError extends InvalidRequestError {
  declare readonly code: 'PAYLOAD_TOO_LARGE';
}

/** 415: the body must be sent as application/json in UTF-8 */
export class UnsupportedMediaTypeError extends InvalidRequestError {
  declare readonly code: 'UNSUPPORTED_MEDIA_TYPE';
}

/** 417: the Expect header is not supported; send 100-continue or omit the header */
export class ExpectationFailedError extends InvalidRequestError {
  declare readonly code: 'EXPECTATION_FAILED';
}

/** 431: the headers are larger than 16 KiB in total */
export class HeadersTooLargeError extends InvalidRequestError {
  declare readonly code: 'HEADERS_TOO_LARGE';
}

/** 409: this Idempotency-Key belongs to a request that was rejected; send a corrected request with a new key */
export class IdempotencyKeyReusedError extends ConflictError {
  declare readonly code: 'IDEMPOTENCY_KEY_REUSED';
}

/** 429: too many requests; retry after the delay in the Retry-After header */
export class RateLimitedError extends RateLimitError {
  declare readonly code: 'RATE_LIMITED';
}

/** 402: the available balance is too low for the shipment's total; add money to the wallet, then send the request again */
export class InsufficientFundsError extends PaymentError {
  declare readonly code: 'INSUFFICIENT_FUNDS';
}

/** 402: the account is frozen because an invoice is overdue; settle the invoice */
export class AccountFrozenOverdueInvoiceError extends PaymentError {
  declare readonly code: 'ACCOUNT_FROZEN_OVERDUE_INVOICE';
}

/** 402: the available balance is at or below the account's credit floor; top up the wallet */
export class CreditFloorReachedError extends PaymentError {
  declare readonly code: 'CREDIT_FLOOR_REACHED';
}

/** 402: the booking would exceed the account's credit limit; top up the wallet or have the limit raised */
export class CreditLimitExceededError extends PaymentError {
  declare readonly code: 'CREDIT_LIMIT_EXCEEDED';
}

/** 402: the account's credit is suspended; contact the operator */
export class CreditSuspendedError extends PaymentError {
  declare readonly code: 'CREDIT_SUSPENDED';
}

/** 503: no exchange rate is available that the request needs; retry after the delay in the Retry-After header */
export class FxRateUnavailableError extends ServerError {
  declare readonly code: 'FX_RATE_UNAVAILABLE';
}

/** 400: the destination requires sales_platform_name */
export class SalesPlatformNameRequiredError extends InvalidRequestError {
  declare readonly code: 'SALES_PLATFORM_NAME_REQUIRED';
}

/** 400: prepayment of Norwegian VAT (VOEC) is disabled */
export class VoecPrepayDisabledError extends InvalidRequestError {
  declare readonly code: 'VOEC_PREPAY_DISABLED';
}

/** 400: voec_prepay cannot be combined with tax_number, ioss_number or vat_prepay */
export class VoecPrepayConflictError extends InvalidRequestError {
  declare readonly code: 'VOEC_PREPAY_CONFLICT';
}

/** 400: voec_prepay is available only to Norway, with HKASTDGGSTCM or HKASTDCSSTCM */
export class VoecPrepayUnsupportedError extends InvalidRequestError {
  declare readonly code: 'VOEC_PREPAY_UNSUPPORTED';
}

/** 400: the destination requires tax_number */
export class TaxNumberRequiredError extends InvalidRequestError {
  declare readonly code: 'TAX_NUMBER_REQUIRED';
}

/** 400: shipments to Brazil require an hs_code of exactly 8 digits on every item */
export class HsCodeBr8DigitsRequiredError extends InvalidRequestError {
  declare readonly code: 'HS_CODE_BR_8_DIGITS_REQUIRED';
}

/** 400: this service cannot carry the selected insurance; choose another service or remove INSURANCE */
export class InsuranceUnsupportedError extends InvalidRequestError {
  declare readonly code: 'INSURANCE_UNSUPPORTED';
}

/** 409: an interception of this shipment is in progress; retry when it has ended */
export class ShipmentCancelInterceptInProgressError extends ConflictError {
  declare readonly code: 'SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS';
}

/** 400: shipments to Chile require tax_number, the recipient's RUT */
export class ClTaxNumberRequiredError extends InvalidRequestError {
  declare readonly code: 'CL_TAX_NUMBER_REQUIRED';
}

/** 400: cash on delivery is not available; use payment_type prepaid */
export class CodNotAvailableError extends InvalidRequestError {
  declare readonly code: 'COD_NOT_AVAILABLE';
}

/** 400: one or more fields are not valid */
export class InvalidFieldError extends InvalidRequestError {
  declare readonly code: 'INVALID_FIELD';
}

/** 409: the final quote differs from the expected price; quote again and book with a new key */
export class PricingQuoteChangedError extends ConflictError {
  declare readonly code: 'PRICING_QUOTE_CHANGED';
}

/** 400: this IOSS number is not registered to the account; ask the operator to register it */
export class IossNotOwnedError extends InvalidRequestError {
  declare readonly code: 'IOSS_NOT_OWNED';
}

/** 400: ioss_number cannot be combined with vat_prepay; send one of the two */
export class IossAndPrepayConflictError extends InvalidRequestError {
  declare readonly code: 'IOSS_AND_PREPAY_CONFLICT';
}

/** 400: this service or destination does not support EU VAT prepayment */
export class VatPrepayUnsupportedError extends InvalidRequestError {
  declare readonly code: 'VAT_PREPAY_UNSUPPORTED';
}

/** 400: prepayment of EU VAT is disabled */
export class VatPrepayDisabledError extends InvalidRequestError {
  declare readonly code: 'VAT_PREPAY_DISABLED';
}

/** 400: this Service Code is retired; choose a current one from listServiceTiers */
export class ServiceCodeRetiredError extends InvalidRequestError {
  declare readonly code: 'SERVICE_CODE_RETIRED';
}

/** 400: this Service Code is not available to the account for this shipment; listServiceTiers lists the available ones */
export class ServiceNotAvailableError extends InvalidRequestError {
  declare readonly code: 'SERVICE_NOT_AVAILABLE';
}

/** 409: the shipment can no longer be cancelled */
export class ShipmentNotCancellableError extends ConflictError {
  declare readonly code: 'SHIPMENT_NOT_CANCELLABLE';
}

/** 409: the carrier has not confirmed the booking yet; cancel again after the delay in the Retry-After header */
export class DispatchPendingError extends ConflictError {
  declare readonly code: 'DISPATCH_PENDING';

  override get isTransient(): boolean {
    return true;
  }
}

/** 503: the carrier did not confirm the booking in time; retry with the same key after the delay in the Retry-After header */
export class DispatchUndecidedError extends ServerError {
  declare readonly code: 'DISPATCH_UNDECIDED';
}

/** 503: the label is still being generated; retry after the delay in the Retry-After header */
export class LabelNotReadyError extends ServerError {
  declare readonly code: 'LABEL_NOT_READY';
}

/** 502: the label exists but could not be downloaded; retry later */
export class LabelDownloadFailedError extends ServerError {
  declare readonly code: 'LABEL_DOWNLOAD_FAILED';
}

/** 400: the rate engine cannot price this request; data.reason gives the reason */
export class RateEngineRejectedError extends InvalidRequestError {
  declare readonly code: 'RATE_ENGINE_REJECTED';
}

/** 409: the webhook endpoint is inactive; re-enable it or register a new one */
export class WebhookInactiveError extends ConflictError {
  declare readonly code: 'WEBHOOK_INACTIVE';
}

/** 409: the account already has 20 active webhook endpoints in this mode; delete one first */
export class WebhookLimitReachedError extends ConflictError {
  declare readonly code: 'WEBHOOK_LIMIT_REACHED';
}

/** 409: an attempt of this delivery is in progress; retry after the delay in the Retry-After header */
export class DeliveryInProgressError extends ConflictError {
  declare readonly code: 'DELIVERY_IN_PROGRESS';
}

/** 400: events cannot be sent to this URL; data gives the reason */
export class WebhookTargetRefusedError extends InvalidRequestError {
  declare readonly code: 'WEBHOOK_TARGET_REFUSED';
}

/** 502: the photo exists but could not be downloaded; retry later */
export class PodDownloadFailedError extends ServerError {
  declare readonly code: 'POD_DOWNLOAD_FAILED';
}

/** 503: the carrier has not confirmed the cancellation; cancel again after the delay in the Retry-After header */
export class CancelUndecidedError extends ServerError {
  declare readonly code: 'CANCEL_UNDECIDED';
}

/** 503: the carrier did not receive or accept the request; retry after the delay in the Retry-After header */
export class CarrierUnavailableError extends ServerError {
  declare readonly code: 'CARRIER_UNAVAILABLE';
}

/** 409: the shipment cannot take this step; data.shipment_status gives its status */
export class TestStepNotAllowedError extends ConflictError {
  declare readonly code: 'TEST_STEP_NOT_ALLOWED';
}

/** 409: the shipment was cancelled, so its label is no longer valid; do not hand the parcel over */
export class ShipmentCancelledError extends ConflictError {
  declare readonly code: 'SHIPMENT_CANCELLED';
}

/** 409: the account already has 10,000 saved parties in this mode; delete some that you no longer use */
export class AddressLimitReachedError extends ConflictError {
  declare readonly code: 'ADDRESS_LIMIT_REACHED';
}

/** 409: the account already has 10,000 products in this mode; delete some that you no longer sell */
export class ProductLimitReachedError extends ConflictError {
  declare readonly code: 'PRODUCT_LIMIT_REACHED';
}

/** 409: a product with this SKU is already saved in this mode; change it with updateProduct */
export class ProductExistsError extends ConflictError {
  declare readonly code: 'PRODUCT_EXISTS';
}

/** 409: the carrier draws this label: its PDF does not go with this format or size */
export class LabelFormatUnavailableError extends ConflictError {
  declare readonly code: 'LABEL_FORMAT_UNAVAILABLE';
}

/** 409: some shipments have no label; see data */
export class LabelsMissingError extends ConflictError {
  declare readonly code: 'LABELS_MISSING';
}

/** 409: the shipment cannot be returned now */
export class ShipmentNotReturnableError extends ConflictError {
  declare readonly code: 'SHIPMENT_NOT_RETURNABLE';
}

/** 409: this paper is not valid for this shipment; see data.use */
export class DocumentNotApplicableError extends ConflictError {
  declare readonly code: 'DOCUMENT_NOT_APPLICABLE';
}

/** 409: the personal data of this shipment was erased, so there is no recipient to print */
export class ShipmentAnonymizedError extends ConflictError {
  declare readonly code: 'SHIPMENT_ANONYMIZED';
}

/** 400: an order of the batch has the reference_no of an earlier one; give each order its own */
export class BatchReferenceNotUniqueError extends InvalidRequestError {
  declare readonly code: 'BATCH_REFERENCE_NOT_UNIQUE';
}

/** 409: an order with this reference_no is already placed, so this one was left out */
export class ReferenceAlreadyPlacedError extends ConflictError {
  declare readonly code: 'REFERENCE_ALREADY_PLACED';
}

/** 409: no shipment of this carrier waits for a manifest */
export class ManifestEmptyError extends ConflictError {
  declare readonly code: 'MANIFEST_EMPTY';
}

/** 409: some shipments cannot be on this manifest; see data */
export class ManifestShipmentsRefusedError extends ConflictError {
  declare readonly code: 'MANIFEST_SHIPMENTS_REFUSED';
}

/** 409: the carrier refused the manifest; data.carrier_message gives its reason */
export class ManifestRefusedError extends ConflictError {
  declare readonly code: 'MANIFEST_REFUSED';
}

/** 409: the manifest is not closed, so it has no document */
export class ManifestNotClosedError extends ConflictError {
  declare readonly code: 'MANIFEST_NOT_CLOSED';
}

/** 409: the shipment is on a manifest already */
export class ShipmentOnManifestError extends ConflictError {
  declare readonly code: 'SHIPMENT_ON_MANIFEST';
}

/** 409: the shipment is carried by another carrier */
export class ShipmentOfOtherCarrierError extends ConflictError {
  declare readonly code: 'SHIPMENT_OF_OTHER_CARRIER';
}

/** 409: the shipment does not wait for its pickup */
export class ShipmentNotWaitingError extends ConflictError {
  declare readonly code: 'SHIPMENT_NOT_WAITING';
}

/** 503: the carrier is still making its document; retry after the delay in the Retry-After header */
export class ManifestDocumentNotReadyError extends ServerError {
  declare readonly code: 'MANIFEST_DOCUMENT_NOT_READY';
}

/** 500: an internal error occurred; quote the X-Request-Id to the operator */
export class InternalError extends ServerError {
  declare readonly code: 'INTERNAL_ERROR';
}

/** 501: this operation is reserved; do not call it */
export class NotImplementedError extends ServerError {
  declare readonly code: 'NOT_IMPLEMENTED';
}

/** 503: the service is temporarily unavailable; retry after the delay in the Retry-After header */
export class ServiceUnavailableError extends ServerError {
  declare readonly code: 'SERVICE_UNAVAILABLE';
}

/** 422: the carrier rejected the shipment; correct it and send it with a new key */
export class CarrierDispatchRejectedError extends InvalidRequestError {
  declare readonly code: 'CARRIER_DISPATCH_REJECTED';
}
