// Generated from openapi.json by codegen/. Do not edit.

import type { components } from './types.ts';

export const eventTypes = [
  'shipment.created',
  'shipment.picked_up',
  'shipment.in_transit',
  'shipment.out_for_delivery',
  'shipment.available_for_pickup',
  'shipment.delivery_failed',
  'shipment.exception',
  'shipment.returning',
  'shipment.delivered',
  'shipment.cancelled',
  'shipment.returned',
  'shipment.tracking_updated',
  'shipment.last_mile_assigned',
  'shipment.label_ready',
  'shipment.label_failed',
  'shipment.pod_available',
  'shipment.billing_settled',
  'shipment.billing_adjusted',
  'shipment_batch.completed',
  'manifest.closed',
  'manifest.failed',
  'wallet.low_balance',
  'wallet.adjusted',
  'webhook.disabled',
  'webhook.test',
] as const;

export type EventType = (typeof eventTypes)[number];

/** JSON body of each event type. */
export interface EventBodies {
  'shipment.created': components['schemas']['ShipmentCreatedEvent'];
  'shipment.picked_up': components['schemas']['ShipmentPickedUpEvent'];
  'shipment.in_transit': components['schemas']['ShipmentInTransitEvent'];
  'shipment.out_for_delivery': components['schemas']['ShipmentOutForDeliveryEvent'];
  'shipment.available_for_pickup': components['schemas']['ShipmentAvailableForPickupEvent'];
  'shipment.delivery_failed': components['schemas']['ShipmentDeliveryFailedEvent'];
  'shipment.exception': components['schemas']['ShipmentExceptionEvent'];
  'shipment.returning': components['schemas']['ShipmentReturningEvent'];
  'shipment.delivered': components['schemas']['ShipmentDeliveredEvent'];
  'shipment.cancelled': components['schemas']['ShipmentCancelledEvent'];
  'shipment.returned': components['schemas']['ShipmentReturnedEvent'];
  'shipment.tracking_updated': components['schemas']['ShipmentTrackingUpdatedEvent'];
  'shipment.last_mile_assigned': components['schemas']['ShipmentLastMileAssignedEvent'];
  'shipment.label_ready': components['schemas']['ShipmentLabelReadyEvent'];
  'shipment.label_failed': components['schemas']['ShipmentLabelFailedEvent'];
  'shipment.pod_available': components['schemas']['ShipmentPodAvailableEvent'];
  'shipment.billing_settled': components['schemas']['ShipmentBillingSettledEvent'];
  'shipment.billing_adjusted': components['schemas']['ShipmentBillingAdjustedEvent'];
  'shipment_batch.completed': components['schemas']['ShipmentBatchCompletedEvent'];
  'manifest.closed': components['schemas']['ManifestClosedEvent'];
  'manifest.failed': components['schemas']['ManifestFailedEvent'];
  'wallet.low_balance': components['schemas']['WalletLowBalanceEvent'];
  'wallet.adjusted': components['schemas']['WalletAdjustedEvent'];
  'webhook.disabled': components['schemas']['WebhookDisabledEvent'];
  'webhook.test': components['schemas']['WebhookTestEvent'];
}
