import type { GatewaySchemas } from '../../../generated/gateway-types.ts';

type BookingRequest = GatewaySchemas['BookingRequest'];
type Party = GatewaySchemas['Party'];
type Item = GatewaySchemas['Item'];

/**
 * Returns a booking without the properties that version 1.7.0 of the protocol added; null if it has none of them. The trade term
 * stays: a gateway that does not know it would leave the duties to the recipient.
 */
export function inEarlierVersion(booking: BookingRequest): BookingRequest | null {
  const { recipient_type: _, ...order } = booking;
  const earlier: BookingRequest = {
    ...order,
    recipient: earlierParty(booking.recipient),
    sender: booking.sender && earlierParty(booking.sender),
    items: booking.items.map(earlierItem),
  };
  return JSON.stringify(earlier).length === JSON.stringify(booking).length ? null : earlier;
}

function earlierParty({ address_lines: _, ...party }: Party): Party {
  return party;
}

const itemProperties = [
  'product_id_exemption',
  'cpsc_certifier_id',
  'cpsc_product_id',
  'cpsc_version_id',
  'battery_un_number',
  'battery_packing_instruction',
  'battery_watt_hours',
  'manufacturer',
  'eu_responsible_person',
] as const satisfies readonly (keyof Item)[];

function earlierItem(item: Item): Item {
  const isAdded = (name: string) => itemProperties.some((one) => one === name);
  return Object.fromEntries(Object.entries(item).filter(([name]) => !isAdded(name))) as Item;
}
