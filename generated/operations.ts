// Generated from openapi.json by codegen/. Do not edit.

import type { components } from './types.ts';

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
  | 'getEvent'
  | 'advanceTestShipment'
  | 'failTestLabel'
  | 'settleTestShipment'
  | 'sendTestLowBalance';

export type Schemas = components['schemas'];

/** Error codes that each operation may return. Refusing with another one does not compile. */
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
  advanceTestShipment: 'MALFORMED_JSON' | 'DUPLICATE_JSON_KEY' | 'MALFORMED_PATH' | 'IDEMPOTENCY_KEY_INVALID' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'TEST_MODE_ONLY' | 'NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_CONFLICT' | 'IDEMPOTENCY_KEY_REUSED' | 'DISPATCH_PENDING' | 'TEST_STEP_NOT_ALLOWED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  failTestLabel: 'MALFORMED_PATH' | 'IDEMPOTENCY_KEY_INVALID' | 'BODY_NOT_ALLOWED' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'TEST_MODE_ONLY' | 'NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_CONFLICT' | 'IDEMPOTENCY_KEY_REUSED' | 'DISPATCH_PENDING' | 'TEST_STEP_NOT_ALLOWED' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  settleTestShipment: 'MALFORMED_JSON' | 'DUPLICATE_JSON_KEY' | 'MALFORMED_PATH' | 'IDEMPOTENCY_KEY_INVALID' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'TEST_MODE_ONLY' | 'NOT_FOUND' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_CONFLICT' | 'IDEMPOTENCY_KEY_REUSED' | 'DISPATCH_PENDING' | 'TEST_STEP_NOT_ALLOWED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  sendTestLowBalance: 'IDEMPOTENCY_KEY_INVALID' | 'BODY_NOT_ALLOWED' | 'INVALID_FIELD' | 'UNAUTHORIZED' | 'SCOPE_MISSING' | 'TEST_MODE_ONLY' | 'IDEMPOTENCY_IN_FLIGHT' | 'IDEMPOTENCY_CONFLICT' | 'IDEMPOTENCY_KEY_REUSED' | 'RATE_LIMITED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
}

/** Query parameters that the validator fills with their defaults. */
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
  advanceTestShipment: never;
  failTestLabel: never;
  settleTestShipment: never;
  sendTestLowBalance: never;
}

/** Body properties that the validator fills with their defaults. */
export interface DefaultedBody {
  listShipments: never;
  createShipment: 'goods_category' | 'payment_type';
  validateShipment: 'goods_category' | 'payment_type';
  getShipment: never;
  cancelShipment: never;
  getShipmentPod: never;
  getShipmentLabel: never;
  getTracking: never;
  quoteRates: 'goods_category';
  listServiceTiers: never;
  listCountries: never;
  getWalletBalance: never;
  listWalletTransactions: never;
  listWebhooks: never;
  createWebhook: 'description';
  getWebhook: never;
  updateWebhook: never;
  deleteWebhook: never;
  rotateWebhookSecret: 'revoke_previous';
  getWebhookSample: never;
  testWebhook: 'event_type';
  listWebhookDeliveries: never;
  redeliverWebhookDelivery: never;
  listEvents: never;
  getEvent: never;
  advanceTestShipment: never;
  failTestLabel: never;
  settleTestShipment: never;
  sendTestLowBalance: never;
}

/** Operations whose handlers validate an invalid body themselves. */
export type DeferredValidation =
  | 'createShipment'
  | 'validateShipment';
