import type { OperationHandlers } from '../http/handler.ts';
import { listCountries } from './catalog/listCountries.ts';
import { listServiceTiers } from './catalog/listServiceTiers.ts';
import { getEvent } from './event/getEvent.ts';
import { listEvents } from './event/listEvents.ts';
import { quoteRates } from './rate/quoteRates.ts';
import { cancelShipment } from './shipment/cancelShipment.ts';
import { createShipment } from './shipment/createShipment.ts';
import { getShipment } from './shipment/getShipment.ts';
import { getShipmentLabel } from './shipment/getShipmentLabel.ts';
import { getShipmentPod } from './shipment/getShipmentPod.ts';
import { listShipments } from './shipment/listShipments.ts';
import { validateShipment } from './shipment/validateShipment.ts';
import { getTracking } from './tracking/getTracking.ts';
import { getWalletBalance } from './wallet/getWalletBalance.ts';
import { listWalletTransactions } from './wallet/listWalletTransactions.ts';
import { createWebhook } from './webhook/createWebhook.ts';
import { deleteWebhook } from './webhook/deleteWebhook.ts';
import { getWebhook } from './webhook/getWebhook.ts';
import { getWebhookSample } from './webhook/getWebhookSample.ts';
import { listWebhookDeliveries } from './webhook/listWebhookDeliveries.ts';
import { listWebhooks } from './webhook/listWebhooks.ts';
import { redeliverWebhookDelivery } from './webhook/redeliverWebhookDelivery.ts';
import { rotateWebhookSecret } from './webhook/rotateWebhookSecret.ts';
import { testWebhook } from './webhook/testWebhook.ts';
import { updateWebhook } from './webhook/updateWebhook.ts';

/** One handler an operation of the contract, by its operationId. */
export const operationHandlers: OperationHandlers = {
  cancelShipment,
  createShipment,
  createWebhook,
  deleteWebhook,
  getEvent,
  getShipment,
  getShipmentLabel,
  getShipmentPod,
  getTracking,
  getWalletBalance,
  getWebhook,
  getWebhookSample,
  listCountries,
  listEvents,
  listServiceTiers,
  listShipments,
  listWalletTransactions,
  listWebhookDeliveries,
  listWebhooks,
  quoteRates,
  redeliverWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  validateShipment,
};
