// Generated from openapi.json by codegen/. Do not edit.

/** Method and path of each operation, whether it takes an Idempotency-Key, and whether it is safe to repeat. */
export const operations = {
  listShipments: {
    method: "GET",
    path: "/shipments",
    takesKey: false,
    repeatable: true
  },
  createShipment: {
    method: "POST",
    path: "/shipments",
    takesKey: true,
    repeatable: true
  },
  validateShipment: {
    method: "POST",
    path: "/shipments/validate",
    takesKey: false,
    repeatable: true
  },
  createShipmentBatch: {
    method: "POST",
    path: "/shipments/batch",
    takesKey: true,
    repeatable: true
  },
  validateShipmentBatch: {
    method: "POST",
    path: "/shipments/batch/validate",
    takesKey: false,
    repeatable: true
  },
  getShipment: {
    method: "GET",
    path: "/shipments/{shipment_id}",
    takesKey: false,
    repeatable: true
  },
  cancelShipment: {
    method: "POST",
    path: "/shipments/{shipment_id}/cancel",
    takesKey: true,
    repeatable: true
  },
  createShipmentReturn: {
    method: "POST",
    path: "/shipments/{shipment_id}/return",
    takesKey: true,
    repeatable: true
  },
  validateShipmentReturn: {
    method: "POST",
    path: "/shipments/{shipment_id}/return/validate",
    takesKey: false,
    repeatable: true
  },
  getShipmentPod: {
    method: "GET",
    path: "/shipments/{shipment_id}/pod",
    takesKey: false,
    repeatable: true
  },
  getShipmentLabel: {
    method: "GET",
    path: "/shipments/{shipment_id}/label",
    takesKey: false,
    repeatable: true
  },
  getShipmentDocument: {
    method: "GET",
    path: "/shipments/{shipment_id}/documents/{type}",
    takesKey: false,
    repeatable: true
  },
  printLabels: {
    method: "POST",
    path: "/labels",
    takesKey: false,
    repeatable: true
  },
  markShipmentsPrinted: {
    method: "POST",
    path: "/labels/printed",
    takesKey: false,
    repeatable: true
  },
  listShipmentBatches: {
    method: "GET",
    path: "/shipment_batches",
    takesKey: false,
    repeatable: true
  },
  getShipmentBatch: {
    method: "GET",
    path: "/shipment_batches/{id}",
    takesKey: false,
    repeatable: true
  },
  listShipmentBatchOrders: {
    method: "GET",
    path: "/shipment_batches/{id}/orders",
    takesKey: false,
    repeatable: true
  },
  cancelShipmentBatch: {
    method: "POST",
    path: "/shipment_batches/{id}/cancel",
    takesKey: true,
    repeatable: true
  },
  retryShipmentBatch: {
    method: "POST",
    path: "/shipment_batches/{id}/retry",
    takesKey: true,
    repeatable: true
  },
  listManifests: {
    method: "GET",
    path: "/manifests",
    takesKey: false,
    repeatable: true
  },
  createManifest: {
    method: "POST",
    path: "/manifests",
    takesKey: true,
    repeatable: true
  },
  getManifest: {
    method: "GET",
    path: "/manifests/{id}",
    takesKey: false,
    repeatable: true
  },
  listManifestShipments: {
    method: "GET",
    path: "/manifests/{id}/shipments",
    takesKey: false,
    repeatable: true
  },
  getManifestDocument: {
    method: "GET",
    path: "/manifests/{id}/document",
    takesKey: false,
    repeatable: true
  },
  getBrand: {
    method: "GET",
    path: "/brand",
    takesKey: false,
    repeatable: true
  },
  updateBrand: {
    method: "PATCH",
    path: "/brand",
    takesKey: false,
    repeatable: true
  },
  getTracking: {
    method: "GET",
    path: "/tracking/{tracking_number}",
    takesKey: false,
    repeatable: true
  },
  quoteRates: {
    method: "POST",
    path: "/rates",
    takesKey: false,
    repeatable: true
  },
  listServiceTiers: {
    method: "GET",
    path: "/service_tiers",
    takesKey: false,
    repeatable: true
  },
  listCountries: {
    method: "GET",
    path: "/countries",
    takesKey: false,
    repeatable: true
  },
  getCountry: {
    method: "GET",
    path: "/countries/{code}",
    takesKey: false,
    repeatable: true
  },
  getWalletBalance: {
    method: "GET",
    path: "/wallet/balance",
    takesKey: false,
    repeatable: true
  },
  listWalletTransactions: {
    method: "GET",
    path: "/wallet/transactions",
    takesKey: false,
    repeatable: true
  },
  listStatements: {
    method: "GET",
    path: "/wallet/statements",
    takesKey: false,
    repeatable: true
  },
  getStatement: {
    method: "GET",
    path: "/wallet/statements/{month}",
    takesKey: false,
    repeatable: true
  },
  getStatementDocument: {
    method: "GET",
    path: "/wallet/statements/{month}/documents/{type}",
    takesKey: false,
    repeatable: true
  },
  listWebhooks: {
    method: "GET",
    path: "/webhooks",
    takesKey: false,
    repeatable: true
  },
  createWebhook: {
    method: "POST",
    path: "/webhooks",
    takesKey: true,
    repeatable: true
  },
  getWebhook: {
    method: "GET",
    path: "/webhooks/{id}",
    takesKey: false,
    repeatable: true
  },
  updateWebhook: {
    method: "PATCH",
    path: "/webhooks/{id}",
    takesKey: false,
    repeatable: true
  },
  deleteWebhook: {
    method: "DELETE",
    path: "/webhooks/{id}",
    takesKey: true,
    repeatable: true
  },
  rotateWebhookSecret: {
    method: "POST",
    path: "/webhooks/{id}/rotate",
    takesKey: true,
    repeatable: true
  },
  getWebhookSample: {
    method: "GET",
    path: "/webhooks/{id}/sample",
    takesKey: false,
    repeatable: true
  },
  testWebhook: {
    method: "POST",
    path: "/webhooks/{id}/test",
    takesKey: false,
    repeatable: false
  },
  listWebhookDeliveries: {
    method: "GET",
    path: "/webhooks/{id}/deliveries",
    takesKey: false,
    repeatable: true
  },
  redeliverWebhookDelivery: {
    method: "POST",
    path: "/webhooks/{id}/deliveries/{delivery_id}/redeliver",
    takesKey: false,
    repeatable: false
  },
  listEvents: {
    method: "GET",
    path: "/events",
    takesKey: false,
    repeatable: true
  },
  getEvent: {
    method: "GET",
    path: "/events/{id}",
    takesKey: false,
    repeatable: true
  },
  advanceTestShipment: {
    method: "POST",
    path: "/test_helpers/shipments/{shipment_id}/advance",
    takesKey: true,
    repeatable: true
  },
  failTestLabel: {
    method: "POST",
    path: "/test_helpers/shipments/{shipment_id}/fail_label",
    takesKey: true,
    repeatable: true
  },
  settleTestShipment: {
    method: "POST",
    path: "/test_helpers/shipments/{shipment_id}/settle",
    takesKey: true,
    repeatable: true
  },
  sendTestLowBalance: {
    method: "POST",
    path: "/test_helpers/wallet/low_balance",
    takesKey: true,
    repeatable: true
  },
  validateAddress: {
    method: "POST",
    path: "/addresses/validate",
    takesKey: false,
    repeatable: true
  },
  listAddresses: {
    method: "GET",
    path: "/addresses",
    takesKey: false,
    repeatable: true
  },
  createAddress: {
    method: "POST",
    path: "/addresses",
    takesKey: true,
    repeatable: true
  },
  getAddress: {
    method: "GET",
    path: "/addresses/{id}",
    takesKey: false,
    repeatable: true
  },
  updateAddress: {
    method: "PATCH",
    path: "/addresses/{id}",
    takesKey: false,
    repeatable: true
  },
  deleteAddress: {
    method: "DELETE",
    path: "/addresses/{id}",
    takesKey: true,
    repeatable: true
  },
  listProducts: {
    method: "GET",
    path: "/products",
    takesKey: false,
    repeatable: true
  },
  createProduct: {
    method: "POST",
    path: "/products",
    takesKey: true,
    repeatable: true
  },
  getProduct: {
    method: "GET",
    path: "/products/{sku}",
    takesKey: false,
    repeatable: true
  },
  updateProduct: {
    method: "PATCH",
    path: "/products/{sku}",
    takesKey: false,
    repeatable: true
  },
  deleteProduct: {
    method: "DELETE",
    path: "/products/{sku}",
    takesKey: true,
    repeatable: true
  },
  getProductReadiness: {
    method: "GET",
    path: "/products/{sku}/readiness",
    takesKey: false,
    repeatable: true
  },
  getWorkQueue: {
    method: "GET",
    path: "/work_queue",
    takesKey: false,
    repeatable: true
  }
} as const;

export type OperationId = keyof typeof operations;
