import { listSavedParcels, type SavedParcelRow } from '../../../db/query/account/saved-parcel.ts';
import { isLine } from '../../account/account-input.ts';
import {
  maxSavedParcels,
  removeParcel,
  savedParcelViolations,
  saveParcel,
} from '../../account/saved-parcel.ts';
import { html } from '../../html.ts';
import { type PageAnswer, type PageRequest, refusePage, toActor } from '../page-request.ts';
import { faultsByField } from '../run-operation.ts';
import { table } from '../view/data.ts';
import { alertText, statusText } from '../view/field.ts';
import { formSection, formStatus, inputField, isRefused, type RefusedForm } from '../view/form.ts';
import { numberOr } from './fields.ts';
import { parcelTexts } from './parcel-text.ts';
import { orderTexts } from './text.ts';

const path = '/settings/parcels';
const fields = ['weight_kg', 'length_cm', 'width_cm', 'height_cm'] as const;

/** Lists the saved parcels of the account, with the form that saves one. */
export async function showParcels(request: PageRequest, refused: RefusedForm = {}): Promise<PageAnswer> {
  const { context, user, base, language, search } = request;
  const text = parcelTexts[language];
  const order = orderTexts[language].quote;
  const labels = {
    weight_kg: order.weight,
    length_cm: order.length,
    width_cm: order.width,
    height_cm: order.height,
  };
  const rows = await listSavedParcels(context.db.kysely, user.account_id);
  const remove = ({ name }: SavedParcelRow) =>
    html`<form method="post" action=${`${base}${path}/remove`}>
      <input type="hidden" name="name" value=${name} />
      <button class="quiet" aria-label=${text.removeOne(name)}>${text.remove}</button>
    </form>`;
  return {
    title: text.title,
    status: formStatus(refused),
    head: { back: [`${base}/shipments/new`, orderTexts[language].order.title], subtitle: text.lead },
    content: html`
      ${alertText(refused.alert)} ${search.has('saved') && !isRefused(refused) ? statusText(text.saved) : null}
      ${table(
        text.title,
        [
          { name: text.name, cell: ({ name }) => name },
          { name: text.size, cell: ({ parcel }) => parcelSize(parcel) },
          { name: text.remove, cell: remove },
        ],
        rows,
        text.none,
      )}
      ${formSection(
        text.add,
        base + path,
        html`<div class="grid">${inputField(refused, 'name', text.name, { hint: text.nameHint, maxLength: 60 })}</div>
          <div class="grid tiny">
            ${fields.map((name) =>
              inputField(refused, name, labels[name], {
                isRequired: false,
                inputMode: 'decimal',
                ...(name === 'weight_kg' ? { hint: text.weightHint } : {}),
              }),
            )}
          </div>
          <p class="hint">${text.replaces}</p>`,
        text.save,
      )}
    `,
  };
}

/** Writes a weight and sizes in the way that labels do: `0.3 kg · 20 × 15 × 10 cm`. */
export function parcelSize(parcel: SavedParcelRow['parcel']): string {
  const { weight_kg: weight, length_cm, width_cm, height_cm } = parcel;
  const sizes = [length_cm, width_cm, height_cm];
  return [
    ...(weight === undefined ? [] : [`${weight} kg`]),
    ...(sizes.every((size) => size === undefined)
      ? []
      : [`${sizes.map((size) => size ?? '–').join(' × ')} cm`]),
  ].join(' · ');
}

/** Saves a parcel under its name. */
export async function saveRequestedParcel(request: PageRequest): Promise<PageAnswer> {
  const { context, form, base, language } = request;
  const text = parcelTexts[language];
  const given = fields.map((name) => [name, form.one(name).trim()] as const);
  const name = form.one('name').trim();
  const values = { name, ...Object.fromEntries(given) };
  const parcel = Object.fromEntries(
    given.flatMap(([field, value]) => (value === '' ? [] : [[field, numberOr(value)]])),
  );
  const errors = {
    ...Object.fromEntries(faultsByField(savedParcelViolations(parcel), language)),
    ...(isLine(name, 60) ? {} : { name: text.nameFault }),
    ...(Object.keys(parcel).length === 0 ? { weight_kg: text.nothing } : {}),
  };
  if (Object.keys(errors).length > 0) return showParcels(request, { values, errors });
  const isSaved = await saveParcel(context.db.kysely, toActor(request), { name, parcel });
  return isSaved
    ? { goTo: `${base}${path}?saved=yes` }
    : showParcels(request, { values, alert: text.tooMany(maxSavedParcels) });
}

/** Removes the saved parcel of this name. */
export async function removeRequestedParcel(request: PageRequest): Promise<PageAnswer> {
  const { context, form, base } = request;
  await removeParcel(context.db.kysely, toActor(request), form.one('name'), refusePage);
  return { goTo: base + path };
}
