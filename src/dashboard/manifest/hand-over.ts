import { randomUUID } from 'node:crypto';
import type { VNode } from 'preact';
import {
  countShipmentsToClose,
  findCandidates,
  findWaiting,
  type HandOverShipment,
} from '../../../db/query/manifest/manifest-shipment.ts';
import { sysCodes } from '../../../generated/errors.ts';
import { refusalText } from '../../contract/error-text.ts';
import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { type ManifestRefusalCode, manifestRefusal, maxShipments } from '../../manifest/manifest.ts';
import { createManifest } from '../../operation/manifest.ts';
import { readTrackingNumber } from '../../shipment/tracking-number.ts';
import type { Form } from '../form.ts';
import { backTo, type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { carrierName, countryName } from '../shipment/goods.ts';
import { numberText } from '../text.ts';
import { table } from '../view/data.ts';
import { alertText, field } from '../view/field.ts';
import { hiddenFields } from '../view/form.ts';
import { manifestTexts } from './text.ts';

/** Rows that the page shows at a time. The form carries which of the others are ticked. */
const maxRows = 200;

/** Shows the carriers with shipments that wait, or the parcels of one carrier that are to be handed over. */
export async function showNewManifest(request: PageRequest): Promise<PageAnswer> {
  const { context, scope, search } = request;
  const carrier = search.get('carrier');
  if (carrier === null) return carriersPage(request);
  const ids = await findWaiting(context.db.kysely, scope, {
    carrierCode: carrier,
    createdBefore: null,
    limit: maxShipments,
  });
  if (ids.length === 0) return carriersPage(request);
  const counts = await countShipmentsToClose(context.db.kysely, scope);
  const rest = (counts.find(({ carrier_code }) => carrier_code === carrier)?.count ?? 0) - ids.length;
  const note = rest > 0 ? manifestTexts[request.language].rest(rest) : null;
  return handOverPage(request, ids, { note, back: `${request.base}/manifests/new` });
}

async function carriersPage(request: PageRequest, alert?: string): Promise<PageAnswer> {
  const { base, context, language, scope } = request;
  const text = manifestTexts[language];
  const waiting = await countShipmentsToClose(context.db.kysely, scope);
  return {
    title: text.create,
    status: alert ? 409 : 200,
    head: { back: [backTo(request, `${base}/manifests`), text.back], subtitle: text.chooseLead },
    content: html`
      ${alertText(alert)}
      ${table(
        text.waiting,
        [
          { name: text.carrier, cell: ({ carrier_code }) => carrierName(carrier_code, request) },
          { name: text.waiting, cell: ({ count }) => count, isNumber: true },
          {
            name: text.review,
            cell: ({ carrier_code }) =>
              html`<a
                href=${`${base}/manifests/new?carrier=${encodeURIComponent(carrier_code)}`}
                aria-label=${text.reviewOf(carrierName(carrier_code, request))}
                >${text.review}</a
              >`,
          },
        ],
        waiting,
        text.noneWait,
      )}
    `,
  };
}

interface Lead {
  readonly note: string | null;
  /** Leads away without a manifest. */
  readonly back: string;
}

/**
 * Shows parcels to be handed over, a form for each carrier, and names those that can't be. A form names its parcels, so that
 * those that are booked meanwhile are not closed with them.
 */
export async function handOverPage(
  request: PageRequest,
  ids: readonly string[],
  { note, back }: Lead,
): Promise<PageAnswer> {
  const { language } = request;
  const text = manifestTexts[language];
  const found = await candidates(request, ids);
  const refused = ids.flatMap((id) => {
    const shipment = found.get(id);
    const refusal = manifestRefusal(shipment, shipment?.carrier_code ?? '');
    return refusal ? [{ id, code: refusal.code }] : [];
  });
  const left = new Set(refused.map(({ id }) => id));
  const waiting = ids.flatMap((id) => (left.has(id) ? [] : (found.get(id) ?? [])));
  const carriers = [...Map.groupBy(waiting, ({ carrier_code }) => carrier_code)];
  const [only] = carriers.length === 1 ? carriers : [];
  return {
    title: only ? text.confirmTitle(carrierName(only[0], request)) : text.create,
    status: carriers.length > 0 ? 200 : 409,
    head: { back: [back, text.notNow], subtitle: note },
    content: html`
      ${carriers.map(([carrier, shipments]) => parcelForm(request, { carrier, shipments }))}
      ${refusedTable(request, refused)}
    `,
  };
}

async function candidates(
  { context, scope }: PageRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HandOverShipment>> {
  const numbers = ids.flatMap((id) => readTrackingNumber(id) ?? []);
  const rows = await findCandidates(context.db.kysely, scope, numbers);
  return new Map(rows.map((row) => [row.tracking_number, row]));
}

function refusedTable(
  { base, language }: PageRequest,
  refused: readonly { readonly id: string; readonly code: ManifestRefusalCode }[],
): VNode | null {
  if (refused.length === 0) return null;
  const text = manifestTexts[language];
  return html`<section>
    <h2>${text.leftOut}</h2>
    ${table(
      text.leftOut,
      [
        {
          name: text.tracking,
          cell: ({ id }) =>
            html`<a href=${`${base}/shipments/${encodeURIComponent(id)}`}><code>${id}</code></a>`,
        },
        { name: text.whyLeftOut, cell: ({ code }) => text.refusals[code] },
      ],
      refused,
      '',
    )}
  </section>`;
}

interface Chosen {
  readonly carrier: string;
  readonly shipments: readonly HandOverShipment[];
  /** Numbers of the parcels that are ticked. Default: all. */
  readonly ticked?: ReadonlySet<string>;
  /** Page of the rows, from 0. */
  readonly page?: number;
  /** Result of the number that was scanned. */
  readonly scanned?: { readonly text: string; readonly isTicked: boolean };
  /** The key of the form that was sent, if its result is not known. */
  readonly key?: string;
}

/** Renders the parcels of a carrier with boxes to tick, also by a scanner, which types the number and Enter. */
function parcelForm(
  request: PageRequest,
  { carrier, shipments, ticked, page = 0, scanned, key }: Chosen,
): VNode {
  const { base, language, user } = request;
  const text = manifestTexts[language];
  const isTicked = (id: string) => ticked?.has(id) ?? true;
  const from = page * maxRows;
  const rows = shipments.slice(from, from + maxRows);
  const elsewhere = shipments.flatMap(({ tracking_number: id }, at) =>
    (at < from || at >= from + maxRows) && isTicked(id) ? [id] : [],
  );
  const counts = [...Map.groupBy(shipments, ({ destination_country }) => destination_country)]
    .map(([code, { length }]) => [countryName(code, language), length] as const)
    .sort(([, one], [, other]) => other - one);
  const services = [...Map.groupBy(shipments, ({ service_code }) => service_code)]
    .map(([code, { length }]) => [code, length] as const)
    .sort(([, one], [, other]) => other - one);
  const listed = (named: readonly (readonly [string, number])[]) =>
    named.map(([name, count]) => `${name} ${numberText(count)}`).join(' · ');
  const count = shipments.filter(({ tracking_number: id }) => isTicked(id)).length;
  return html`<form method="post" action=${`${base}/manifests/new`} data-scan>
    <section>
      <h2>${carrierName(carrier, request)}</h2>
      <p>${text.effect(shipments.length)}</p>
      <p>${text.byCountry} ${listed(counts)}</p>
      <p>${text.byService} ${listed(services)}</p>
      ${hiddenFields([
        ['carrier', carrier],
        ['shown', shipments.map(({ tracking_number }) => tracking_number).join(' ')],
        ['key', key ?? `${user.id}.${randomUUID()}`],
        ['at', String(page)],
        ...(elsewhere.length > 0 ? [['ship', elsewhere.join(' ')] as const] : []),
      ])}
      <div class="inline">
        ${field({ name: 'scan', label: text.scan, hint: text.scanHint, autocomplete: 'off', maxLength: 64 })}
        <button formaction=${`${base}/manifests/new/tick`} data-tick=${shipments.length > maxRows ? '' : undefined}>${text.tick}</button>
        <button formaction=${`${base}/manifests/new/tick`} name="none" value="yes">${text.tickNone}</button>
        <button type="button" data-camera hidden>${text.camera}</button>
      </div>
      <p role="status" data-scanned data-ticked=${text.ticked('…')} data-unknown=${text.notHere('…')}>
        ${scanned && (scanned.isTicked ? text.ticked(scanned.text) : text.notHere(scanned.text))}
      </p>
      <p><output data-count>${numberText(count)}</output> / ${numberText(shipments.length)} ${text.tickedCount}</p>
    </section>
    ${table(
      text.shipments,
      [
        {
          name: text.tick,
          cell: ({ tracking_number: id, waybill_number, last_mile_tracking_number, reference_no }) =>
            html`<input
              type="checkbox"
              name="ship"
              value=${id}
              checked=${isTicked(id)}
              aria-label=${text.tickOne(id)}
              data-codes=${[id, waybill_number, last_mile_tracking_number, reference_no].filter(Boolean).join('\n')}
            />`,
        },
        { name: text.reference, cell: ({ reference_no }) => reference_no ?? '' },
        {
          name: text.tracking,
          cell: ({ tracking_number: id }) =>
            html`<a href=${`${base}/shipments/${id}`}><code>${id}</code></a>`,
        },
        { name: text.waybill, cell: ({ waybill_number }) => waybill_number ?? '' },
        {
          name: text.destination,
          cell: ({ destination_country }) => countryName(destination_country, language),
        },
        { name: text.service, cell: ({ service_code }) => html`<code>${service_code}</code>` },
        { name: text.parcels, cell: ({ parcels }) => parcels.length, isNumber: true },
      ],
      rows,
      '',
    )}
    ${rowPages(request, shipments.length, page)}
    <p class="buttons"><button class="main">${text.confirm}</button></p>
  </form>`;
}

/** Renders the buttons that show the other rows and keep what is ticked; null if all rows are shown. */
function rowPages({ base, language }: PageRequest, count: number, page: number): VNode | null {
  if (count <= maxRows) return null;
  const text = manifestTexts[language];
  const range = (at: number) =>
    [at * maxRows + 1, Math.min((at + 1) * maxRows, count)].map((one) => numberText(one)) as [string, string];
  const button = (at: number) =>
    html`<button formaction=${`${base}/manifests/new/tick`} name="page" value=${at}>
      ${text.showRows(...range(at))}
    </button>`;
  return html`<p class="hint">${text.rows(...range(page), numberText(count))}</p>
    <p class="buttons">
      ${page > 0 ? button(page - 1) : null} ${(page + 1) * maxRows < count ? button(page + 1) : null}
    </p>`;
}

interface ReadChoice {
  readonly carrier: string;
  /** Page of the rows that is shown. */
  readonly page: number;
  readonly key: string;
  readonly shown: readonly string[];
  readonly ticked: readonly string[];
}

function readChoice(form: Form): ReadChoice {
  const numbers = (texts: readonly string[]) => [
    ...new Set(texts.flatMap((text) => text.split(' ')).filter(Boolean)),
  ];
  return {
    carrier: form.one('carrier'),
    page: Number(/^\d$/.exec(form.one('page') || form.one('at'))?.[0] ?? 0),
    key: form.one('key'),
    shown: numbers([form.one('shown')]),
    ticked: numbers(form.all('ship')),
  };
}

/** Ticks the parcel whose number was scanned, or none, and shows the same parcels again. */
export async function tickParcel(request: PageRequest): Promise<PageAnswer> {
  const { form, language } = request;
  const { carrier, key, shown, ticked, page } = readChoice(form);
  const found = await candidates(request, shown);
  const shipments = shown.flatMap((id) => found.get(id) ?? []);
  if (shipments.length === 0) return carriersPage(request, manifestTexts[language].changed);
  const code = form.one('scan').trim().toUpperCase();
  const hitAt = shipments.findIndex((shipment) =>
    [
      shipment.tracking_number,
      shipment.waybill_number,
      shipment.last_mile_tracking_number,
      shipment.reference_no,
    ].some((number) => number?.toUpperCase() === code),
  );
  const hit = code === '' ? undefined : shipments[hitAt];
  const kept = form.one('none') === 'yes' ? [] : ticked;
  const now = new Set(hit ? [...kept, hit.tracking_number] : kept);
  const scanned = code ? { text: code, isTicked: hit !== undefined } : undefined;
  const last = Math.ceil(shipments.length / maxRows) - 1;
  const shownPage = hit ? Math.floor(hitAt / maxRows) : Math.min(page, last);
  return choicePage(request, {
    carrier,
    shipments,
    ticked: now,
    page: shownPage,
    key,
    ...(scanned && { scanned }),
  });
}

function choicePage(request: PageRequest, chosen: Chosen, refused?: ApiError): PageAnswer {
  const { base, language } = request;
  const text = manifestTexts[language];
  return {
    title: text.confirmTitle(carrierName(chosen.carrier, request)),
    ...(refused ? { status: sysCodes[refused.code].status } : {}),
    head: { back: [`${base}/manifests/new`, text.notNow] },
    content: html`
      ${refused ? alertText(refusalText(refused, language)) : null} ${parcelForm(request, chosen)}
    `,
  };
}

/** Closes the parcels that are ticked, under the key of the form, so that a second click leads to the same manifest. */
export async function createConfirmed(request: PageRequest): Promise<PageAnswer> {
  const { base, form, language, user } = request;
  const { carrier, key, shown, ticked, page } = readChoice(form);
  if (!key.startsWith(`${user.id}.`) || shown.length === 0) return refusePage('INVALID_FIELD');
  // A number that was typed and not ticked.
  if (form.one('scan').trim() !== '') return tickParcel(request);
  if (ticked.length === 0) return carriersPage(request, manifestTexts[language].noneTicked);
  const body = { carrier_code: carrier, shipment_ids: ticked };
  const made = await orApiError(runOperation(request, 'createManifest', createManifest, { body, key }));
  if (!(made instanceof ApiError)) return { goTo: `${base}/manifests/${made.data.id}` };
  switch (made.code) {
    case 'MANIFEST_REFUSED':
      return { goTo: `${base}/manifests/${made.options.detail?.manifest_id}` };
    case 'MANIFEST_SHIPMENTS_REFUSED':
      return carriersPage(request, manifestTexts[language].changed);
    case 'CARRIER_UNAVAILABLE':
    case 'IDEMPOTENCY_IN_FLIGHT': {
      const found = await candidates(request, shown);
      const shipments = shown.flatMap((id) => found.get(id) ?? []);
      return choicePage(request, { carrier, shipments, ticked: new Set(ticked), page, key }, made);
    }
    default:
      throw made;
  }
}
