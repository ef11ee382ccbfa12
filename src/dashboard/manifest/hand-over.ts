import { randomUUID } from 'node:crypto';
import type { VNode } from 'preact';
import {
  countShipmentsToClose,
  findCandidates,
  findWaiting,
  type HandOverShipment,
} from '../../../db/query/manifest/manifest-shipment.ts';
import { searchShipments } from '../../../db/query/shipment/shipment-number.ts';
import { sysCodes } from '../../../generated/errors.ts';
import { serviceNameIn } from '../../catalog/catalog.ts';
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
  return handOverPage(request, ids, { note, back: `${request.base}/manifests/new`, areChosen: false });
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
  /** The parcels were chosen before, so they are ticked. Otherwise scanning ticks them. */
  readonly areChosen: boolean;
}

/**
 * Shows parcels to be handed over, a form for each carrier, and names those that can't be. A form names its parcels, so that
 * those that are booked meanwhile are not closed with them.
 */
export async function handOverPage(
  request: PageRequest,
  ids: readonly string[],
  { note, back, areChosen }: Lead,
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
      ${carriers.map(([carrier, shipments]) => {
        const ticked = new Set(areChosen ? shipments.map(({ tracking_number }) => tracking_number) : []);
        return parcelForm(request, { carrier, shipments, ticked });
      })}
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

interface RefusedParcel {
  readonly id: string;
  readonly code: ManifestRefusalCode;
}

function refusedTable({ base, language }: PageRequest, refused: readonly RefusedParcel[]): VNode | null {
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
  /** Numbers of the parcels that are ticked. */
  readonly ticked: ReadonlySet<string>;
  /** Page of the rows, from 0. */
  readonly page?: number;
  /** Result of the number that was scanned: the parcel that it ticked, or why it ticked none. */
  readonly scanned?: { readonly text: string; readonly ticked: string | null };
  /** The key of the form that was sent, if its result is not known. */
  readonly key?: string;
}

/** Renders the parcels of a carrier with boxes to tick, also by a scanner, which types the number and Enter. */
function parcelForm(
  request: PageRequest,
  { carrier, shipments, ticked, page = 0, scanned, key }: Chosen,
): VNode {
  const { base, context, language, user, can } = request;
  const text = manifestTexts[language];
  const isTicked = (id: string) => ticked.has(id);
  const from = page * maxRows;
  const rows = shipments.slice(from, from + maxRows);
  const elsewhere = shipments.flatMap(({ tracking_number: id }, at) =>
    (at < from || at >= from + maxRows) && isTicked(id) ? [id] : [],
  );
  const counts = [...Map.groupBy(shipments, ({ destination_country }) => destination_country)]
    .map(([code, { length }]) => [countryName(code, language), length] as const)
    .sort(([, one], [, other]) => other - one);
  const service = (code: string) => serviceNameIn(context.catalog.current, code, language) ?? code;
  const services = [...Map.groupBy(shipments, ({ service_code }) => service_code)]
    .map(([code, { length }]) => [service(code), length] as const)
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
        ${field({
          name: 'scan',
          id: `scan-${carrier}`,
          label: text.scan,
          hint: text.scanHint,
          autocomplete: 'off',
          maxLength: 64,
          isFocused: true,
        })}
        <button formaction=${`${base}/manifests/new/tick`} data-tick>${text.tick}</button>
        <button type="button" data-camera data-stop=${text.stopCamera} hidden>${text.camera}</button>
      </div>
      <p class=${scanned?.ticked === null ? 'alert' : 'done'} role=${scanned?.ticked === null ? 'alert' : 'status'} data-scanned data-ticked=${text.ticked('…')} data-ticked-already=${text.tickedAlready('…')} data-no-camera=${text.noCamera} hidden=${!scanned}>
        ${scanned?.text}
      </p>
      <p class="figure"><output data-count>${numberText(count)}</output> ${text.ofTicked(shipments.length)}</p>
      <p class="buttons">
        <button class="main">${text.confirm}</button>
        <button formaction=${`${base}/manifests/new/tick`} name="set" value="all">${text.tickAll}</button>
        <button formaction=${`${base}/manifests/new/tick`} name="set" value="none">${text.tickNone}</button>
      </p>
    </section>
    ${table(
      text.shipments,
      [
        {
          name: text.tick,
          cell: ({ tracking_number: id, ...numbers }) =>
            html`<input
              type="checkbox"
              name="ship"
              value=${id}
              checked=${isTicked(id)}
              aria-label=${text.tickOne(id)}
              data-codes=${[id, ...numbersOf(numbers)].join('\n')}
              data-last=${scanned?.ticked === id ? '' : undefined}
            />`,
        },
        {
          name: text.order,
          cell: ({ tracking_number: id, reference_no }) =>
            html`<a href=${`${base}/shipments/${id}`}>${reference_no ?? html`<code>${id}</code>`}</a>
              ${reference_no ? html`<p class="hint"><code>${id}</code></p>` : null}`,
        },
        {
          name: can('see_recipients') ? text.recipient : text.destination,
          cell: ({ recipient_name, destination_country }) =>
            can('see_recipients') && recipient_name !== null
              ? html`${recipient_name}<p class="hint">${countryName(destination_country, language)}</p>`
              : countryName(destination_country, language),
        },
        { name: text.service, cell: ({ service_code }) => service(service_code) },
        { name: text.waybill, cell: ({ waybill_number }) => waybill_number ?? '' },
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

/** Returns the numbers that a scanner may read from a parcel, besides its own. */
function numbersOf({
  waybill_number,
  last_mile_tracking_number,
  reference_no,
}: Pick<HandOverShipment, 'waybill_number' | 'last_mile_tracking_number' | 'reference_no'>): string[] {
  return [waybill_number, last_mile_tracking_number, reference_no].filter((number) => number !== null);
}

/** Ticks the parcel whose number was scanned, all or none, and shows the same parcels again. */
export async function tickParcel(request: PageRequest): Promise<PageAnswer> {
  const { form, language } = request;
  const { carrier, key, shown, ticked, page } = readChoice(form);
  const found = await candidates(request, shown);
  const shipments = shown.flatMap((id) => found.get(id) ?? []);
  if (shipments.length === 0) return carriersPage(request, manifestTexts[language].changed);
  const code = form.one('scan').trim();
  const scanned = code === '' ? null : await scan(request, { code, carrier, shipments, ticked });
  const all = scanned?.added ? [...shipments, scanned.added] : shipments;
  const now = ticksOf(form.one('set'), shown, ticked);
  if (scanned?.ticked) now.add(scanned.ticked);
  const hitAt = all.findIndex(({ tracking_number }) => tracking_number === scanned?.ticked);
  const last = Math.ceil(all.length / maxRows) - 1;
  return choicePage(request, {
    carrier,
    shipments: all,
    ticked: now,
    page: hitAt < 0 ? Math.min(page, last) : Math.floor(hitAt / maxRows),
    key,
    ...(scanned && { scanned }),
  });
}

function ticksOf(set: string, shown: readonly string[], ticked: readonly string[]): Set<string> {
  return new Set(set === 'all' ? shown : set === 'none' ? [] : ticked);
}

interface Scanned {
  readonly text: string;
  readonly ticked: string | null;
  /** A parcel that was booked after the page was opened. */
  readonly added?: HandOverShipment;
}

/** Finds the parcel with a number among those of the page, then among all, and says why one can't be handed over. */
async function scan(
  request: PageRequest,
  {
    code,
    carrier,
    shipments,
    ticked,
  }: {
    readonly code: string;
    readonly carrier: string;
    readonly shipments: readonly HandOverShipment[];
    readonly ticked: readonly string[];
  },
): Promise<Scanned> {
  const text = manifestTexts[request.language];
  const found = shipments.flatMap((shipment) => {
    const id = shipment.tracking_number;
    const read = [id, ...numbersOf(shipment)].find((number) => number.toUpperCase() === code.toUpperCase());
    return read === undefined ? [] : [{ id, read, refusal: manifestRefusal(shipment, carrier) }];
  });
  // Several parcels may have the same reference. Each scan ticks one of them.
  const free = found.find(({ id, refusal }) => !refusal && !ticked.includes(id));
  if (free) return { text: text.ticked(free.read), ticked: free.id };
  const [first] = found.toSorted(
    (one, other) => Number(one.refusal !== null) - Number(other.refusal !== null),
  );
  if (first)
    return {
      text: first.refusal
        ? text.notTaken(first.read, text.refusals[first.refusal.code])
        : text.tickedAlready(first.read),
      ticked: null,
    };
  const [known] = await searchShipments(request.context.db, request.scope, code);
  if (!known) return { text: text.notHere(code), ticked: null };
  const { tracking_number: id } = known;
  const added = (await candidates(request, [id])).get(id);
  const refusal = manifestRefusal(added, carrier);
  if (refusal) return { text: text.notTaken(code, text.refusals[refusal.code]), ticked: null };
  if (!added || shipments.length >= maxShipments) return { text: text.full(maxShipments), ticked: null };
  return { text: text.ticked(code), ticked: id, added };
}

function choicePage(
  request: PageRequest,
  chosen: Chosen,
  refused?: { readonly status: number; readonly reason: string; readonly leftOut?: readonly RefusedParcel[] },
): PageAnswer {
  const { base, language } = request;
  const text = manifestTexts[language];
  return {
    title: text.confirmTitle(carrierName(chosen.carrier, request)),
    ...(refused ? { status: refused.status } : {}),
    head: { back: [`${base}/manifests/new`, text.notNow] },
    content: html`${alertText(refused?.reason)} ${refusedTable(request, refused?.leftOut ?? [])}
    ${parcelForm(request, chosen)}`,
  };
}

/** Shows the parcels that can still be handed over, ticked as they were, and names the others. */
async function withoutRefused(request: PageRequest): Promise<PageAnswer> {
  const { carrier, shown, ticked, page } = readChoice(request.form);
  const text = manifestTexts[request.language];
  const found = await candidates(request, [...shown, ...ticked]);
  const refusedOf = new Map(
    [...new Set([...shown, ...ticked])].flatMap((id) => {
      const refusal = manifestRefusal(found.get(id), carrier);
      return refusal ? [[id, refusal.code] as const] : [];
    }),
  );
  const shipments = shown.flatMap((id) => (refusedOf.has(id) ? [] : (found.get(id) ?? [])));
  if (shipments.length === 0) return carriersPage(request, text.changed);
  const leftOut = [...refusedOf].map(([id, code]) => ({ id, code }));
  const last = Math.ceil(shipments.length / maxRows) - 1;
  const chosen = { carrier, shipments, ticked: new Set(ticked), page: Math.min(page, last) };
  return choicePage(request, chosen, { status: 409, reason: text.noneClosed, leftOut });
}

/** Closes the parcels that are ticked, under the key of the form, so that a second click leads to the same manifest. */
export async function createConfirmed(request: PageRequest): Promise<PageAnswer> {
  const { base, form, language, user } = request;
  const { carrier, key, shown, ticked, page } = readChoice(form);
  if (!key.startsWith(`${user.id}.`) || shown.length === 0) return refusePage('INVALID_FIELD');
  // A number that was typed and not ticked.
  if (form.one('scan').trim() !== '') return tickParcel(request);
  const again = async (status: number, reason: string) => {
    const found = await candidates(request, shown);
    const shipments = shown.flatMap((id) => found.get(id) ?? []);
    return choicePage(
      request,
      { carrier, shipments, ticked: new Set(ticked), page, key },
      { status, reason },
    );
  };
  if (ticked.length === 0) return again(409, manifestTexts[language].noneTicked);
  const body = { carrier_code: carrier, shipment_ids: ticked };
  const made = await orApiError(runOperation(request, 'createManifest', createManifest, { body, key }));
  if (!(made instanceof ApiError)) return { goTo: `${base}/manifests/${made.data.id}` };
  switch (made.code) {
    case 'MANIFEST_REFUSED':
      return { goTo: `${base}/manifests/${made.options.detail?.manifest_id}` };
    case 'MANIFEST_SHIPMENTS_REFUSED':
      return withoutRefused(request);
    case 'CARRIER_UNAVAILABLE':
    case 'IDEMPOTENCY_IN_FLIGHT':
      return again(sysCodes[made.code].status, refusalText(made, language));
    default:
      throw made;
  }
}
