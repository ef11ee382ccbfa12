import { type DistributionReport, distribute, NotDistributableError } from '../../../db/distribute.ts';
import { readSchemaState } from '../../../db/schema-state.ts';
import { printError } from '../../terminal.ts';
import { type CliCommand, type CommandResult, Refusal } from '../command-line.ts';
import { type FullMigrationReport, migrateAll, type OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

const upToDate = 'The database is up to date';
const newer = 'A newer version migrated the database, and this version can use it. Nothing was changed';

const notes = `
A step that gets no lock within 1.5 s lets the requests behind it go first, and tries again for up to five minutes. The command
names the sessions for which it waits. It continues after an interruption. With DATABASE_URL, the service starts only
after it.`;

interface MigrateFlags {
  readonly distribute?: true;
}

export function migrateCommand(program: CliCommand, session: Session): void {
  program
    .command('migrate')
    .description(
      "Migrate the database to this version's schema, including the queue's tables. The last release may serve meanwhile",
    )
    .option(
      '--distribute',
      'also distribute the tables of accounts over the nodes of a Citus cluster; stop the service before',
    )
    .examples('migrate', 'migrate --distribute')
    .addHelpText('after', notes)
    .action(
      onDatabase(
        session,
        (database: OpenDatabase, options: MigrateFlags) => applyPending(database, options, session),
        { schema: 'any' },
      ),
    );
}

async function applyPending(
  database: OpenDatabase,
  options: MigrateFlags,
  { stderr }: Session,
): Promise<CommandResult> {
  const { unknown } = await readSchemaState(database.kysely);
  const report = await migrateAll(database, (message) => printError(stderr, message));
  const distribution = options.distribute ? await distributeTables(database) : undefined;
  const lines = [...reportLines(report), ...(distribution ? [distributionLine(distribution)] : [])];
  return {
    json: distribution ? { ...report, distribution } : report,
    lines: lines.length === 0 ? [unknown.length === 0 ? upToDate : newer] : lines,
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
