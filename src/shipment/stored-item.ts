import type { StoredItem } from '../../db/table/shipment.ts';
import { asciiUpper } from '../text.ts';

const itemCodes = [
  'country_of_manufacture',
  'product_id_exemption',
  'battery_un_number',
  'battery_packing_instruction',
] as const;
const itemContacts = ['manufacturer', 'eu_responsible_person'] as const;

/** Returns an item, or the fields of a product, with its codes as they are stored. */
export function withCodesInUppercase<Item extends Partial<StoredItem>>(item: Item): Item {
  const codes = itemCodes.flatMap((name) => (item[name] ? [[name, asciiUpper(item[name])]] : []));
  const contacts = itemContacts.flatMap((name) => {
    const contact = item[name];
    if (!contact?.country_code) return [];
    return [[name, { ...contact, country_code: asciiUpper(contact.country_code) }]];
  });
  return { ...item, ...Object.fromEntries([...codes, ...contacts]) };
}
