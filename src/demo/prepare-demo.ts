import { ConfigError } from '../config.ts';
import type { Service } from '../start.ts';
import { demoCurl } from './demo-curl.ts';
import { readDemoFile, reasonAgainstDemo, writeDemoFile } from './demo-file.ts';
import { seedDemo } from './seed-demo.ts';

/**
 * Gives a stranger something to book with: on the embedded database, a loopback address and outside production, a
 * demonstration account, its keys in `$SAMPAN_HOME/demo.json`, and a curl that works when pasted. Returns the lines
 * to print.
 */
export async function prepareDemo({ context, rootUrl, databaseUrl }: Service): Promise<string[]> {
  const { config, db, clock } = context;
  const reason = reasonAgainstDemo(config);
  if (reason) return [`No demonstration account: ${reason}.`];
  const seeded = await seedDemo(db, {
    known: readDemoFile(config.home),
    now: clock.now(),
    fetchesRate: config.fxSource !== null,
  });
  await context.catalog.refresh();
  const demo = { root_url: rootUrl, base_url: `${rootUrl}/api/v1`, ...seeded, database_url: databaseUrl };
  try {
    writeDemoFile(config.home, demo);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`SAMPAN_HOME: the demonstration account's keys can't be written there (${reason})`);
  }
  return [
    `Demonstration account ${demo.account_id}, its keys in ${config.home}/demo.json`,
    JSON.stringify(demo, null, 2),
    'Book a shipment:',
    demoCurl(demo),
  ];
}
