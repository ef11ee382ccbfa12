import type { ComponentChildren, VNode } from 'preact';
import type { Schemas } from '../../../generated/operations.ts';
import { ApiError, type Violation } from '../../contract/errors.ts';
import { fieldLabel } from '../../contract/field-name.ts';
import { html } from '../../html.ts';
import { validateAddress } from '../../operation/address.ts';
import { adviceText, adviceTexts, faultText } from '../advice.ts';
import type { PageRequest } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { countryName } from '../shipment/goods.ts';
import { labeled } from '../text.ts';
import { askedFields } from './asked-fields.ts';
import { fieldOfPath, isOrderField, type OrderFields, orderBody, rowCount } from './fields.ts';
import { likelyDestinations, readNationalPhone, readPhone } from './fill-in.ts';
import { taxNumberLabel } from './inputs.ts';
import { orderTexts } from './text.ts';

type Warning = Schemas['Warning'];

/** Texts beside the fields, by their names. A field has an error or advice, in one line, and what is folded behind it. */
export interface FieldNotes {
  /** Why a value is refused. */
  readonly errors: ReadonlyMap<string, string>;
  /** Advice on values that are not refused. */
  readonly advice: ReadonlyMap<string, ComponentChildren>;
  readonly why: ReadonlyMap<string, VNode>;
  /** Warnings that no field shows. */
  readonly rest: readonly Warning[];
}

interface Note {
  readonly text: string;
  readonly detail?: string | undefined;
  /** The value that is suggested; empty: none. */
  readonly suggestion?: string | null;
}

interface Found {
  readonly violations: readonly Violation[];
  readonly warnings: readonly Warning[];
  /** Fields with faults that the contract does not know. */
  readonly faults?: readonly (readonly [name: string, message: string])[];
}

/** Returns what to say beside the fields. Nothing is said of the field that a person types at the moment. */
export async function fieldNotes(
  request: PageRequest,
  fields: OrderFields,
  { violations, warnings, faults = [] }: Found,
): Promise<FieldNotes> {
  const { context, form } = request;
  const catalog = context.catalog.current;
  const typing = form.one('typing');
  const errors = new Map<string, string>();
  const advice = new Map<string, ComponentChildren>();
  const why = new Map<string, VNode>();
  const refuse = (name: string, { text, detail }: Note) => {
    if (name === typing || errors.has(name)) return;
    errors.set(name, text);
    if (detail) why.set(name, whyNote(request, detail));
  };
  const advise = (name: string, { text, detail, suggestion }: Note) => {
    if (name === typing || advice.has(name)) return;
    advice.set(name, suggestion == null ? text : html`${text} ${takeButton(request, name, suggestion)}`);
    if (detail) why.set(name, whyNote(request, detail));
  };
  for (const [name, text] of faults) refuse(name, { text });
  for (const one of violations) {
    const name = fieldOfPath(one.path, fields, catalog);
    refuse(name, faultOf(request, fields, name, one));
  }
  for (const [name, one] of await recipientAdvice(request, fields)) if (!errors.has(name)) advise(name, one);
  for (const [name, one] of codeAdvice(request, fields)) advise(name, one);
  const rest: Warning[] = [];
  for (const one of warnings) {
    const name = fieldOfPath(one.path, fields, catalog);
    if (errors.has(name)) continue;
    if (fields.has(name) && isOrderField(name, catalog)) advise(name, warningOf(request, fields, one));
    else rest.push(one);
  }
  return { errors, advice, why, rest };
}

/** Returns the violations of what was typed. What is missing may still be typed. */
export function wrongOf(
  { context }: PageRequest,
  fields: OrderFields,
  violations: readonly Violation[],
): readonly Violation[] {
  return violations.filter(
    ({ path }) => path.length > 0 && fields.has(fieldOfPath(path, fields, context.catalog.current)),
  );
}

/** Folds what explains a note behind it. */
export function whyNote({ language }: PageRequest, detail: ComponentChildren): VNode {
  return html`<details class="why"><summary>${orderTexts[language].order.why}</summary><p>${detail}</p></details>`;
}

/** Returns the sentence of a rule that a warning has, without the destination, which the page shows. */
export function warningSentence(request: PageRequest, warning: Warning): string {
  const message = warning.message.replace(/ \(destination: [^)]+\)$/, '');
  const text = faultText({ ...warning, message }, request).replace(/^(?:is not as recommended: |建議：)/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function faultOf(request: PageRequest, fields: OrderFields, name: string, violation: Violation): Note {
  const { language, context } = request;
  const text = orderTexts[language].order;
  if (name === 'recipient.country_code') {
    const likely = likelyDestinations(fields, context.catalog.current);
    const names = likely.map((code) => countryName(code, language));
    const isShort = names.length > 1 && names.length <= mostNames;
    return { text: isShort ? text.chooseCountry(names) : text.unknownCountry };
  }
  const fault = faultText(violation, request).replace(/^(?:is missing or invalid: |缺少或無效：)/, '');
  return inShort(fault);
}

const mostNames = 6;
const mostCharacters = 80;

/** Parts a text of more than a line after its first sentence, or its first clause. */
export function inShort(text: string): { readonly text: string; readonly detail?: string } {
  if (text.length <= mostCharacters) return { text };
  const [, first = text, more = ''] = /^(.{10,80}?)(?:[.!?:;]\s+|[。：；])(.+)$/su.exec(text) ?? [];
  return more === '' ? { text } : { text: first, detail: more.charAt(0).toUpperCase() + more.slice(1) };
}

function warningOf(request: PageRequest, fields: OrderFields, warning: Warning): Note {
  if (warning.rule === undefined) return inShort(adviceText(warning, request));
  const { mayAsk, notTaxNumber } = orderTexts[request.language].order;
  const isTaxNumber = warning.path[0] === 'tax_number';
  return {
    text: isTaxNumber ? notTaxNumber(taxNumberLabel(fields, request.language)) : mayAsk,
    detail: warningSentence(request, warning),
  };
}

/** Returns the advice of validateAddress on what was typed, by the field. What is missing may still be typed. */
async function recipientAdvice(
  request: PageRequest,
  fields: OrderFields,
): Promise<(readonly [name: string, advice: Note])[]> {
  const { context, language } = request;
  const { recipient } = orderBody(fields, context.catalog.current);
  if (!fields.has('recipient.country_code')) return [];
  const checked = await orApiError(
    runOperation(request, 'validateAddress', validateAddress, {
      body: { role: 'recipient', ...Object(recipient) },
    }),
  );
  if (checked instanceof ApiError) return [];
  const meant = (await readNationalPhone(fields))?.international ?? null;
  const phone = await readPhone(fields);
  const found = checked.data.findings
    .map((one) => [`recipient.${one.path.join('.')}`, one] as const)
    .filter(([name]) => fields.has(name))
    .map(([name, one]) => {
      const fault = () => labeled(fieldLabel(one.path, language), faultText(one, request), language);
      const text = one.severity === 'error' ? fault() : adviceText({ ...one, suggestion: null }, request);
      return [name, { text, suggestion: one.suggestion }] as const;
    });
  const { phoneUnclear, phoneElsewhere } = orderTexts[language].order;
  const elsewhere = phone?.isCertain && phone.isAbroad ? countryName(phone.country, language) : null;
  return [
    ...(meant === null ? [] : [['recipient.phone', { text: phoneUnclear, suggestion: meant }] as const]),
    ...found,
    ...(elsewhere === null ? [] : [['recipient.phone', { text: phoneElsewhere(elsewhere) }] as const]),
  ];
}

/** Returns advice on HS codes of which the destination takes only the first digits, by the field. */
function codeAdvice(request: PageRequest, fields: OrderFields): (readonly [name: string, advice: Note])[] {
  const { hsCodeOf } = askedFields(request, fields);
  const { hsCodeShorter: text } = orderTexts[request.language].order;
  const rows = Array.from({ length: rowCount(fields, 'items') }, (_, row) => row);
  return rows.flatMap((row) => {
    const suggestion = hsCodeOf(row);
    return suggestion === null ? [] : [[`items.${row}.hs_code`, { text, suggestion }] as const];
  });
}

/** Begins the value of a button that takes the suggestion for a field. */
const takePrefix = 'take.';

function takeButton({ base, language }: PageRequest, name: string, value: string): VNode {
  const { use, useNone } = adviceTexts[language];
  return html`<button name="fill" value=${`${takePrefix}${name}`} formnovalidate hx-post=${`${base}/shipments/new/details`} hx-target="#details" hx-swap="outerMorph">${value === '' ? useNone : use(value)}</button>`;
}

/** Returns the field that a button takes the suggestion for, and the fields with it; null for another button. */
export async function takenSuggestion(
  request: PageRequest,
  fields: OrderFields,
): Promise<{ readonly fields: OrderFields; readonly taken?: string } | null> {
  const fill = request.form.one('fill');
  if (!fill.startsWith(takePrefix)) return null;
  const taken = fill.slice(takePrefix.length);
  const advice = [...(await recipientAdvice(request, fields)), ...codeAdvice(request, fields)];
  const suggestion = advice.find(([name]) => name === taken)?.[1].suggestion ?? null;
  if (suggestion === null) return { fields };
  const others = [...fields].filter(([field]) => field !== taken);
  return { fields: new Map(suggestion === '' ? others : [...others, [taken, suggestion]]), taken };
}
