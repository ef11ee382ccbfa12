import type { StoredItem } from '../../db/table/shipment.ts';

/** Returns what papers and labels print of an item beside its description: product IDs, CPSC numbers and the battery, a line each. */
export function itemDetails(item: StoredItem): string[] {
  const named = (name: string, value: string | undefined) =>
    value === undefined ? [] : [`${name} ${value}`];
  const identifiers = [
    ...named('M-PID', item.merchant_product_id),
    ...named('S-PID', item.mfr_id_std),
    ...named('NS-PID', item.mfr_id_nonstd),
    ...named('Exemption', item.product_id_exemption),
  ];
  const cpsc = [
    ...named('certifier', item.cpsc_certifier_id),
    ...named('product', item.cpsc_product_id),
    ...named('version', item.cpsc_version_id),
  ];
  const battery = [
    ...named('Battery', item.battery_un_number),
    ...(item.battery_packing_instruction === undefined ? [] : [item.battery_packing_instruction]),
    ...(item.battery_watt_hours === undefined ? [] : [`${item.battery_watt_hours} Wh`]),
  ];
  return [
    identifiers.join(', '),
    cpsc.length === 0 ? '' : `CPSC ${cpsc.join(', ')}`,
    battery.join(', '),
  ].filter((line) => line !== '');
}
