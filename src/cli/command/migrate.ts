import type { CliCommand, CommandResult } from '../command-line.ts';
import { type FullMigrationReport, migrateAll, type OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

export function migrateCommand(program: CliCommand, session: Session): void {
  program
    .command('migrate')
    .description(
      "Migrate the database to this version's schema, including the queue's tables. The service also does this when it starts",
    )
    .examples('migrate')
    .action(onDatabase(session, applyPending, { schema: 'any' }));
}

async function applyPending(database: OpenDatabase): Promise<CommandResult> {
  const report = await migrateAll(database);
  const lines = reportLines(report);
  return { json: report, lines: lines.length === 0 ? ['The database is up to date'] : lines };
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
