import { fillItems, productsOfItems } from '../../merchant-product/fill-items.ts';
import type { PageRequest } from '../page-request.ts';
import { type OrderFields, orderBody, withItems } from './fields.ts';

/** Returns the fields with what items lack filled in from the products with their SKUs, as a booking would. */
export async function withProducts(request: PageRequest, fields: OrderFields): Promise<OrderFields> {
  const { context, scope } = request;
  const catalog = context.catalog.current;
  const { items, recipient: place, declared_currency: currency } = orderBody(fields, catalog);
  const products = await productsOfItems(context.db, scope, [items], { hasProducts: true });
  if (products.size === 0) return fields;
  const filled = fillItems({ items: items as readonly unknown[], place, currency }, products, catalog);
  return withItems(fields, filled.items as readonly object[]);
}

/** Returns the same with the item of a row as its product is; null if no product in use has its SKU. */
export async function withProductOf(
  request: PageRequest,
  fields: OrderFields,
  row: number,
): Promise<OrderFields | null> {
  const kept = new Set([`items.${row}.sku`, `items.${row}.quantity`]);
  const emptied = new Map(
    [...fields].filter(([name]) => !name.startsWith(`items.${row}.`) || kept.has(name)),
  );
  const { context, scope } = request;
  const sku = fields.get(`items.${row}.sku`) ?? '';
  const products = await productsOfItems(context.db, scope, [[{ sku }]], { hasProducts: true });
  return products.get(sku.trim())?.archived === false ? withProducts(request, emptied) : null;
}
