import type { VNode } from 'preact';
import { findManifest, type ManifestRow } from '../../../db/query/manifest/manifest.ts';
import { findCandidates, listSheetShipments } from '../../../db/query/manifest/manifest-shipment.ts';
import { sysCodes } from '../../../generated/errors.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { refusalText } from '../../contract/error-text.ts';
import { ApiError } from '../../contract/errors.ts';
import { html } from '../../html.ts';
import { symbol } from '../../look/symbol.ts';
import { getManifestDocument, listManifestShipments, listManifests } from '../../operation/manifest.ts';
import { firstDay, type List, lastDay, showList } from '../list.ts';
import { backTo, type PageAnswer, type PageRequest, refusePage } from '../page-request.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import { carrierName, countryName } from '../shipment/goods.ts';
import { justBefore } from '../time.ts';
import { badge, copyText, dayText, exactTime, facts, statusBadge, time } from '../view/data.ts';
import { manifestTexts } from './text.ts';

type Manifest = Schemas['Manifest'];
type Filter = Partial<Record<'carrier_code' | 'created_after' | 'created_before', string>>;

const refreshSeconds = 5;
const tones = { closing: 'busy', closed: 'good', failed: 'bad' } as const;

/** Lists the manifests of the mode, newest first. */
export async function showManifests(request: PageRequest): Promise<PageAnswer> {
  const { base, language, can } = request;
  const text = manifestTexts[language];
  const { status, form, results } = await showList(request, manifestList(request));
  return {
    title: text.title,
    status,
    head: {
      subtitle: text.lead,
      actions: can('hand_over')
        ? html`<a class="main" href=${`${base}/manifests/new`}>${symbol('handover')}${text.create}</a>`
        : null,
    },
    content: html`${form} ${results}`,
  };
}

function manifestList(request: PageRequest): List<Manifest, Filter> {
  const { base, language } = request;
  const text = manifestTexts[language];
  return {
    path: '/manifests',
    title: text.title,
    none: text.none,
    noMatch: text.noMatch,
    pageSize: 25,
    columns: [
      {
        name: text.created,
        cell: ({ id, created_at }) =>
          html`<a href=${`${base}/manifests/${id}`}>${time(created_at, language)}</a>`,
      },
      { name: text.carrier, cell: ({ carrier_code }) => carrierName(carrier_code, request) },
      { name: text.state, cell: ({ status }) => stateBadge(status, text) },
      { name: text.shipments, cell: ({ shipment_count }) => shipment_count, isNumber: true },
    ],
    filters: {
      carrier: { label: text.carrier, maxLength: 64, read: (carrier_code) => ({ carrier_code }) },
      from: firstDay(request, text.from, (moment) => ({ created_after: justBefore(moment) })),
      to: lastDay(request, text.to, 'from', (created_before) => ({ created_before })),
    },
    search: async (filter, { cursor, limit }) => {
      const query = { ...filter, limit, ...(cursor === null ? {} : { cursor }) };
      const found = await orApiError(runOperation(request, 'listManifests', listManifests, { query }));
      if (!(found instanceof ApiError)) return { rows: found.data.data, next: found.data.next_cursor };
      const { violations } = found.options;
      if (!violations || violations.some(({ path: [name] }) => name === 'cursor')) throw found;
      return { rows: [], next: null, violations };
    },
  };
}

function stateBadge(status: Manifest['status'], { states }: (typeof manifestTexts)['en']): VNode {
  return badge(states[status], tones[status]);
}

function shipmentLinks(base: string, ids: readonly string[]): VNode[] {
  return ids.map((id) => html`<a href=${`${base}/shipments/${id}`}><code>${id}</code></a>${' '}`);
}

async function requestedManifest({ context, scope, path }: PageRequest): Promise<ManifestRow> {
  return (await findManifest(context.db.kysely, scope, path.id ?? '')) ?? refusePage('NOT_FOUND');
}

/** Shows a manifest with its shipments. The page loads itself again while the carrier has not decided. */
export async function showManifest(request: PageRequest): Promise<PageAnswer> {
  const { base, context, language, scope } = request;
  const text = manifestTexts[language];
  const manifest = await requestedManifest(request);
  const { id, status, error } = manifest;
  const key = { accountId: scope.accountId, id };
  const cancelled = (await listSheetShipments(context.db.kysely, key))
    .filter((shipment) => shipment.status === 'cancelled')
    .map(({ tracking_number }) => tracking_number);
  const { results } = await showList(request, shipmentList(request, id));
  const path = `${base}/manifests/${id}`;
  const hasOwn = manifest.carrier_document !== 'none' && manifest.carrier_document !== 'failed';
  return {
    title: text.titleOf(dayText(manifest.day, language)),
    head: {
      back: [backTo(request, `${base}/manifests`), text.back],
      subtitle: carrierName(manifest.carrier_code, request),
    },
    ...(status === 'closing' ? { refreshSeconds } : {}),
    content: html`
      <section>
        ${facts([
          [text.state, stateBadge(status, text)],
          [text.number, manifest.carrier_manifest_number],
          [text.day, dayText(manifest.day, language)],
          [text.created, exactTime(manifest.created_at, language)],
          [text.closed, manifest.closed_at && exactTime(manifest.closed_at, language)],
          [text.shipments, manifest.shipment_count],
          [text.parcels, manifest.parcel_count],
          [text.weight, `${manifest.weight_mg / 1e6} kg`],
          [text.id, html`<code>${id}</code> ${copyText(id, language)}`],
          [text.reason, error?.message],
          [
            text.refused,
            error && error.shipment_ids.length > 0 ? shipmentLinks(base, error.shipment_ids) : null,
          ],
        ])}
        ${status === 'failed' ? html`<p>${text.freed}</p>` : null}
        ${
          status === 'closed' && request.can('see_recipients')
            ? html`<p class="buttons">
                <a class="main" href=${`${path}/sheet.pdf`}>${text.sheet}</a>
                ${hasOwn ? html`<a href=${`${path}/carrier.pdf`}>${text.carrierDocument}</a>` : null}
              </p>`
            : null
        }
      </section>
      ${
        cancelled.length > 0
          ? html`<section>
              <h2>${text.cancelled}</h2>
              <p>${shipmentLinks(base, cancelled)}</p>
              <p class="hint">${text.cancelledHint}</p>
            </section>`
          : null
      }
      ${status === 'failed' ? null : html`<h2>${text.shipments}</h2>${results}`}
    `,
  };
}

type ListedParcel = Schemas['ShipmentSummary'] & { readonly recipient_name: string | null };

function shipmentList(request: PageRequest, id: string): List<ListedParcel, never> {
  const { base, can, context, language, scope } = request;
  const text = manifestTexts[language];
  return {
    path: `/manifests/${id}`,
    title: text.shipments,
    none: text.noShipments,
    pageSize: 100,
    columns: [
      {
        name: text.order,
        cell: ({ id: number, reference_no }) =>
          html`<a href=${`${base}/shipments/${number}`}>${reference_no ?? html`<code>${number}</code>`}</a>
            ${reference_no ? html`<p class="hint"><code>${number}</code></p>` : null}`,
      },
      {
        name: can('see_recipients') ? text.recipient : text.destination,
        cell: ({ recipient_name, destination_country: country }) =>
          html`${can('see_recipients') ? recipient_name : null}
            <p class="hint">${country && countryName(country, language)}</p>`,
      },
      { name: text.status, cell: (row) => statusBadge(row.status, language) },
      { name: text.booked, cell: (row) => time(row.created_at, language) },
    ],
    filters: {},
    search: async (_, { cursor, limit }) => {
      const query = { limit, ...(cursor === null ? {} : { cursor }) };
      const { data } = await runOperation(request, 'listManifestShipments', listManifestShipments, {
        path: { id },
        query,
      });
      const numbers = data.data.map((row) => row.tracking_number);
      const found = await findCandidates(context.db.kysely, scope, numbers);
      const names = new Map(found.map((row) => [row.tracking_number, row.recipient_name]));
      return {
        rows: data.data.map((row) => ({ ...row, recipient_name: names.get(row.tracking_number) ?? null })),
        next: data.next_cursor,
      };
    },
  };
}

/** Sends the hand-over sheet. */
export function sendSheet(request: PageRequest): Promise<PageAnswer> {
  return sendManifestFile(request, 'sheet');
}

/** Sends the carrier's own document. */
export function sendCarrierDocument(request: PageRequest): Promise<PageAnswer> {
  return sendManifestFile(request, 'carrier');
}

async function sendManifestFile(
  request: PageRequest,
  type: Schemas['ManifestDocumentType'],
): Promise<PageAnswer> {
  const { base, language } = request;
  const text = manifestTexts[language];
  const { id, day } = await requestedManifest(request);
  const found = await orApiError(
    runOperation(request, 'getManifestDocument', getManifestDocument, { path: { id }, query: { type } }),
  );
  if (!(found instanceof ApiError)) {
    const name = type === 'sheet' ? `${id}.pdf` : `${id}-carrier.pdf`;
    return { file: { name, type: found.mediaType, content: found.content } };
  }
  const { retryAfterSeconds } = found.options;
  return {
    title: text.titleOf(dayText(day, language)),
    status: sysCodes[found.code].status,
    ...(retryAfterSeconds === undefined ? {} : { refreshSeconds: retryAfterSeconds }),
    content: html`<section>
      <p>${refusalText(found, language)}</p>
      <p class="buttons"><a href=${`${base}/manifests/${id}`}>${text.backTo}</a></p>
    </section>`,
  };
}
