import { type AppContext, withShare } from '../context.ts';
import type { AnyHandler, OperationHandlers } from '../http/handler.ts';
import { cancelShipment } from './cancelShipment.ts';
import { createShipment } from './createShipment.ts';
import { createWebhook } from './createWebhook.ts';
import { deleteWebhook } from './deleteWebhook.ts';
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
import { testWebhook } from './testWebhook.ts';
import { updateWebhook } from './updateWebhook.ts';
import { validateShipment } from './validateShipment.ts';

const handlers: OperationHandlers = {
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

/** One handler an operation of the contract, by its operationId; each with a share of the database's connections. */
export const operationHandlers = Object.fromEntries(
  Object.entries(handlers).map(([id, handler]) => [id, inShare(id, handler)]),
) as unknown as OperationHandlers;

function inShare(id: string, handler: AnyHandler): AnyHandler {
  const contexts = new WeakMap<AppContext, AppContext>();
  return (context, call) => {
    let own = contexts.get(context);
    if (!own) {
      own = withShare(context, id);
      contexts.set(context, own);
    }
    return handler(own, call);
  };
}
