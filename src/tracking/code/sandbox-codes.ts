import type { CodeTable } from './meaning.ts';

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
  RTD: { status: 'returned', description: 'Returned to the sender' },
  DLV: { status: 'delivered', description: 'Delivered' },
};
