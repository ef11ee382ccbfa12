import { findProduct, listProductRows } from '../../db/query/account/merchant-product.ts';
import { cutPage } from '../../db/query/page.ts';
import { pricingContext } from '../account/pricing-inputs.ts';
import { pageReply, readCursor } from '../http/query.ts';
import {
  addProduct,
  changeProduct,
  productView,
  readNewProduct,
  removeProduct,
} from '../merchant-product/product.ts';
import { productReadiness } from '../merchant-product/readiness.ts';
import type { Handler } from '../run-operation.ts';
import { isDay } from '../text.ts';

export const listProducts: Handler<'listProducts'> = async ({ db }, { scope, query, refuse }) => {
  const { cursor, limit, search, archived } = query;
  const list = { name: 'products', filters: { search, archived }, id: /^[\s\S]{1,64}$/ };
  const after = readCursor(cursor, list, refuse);
  const filter = {
    search,
    archived: archived === undefined ? archived : archived === 'true',
    after,
    limit: limit + 1,
  };
  const rows = await listProductRows(db.kysely, scope, filter);
  return pageReply(list, cutPage(rows, limit), productView, (row) => [row.created_at, row.sku]);
};

export const createProduct: Handler<'createProduct'> = (context, call) => {
  const product = readNewProduct(call.body, context.catalog.current, call.refuse);
  return addProduct(context, call, product);
};

export const getProduct: Handler<'getProduct'> = async ({ db }, { scope, path, refuse }) => {
  const found = await findProduct(db.kysely, scope, path.sku);
  return { status: 200, data: productView(found ?? refuse('NOT_FOUND')) };
};

export const updateProduct: Handler<'updateProduct'> = async ({ db, catalog }, call) => {
  const row = await changeProduct(db.kysely, call, call.path.sku, call.body, catalog.current);
  return { status: 200, data: productView(row) };
};

export const deleteProduct: Handler<'deleteProduct'> = async ({ db }, call) => {
  const row = await removeProduct(db.kysely, call, call.path.sku);
  return { status: 200, data: productView(row) };
};

export const getProductReadiness: Handler<'getProductReadiness'> = async (context, call) => {
  const { scope, path, query, refuse } = call;
  const product = (await findProduct(context.db.kysely, scope, path.sku)) ?? refuse('NOT_FOUND');
  const { date = null, country = null, goods_category: goodsCategory = null } = query;
  const broken = (name: string, message: string) =>
    refuse('INVALID_FIELD', { violations: [{ path: [name], code: 'INVALID_FIELD', message }] });
  if (date !== null && !isDay(date)) return broken('date', 'must be a day such as 2027-03-01');
  const question = { date, destination: country, goodsCategory };
  const data = await productReadiness(product, question, await pricingContext(context, call));
  if (data) return { status: 200, data };
  return broken(
    'country',
    'must be a destination of a service that accepts the goods; listServiceTiers lists them',
  );
};
