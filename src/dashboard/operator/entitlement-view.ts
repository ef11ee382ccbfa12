import type { VNode } from 'preact';
import { listProducts, listRateTables, readEntitlement } from '../../../db/query/pricing/entitlement.ts';
import { listIossNumbers } from '../../../db/query/pricing/ioss-number.ts';
import { html } from '../../html.ts';
import { badge, table } from '../view/data.ts';
import { field, selectField } from '../view/field.ts';
import { entitlementTexts } from './entitlement-text.ts';
import type { OperatorRequest } from './operator-request.ts';

/** Values and reasons of a refused form, by field. */
interface Refused {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string | undefined>>;
}

/** Renders what an account can order, its rate tables and its IOSS numbers, with the forms that change them. */
export async function entitlementSections(
  { context, base, language }: OperatorRequest,
  accountId: string,
  { values, errors }: Refused,
): Promise<VNode> {
  const words = entitlementTexts[language];
  const { kysely } = context.db;
  const [products, assignable, { product_codes, rate_tables }, numbers] = await Promise.all([
    listProducts(kysely),
    listRateTables(kysely),
    readEntitlement(kysely, accountId),
    listIossNumbers(kysely, accountId),
  ]);
  const address = `${base}/accounts/${accountId}`;
  return html`
    <section>
      <h2>${words.products}</h2>
      ${product_codes.length === 0 ? html`<p class="none">${words.noProducts}</p>` : null}
      <form method="post" action=${`${address}/products`}>
        ${product_codes.map((code) => html`<input type="hidden" name="had" value=${code} />`)}
        ${products.map(
          ({ code, name }) =>
            html`<p><label class="check"><input type="checkbox" name="products" value=${code} checked=${product_codes.includes(code)} /> <span><code>${code}</code> ${name}</span></label></p>`,
        )}
        <p class="hint">${words.productsHint}</p>
        <p class="buttons"><button class="main">${words.saveProducts}</button></p>
      </form>
    </section>
    <section>
      <h2>${words.rateTables}</h2>
      ${table(
        words.rateTables,
        [
          { name: words.service, cell: ({ service_code }) => html`<code>${service_code}</code>` },
          { name: words.rateTable, cell: ({ rate_table_code }) => html`<code>${rate_table_code}</code>` },
          {
            name: words.remove,
            cell: ({ rate_table_code }) => html`<form method="post" action=${`${address}/rate-tables/remove`}>
              <button class="danger" name="rate_table" value=${rate_table_code} aria-label=${words.removeNumber(rate_table_code)}>${words.remove}</button>
            </form>`,
          },
        ],
        rate_tables,
        words.noRateTables,
      )}
      ${
        assignable.length === 0
          ? null
          : html`<form method="post" action=${`${address}/rate-tables`}>
              ${selectField({ name: 'rate_table', label: words.assign, value: '', options: assignable.map(({ rate_table_code, service_code, service_name }) => [rate_table_code, `${rate_table_code}: ${service_code}, ${service_name}`]) })}
              <p class="hint">${words.assignHint}</p>
              <p class="buttons"><button>${words.assignButton}</button></p>
            </form>`
      }
      <form method="post" action=${`${address}/copy`}>
        ${field({ name: 'from', label: words.copy, value: values.from ?? '', hint: words.copyHint, error: errors.from, isRequired: true, maxLength: 64, autocomplete: 'off' })}
        <p class="buttons"><button>${words.copyButton}</button></p>
      </form>
    </section>
    <section>
      <h2>${words.ioss}</h2>
      ${table(
        words.ioss,
        [
          {
            name: words.number,
            cell: ({ number, is_default }) =>
              html`<code>${number}</code> ${is_default ? badge(words.default, 'good') : null}`,
          },
          { name: words.owner, cell: ({ is_platform }) => (is_platform ? words.platform : words.account) },
          {
            name: words.remove,
            cell: ({ number }) => html`<form method="post" action=${`${address}/ioss/remove`}>
              <button class="danger" name="number" value=${number} aria-label=${words.removeNumber(number)}>${words.remove}</button>
            </form>`,
          },
        ],
        numbers,
        words.noNumbers,
      )}
      <form method="post" action=${`${address}/ioss`}>
        ${field({ name: 'ioss', label: words.add, value: values.ioss ?? '', hint: words.numberHint, error: errors.ioss, isRequired: true, maxLength: 12, autocomplete: 'off' })}
        <p>
          <label class="check"><input type="checkbox" name="platform" value="yes" /> ${words.isPlatform}</label>
          <label class="check"><input type="checkbox" name="default" value="yes" /> ${words.isDefault}</label>
        </p>
        <p class="buttons"><button>${words.addButton}</button></p>
      </form>
    </section>
  `;
}
