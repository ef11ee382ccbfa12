import { parse } from 'csv-parse/sync';
import type { VNode } from 'preact';
import {
  type CatalogVersion,
  type CatalogVersionFile,
  listCatalogVersions,
  listVersionFiles,
  readFileLines,
} from '../../../../db/query/pricing/catalog-version.ts';
import { CATALOG_TABLES } from '../../../../db/table/catalog.ts';
import { html } from '../../../html.ts';
import { type PageAnswer, refusePage } from '../../page-request.ts';
import { facts, table, time } from '../../view/data.ts';
import { statusText } from '../../view/field.ts';
import type { OperatorRequest } from '../operator-request.ts';
import { catalogTexts } from './text.ts';
import { cellText, numberedPager, pageNumber, tableLinks } from './versions.ts';

const pageSize = 50;

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
  const address = `${base}/catalog/versions/${version.id}`;
  const chosen = files.find(({ table_name }) => table_name === search.get('table')) ?? files[0];
  return {
    title: text.version(version.id),
    content: html`
      <p><a href=${`${base}/catalog`}>${text.back}</a></p>
      ${search.has('published') ? statusText(text.nowLive) : null}
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
              text.tables,
              files.map(({ table_name, row_count }) => [table_name, row_count] as const),
              chosen.table_name,
              (name) => `${address}?table=${name}`,
            )}
            ${await rowsView(request, address, chosen)}`
          : html`<p class="none">${text.notKept}</p>`
      }
    `,
  };
}

/** Sends one file of a version as CSV, for example to edit and upload it. */
export async function downloadFile(request: OperatorRequest): Promise<PageAnswer> {
  const { files } = await requestedVersion(request);
  const found = files.find(({ table_name }) => `${table_name}.csv` === request.path.file);
  if (!found) return refusePage('NOT_FOUND');
  const { content_hash, row_count, table_name } = found;
  const text = await readFileLines(request.context.db.kysely, content_hash, { offset: 0, limit: row_count });
  const content = Buffer.from(`${text}\n`);
  return { file: { name: `${table_name}.csv`, type: 'text/csv; charset=utf-8', content } };
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
  address: string,
  { table_name, row_count, content_hash }: CatalogVersionFile,
): Promise<VNode> {
  const text = catalogTexts[language];
  const page = pageNumber(search, row_count, pageSize);
  const offset = (page - 1) * pageSize;
  const lines = await readFileLines(context.db.kysely, content_hash, { offset, limit: pageSize });
  const [header = [], ...rows] = parseCells(lines);
  return html`
    <h2>${text.table[table_name as keyof typeof text.table] ?? table_name}</h2>
    ${table(
      table_name,
      header.map((name, at) => ({ name, cell: (row: readonly string[]) => cellText(row[at]) })),
      rows,
      text.noRows,
    )}
    ${numberedPager(text, { page, rowCount: row_count, pageSize, toLink: (to) => `${address}?table=${table_name}&page=${to}` })}
    <p><a href=${`${address}/${table_name}.csv`}>${text.download(`${table_name}.csv`)}</a></p>
  `;
}

function parseCells(text: string): string[][] {
  return parse(text, { relax_column_count: true });
}
