import type { VNode } from 'preact';
import { latestPublication } from '../../../../db/query/pricing/catalog.ts';
import { findCatalogDraft, readDraftChanges } from '../../../../db/query/pricing/catalog-version.ts';
import { CATALOG_TABLES, type CatalogTableName, type RowChange } from '../../../../db/table/catalog.ts';
import { CATALOG_COLUMNS } from '../../../catalog/catalog-columns.ts';
import type { PublicationEffect, ZoneChange } from '../../../catalog/publication-effects.ts';
import { dropUpload } from '../../../catalog-upload/catalog-uploads.ts';
import type { UploadedFiles } from '../../../catalog-upload/upload-task.ts';
import { HttpError } from '../../../contract/errors.ts';
import { html } from '../../../html.ts';
import { centsToAmount } from '../../../money.ts';
import { hongKongDay } from '../../../runtime.ts';
import { catalogLimits, type UploadedFile } from '../../form.ts';
import { type OperatorRequest, operatorActor, type PageAnswer, refusePage } from '../../page-request.ts';
import { countryName } from '../../shipment/goods.ts';
import { amountText, badge, facts, percentText, table, time } from '../../view/data.ts';
import { alertText } from '../../view/field.ts';
import { numberedPager, pageNumber, rowsPerPage } from '../numbered-pages.ts';
import { catalogTexts } from './text.ts';
import { cellText, showVersions, tableHead, tableLinks } from './versions.ts';

type Prices = NonNullable<PublicationEffect['prices']>;

/** Countries of a zone that are named; a zone can have all. */
const shownCountries = 4;

/** Checks the uploaded files and keeps them with their difference to the live catalog. Keeps nothing of a refused upload. */
export async function uploadCatalog(request: OperatorRequest): Promise<PageAnswer> {
  const text = catalogTexts[request.language];
  let given: UploadedFile[];
  try {
    given = (await request.readFiles?.()) ?? [];
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'PAYLOAD_TOO_LARGE') throw error;
    return showVersions(request, { alert: text.tooLarge(catalogLimits.bytes / 1024 / 1024) });
  }
  const files = new Map(given.map(({ name, content }) => [name, content]));
  if (files.size === 0) return showVersions(request, { alert: text.noFile });
  if (files.size < given.length) return showVersions(request, { alert: text.sameName });
  return compare(request, files);
}

/** Compares the kept files with the catalog that is live now. */
export async function compareAgain(request: OperatorRequest): Promise<PageAnswer> {
  return compare(request, request.form.one('draft'));
}

/** Publishes the upload that its operator has seen, if the catalog is still the one that it was compared with. */
export async function publishUpload(request: OperatorRequest): Promise<PageAnswer> {
  const { context, user, form, base, language, origin, catalogUploads } = request;
  const text = catalogTexts[language];
  const draft = await findCatalogDraft(context.db.kysely, user.id);
  if (draft?.id !== form.one('draft')) return refusePage('NOT_FOUND');
  if (form.one('base') !== String(draft.base_publication_id)) return refusePage('INVALID_FIELD');
  const result = await catalogUploads.run({
    userId: user.id,
    files: draft.id,
    now: origin.now,
    publish: { base: draft.base_publication_id, actor: operatorActor(request, null) },
  });
  switch (result.kind) {
    case 'gone':
      return refusePage('NOT_FOUND');
    case 'published':
      return {
        goTo: `${base}/catalog/versions/${result.publicationId}?${publishedQuery(draft, hongKongDay(origin.now))}`,
      };
    case 'moved':
      return showUpload(request, text.moved(result.liveId));
    case 'refused':
      return showVersions(request, { alert: text.refused(result.count), problems: result.problems });
    case 'busy':
      return showUpload(request, text.busy);
    case 'failed':
      context.log.error({ error: result.error }, 'Catalog was not published');
      return showUpload(request, text.failed);
    default:
      return { goTo: `${base}/catalog?unchanged=1` };
  }
}

export async function discardUpload({ context, user, base }: OperatorRequest): Promise<PageAnswer> {
  await dropUpload(context.db.kysely, user.id);
  return { goTo: `${base}/catalog?discarded=1` };
}

/** Names the first changed table, and from when prices change if nothing changes before. */
function publishedQuery(
  { change_counts, effects }: NonNullable<Awaited<ReturnType<typeof findCatalogDraft>>>,
  today: string,
): URLSearchParams {
  const all = effects as readonly PublicationEffect[];
  const days = all.map(({ from }) => from ?? today).toSorted();
  const sum = (of: 'raised' | 'lowered') => all.reduce((total, { prices }) => total + (prices?.[of] ?? 0), 0);
  const table = CATALOG_TABLES.findLast((name) => name in change_counts);
  const [first = today] = days;
  return new URLSearchParams({
    published: '1',
    ...(table && { table }),
    ...(first > today && { from: first, raised: String(sum('raised')), lowered: String(sum('lowered')) }),
  });
}

/** `files`: files that were sent now, or the ID of a kept upload. */
async function compare(request: OperatorRequest, files: UploadedFiles | string): Promise<PageAnswer> {
  const { context, user, base, language, origin, catalogUploads } = request;
  const text = catalogTexts[language];
  const result = await catalogUploads.run({ userId: user.id, files, now: origin.now });
  switch (result.kind) {
    case 'compared':
      return { goTo: `${base}/catalog/upload` };
    case 'gone':
      return refusePage('NOT_FOUND');
    case 'refused':
      return showVersions(request, { alert: text.refused(result.count), problems: result.problems });
    case 'moved':
    case 'busy':
      return showVersions(request, { alert: text.busy });
    case 'failed':
      context.log.error({ error: result.error }, 'Catalog was not compared');
      return showVersions(request, { alert: text.failed });
    default:
      return { goTo: `${base}/catalog?unchanged=1` };
  }
}

/** Shows the difference table by table, what it changes for merchants and when, and the button that publishes. */
export async function showUpload(request: OperatorRequest, alert?: string): Promise<PageAnswer> {
  const { context, user, base, language } = request;
  const text = catalogTexts[language];
  const { kysely } = context.db;
  const [draft, latest] = await Promise.all([findCatalogDraft(kysely, user.id), latestPublication(kysely)]);
  if (!draft) return refusePage('NOT_FOUND');
  const { id, base_publication_id, change_counts, tables, created_at } = draft;
  const effects = draft.effects as readonly PublicationEffect[];
  const liveId = latest?.id ?? 0;
  const isMoved = liveId !== base_publication_id;
  const changed = CATALOG_TABLES.filter((name) => name in change_counts);
  const form = (
    path: string,
    button: VNode,
  ) => html`<form method="post" action=${`${base}/catalog/upload${path}`}>
      <input type="hidden" name="draft" value=${id} />
      <input type="hidden" name="base" value=${base_publication_id} />
      ${button}
    </form>`;
  return {
    title: text.difference(base_publication_id),
    status: alert ? 409 : 200,
    head: { back: [`${base}/catalog`, text.back] },
    content: html`
      ${alertText(alert ?? (isMoved ? text.moved(liveId) : undefined))}
      <section>
        <h2>${text.effects}</h2>
        ${effectList(request, effects)}
        ${effects.map(({ prices }) => prices && zoneTable(request, prices))}
        <p class="hint">${text.keepsPrices}</p>
        <div class="buttons">
          ${
            isMoved
              ? form('/compare', html`<button class="main">${text.compareWith(liveId)}</button>`)
              : form('', html`<button class="main">${text.publish}</button>`)
          }
          ${form('/discard', html`<button class="quiet">${text.discard}</button>`)}
        </div>
      </section>
      <section>
        ${facts([
          [text.uploaded, time(created_at, language)],
          [text.files, tables.map((name) => `${name}.csv`).join(', ')],
        ])}
      </section>
      ${changed.length === 0 ? html`<p class="none">${text.onlyOrder}</p>` : await changesView(request, changed, change_counts)}
    `,
  };
}

function effectList({ language }: OperatorRequest, effects: readonly PublicationEffect[]): VNode {
  const text = catalogTexts[language];
  if (effects.length === 0) return html`<p>${text.onlyOrder}</p>`;
  const byDay = Map.groupBy(effects, ({ from }) => from ?? '');
  return html`${[...byDay].map(
    ([day, rows]) => html`<h3>${day === '' ? text.atOnce : text.from(day)}</h3>
      <ul>${rows.map((row) => html`<li>${row.prices ? text.prices({ ...row, ...row.prices }) : text.effect(text.table[row.table], row)}</li>`)}</ul>`,
  )}`;
}

/** Shows by how much the prices of a service change, by destination. Drafts from before an update have no zones. */
function zoneTable(
  { language }: OperatorRequest,
  { service, zones = [] }: Partial<Pick<Prices, 'zones'>> & Pick<Prices, 'service'>,
): VNode | null {
  if (zones.length === 0) return null;
  const text = catalogTexts[language];
  const amount = (cents: number) => amountText(centsToAmount(cents), language);
  const sign = (value: number) => (value > 0 ? '+' : '');
  const change = ({ cents, share }: ZoneChange['min']) =>
    html`${sign(cents)}${amount(cents)}<p class="hint">${sign(share)}${percentText(share, language)}</p>`;
  return html`<h3>${text.zonePrices(service)}</h3>
    ${table(
      text.zonePrices(service),
      [
        {
          name: text.zone,
          cell: ({ zone, countries }: ZoneChange) => {
            const names = countries.slice(0, shownCountries).map((code) => countryName(code, language));
            const more = countries.length - shownCountries;
            return html`${[...names, ...(more > 0 ? [text.moreCountries(more)] : [])].join(', ')}
              <p class="hint"><code>${zone}</code></p>`;
          },
        },
        { name: text.zoneBrackets, cell: ({ brackets }) => brackets, isNumber: true },
        { name: text.least, cell: ({ min }) => change(min), isNumber: true },
        { name: text.middle, cell: ({ median }) => change(median), isNumber: true },
        { name: text.most, cell: ({ max }) => change(max), isNumber: true },
        {
          name: text.examples,
          cell: ({ examples = [] }: Partial<ZoneChange>) =>
            examples.map(
              ({ weightKg, beforeCents, afterCents }) =>
                html`<p>${text.example(weightKg, amount(beforeCents), amount(afterCents))}</p>`,
            ),
        },
      ],
      zones,
      '',
    )}
    <p class="hint">${text.atTop}</p>`;
}

async function changesView(
  { context, user, base, search, language }: OperatorRequest,
  changed: readonly CatalogTableName[],
  counts: Readonly<Record<string, number>>,
): Promise<VNode> {
  const text = catalogTexts[language];
  const name = changed.find((one) => one === search.get('table')) ?? changed[0] ?? 'country';
  const rowCount = counts[name] ?? 0;
  const page = pageNumber(search, rowCount);
  const tableLink = (one: string, to = 1) => `${base}/catalog/upload?table=${one}&page=${to}`;
  const rows = await readDraftChanges(context.db.kysely, user.id, {
    table: name,
    offset: (page - 1) * rowsPerPage,
    limit: rowsPerPage,
  });
  const headers = Object.values(CATALOG_COLUMNS[name]).map(([header]) => header);
  return html`
    ${tableLinks(
      text,
      changed.map((one) => [one, counts[one] ?? 0] as const),
      name,
      (one) => tableLink(one),
    )}
    ${tableHead(text, name)}
    ${table(
      name,
      [
        { name: text.change, cell: (row: RowChange) => changeBadge(text, row) },
        ...headers.map((header, at) => ({ name: header, cell: (row: RowChange) => changedCell(row, at) })),
      ],
      rows,
      text.onlyCarriedOver,
    )}
    ${numberedPager(language, { page, rowCount, toLink: (to) => tableLink(name, to) })}
  `;
}

function changeBadge(text: (typeof catalogTexts)['en'], { before, after }: RowChange): VNode {
  if (!before) return badge(text.added, 'good');
  return after ? badge(text.changed, 'plain') : badge(text.removed, 'bad');
}

/** Shows the old and the new value of a changed cell. */
function changedCell({ before, after }: RowChange, at: number): VNode {
  const [old, now] = [before?.[at], after?.[at]];
  if (before && after && old !== now) {
    return html`${old && html`<del>${old}</del> `}${now && html`<ins>${now}</ins>`}`;
  }
  return cellText(now ?? old);
}
