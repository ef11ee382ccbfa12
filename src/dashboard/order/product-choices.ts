import type { VNode } from 'preact';
import { listProductRows } from '../../../db/query/account/merchant-product.ts';
import { html } from '../../html.ts';
import type { PageRequest } from '../page-request.ts';
import { type OrderFields, rowCount } from './fields.ts';

const mostOffered = 20;

/** Offers the products that begin or go on with what is typed as a SKU; the newest ones before a SKU is typed. */
export async function productChoices({ context, scope }: PageRequest, fields: OrderFields): Promise<VNode[]> {
  const rows = Array.from({ length: rowCount(fields, 'items') }, (_, row) => row);
  // A SKU that filled in its row is known.
  const typed = rows
    .map((row) => fields.get(`items.${row}.sku`) ?? '')
    .findLast((sku, row) => sku !== '' && sku !== fields.get(`items.${row}.filled_from`));
  const filter = { search: typed, archived: false, after: null, limit: mostOffered };
  const products = await listProductRows(context.db.kysely, scope, filter);
  return products.map(({ sku, description }) => html`<option value=${sku}>${description}</option>`);
}
