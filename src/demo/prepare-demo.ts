import { ConfigError } from '../config/config.ts';
import type { AppContext } from '../context.ts';
import { type DemoFile, readDemoFile, reasonAgainstDemo, writeDemoFile } from './demo-file.ts';
import { seedDemo } from './seed-demo.ts';

/** A service that runs, as far as the demonstration account needs it. */
interface RunningService {
  readonly context: Pick<AppContext, 'config' | 'db' | 'clock' | 'catalog'>;
  readonly rootUrl: string;
  readonly databaseUrl: string;
}

/** The demonstration account after a start. */
export interface PreparedDemo {
  readonly demo: DemoFile;
  /** Whether this start made the account. */
  readonly isNew: boolean;
}

/**
 * Prepares the demonstration account and writes its keys to `$SAMPAN_HOME/demo.json`. Returns the reason as text if there
 * is none: it is made only on the embedded database, at a loopback address and outside production.
 * @throws {ConfigError} when the file can't be written.
 */
export async function prepareDemo({
  context,
  rootUrl,
  databaseUrl,
}: RunningService): Promise<PreparedDemo | string> {
  const { config, db, clock } = context;
  const reason = reasonAgainstDemo(config);
  if (reason) return reason;
  const known = readDemoFile(config.home);
  const seeded = await seedDemo(db, { known, now: clock.now(), fetchesRate: config.fxSource !== null });
  await context.catalog.refresh();
  const demo = { root_url: rootUrl, base_url: `${rootUrl}/api/v1`, ...seeded, database_url: databaseUrl };
  try {
    writeDemoFile(config.home, demo);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`SAMPAN_HOME: the demonstration account's keys can't be written there (${reason})`);
  }
  return { demo, isNew: known?.account_id !== demo.account_id };
}
