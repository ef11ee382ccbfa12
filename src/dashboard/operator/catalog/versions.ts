import { parse } from 'csv-parse/sync';
import type { VNode } from 'preact';
import { cutPage } from '../../../../db/query/page.ts';
import {
  type CatalogVersion,
  type CatalogVersionFile,
  findCatalogDraft,
  listCatalogVersions,
  listVersionFiles,
  readFileLines,
} from '../../../../db/query/pricing/catalog-version.ts';
import { CATALOG_TABLES, type CatalogTableName } from '../../../../db/table/catalog.ts';
import type { CatalogProblem } from '../../../catalog/catalog-file.ts';
import { html } from '../../../html.ts';
import { type OperatorRequest, type PageAnswer, refusePage } from '../../page-request.ts';
import { badge, dayText, facts, table, time } from '../../view/data.ts';
import { alertText, statusText } from '../../view/field.ts';
import { numberedPager, pageNumber, rowsPerPage } from '../numbered-pages.ts';
import { catalogTexts } from './text.ts';

/** Lists tables with their number of rows. One of them is open. */
export function tableLinks(
  text: CatalogText,
  tables: readonly (readonly [table: string, count: number])[],
  open: string,
  toLink: (table: string) => string,
): VNode {
  return html`<nav class="tabs" aria-label=${text.tables}>
    ${tables.map(
      ([table, count]) =>
        html`<a href=${toLink(table)} title=${`${table}.csv`} aria-current=${table === open ? 'page' : undefined}>${tableName(text, table)} ${count}</a>`,
    )}
  </nav>`;
}

type CatalogText = (typeof catalogTexts)['en'];

/** Returns the name of a table; a table that the catalog no longer has is named by its file. */
function tableName(text: CatalogText, table: string): string {
  return text.table[table as CatalogTableName] ?? table;
}

/** Renders the name of a table, its file and what it decides. */
export function tableHead(text: CatalogText, table: string): VNode {
  return html`<h2>${tableName(text, table)}</h2>
    <p class="hint">${text.decides[table as CatalogTableName]} <code>${table}.csv</code></p>`;
}

/** Texts up to this length are not broken, because most are codes. */
const unbroken = 24;

/** Renders a text in a table: a code in one line, and a sentence with enough room to read it. */
export function cellText(text: string | undefined): VNode {
  return html`<span class=${(text?.length ?? 0) > unbroken ? 'sentence' : 'code'}>${text}</span>`;
}

const pageSize = 25;

/** Why an upload was refused. */
interface RefusedUpload {
  readonly alert: string;
  readonly problems?: readonly CatalogProblem[];
}

function uploadForm({ base, language }: OperatorRequest, live: CatalogVersion | undefined): VNode {
  const text = catalogTexts[language];
  return html`<section>
    <h2>${text.upload}</h2>
    <p>${text.uploadLead}</p>
    <form method="post" action=${`${base}/catalog`} enctype="multipart/form-data">
      <div class="field drop">
        <label for="files">${text.files}</label>
        <input id="files" type="file" name="files" multiple accept=".csv,text/csv" required aria-describedby="files-hint" />
        <p class="hint" id="files-hint">${text.filesHint}</p>
      </div>
      <details>
        <summary>${text.whichFile}</summary>
        ${facts(
          CATALOG_TABLES.map((name) => [
            html`<code>${name}.csv</code> ${text.table[name]}`,
            text.decides[name],
          ]),
        )}
      </details>
      <p class="hint">${text.versionRule}</p>
      <p class="buttons">
        <button class="main" data-busy=${text.comparing}>${text.compare}</button>
        ${live ? html`<a href=${`${base}/catalog/versions/${live.id}/${archiveName}`}>${text.downloadAll}</a>` : null}
      </p>
    </form>
  </section>`;
}

/** Lists the published versions, with the form that uploads files. */
export async function showVersions(
  request: OperatorRequest,
  refused: RefusedUpload | null = null,
): Promise<PageAnswer> {
  const { context, base, language, search, user, can } = request;
  const text = catalogTexts[language];
  const { kysely } = context.db;
  const before = /^\d{1,15}$/.test(search.get('before') ?? '') ? Number(search.get('before')) : null;
  const [found, [live], draft] = await Promise.all([
    listCatalogVersions(kysely, { before, limit: pageSize + 1 }),
    listCatalogVersions(kysely, { before: null, limit: 1 }),
    findCatalogDraft(kysely, user.id),
  ]);
  const { rows, last } = cutPage(found, pageSize);
  return {
    title: text.title,
    status: refused ? 400 : 200,
    content: html`
      ${search.has('unchanged') && !refused ? statusText(text.unchanged) : null}
      ${search.has('discarded') && !refused ? statusText(text.discarded) : null}
      ${refused ? refusedView(request, refused) : null}
      ${
        draft && can('publish_catalog')
          ? html`<p class="notice">${text.hasDraft} <a href=${`${base}/catalog/upload`}>${text.openDraft}</a></p>`
          : null
      }
      ${can('publish_catalog') ? uploadForm(request, live) : null}
      <h2>${text.versions}</h2>
      ${table(
        text.versions,
        [
          {
            name: text.number,
            cell: ({
              id,
            }: CatalogVersion) => html`<a href=${`${base}/catalog/versions/${id}`}>${text.version(id)}</a>
              ${id === live?.id ? html` ${badge(text.live, 'good')}` : null}`,
          },
          { name: text.published, cell: ({ published_at }) => time(published_at, language) },
          { name: text.by, cell: ({ published_by }) => cellText(published_by ?? text.commandLine) },
          { name: text.rows, cell: ({ row_count }) => row_count ?? '–', isNumber: true },
          { name: text.changes, cell: ({ summary }) => cellText(summary || text.onlyOrder) },
        ],
        rows,
        text.none,
      )}
      <nav class="pager" aria-label=${text.older}>
        ${last ? html`<a href=${`${base}/catalog?before=${last.id}`}>${text.older}</a>` : null}
      </nav>
    `,
  };
}

function refusedView({ language }: OperatorRequest, { alert, problems = [] }: RefusedUpload): VNode {
  const text = catalogTexts[language];
  return html`${alertText(alert)}
    ${table(
      text.problems,
      [
        { name: text.file, cell: ({ file }) => html`<code>${file}</code>` },
        { name: text.line, cell: ({ line }) => line || text.publishedRow, isNumber: true },
        { name: text.column, cell: ({ column }) => column && html`<code>${column}</code>` },
        { name: text.problem, cell: ({ message }) => html`<span lang="en">${cellText(message)}</span>` },
      ],
      problems,
      '',
    )}`;
}

interface OpenVersion {
  readonly version: CatalogVersion;
  /** In the order of the tables; empty if the files were not kept. */
  readonly files: readonly CatalogVersionFile[];
}

/** Shows one table of a version, a page at a time. */
export async function showVersion(request: OperatorRequest): Promise<PageAnswer> {
  const { base, language, search } = request;
  const text = catalogTexts[language];
  const { version, files } = await requestedVersion(request);
  const url = `${base}/catalog/versions/${version.id}`;
  const chosen = files.find(({ table_name }) => table_name === search.get('table')) ?? files[0];
  return {
    title: text.version(version.id),
    head: { back: [`${base}/catalog`, text.back] },
    content: html`
      ${search.has('published') ? statusText(publishedText(request)) : null}
      <section>
        ${facts([
          [text.published, time(version.published_at, language)],
          [text.by, version.published_by ?? text.commandLine],
          [text.rows, version.row_count],
          [text.changes, version.summary || text.onlyOrder],
        ])}
      </section>
      ${
        chosen
          ? html`${tableLinks(
              text,
              files.map(({ table_name, row_count }) => [table_name, row_count] as const),
              chosen.table_name,
              (name) => `${url}?table=${name}`,
            )}
            ${await rowsView(request, url, chosen)}`
          : html`<p class="none">${text.notKept}</p>`
      }
    `,
  };
}

/** Says from when a version counts that was just published. */
function publishedText({ language, search }: OperatorRequest): string {
  const text = catalogTexts[language];
  const from = search.get('from') ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(from)) return text.nowLive;
  const count = (of: string) => Number(search.get(of)) || 0;
  return text.liveFrom(dayText(from, language), text.laterPrices(count('raised'), count('lowered')));
}

const archiveName = 'all.zip';

async function archiveOf(request: OperatorRequest, { version, files }: OpenVersion): Promise<PageAnswer> {
  if (files.length === 0) return refusePage('NOT_FOUND');
  const { CFB } = await import('@e965/xlsx');
  const archive = CFB.utils.cfb_new();
  for (const file of files)
    CFB.utils.cfb_add(archive, `/${file.table_name}.csv`, await readContent(request, file));
  const content = Buffer.from(CFB.write(archive, { type: 'buffer', fileType: 'zip', compression: true }));
  return { file: { name: `catalog-${version.id}.zip`, type: 'application/zip', content } };
}

async function readContent(
  { context }: OperatorRequest,
  { content_hash, row_count }: CatalogVersionFile,
): Promise<Buffer> {
  const lines = await readFileLines(context.db.kysely, content_hash, { offset: 0, limit: row_count });
  return Buffer.from(`${lines}\n`);
}

/** Sends one file of a version as CSV, for example to edit and upload it, or all files in one archive. */
export async function downloadFile(request: OperatorRequest): Promise<PageAnswer> {
  const opened = await requestedVersion(request);
  if (request.path.file === archiveName) return archiveOf(request, opened);
  const found = opened.files.find(({ table_name }) => `${table_name}.csv` === request.path.file);
  if (!found) return refusePage('NOT_FOUND');
  const content = await readContent(request, found);
  return { file: { name: `${found.table_name}.csv`, type: 'text/csv; charset=utf-8', content } };
}

async function requestedVersion({ context, path }: OperatorRequest): Promise<OpenVersion> {
  const { id = '' } = path;
  const { kysely } = context.db;
  const number = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  const [version] = await listCatalogVersions(kysely, { before: number + 1, limit: 1 });
  if (version?.id !== number) return refusePage('NOT_FOUND');
  const kept = await listVersionFiles(kysely, number);
  const files = CATALOG_TABLES.flatMap((name) => kept.find(({ table_name }) => table_name === name) ?? []);
  return { version, files };
}

async function rowsView(
  { context, search, language }: OperatorRequest,
  url: string,
  { table_name, row_count, content_hash }: CatalogVersionFile,
): Promise<VNode> {
  const text = catalogTexts[language];
  const page = pageNumber(search, row_count);
  const offset = (page - 1) * rowsPerPage;
  const lines = await readFileLines(context.db.kysely, content_hash, { offset, limit: rowsPerPage });
  const [header = [], ...rows] = parseCells(lines);
  return html`
    ${tableHead(text, table_name)}
    ${table(
      table_name,
      header.map((name, at) => ({ name, cell: (row: readonly string[]) => cellText(row[at]) })),
      rows,
      text.noRows,
    )}
    ${numberedPager(language, { page, rowCount: row_count, toLink: (to) => `${url}?table=${table_name}&page=${to}` })}
    <p class="buttons">
      <a href=${`${url}/${table_name}.csv`}>${text.download(`${table_name}.csv`)}</a>
      <a href=${`${url}/${archiveName}`}>${text.downloadAll}</a>
    </p>
  `;
}

function parseCells(text: string): string[][] {
  return parse(text, { relax_column_count: true });
}
