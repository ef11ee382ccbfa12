import { isLine } from '../../account/account-input.ts';
import { maxTagCharacters, maxTags, tagShipments } from '../../booking/tag-shipments.ts';
import { html } from '../../html.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { maxSelected, type SelectedShipments } from '../shipment/selection-bar.ts';
import { shipmentTexts } from '../shipment/text.ts';
import { field } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';

/** Asks for the tag that selected shipments get or lose. */
export function askTag(
  { base, language }: PageRequest,
  { ids, note, back }: SelectedShipments,
  given?: { readonly tag: string; readonly error: string },
): PageAnswer {
  const { tagMany: text, selection } = shipmentTexts[language];
  return {
    title: text.title(ids.length),
    status: given ? 400 : 200,
    head: { back: [back, selection.back] },
    content: html`<section>
      ${note ? html`<p>${note}</p>` : null}
      <form method="post" action=${`${base}/shipments/tag`}>
        ${hiddenFields([
          ['ids', ids.join(' ')],
          ['back', back.slice(base.length)],
        ])}
        ${field({
          name: 'tag',
          label: text.tag,
          value: given?.tag ?? '',
          error: given?.error,
          hint: text.hint(maxTagCharacters),
          isRequired: true,
          maxLength: maxTagCharacters,
          autocomplete: 'off',
        })}
        <p class="buttons">
          <button class="main" name="do" value="add">${text.add}</button>
          <button name="do" value="remove">${text.remove}</button>
        </p>
      </form>
    </section>`,
  };
}

/** Adds the tag of the form to its shipments, or removes it, and says which could not get it. */
export async function tagSelected(request: PageRequest): Promise<PageAnswer> {
  const { base, context, form, language, scope } = request;
  const { tagMany: text, selection } = shipmentTexts[language];
  const ids = [...new Set(form.one('ids').split(' '))].filter(
    (number) => readTrackingNumber(number) !== undefined,
  );
  const tag = form.one('tag').trim();
  const path = form.one('back');
  const back = base + (/^\/shipments(\?|$)/.test(path) ? path : '/shipments');
  const isRemoved = form.one('do') === 'remove';
  if (ids.length === 0 || ids.length > maxSelected || !['add', 'remove'].includes(form.one('do')))
    return refusePage('INVALID_FIELD');
  if (!isLine(tag, maxTagCharacters))
    return askTag(request, { ids, note: null, back }, { tag, error: text.fault(maxTagCharacters) });
  const call = { scope, actor: toActor(request) };
  const { tagged, full } = await tagShipments(context, call, ids, { tag, isRemoved });
  const list = `${base}/shipments?${new URLSearchParams({ tag })}`;
  return {
    title: text.title(ids.length),
    head: { back: [back, selection.back] },
    content: html`<section>
      <p role="status">${isRemoved ? text.removed(tagged.length, tag) : text.added(tagged.length, tag)}</p>
      ${
        full.length > 0
          ? html`<p>${text.full(maxTags)}</p>
              <ul>${full.map((id) => html`<li><a href=${`${base}/shipments/${id}`}><code>${id}</code></a></li>`)}</ul>`
          : null
      }
      ${isRemoved ? null : html`<p><a href=${list}>${text.show}</a></p>`}
    </section>`,
  };
}
