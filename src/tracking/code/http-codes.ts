import type { CodeTable } from './meaning.ts';

export const httpCodes: CodeTable = {
  INFO_RECEIVED: {
    status: 'label_created',
    subStatus: 'info_received',
    description: 'The carrier received the shipment data',
  },
  PICKED_UP: { status: 'picked_up', description: 'Picked up' },
  RECEIVED_AT_HUB: { status: 'in_transit', description: 'Received at the sorting hub' },
  EXPORT_CUSTOMS: {
    status: 'in_transit',
    subStatus: 'export_customs',
    description: 'In export customs clearance',
  },
  DEPARTED: { status: 'in_transit', subStatus: 'departed_origin', description: 'Departed' },
  IN_TRANSIT: { status: 'in_transit', description: 'In transit' },
  ARRIVED: {
    status: 'in_transit',
    subStatus: 'arrived_destination_country',
    description: 'Arrived in the destination country',
  },
  IMPORT_CUSTOMS: {
    status: 'in_transit',
    subStatus: 'import_customs',
    description: 'In import customs clearance',
  },
  CUSTOMS_HOLD: { status: 'exception', subStatus: 'customs_hold', description: 'Held by customs' },
  CUSTOMS_CLEARED: {
    status: 'in_transit',
    subStatus: 'customs_cleared',
    description: 'Cleared by customs',
  },
  HANDED_OVER: {
    status: 'in_transit',
    subStatus: 'handed_to_last_mile',
    description: 'Handed to the final-mile carrier',
  },
  AT_DEPOT: {
    status: 'in_transit',
    subStatus: 'arrived_at_delivery_depot',
    description: 'Arrived at the delivery depot',
  },
  OUT_FOR_DELIVERY: { status: 'out_for_delivery', description: 'Out for delivery' },
  READY_FOR_PICKUP: { status: 'available_for_pickup', description: 'Ready to be picked up' },
  NOT_HOME: {
    status: 'delivery_failed',
    subStatus: 'recipient_unavailable',
    description: 'The recipient was not available',
  },
  REFUSED: { status: 'delivery_failed', subStatus: 'refused', description: 'Refused by the recipient' },
  DELIVERY_FAILED: { status: 'delivery_failed', description: 'Delivery failed' },
  ADDRESS_QUERY: {
    status: 'exception',
    subStatus: 'address_query',
    description: 'The address is incomplete',
  },
  DELAYED: { status: 'exception', subStatus: 'delayed', description: 'Delayed' },
  DAMAGED: { status: 'exception', subStatus: 'damaged', description: 'Damaged' },
  LOST: { status: 'exception', subStatus: 'lost', description: 'Lost' },
  EXCEPTION: { status: 'exception', description: 'Problem with the parcel' },
  RETURNING: { status: 'returning', description: 'On its way back to the sender' },
  RETURNED: { status: 'returned', description: 'Returned to the sender' },
  DELIVERED: { status: 'delivered', description: 'Delivered' },
};
