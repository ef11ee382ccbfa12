// Generated from openapi.json by codegen/. Do not edit.

import type { OperationHandlers } from '../run-operation.ts';
import {
  createAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  updateAddress,
  validateAddress,
} from './address.ts';
import { listCountries, listServiceTiers } from './catalog.ts';
import { getEvent, listEvents } from './event.ts';
import {
  createManifest,
  getManifest,
  getManifestDocument,
  listManifestShipments,
  listManifests,
} from './manifest.ts';
import { createProduct, deleteProduct, getProduct, listProducts, updateProduct } from './product.ts';
import { quoteRates } from './rate.ts';
import {
  cancelShipment,
  createShipment,
  createShipmentReturn,
  getShipment,
  getShipmentDocument,
  getShipmentLabel,
  getShipmentPod,
  listShipments,
  printLabels,
  validateShipment,
  validateShipmentReturn,
} from './shipment.ts';
import {
  cancelShipmentBatch,
  createShipmentBatch,
  getShipmentBatch,
  listShipmentBatches,
  listShipmentBatchOrders,
  retryShipmentBatch,
  validateShipmentBatch,
} from './shipment-batch.ts';
import { advanceTestShipment, failTestLabel, sendTestLowBalance, settleTestShipment } from './test-helper.ts';
import { getTracking } from './tracking.ts';
import {
  getStatement,
  getStatementDocument,
  getWalletBalance,
  listStatements,
  listWalletTransactions,
} from './wallet.ts';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  getWebhookSample,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhook.ts';

/** Handlers by operationId. */
export const operationHandlers: OperationHandlers = {
  advanceTestShipment,
  cancelShipment,
  cancelShipmentBatch,
  createAddress,
  createManifest,
  createProduct,
  createShipment,
  createShipmentBatch,
  createShipmentReturn,
  createWebhook,
  deleteAddress,
  deleteProduct,
  deleteWebhook,
  failTestLabel,
  getAddress,
  getEvent,
  getManifest,
  getManifestDocument,
  getProduct,
  getShipment,
  getShipmentBatch,
  getShipmentDocument,
  getShipmentLabel,
  getShipmentPod,
  getStatement,
  getStatementDocument,
  getTracking,
  getWalletBalance,
  getWebhook,
  getWebhookSample,
  listAddresses,
  listCountries,
  listEvents,
  listManifestShipments,
  listManifests,
  listProducts,
  listServiceTiers,
  listShipmentBatches,
  listShipmentBatchOrders,
  listShipments,
  listStatements,
  listWalletTransactions,
  listWebhookDeliveries,
  listWebhooks,
  printLabels,
  quoteRates,
  redeliverWebhookDelivery,
  retryShipmentBatch,
  rotateWebhookSecret,
  sendTestLowBalance,
  settleTestShipment,
  testWebhook,
  updateAddress,
  updateProduct,
  updateWebhook,
  validateAddress,
  validateShipment,
  validateShipmentBatch,
  validateShipmentReturn,
};
