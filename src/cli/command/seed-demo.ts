import { mkdirSync } from 'node:fs';
import { type DemoFile, demoFile, readDemoFile, writeDemoFile } from '../../demo/demo-file.ts';
import { knownRootUrl } from '../../startup/root-url.ts';
import { type CliCommand, type CommandResult, Refusal } from '../command-line.ts';
import { migrateAll, type OpenDatabase } from '../database.ts';
import { onDatabase, type Session } from '../session.ts';

export function seedDemoCommand(group: CliCommand, session: Session): void {
  group
    .command('demo')
    .description(
      'Migrate the database, then create the demonstration account and catalog. Writes keys and URLs to SAMPAN_HOME/demo.json',
    )
    .examples('seed demo')
    .action(onDatabase(session, seed, { schema: 'any' }));
}

async function seed(database: OpenDatabase): Promise<CommandResult> {
  const { config, url } = database;
  if (config.production) {
    throw new Refusal(
      'NODE_ENV is production. A demonstration account can only be created outside production.',
    );
  }
  await migrateAll(database);
  // Loaded on demand: few other commands need the CSV parser.
  const { seedDemo: seedAccount } = await import('../../demo/seed-demo.ts');
  const known = readDemoFile(config.home);
  const account = await seedAccount(database, {
    known,
    now: new Date(),
    fetchesRate: config.fxSource !== null,
  });
  const rootUrl = await knownRootUrl(config, database.kysely);
  const demo: DemoFile = {
    root_url: rootUrl,
    base_url: `${rootUrl}/api/v1`,
    ...account,
    database_url: url,
  };
  mkdirSync(config.home, { recursive: true });
  writeDemoFile(config.home, demo);
  return {
    json: demo,
    lines: [`The demonstration account is ${demo.account_id}. Its API keys are in ${demoFile(config.home)}.`],
  };
}
