// Generated from openapi.json by codegen/. Do not edit.

/** Method and path of each operation, and whether it takes an Idempotency-Key. */
export const operations = {
  listShipments: {
    method: "GET",
    path: "/shipments",
    takesKey: false
  },
  createShipment: {
    method: "POST",
    path: "/shipments",
    takesKey: true
  },
  validateShipment: {
    method: "POST",
    path: "/shipments/validate",
    takesKey: false
  },
  getShipment: {
    method: "GET",
    path: "/shipments/{shipment_id}",
    takesKey: false
  },
  cancelShipment: {
    method: "POST",
    path: "/shipments/{shipment_id}/cancel",
    takesKey: true
  },
  getShipmentPod: {
    method: "GET",
    path: "/shipments/{shipment_id}/pod",
    takesKey: false
  },
  getShipmentLabel: {
    method: "GET",
    path: "/shipments/{shipment_id}/label",
    takesKey: false
  },
  getTracking: {
    method: "GET",
    path: "/tracking/{tracking_number}",
    takesKey: false
  },
  quoteRates: {
    method: "POST",
    path: "/rates",
    takesKey: false
  },
  listServiceTiers: {
    method: "GET",
    path: "/service_tiers",
    takesKey: false
  },
  listCountries: {
    method: "GET",
    path: "/countries",
    takesKey: false
  },
  getWalletBalance: {
    method: "GET",
    path: "/wallet/balance",
    takesKey: false
  },
  listWalletTransactions: {
    method: "GET",
    path: "/wallet/transactions",
    takesKey: false
  },
  listWebhooks: {
    method: "GET",
    path: "/webhooks",
    takesKey: false
  },
  createWebhook: {
    method: "POST",
    path: "/webhooks",
    takesKey: true
  },
  getWebhook: {
    method: "GET",
    path: "/webhooks/{id}",
    takesKey: false
  },
  updateWebhook: {
    method: "PATCH",
    path: "/webhooks/{id}",
    takesKey: false
  },
  deleteWebhook: {
    method: "DELETE",
    path: "/webhooks/{id}",
    takesKey: true
  },
  rotateWebhookSecret: {
    method: "POST",
    path: "/webhooks/{id}/rotate",
    takesKey: true
  },
  getWebhookSample: {
    method: "GET",
    path: "/webhooks/{id}/sample",
    takesKey: false
  },
  testWebhook: {
    method: "POST",
    path: "/webhooks/{id}/test",
    takesKey: false
  },
  listWebhookDeliveries: {
    method: "GET",
    path: "/webhooks/{id}/deliveries",
    takesKey: false
  },
  redeliverWebhookDelivery: {
    method: "POST",
    path: "/webhooks/{id}/deliveries/{delivery_id}/redeliver",
    takesKey: false
  },
  listEvents: {
    method: "GET",
    path: "/events",
    takesKey: false
  },
  getEvent: {
    method: "GET",
    path: "/events/{id}",
    takesKey: false
  },
  advanceTestShipment: {
    method: "POST",
    path: "/test_helpers/shipments/{shipment_id}/advance",
    takesKey: true
  },
  failTestLabel: {
    method: "POST",
    path: "/test_helpers/shipments/{shipment_id}/fail_label",
    takesKey: true
  },
  settleTestShipment: {
    method: "POST",
    path: "/test_helpers/shipments/{shipment_id}/settle",
    takesKey: true
  },
  sendTestLowBalance: {
    method: "POST",
    path: "/test_helpers/wallet/low_balance",
    takesKey: true
  }
} as const;

export type OperationId = keyof typeof operations;
