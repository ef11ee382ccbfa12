import type { VNode } from 'preact';
import { html } from '../../html.ts';
import type { LabelStyle } from '../../label/label-style.ts';
import { rememberLabelChoice } from '../../user/preferences.ts';
import type { Form } from '../form.ts';
import { type PageRequest, refusePage } from '../page-request.ts';
import { field, selectField } from '../view/field.ts';
import { shipmentTexts } from './text.ts';

const formats = ['pdf', 'zpl', 'png'] as const;
/** A picture has one page, and a carrier draws a PDF. */
const formatsOf = { own: formats, carrier: ['pdf'], many: ['pdf', 'zpl'] } as const;
/** Sizes of the API, with the labels on a sheet of A4. `label`: 100 × 150 mm, the size that is printed without a choice. */
const papers = ['label', '4x6', 'a6', 'a4', 'a4-4'] as const;
const resolutions = ['203', '300'] as const;
export const positions = ['1', '2', '3', '4'] as const;

/** A choice of format, paper and resolution for a printer. */
export interface LabelChoice {
  readonly format: LabelStyle['format'];
  readonly paper: (typeof papers)[number];
  readonly dpi: (typeof resolutions)[number];
}

const firstChoice: LabelChoice = { format: 'pdf', paper: 'label', dpi: '203' };

/** Reads the choice that is remembered for a user. A text that is none is that of a user without one. */
function rememberedChoice(text: string | null): LabelChoice {
  const [format, paper, dpi] = text?.split('.') ?? [];
  const read = <Value extends string>(values: readonly Value[], given: string | undefined, first: Value) =>
    values.find((value) => value === given) ?? first;
  return {
    format: read(formats, format, firstChoice.format),
    paper: read(papers, paper, firstChoice.paper),
    dpi: read(resolutions, dpi, firstChoice.dpi),
  };
}

/** Remembers the choice for the user, wherever the user prints next. */
export function keepChoice(
  { context, user }: PageRequest,
  { choice: { format, paper, dpi } }: GivenLabelForm,
): Promise<void> {
  return rememberLabelChoice(context.db.kysely, user.id, [format, paper, dpi].join('.'));
}

export interface GivenLabelForm {
  readonly choice: LabelChoice;
  readonly start: string;
  /** Page of a picture. */
  readonly page: string;
}

/** Returns the values of a form that opens: those of the user's last form. */
export function emptyLabelForm({ user }: PageRequest): GivenLabelForm {
  return { choice: rememberedChoice(user.label_choice), start: '1', page: '1' };
}

/** Reads a choice. Refuses the page for one that the form does not offer. */
export function readLabelForm(form: Form): GivenLabelForm {
  const read = <Value extends string>(values: readonly Value[], name: string): Value =>
    values.find((value) => value === form.one(name)) ?? refusePage('INVALID_FIELD');
  return {
    choice: { format: read(formats, 'format'), paper: read(papers, 'paper'), dpi: read(resolutions, 'dpi') },
    start: read(positions, 'start'),
    page: form.one('page').trim() || '1',
  };
}

/** Returns the parameters of the API that all labels have. Those that the paper does not need are left out. */
export function styleParameters({ choice, start }: GivenLabelForm) {
  const { format, paper, dpi } = choice;
  const size = paper === 'label' ? {} : { size: paper.slice(0, 2) === 'a4' ? 'a4' : paper };
  const sheet = paper === 'a4-4' ? { per_sheet: 4, start_position: Number(start) } : {};
  return { format, dpi: Number(dpi), ...size, ...sheet };
}

/** Renders the fields of a choice. The places on a sheet and the page of a picture say when they count. */
export function labelFields(
  { language }: PageRequest,
  { choice, start, page }: GivenLabelForm,
  {
    of,
    errors = new Map(),
    more = null,
  }: {
    /** A label that Sampan draws, one that its carrier draws, or many labels. */
    readonly of: keyof typeof formatsOf;
    readonly errors?: ReadonlyMap<string, string> | undefined;
    readonly more?: VNode | null;
  },
): VNode {
  const { printing: text } = shipmentTexts[language];
  const offered = formatsOf[of];
  const options = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
    values.map((value) => [value, names[value]] as const);
  return html`<div class="grid small">
    ${selectField({
      name: 'format',
      label: text.format,
      value: choice.format,
      options: options<LabelChoice['format']>(offered, text.formats),
    })}
    ${selectField({
      name: 'paper',
      label: text.paper,
      value: choice.paper,
      options: options(papers, text.papers),
      error: errors.get('size'),
    })}
    ${selectField({
      name: 'start',
      label: text.start,
      value: start,
      options: options(positions, text.positions),
      error: errors.get('start_position'),
    })}
    ${selectField({ name: 'dpi', label: text.dpi, value: choice.dpi, options: options(resolutions, text.resolutions) })}
    ${of !== 'own' ? null : field({ name: 'page', label: text.page, value: page, error: errors.get('page'), autocomplete: 'off', inputMode: 'decimal' })}
    ${more}
  </div>`;
}
