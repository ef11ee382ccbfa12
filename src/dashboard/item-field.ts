import type { Language } from '../language.ts';
import { fieldHint, orderFieldLabel } from '../order-file/field-choice.ts';
import { labeled, translated } from './text.ts';

/** Fields that say more about an item, by the part of a form. A field of a contact has its path: `manufacturer.name`. */
export const itemParts = {
  identifiers: ['merchant_product_id', 'mfr_id_std', 'mfr_id_nonstd', 'product_id_exemption'],
  safety: ['cpsc_certifier_id', 'cpsc_product_id', 'cpsc_version_id'],
  battery: ['battery_un_number', 'battery_packing_instruction', 'battery_watt_hours'],
  manufacturer: [
    'manufacturer.name',
    'manufacturer.address',
    'manufacturer.country_code',
    'manufacturer.email',
    'manufacturer.phone',
  ],
  eu_responsible_person: [
    'eu_responsible_person.name',
    'eu_responsible_person.address',
    'eu_responsible_person.country_code',
    'eu_responsible_person.email',
    'eu_responsible_person.phone',
  ],
} as const;
export type ItemPart = keyof typeof itemParts;
export const itemPartNames = Object.keys(itemParts) as ItemPart[];

export function isContact(part: ItemPart): part is 'manufacturer' | 'eu_responsible_person' {
  return part === 'manufacturer' || part === 'eu_responsible_person';
}

const texts = translated({
  parts: {
    identifiers: ['Identifiers of the product', '產品編號'],
    safety: ['US product safety (CPSC)', '美國產品安全（CPSC）'],
    battery: ['Battery', '電池'],
    manufacturer: ['Manufacturer', '製造商'],
    eu_responsible_person: ['Responsible person in the EU', '歐盟負責人'],
  },
  contact: {
    name: ['Name', '名稱'],
    address: ['Address', '地址'],
    country_code: ['Country', '國家或地區'],
    email: ['Email', '電郵'],
    phone: ['Phone', '電話'],
  },
});

export function itemPartName(part: ItemPart, language: Language): string {
  return texts[language].parts[part];
}

/** Returns the label of a field of an item in its part of a form. */
export function itemFieldLabel(field: string, language: Language): string {
  const { contact } = texts[language];
  const [, part = ''] = field.split('.');
  return contact[part as keyof typeof contact] ?? orderFieldLabel(`items.0.${field}`, language);
}

/** Returns what to write into a field of an item; empty if its name says it. */
export function itemFieldHint(field: string, language: Language): string {
  return fieldHint(`items.0.${field}`, language) ?? '';
}

/** Says what an item declares beside what a table of goods shows; empty if it is nothing. */
export function furtherFieldsText(item: object, language: Language): string {
  const read = (field: string) =>
    field.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], item);
  const given = (field: string) => [read(field) ?? ''].map(String).filter((value) => value !== '');
  const named = (name: string, values: readonly string[]) =>
    values.length > 0 ? [labeled(name, values.join(', '), language)] : [];
  return itemPartNames
    .flatMap((part) =>
      isContact(part)
        ? named(itemPartName(part, language), itemParts[part].flatMap(given))
        : itemParts[part].flatMap((field) => named(itemFieldLabel(field, language), given(field))),
    )
    .join(' · ');
}
