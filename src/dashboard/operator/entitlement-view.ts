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
  const text = entitlementTexts[language];
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
      <h2>${text.products}</h2>
      ${product_codes.length === 0 ? html`<p class="none">${text.noProducts}</p>` : null}
      <form method="post" action=${`${address}/products`}>
        ${product_codes.map((code) => html`<input type="hidden" name="had" value=${code} />`)}
        ${products.map(
          ({ code, name }) =>
            html`<p><label class="check"><input type="checkbox" name="products" value=${code} checked=${product_codes.includes(code)} /> <span><code>${code}</code> ${name}</span></label></p>`,
        )}
        <p class="hint">${text.productsHint}</p>
        <p class="buttons"><button class="main">${text.saveProducts}</button></p>
      </form>
    </section>
    <section>
      <h2>${text.rateTables}</h2>
      ${table(
        text.rateTables,
        [
          { name: text.service, cell: ({ service_code }) => html`<code>${service_code}</code>` },
          { name: text.rateTable, cell: ({ rate_table_code }) => html`<code>${rate_table_code}</code>` },
          {
            name: text.remove,
            cell: ({ rate_table_code }) => html`<form method="post" action=${`${address}/rate-tables/remove`}>
              <button class="danger" name="rate_table" value=${rate_table_code} aria-label=${text.removeNumber(rate_table_code)}>${text.remove}</button>
            </form>`,
          },
        ],
        rate_tables,
        text.noRateTables,
      )}
      ${
        assignable.length === 0
          ? null
          : html`<form method="post" action=${`${address}/rate-tables`}>
              ${selectField({ name: 'rate_table', label: text.assign, value: '', options: assignable.map(({ rate_table_code, service_code, service_name }) => [rate_table_code, `${rate_table_code}: ${service_code}, ${service_name}`]) })}
              <p class="hint">${text.assignHint}</p>
              <p class="buttons"><button>${text.assignButton}</button></p>
            </form>`
      }
      <form method="post" action=${`${address}/copy`}>
        ${field({ name: 'from', label: text.copy, value: values.from ?? '', hint: text.copyHint, error: errors.from, isRequired: true, maxLength: 64, autocomplete: 'off' })}
        <p class="buttons"><button>${text.copyButton}</button></p>
      </form>
    </section>
    <section>
      <h2>${text.ioss}</h2>
      ${table(
        text.ioss,
        [
          {
            name: text.number,
            cell: ({ number, is_default }) =>
              html`<code>${number}</code> ${is_default ? badge(text.default, 'good') : null}`,
          },
          { name: text.owner, cell: ({ is_platform }) => (is_platform ? text.platform : text.account) },
          {
            name: text.remove,
            cell: ({ number }) => html`<form method="post" action=${`${address}/ioss/remove`}>
              <button class="danger" name="number" value=${number} aria-label=${text.removeNumber(number)}>${text.remove}</button>
            </form>`,
          },
        ],
        numbers,
        text.noNumbers,
      )}
      <form method="post" action=${`${address}/ioss`}>
        ${field({ name: 'ioss', label: text.add, value: values.ioss ?? '', hint: text.numberHint, error: errors.ioss, isRequired: true, maxLength: 12, autocomplete: 'off' })}
        <p>
          <label class="check"><input type="checkbox" name="platform" value="yes" /> ${text.isPlatform}</label>
          <label class="check"><input type="checkbox" name="default" value="yes" /> ${text.isDefault}</label>
        </p>
        <p class="buttons"><button>${text.addButton}</button></p>
      </form>
    </section>
  `;
}
