import { type CatalogSummary, readCatalogSummary } from '../../../../db/query/pricing/catalog-summary.ts';
import { hongKongDay } from '../../../runtime/clock.ts';
import { type CliCommand, invocation } from '../../cli-command.ts';
import type { CommandResult } from '../../command-result.ts';
import type { OpenDatabase } from '../../open-database.ts';
import { onDatabase, type Session } from '../../session.ts';
import { formatTable } from '../../table.ts';

export function catalogShow(group: CliCommand, session: Session): void {
  group
    .command('show')
    .description('Show the live catalog: its publication, rows per file, and services')
    .examples('catalog show')
    .action(onDatabase(session, showCatalog));
}

async function showCatalog({ kysely }: OpenDatabase): Promise<CommandResult> {
  const { publication, counts, services } = await readCatalogSummary(kysely, hongKongDay(new Date()));
  return {
    json: {
      publication_id: publication?.id ?? null,
      published_at: publication?.published_at ?? null,
      summary: publication?.summary ?? null,
      counts,
      services,
    },
    lines: publication
      ? [
          `Publication ${publication.id}, published at ${publication.published_at.slice(0, 19)} UTC`,
          ...contentLines(counts, services),
        ]
      : [`No catalog is published yet. Publish one with \`${invocation} catalog import DIR\`.`],
  };
}

function contentLines(counts: CatalogSummary['counts'], services: CatalogSummary['services']): string[] {
  const tables = Object.entries(counts).map(([table, count]) => `${table} ${count}`);
  const rows = services.map((one) => [
    one.service_code,
    one.product_code,
    one.carrier_code ?? 'none',
    one.rate_table_version === null
      ? `${one.rate_table_code}, not in force yet`
      : `${one.rate_table_code} version ${one.rate_table_version}`,
    one.name,
  ]);
  return [
    tables.join(', '),
    '',
    ...formatTable(['SERVICE', 'PRODUCT', 'CARRIER', 'RATE TABLE', 'NAME'], rows),
  ];
}
