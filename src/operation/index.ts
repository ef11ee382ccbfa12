import type { OperationHandlers } from '../http/handler.ts';
import { listCountries } from './catalog/listCountries.ts';
import { listServiceTiers } from './catalog/listServiceTiers.ts';
import { notImplemented } from './not-implemented.ts';
import { quoteRates } from './rate/quoteRates.ts';
import { cancelShipment } from './shipment/cancelShipment.ts';
import { createShipment } from './shipment/createShipment.ts';
import { getShipment } from './shipment/getShipment.ts';
import { listShipments } from './shipment/listShipments.ts';
import { validateShipment } from './shipment/validateShipment.ts';
import { getWalletBalance } from './wallet/getWalletBalance.ts';
import { listWalletTransactions } from './wallet/listWalletTransactions.ts';

/** One handler an operation of the contract, by its operationId. */
export const operationHandlers: OperationHandlers = {
  cancelShipment,
  createShipment,
  createWebhook: notImplemented,
  deleteWebhook: notImplemented,
  getEvent: notImplemented,
  getShipment,
  getShipmentLabel: notImplemented,
  getShipmentPod: notImplemented,
  getTracking: notImplemented,
  getWalletBalance,
  getWebhook: notImplemented,
  getWebhookSample: notImplemented,
  listCountries,
  listEvents: notImplemented,
  listServiceTiers,
  listShipments,
  listWalletTransactions,
  listWebhookDeliveries: notImplemented,
  listWebhooks: notImplemented,
  quoteRates,
  redeliverWebhookDelivery: notImplemented,
  rotateWebhookSecret: notImplemented,
  testWebhook: notImplemented,
  updateWebhook: notImplemented,
  validateShipment,
};
