import type { CheckpointNotice, TrackingNextStep } from '../../db/table/shipment.ts';
import { feedTime } from '../runtime.ts';
import { utcOffsetMinutes } from '../shipment/place-time.ts';
import type { Checkpoint, CheckpointStatus, SubStatus } from './status.ts';

interface CodeMeaning {
  readonly status: CheckpointStatus;
  readonly subStatus?: SubStatus;
  readonly description: string;
  /** Meaning for a parcel that is on its way back to its sender; undefined: the same. */
  readonly onWayBack?: CodeMeaning;
}

type CodeTable = Readonly<Record<string, CodeMeaning>>;

const returned: CodeMeaning = { status: 'returned', description: 'Returned to the sender' };
const delivered: CodeMeaning = { status: 'delivered', description: 'Delivered', onWayBack: returned };

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
  DESTROYED: { status: 'exception', subStatus: 'destroyed', description: 'Destroyed' },
  LOST: { status: 'exception', subStatus: 'lost', description: 'Lost' },
  EXCEPTION: { status: 'exception', description: 'Problem with the parcel' },
  RETURNING: { status: 'returning', description: 'On its way back to the sender' },
  RETURNED: returned,
  DELIVERED: delivered,
  DELIVERED_TO_RECIPIENT: { status: 'delivered', description: 'Delivered to the recipient' },
};

export const sandboxCodes: CodeTable = {
  PU: { status: 'picked_up', description: 'Picked up' },
  EXC: { status: 'in_transit', subStatus: 'export_customs', description: 'Export customs completed' },
  DEP: { status: 'in_transit', subStatus: 'departed_origin', description: 'Departed from Hong Kong' },
  ARR: {
    status: 'in_transit',
    subStatus: 'arrived_destination_country',
    description: 'Arrived in the destination country',
  },
  IMC: { status: 'in_transit', subStatus: 'import_customs', description: 'In import customs clearance' },
  HLD: { status: 'exception', subStatus: 'customs_hold', description: 'Held by customs' },
  CLR: { status: 'in_transit', subStatus: 'customs_cleared', description: 'Cleared by customs' },
  HLM: {
    status: 'in_transit',
    subStatus: 'handed_to_last_mile',
    description: 'Handed to the final-mile carrier',
  },
  OFD: { status: 'out_for_delivery', description: 'Out for delivery' },
  ADQ: { status: 'exception', subStatus: 'address_query', description: 'The address is incomplete' },
  REF: { status: 'delivery_failed', subStatus: 'refused', description: 'Refused by the recipient' },
  LST: { status: 'exception', subStatus: 'lost', description: 'Lost' },
  RTN: { status: 'returning', description: 'On its way back to the sender' },
  RTD: returned,
  DLV: delivered,
};

/** Carriers with codes of their own. Those of a gateway send the codes of its protocol. */
const tables: Readonly<Record<string, CodeTable>> = { sandbox: sandboxCodes };

export function readCarrierCode(carrierCode: string, code: string): CodeMeaning | undefined {
  const table = Object.hasOwn(tables, carrierCode) ? tables[carrierCode] : httpCodes;
  return table && Object.hasOwn(table, code) ? table[code] : undefined;
}

/** Drops the carrier's own text, because it may hold personal data. Shows an unmapped code as it is. */
export function carrierCheckpoint(carrierCode: string, notice: CheckpointNotice): Checkpoint {
  const { event_id, occurred_at, code, location, eta } = notice;
  const meaning = readCarrierCode(carrierCode, code);
  return {
    carrierEventId: event_id,
    occurredAt: feedTime(new Date(occurred_at)),
    utcOffsetMinutes: utcOffsetMinutes(occurred_at),
    status: meaning?.status ?? null,
    subStatus: meaning?.subStatus ?? null,
    description: meaning?.description ?? `Carrier status: ${code}`,
    location: location ?? null,
    carrierStatus: code,
    ...(eta === undefined ? {} : { eta: eta && feedTime(new Date(eta)) }),
    nextStep: nextStep(notice),
  };
}

function nextStep({
  needed = null,
  deadline = null,
  next_attempt = null,
  pickup_place: place = null,
}: CheckpointNotice): TrackingNextStep | null {
  if ([needed, deadline, next_attempt, place].every((value) => value === null)) return null;
  const pickup_place = place && {
    name: place.name,
    address: place.address ?? null,
    until: place.until ?? null,
  };
  return { needed, deadline, next_attempt, pickup_place };
}
