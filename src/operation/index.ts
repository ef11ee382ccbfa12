// Generated from openapi.json by codegen/. Do not edit.

import type { OperationHandlers } from '../http/operation.ts';
import { advanceTestShipment } from './advanceTestShipment.ts';
import { cancelShipment } from './cancelShipment.ts';
import { createShipment } from './createShipment.ts';
import { createWebhook } from './createWebhook.ts';
import { deleteWebhook } from './deleteWebhook.ts';
import { failTestLabel } from './failTestLabel.ts';
import { getEvent } from './getEvent.ts';
import { getShipment } from './getShipment.ts';
import { getShipmentLabel } from './getShipmentLabel.ts';
import { getShipmentPod } from './getShipmentPod.ts';
import { getTracking } from './getTracking.ts';
import { getWalletBalance } from './getWalletBalance.ts';
import { getWebhook } from './getWebhook.ts';
import { getWebhookSample } from './getWebhookSample.ts';
import { listCountries } from './listCountries.ts';
import { listEvents } from './listEvents.ts';
import { listServiceTiers } from './listServiceTiers.ts';
import { listShipments } from './listShipments.ts';
import { listWalletTransactions } from './listWalletTransactions.ts';
import { listWebhookDeliveries } from './listWebhookDeliveries.ts';
import { listWebhooks } from './listWebhooks.ts';
import { quoteRates } from './quoteRates.ts';
import { redeliverWebhookDelivery } from './redeliverWebhookDelivery.ts';
import { rotateWebhookSecret } from './rotateWebhookSecret.ts';
import { sendTestLowBalance } from './sendTestLowBalance.ts';
import { settleTestShipment } from './settleTestShipment.ts';
import { testWebhook } from './testWebhook.ts';
import { updateWebhook } from './updateWebhook.ts';
import { validateShipment } from './validateShipment.ts';

/** Handlers by operationId. */
export const operationHandlers: OperationHandlers = {
  advanceTestShipment,
  cancelShipment,
  createShipment,
  createWebhook,
  deleteWebhook,
  failTestLabel,
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
  sendTestLowBalance,
  settleTestShipment,
  testWebhook,
  updateWebhook,
  validateShipment,
};
