import { createHash } from 'node:crypto';
import type { VNode } from 'preact';
import { html } from '../../html.ts';
import type { Language } from '../../language.ts';
import { knownField } from '../../order-file/order-field.ts';
import { countryName } from '../shipment/goods.ts';
import { labeled } from '../text.ts';
import {
  type Checked,
  type FieldFinding,
  labelOf,
  placeOfField,
  placeOfFinding,
  type ReadFile,
} from './checked-orders.ts';
import { choicesOf, type OfferedService } from './field-choices.ts';
import { countryOf, textAt } from './order-body.ts';
import type { CellGroup, Suggestion } from './order-file-form.ts';
import { batchTexts } from './text.ts';

/** Problems of many orders that have an input of their own, at most. */
const maxGroups = 8;

/** Orders whose rows repeat a problem that is said above the table, too. */
export const maxRepeated = 5;

/** Orders or columns that a line names. */
export const maxNamed = 5;

/** A finding of several orders, with their first lines. */
export interface Shared {
  readonly key: string;
  readonly said: string;
  /** As each row says it: rules of several countries with the same words are one finding. */
  readonly inRows: ReadonlySet<string>;
  readonly lines: readonly number[];
  /** Codes of the countries, if the finding is a rule of each. */
  readonly countries: readonly string[];
}

/** Takes the name of the order's country from the beginning or the end of a rule's sentence. */
function withoutCountry(
  said: string,
  code: string,
  language: Language,
): { said: string; country: string | null } {
  const name = /^[A-Z]{2}$/.test(code) ? countryName(code, language) : '';
  if (name === '') return { said, country: null };
  const end = [` (destination: ${name})`, `（目的地：${name}）`].find((one) => said.endsWith(one));
  if (end !== undefined) return { said: said.slice(0, -end.length), country: code };
  const at = Math.max(said.indexOf(`${name}:`), said.indexOf(`${name}：`));
  const before = said.slice(0, Math.max(at, 0)).trimEnd();
  // Before it stands nothing, or the name of the field.
  if (at === -1 || !/(?:^|[:：])$/.test(before)) return { said, country: null };
  const after = said.slice(at + name.length + 1);
  return { said: before === '' ? after.trimStart() : `${before}${after}`, country: code };
}

/** Joins findings with the same words. */
function joinSame(
  same: readonly { readonly line: number; readonly inRow: string; readonly country: string | null }[],
): Pick<Shared, 'inRows' | 'lines' | 'countries'> {
  return {
    inRows: new Set(same.map(({ inRow }) => inRow)),
    lines: [...new Set(same.map(({ line }) => line))],
    countries: [...new Set(same.flatMap(({ country }) => country ?? []))],
  };
}

/** Finds the warnings of several orders. They are said once, above the table, with a button that shows the orders. */
export function sharedWarnings(
  { orders }: Checked,
  groups: readonly ProblemGroup[],
  language: Language,
): Shared[] {
  const grouped = new Set(groups.flatMap(({ inRows }) => [...inRows]));
  const found = orders.flatMap(({ order, line, findings }) => {
    const said = findings
      .map((one) => [one, saidOf(one, language)] as const)
      .filter(([{ isProblem }, inRow]) => !isProblem && !grouped.has(inRow))
      .map(([, inRow]) => inRow);
    return [...new Set(said)].map((inRow) => ({
      line,
      inRow,
      ...withoutCountry(inRow, countryOf(order.body), language),
    }));
  });
  return [...Map.groupBy(found, ({ said }) => said)]
    .filter(([, same]) => same.length > 1)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([said, same]) => ({ key: keyOf(said), said, ...joinSame(same) }));
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
      const place = placeOfFinding(order, finding, read);
      if (!place) return [];
      const inRow = saidOf(finding, language);
      const { said, country } = withoutCountry(text, countryOf(order.body), language);
      const line = order.lines[0] ?? 0;
      return [
        { path, said, inRow, country, isProblem, isMissing, place, line, key: `${place.column} ${said}` },
      ];
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
      const { path, said, isMissing, place, key } = first;
      const cells = { column: place.column, lines: group.map((one) => one.place.line) };
      return [{ path, said, isMissing, cells, key: keyOf(key), ...joinSame(group) }];
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
export function sharedSection(shared: readonly Shared[], language: Language): VNode | null {
  if (shared.length === 0) return null;
  const { check } = batchTexts[language];
  return html`<section>
    <h2>${check.shared}</h2>
    ${shared.map(
      (one) => html`<p class="advice">
        ${one.said} ${rowsText(one, language)} <button name="show" value=${one.key}>${check.showOrders(one.lines.length)}</button>
      </p>`,
    )}
  </section>`;
}

/** Says which orders a finding is of: their countries, if it is a rule of each, and their lines. */
function rowsText({ lines, countries }: Shared, language: Language): string {
  const { check } = batchTexts[language];
  const named = countries.slice(0, maxNamed).map((code) => countryName(code, language));
  const more = countries.length - named.length;
  const places = [named.join(language === 'en' ? ', ' : '、'), more > 0 ? check.more(more) : '']
    .filter(Boolean)
    .join(' ');
  return check.rowsTo(lines.length, places, lineRanges(lines, language));
}

/** Ranges that a text names. */
const maxRanges = 10;

/** Names lines in short, such as "2, 5–9". */
export function lineRanges(lines: readonly number[], language: Language): string {
  const ranges: [first: number, last: number][] = [];
  for (const line of lines.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  const named = ranges
    .slice(0, maxRanges)
    .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  const more = ranges.length > maxRanges ? ['…'] : [];
  return [...named, ...more].join(language === 'en' ? ', ' : '、');
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
      ${groups.map((group, at) => {
        const { path, said, isMissing, lines, cells, key, countries } = group;
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
            ${choices && isMissing ? text.chooseMissing : said}${countries.length > 0 ? ` ${rowsText(group, language)}` : ''}
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
