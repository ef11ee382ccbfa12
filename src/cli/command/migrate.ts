import { type DistributionReport, distribute, NotDistributableError } from '../../../db/distribute.ts';
import { type CliCommand, type CommandResult, Refusal } from '../command-line.ts';
import { type FullMigrationReport, migrateAll, type OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

export function migrateCommand(program: CliCommand, session: Session): void {
  program
    .command('migrate')
    .description(
      "Migrate the database to this version's schema, including the queue's tables. The service also does this when it starts",
    )
    .option(
      '--distribute',
      'also distribute the tables of accounts over the nodes of a Citus cluster; stop the service before',
    )
    .examples('migrate', 'migrate --distribute')
    .action(onDatabase(session, applyPending, { schema: 'any' }));
}

async function applyPending(
  database: OpenDatabase,
  options: { readonly distribute?: true },
): Promise<CommandResult> {
  const report = await migrateAll(database);
  const distribution = options.distribute ? await distributeTables(database) : undefined;
  const lines = [...reportLines(report), ...(distribution ? [distributionLine(distribution)] : [])];
  return {
    json: distribution ? { ...report, distribution } : report,
    lines: lines.length === 0 ? ['The database is up to date'] : lines,
  };
}

async function distributeTables({ kysely }: OpenDatabase): Promise<DistributionReport> {
  try {
    return await distribute(kysely);
  } catch (error) {
    if (error instanceof NotDistributableError) throw new Refusal(error.message);
    throw error;
  }
}

function distributionLine({ nodes, tables }: DistributionReport): string {
  return tables.length === 0
    ? `The database is distributed already (worker nodes: ${nodes})`
    : `Distributed ${tables.length} tables by account over ${nodes} worker nodes`;
}

function reportLines({ migrations, functions, queue }: FullMigrationReport): string[] {
  return [
    ...migrations.map((name) => `Applied migration ${name}`),
    ...functions.map((name) => `Applied function ${name}`),
    ...(queue && queue.from !== queue.to
      ? [`Migrated the queue's tables from version ${queue.from} to ${queue.to}`]
      : []),
  ];
}
