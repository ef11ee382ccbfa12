import { createHash } from 'node:crypto';
import type { VNode } from 'preact';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { knownField } from '../../order-file/order-field.ts';
import { labeled } from '../text.ts';
import {
  type Checked,
  countryOf,
  type FieldFinding,
  labelOf,
  placeOfField,
  type ReadFile,
  textAt,
} from './checked-orders.ts';
import { choicesOf, type OfferedService } from './field-choices.ts';
import type { CellGroup, Suggestion } from './order-file-form.ts';
import { type BatchTexts, batchTexts } from './text.ts';

/** Problems of many orders that have an input of their own, at most. */
const maxGroups = 8;

/** Orders or columns that a line names. */
export const maxNamed = 5;

/** A finding of several orders, with their first lines. */
export interface Shared {
  readonly key: string;
  readonly said: string;
  readonly lines: readonly number[];
}

/** Finds the warnings of several orders. They are said once, above the table, with a button that shows the orders. */
export function sharedWarnings(
  { orders }: Checked,
  groups: readonly ProblemGroup[],
  language: Language,
): Shared[] {
  const grouped = new Set(groups.map(({ text }) => text));
  const found = orders.flatMap(({ line, findings }) => {
    const said = findings
      .filter(({ isProblem, text }) => !isProblem && !grouped.has(text))
      .map((one) => saidOf(one, language));
    return [...new Set(said)].map((one) => ({ line, said: one }));
  });
  return [...Map.groupBy(found, ({ said }) => said)]
    .filter(([, same]) => same.length > 1)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([said, same]) => ({ key: keyOf(said), said, lines: same.map(({ line }) => line) }));
}

export function saidOf({ label, text }: Pick<FieldFinding, 'label' | 'text'>, language: Language): string {
  return label ? labeled(label, text, language) : text;
}

/** Names a group of orders in the button that shows them. */
function keyOf(said: string): string {
  return createHash('sha256').update(said).digest('base64url').slice(0, 12);
}

export interface ProblemGroup extends Shared {
  readonly path: string;
  readonly text: string;
  readonly isMissing: boolean;
  readonly cells: CellGroup;
}

/** Fields whose value can be the same in many orders. */
const sharedFields =
  /^(?:service_tier_id|parcels|items\.(?:hs_code|country|unit_weight)|declared_currency|goods_category)/;

/** Fields whose value is another in each order, so that one value for all that lack it is wrong. */
const ownFields = /^(?:reference_no|recipient\.(?:contact_name|address|city|region|postal_code))/;

/** Finds what many orders have in a field whose value can be the same for all of them: problems, then advice. */
export function groupProblems({ orders }: Checked, read: ReadFile, language: Language): ProblemGroup[] {
  const found = orders.flatMap(({ order, findings }) =>
    findings.flatMap((finding) => {
      const { path, text, isProblem, isMissing } = finding;
      const field = knownField(path);
      if (!sharedFields.test(field) && (!isMissing || ownFields.test(field))) return [];
      const place = placeOfField(order, path, read);
      const said = saidOf(finding, language);
      return place
        ? [
            {
              path,
              text,
              said,
              isProblem,
              isMissing,
              place,
              line: order.lines[0] ?? 0,
              key: `${place.column} ${text}`,
            },
          ]
        : [];
    }),
  );
  const isProblem = ([first]: typeof found) => first?.isProblem === true;
  return [...Map.groupBy(found, ({ key }) => key).values()]
    .filter((group) => group.length > 1)
    .toSorted((one, other) => Number(isProblem(other)) - Number(isProblem(one)) || other.length - one.length)
    .slice(0, maxGroups)
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { path, text, said, isMissing, place, key } = first;
      const cells = { column: place.column, lines: group.map((one) => one.place.line) };
      const lines = [...new Set(group.map(({ line }) => line))];
      return [{ path, text, said, isMissing, cells, lines, key: keyOf(key) }];
    });
}

/** An order has one suggestion at most for a cell. */
export function findSuggestions({ orders }: Checked, read: ReadFile): Suggestion[] {
  return orders.flatMap(({ order, findings }) =>
    findings.flatMap(({ path, suggestion }) => {
      const place = suggestion === null ? null : placeOfField(order, path, read);
      return place && suggestion !== null ? [{ ...place, value: suggestion }] : [];
    }),
  );
}

/** Says which order, field and values each suggestion is for. */
export function suggestionTexts({ orders }: Checked, language: Language): string[] {
  return orders.flatMap(({ order, reference, findings }) =>
    findings.flatMap(({ path, label, suggestion }) => {
      const now = textAt(order.body, ...path.split('.'));
      return suggestion === null
        ? []
        : [`${reference} ${labeled(label, `${now} → ${suggestion}`, language)}`];
    }),
  );
}

/** Shows what the check says of several orders, with the button that shows them. */
export function sharedSection(shared: readonly Shared[], { check }: BatchTexts): VNode | null {
  if (shared.length === 0) return null;
  return html`<section>
    <h2>${check.shared}</h2>
    ${shared.map(
      ({ key, said, lines }) => html`<p class="advice">
        ${said} <button name="show" value=${key}>${check.showOrders(lines.length)}</button>
      </p>`,
    )}
  </section>`;
}

interface ForMany {
  readonly groups: readonly ProblemGroup[];
  readonly suggestions: readonly string[];
  readonly services: readonly OfferedService[];
}

export function groupSection(
  { groups, suggestions, services }: ForMany,
  { orders }: Checked,
  language: Language,
): VNode | null {
  if (groups.length === 0 && suggestions.length === 0) return null;
  const text = batchTexts[language].check;
  const countriesOf = (lines: readonly number[]) => {
    const chosen = new Set(lines);
    return orders.filter(({ line }) => chosen.has(line)).map(({ order: { body } }) => countryOf(body));
  };
  return html`<section>
    <h2>${text.forAll}</h2>
    ${groups.length > 0 ? html`<p class="hint">${text.forAllHint}</p>` : null}
    <div class="grid">
      ${groups.map(({ path, text: said, isMissing, lines, cells, key }, at) => {
        const choices = choicesOf(path, services, countriesOf(lines), language);
        return html`<div class="field">
          <label for=${`all-${at}`}>${text[isMissing ? 'setMissing' : 'setAll'](labelOf(path, language), cells.lines.length)}</label>
          ${
            choices
              ? html`<select id=${`all-${at}`} name=${`all.${at}`} aria-describedby=${`all-${at}-hint`}>
                  <option value="">${text.choose}</option>
                  ${choices.map(([value, name]) => html`<option value=${value}>${name}</option>`)}
                </select>`
              : html`<input id=${`all-${at}`} name=${`all.${at}`} autocomplete="off" aria-describedby=${`all-${at}-hint`} />`
          }
          <p class="hint" id=${`all-${at}-hint`}>
            ${choices && isMissing ? text.chooseMissing : said}
            <button class="quiet" name="show" value=${key}>${text.showOrders(lines.length)}</button>
          </p>
        </div>`;
      })}
    </div>
    ${suggestions.slice(0, maxNamed).map((one) => html`<p class="hint">${one}</p>`)}
    ${suggestions.length > maxNamed ? html`<p class="hint">${text.more(suggestions.length - maxNamed)}</p>` : null}
    <p class="buttons">
      ${groups.length > 0 ? html`<button name="do" value="check">${text.apply}</button>` : null}
      ${suggestions.length > 0 ? html`<button name="do" value="suggestions">${text.takeSuggestions(suggestions.length)}</button>` : null}
    </p>
  </section>`;
}
