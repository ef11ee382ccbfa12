import { orderFields } from '../../generated/order-fields.ts';
import { Unreadable } from './file-fault.ts';

/**
 * The meaning of a column: a field of an order by its path in the body of createShipment, with the place of a list from 0
 * (`recipient.city`, `items.1.quantity`). The first entry of a list needs no number.
 */
export interface ColumnMeaning {
  readonly field: string;
  /** Unit of a weight, if it is not the field's. */
  readonly unit?: 'g' | 'kg' | 'oz' | 'lb';
  /** The price of all pieces of the row, not of one. */
  readonly isLineTotal?: true;
}

/** The meanings of a file's columns, from the left; null for one that is left out. */
export type Mapping = readonly (ColumnMeaning | null)[];

/** Programs whose exports are recognised by their header. */
export type ShopExport = 'shopify' | 'woocommerce' | 'etsy' | 'amazon' | 'ebay' | 'shopline';

/** How the columns were understood. */
export interface FoundMapping {
  readonly mapping: Mapping;
  /** `template`: columns are named as our fields. `saved`: as the account last chose for such a header. */
  readonly source: 'template' | 'saved' | 'chosen' | 'guess' | ShopExport;
  /** Names of columns whose meaning a person has to choose, or to confirm that they are left out. */
  readonly unknown: readonly string[];
}

/** Entries of `metadata`, at most (contract: Metadata). */
const maxMetadata = 100;

export const textFields: ReadonlySet<string> = new Set([
  ...orderFields,
  'payment_type',
  'declared_currency',
  'expected_discount_rule_id',
]);
export const numberFields: ReadonlySet<string> = new Set([
  'parcels.weight_kg',
  'parcels.length_cm',
  'parcels.width_cm',
  'parcels.height_cm',
  'items.quantity',
  'items.unit_price',
  'items.unit_price_hkd',
  'items.unit_weight_kg',
  'insured_amount',
  'expected_total_hkd',
]);
export const flagFields: ReadonlySet<string> = new Set(['vat_prepay', 'voec_prepay', 'items.is_cspc']);
export const listFields: ReadonlySet<string> = new Set(['tags', 'selected_surcharges']);

/** Understands a header. @throws {Unreadable} */
export function findMapping(header: readonly string[]): FoundMapping {
  return { mapping: readTemplateHeader(header), source: 'template', unknown: [] };
}

function readTemplateHeader(names: readonly string[]): Mapping {
  const [first = ''] = names;
  const separator = first.includes('\t') ? 'tabs' : first.includes(';') ? 'semicolons' : null;
  if (names.length === 1 && separator !== null) throw new Unreadable({ reason: 'separator', separator });
  const fields = new Set<string>();
  let metadata = 0;
  return names.map((name) => {
    const field = fieldOf(name);
    if (field === null) throw new Unreadable({ reason: 'unknown_column', column: name });
    if (field.startsWith('metadata.') && ++metadata > maxMetadata)
      throw new Unreadable({ reason: 'metadata_columns', max: maxMetadata });
    if (fields.has(field)) throw new Unreadable({ reason: 'repeated_column', column: field });
    fields.add(field);
    return { field };
  });
}

/** Returns the path that a column of the template names, with the place in its list; null if it names none. */
function fieldOf(name: string): string | null {
  const [first = '', second = '', ...rest] = name.split('.');
  if (first === 'metadata') return second === '' || second === '__proto__' ? null : name;
  const isCounted = /^\d{1,2}$/.test(second);
  const field = isCounted ? [first, ...rest].join('.') : name;
  if (![textFields, numberFields, flagFields, listFields].some((fields) => fields.has(field))) return null;
  const isRow = first === 'parcels' || first === 'items';
  if (!isRow) return isCounted ? null : name;
  return [first, isCounted ? Number(second) : 0, ...field.split('.').slice(1)].join('.');
}
