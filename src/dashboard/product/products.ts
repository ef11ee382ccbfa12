import { listProductRows } from '../../../db/query/account/merchant-product.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { symbol } from '../../look/symbol.ts';
import { maxProducts } from '../../merchant-product/product.ts';
import { productsCsv } from '../../merchant-product/product-csv.ts';
import {
  createProduct,
  deleteProduct,
  getProduct,
  getProductReadiness,
  listProducts,
  updateProduct,
} from '../../operation/product.ts';
import { hongKongDay } from '../../runtime.ts';
import { faultText, noteText } from '../advice.ts';
import { type List, readChoice, showList } from '../list.ts';
import type { PageAnswer, PageRequest } from '../page-request.ts';
import { orRefusal, runOperation } from '../run-operation.ts';
import { countryName } from '../shipment/goods.ts';
import { badge, dayText, table, time } from '../view/data.ts';
import { alertText, statusText } from '../view/field.ts';
import { questionPage } from '../view/form.ts';
import { inputOf, productFieldName, productForm, readProductForm, type Values, valuesOf } from './form.ts';
import { productTexts } from './text.ts';

type Product = Schemas['MerchantProduct'];

const productPath = (base: string, sku: string) => `${base}/products/sku/${encodeURIComponent(sku)}`;

/** Lists the products of the mode, newest first. */
export async function showProducts(request: PageRequest): Promise<PageAnswer> {
  const { base, language, can } = request;
  const text = productTexts[language];
  const { status, form, results } = await showList(request, productList(request));
  return {
    title: text.title,
    status,
    head: {
      subtitle: text.lead,
      actions: html`${
        can('edit_products')
          ? html`<a class="main" href=${`${base}/products/new`}>${symbol('plus')}${text.add}</a>
              <a href=${`${base}/products/import`}>${text.import}</a>`
          : null
      }<a href=${`${base}/products.csv`}>${text.download}</a>`,
    },
    content: html`${form} ${results}`,
  };
}

const states = ['false', 'true'] as const;

function productList(
  request: PageRequest,
): List<Product, { readonly search: string; readonly archived: (typeof states)[number] }> {
  const { base, language } = request;
  const text = productTexts[language];
  return {
    path: '/products',
    title: text.title,
    none: text.none,
    noMatch: text.noMatch,
    pageSize: 25,
    columns: [
      {
        name: 'SKU',
        cell: ({ sku, archived }) =>
          html`<a href=${productPath(base, sku)}>${sku}</a> ${archived ? badge(text.archivedBadge, 'warning') : null}`,
      },
      { name: productFieldName(['description'], language), cell: ({ description }) => description || '–' },
      { name: productFieldName(['hs_code'], language), cell: ({ hs_code }) => hs_code ?? '–' },
      {
        name: productFieldName(['country_of_manufacture'], language),
        cell: ({ country_of_manufacture: made }) => (made === null ? '–' : countryName(made, language)),
      },
      { name: text.changed, cell: ({ updated_at }) => time(updated_at, language) },
    ],
    filters: {
      search: { label: text.search, maxLength: 100, read: (search) => ({ search }) },
      archived: {
        label: text.state,
        options: states.map((state) => [state, text.states[state]] as const),
        read: (state) => ({ archived: readChoice(states, state) }),
      },
    },
    search: async (filter, { cursor, limit }) => {
      const query = { ...filter, limit, ...(cursor === null ? {} : { cursor }) };
      const { data } = await runOperation(request, 'listProducts', listProducts, { query });
      return { rows: data.data, next: data.next_cursor };
    },
  };
}

/** Sends all products as a file that an import reads again. */
export async function exportProducts({ context, scope, language }: PageRequest): Promise<PageAnswer> {
  const all = { search: undefined, archived: undefined, after: null, limit: maxProducts };
  const rows = await listProductRows(context.db.kysely, scope, all);
  const content = Buffer.from([...productsCsv(rows, language)].join(''));
  const name = `products-${hongKongDay(context.clock.now())}.csv`;
  return { file: { name, type: 'text/csv', content } };
}

export async function showNewProduct(request: PageRequest): Promise<PageAnswer> {
  return newPage(request, {});
}

function newPage(
  request: PageRequest,
  values: Values,
  errors?: ReadonlyMap<string, string>,
  alert?: string,
): PageAnswer {
  const { base, language } = request;
  const text = productTexts[language];
  return {
    title: text.newTitle,
    status: alert ? 409 : errors ? 400 : 200,
    head: { back: [`${base}/products`, text.back] },
    content: html`
      ${alert ? alertText(alert) : alertText(errors ? text.invalid : undefined, true)}
      <section>
        ${productForm(request, { values, ...(errors ? { errors } : {}), action: `${base}/products/new`, isNew: true })}
      </section>
    `,
  };
}

/** Saves a new product, and shows it with its readiness. */
export async function saveNewProduct(request: PageRequest): Promise<PageAnswer> {
  const { base, language } = request;
  const text = productTexts[language];
  const { values, fields, errors } = readProductForm(request, null);
  if (errors.size > 0) return newPage(request, values, errors);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  const body = { sku: values.sku, ...given };
  const saved = await orRefusal(runOperation(request, 'createProduct', createProduct, { body }));
  if (!(saved instanceof ApiError)) return { goTo: `${productPath(base, saved.data.sku)}?saved=yes` };
  if (saved.code === 'PRODUCT_EXISTS') return newPage(request, values, undefined, text.exists);
  if (saved.code === 'PRODUCT_LIMIT_REACHED') return newPage(request, values, undefined, text.limitReached);
  return newPage(request, values, faultsOf(saved, request));
}

function faultsOf(refusal: ApiError, request: PageRequest) {
  const { violations = [] } = refusal.options;
  if (violations.length === 0) throw refusal;
  return new Map(violations.map((one) => [inputOf(one.path), faultText(one, request)]));
}

async function requestedProduct(request: PageRequest): Promise<Product> {
  const path = { sku: request.path.id ?? '' };
  return (await runOperation(request, 'getProduct', getProduct, { path })).data;
}

/** Shows a product, the destinations that it can go to, and the form that changes it. */
export async function showProduct(request: PageRequest): Promise<PageAnswer> {
  return productPage(request, await requestedProduct(request));
}

async function productPage(
  request: PageRequest,
  product: Product,
  refused?: { readonly values: Values; readonly errors: ReadonlyMap<string, string> },
): Promise<PageAnswer> {
  const { base, language, search, can } = request;
  const text = productTexts[language];
  const { sku, archived } = product;
  const path = productPath(base, sku);
  const mayChange = can('edit_products');
  return {
    title: sku,
    status: refused ? 400 : 200,
    head: {
      back: [`${base}/products`, text.back],
      subtitle: html`${product.description} ${archived ? badge(text.archivedBadge, 'warning') : null}`,
      actions: mayChange ? html`<a class="danger" href=${`${path}/delete`}>${text.delete}</a>` : null,
    },
    content: html`
      ${alertText(refused ? text.invalid : undefined, true)}
      ${search.has('saved') && !refused ? statusText(text.saved) : null}
      ${refused ? null : await readinessSection(request, sku)}
      ${
        mayChange
          ? html`<section>
              ${productForm(request, { values: valuesOf(product), ...refused, action: path, isNew: false })}
            </section>`
          : null
      }
    `,
  };
}

/** Destinations that a cell names. */
const maxNamed = 8;

async function readinessSection(request: PageRequest, sku: string) {
  const { language } = request;
  const text = productTexts[language];
  const { data } = await runOperation(request, 'getProductReadiness', getProductReadiness, { path: { sku } });
  const { ready_destinations: ready, blocked_destinations: blocked, rules } = data;
  type Rule = (typeof rules)[number];
  const places = ({ destinations }: Rule) => {
    const names = destinations.slice(0, maxNamed).map((code) => placeName(code, request));
    const rest = destinations.length - names.length;
    return `${names.join(language === 'en' ? ', ' : '、')}${rest > 0 ? ` ${text.more(rest)}` : ''}`;
  };
  return html`<section>
    <h2>${text.readiness}</h2>
    ${
      ready.length + blocked.length === 0
        ? html`<p>${text.noServices}</p>`
        : html`<p>
            ${blocked.length > 0 ? text.blockedTo(blocked.length) : null} ${ready.length > 0 ? text.readyTo(ready.length) : null}
          </p>`
    }
    ${table(
      text.readiness,
      [
        { name: text.missing, cell: ({ field }: Rule) => productFieldName(field, language) },
        {
          name: text.effect,
          cell: ({ severity, effective_from: from }: Rule) =>
            html`${badge(severity === 'error' ? text.effects.error : text.effects.warning, severity === 'error' ? 'bad' : 'warning')}
              ${from === null ? null : html`<p class="hint">${text.from(dayText(from, language))}</p>`}`,
        },
        {
          name: text.rule,
          cell: ({ message, certain, source }: Rule) =>
            html`${noteText(message, request)}
              ${certain ? null : html`<p class="hint">${text.uncertain}</p>`}
              ${source === null ? null : html` <a href=${source} rel="noreferrer">${text.source}</a>`}`,
        },
        { name: text.destinations, cell: places },
      ],
      rules,
      text.nothingMissing,
    )}
  </section>`;
}

function placeName(code: string, { context, language }: Pick<PageRequest, 'context' | 'language'>): string {
  const country = context.catalog.current.countries.get(code.slice(0, 2));
  const area = country?.areas.find((one) => one.code === code);
  if (!area) return countryName(code, language);
  return language === 'en' ? area.name : (area.name_zh_hk ?? area.name);
}

/** Changes a product. An emptied field is removed from it. */
export async function changeRequestedProduct(request: PageRequest): Promise<PageAnswer> {
  const product = await requestedProduct(request);
  const { values, fields, errors } = readProductForm(request, product);
  if (errors.size > 0) return productPage(request, product, { values, errors });
  const { description, ...others } = fields;
  const described =
    description === null && product.description === '' ? {} : { description: description ?? '' };
  const body = { ...others, ...described, archived: values.archived === 'yes' };
  const path = { sku: product.sku };
  const changed = await orRefusal(runOperation(request, 'updateProduct', updateProduct, { path, body }));
  if (!(changed instanceof ApiError)) return { goTo: `${productPath(request.base, product.sku)}?saved=yes` };
  return productPage(request, product, { values, errors: faultsOf(changed, request) });
}

/** Asks before a product is deleted. */
export async function askDeleteProduct(request: PageRequest): Promise<PageAnswer> {
  const { base, language } = request;
  const text = productTexts[language];
  const { sku } = await requestedProduct(request);
  return questionPage({
    title: text.deleteTitle(sku),
    content: html`<p>${text.deleteEffect}</p>`,
    button: text.delete,
    back: [productPath(base, sku), text.keep],
  });
}

export async function deleteRequestedProduct(request: PageRequest): Promise<PageAnswer> {
  const path = { sku: request.path.id ?? '' };
  await runOperation(request, 'deleteProduct', deleteProduct, { path });
  return { goTo: `${request.base}/products` };
}
