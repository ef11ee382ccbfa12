import type { ColumnMeaning } from './order-field.ts';

interface ListedField {
  readonly meaning: ColumnMeaning;
  readonly text: string;
}

const meanings: Readonly<Record<string, ColumnMeaning>> = {
  name: { field: 'items.0.description' },
  sku: { field: 'items.0.sku' },
  quantity: { field: 'items.0.quantity' },
  total: { field: 'items.0.unit_price', isLineTotal: true },
};

/**
 * Reads a cell of WooCommerce's exporters that has all items: `name:Mug|sku:M-1|quantity:2|total:36.00;name:…`. What is not
 * of this form is one item by its name.
 */
export function readPackedItems(text: string): (readonly ListedField[])[] {
  if (!/(?:^|\|)name:/.test(text)) return [[{ meaning: { field: 'items.0.description' }, text }]];
  return text.split(/;\s*(?=(?:id|name):)/).map((item) =>
    item.split('|').flatMap((part) => {
      const [, key = '', value = ''] = /^\s*(\w+):(.*)$/s.exec(part) ?? [];
      const meaning = Object.hasOwn(meanings, key) ? meanings[key] : undefined;
      return meaning && value.trim() !== '' ? [{ meaning, text: value.trim() }] : [];
    }),
  );
}
