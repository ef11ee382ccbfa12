import { ConfigError } from '../config/read-setting.ts';
import type { WorkContext } from '../context.ts';
import { type DemoFile, readDemoFile, whyNoDemo, writeDemoFile } from './demo-file.ts';
import { seedDemo } from './seed-demo.ts';

interface RunningService {
  readonly context: Pick<WorkContext, 'config' | 'db' | 'clock' | 'catalog'>;
  readonly rootUrl: string;
  readonly databaseUrl: string;
}

export interface PreparedDemo {
  readonly demo: DemoFile;
  readonly isNew: boolean;
}

/** Creates or renews the demonstration account, or returns why not. @throws {ConfigError} if it can't write. */
export async function prepareDemo({
  context,
  rootUrl,
  databaseUrl,
}: RunningService): Promise<PreparedDemo | string> {
  const { config, db, clock } = context;
  const reason = whyNoDemo(config);
  if (reason) return reason;
  const known = readDemoFile(config.home);
  const seeded = await seedDemo(db, { known, now: clock.now(), fetchesRate: config.fxSource !== null });
  await context.catalog.refresh();
  const demo = { root_url: rootUrl, base_url: `${rootUrl}/api/v1`, ...seeded, database_url: databaseUrl };
  try {
    writeDemoFile(config.home, demo);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `SAMPAN_HOME: the demonstration account's keys cannot be written to this folder (${reason})`,
    );
  }
  return { demo, isNew: known?.account_id !== demo.account_id };
}
