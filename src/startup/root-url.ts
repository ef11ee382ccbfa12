import type { Kysely } from 'kysely';
import { listLivingProcesses } from '../../db/query/installation/service-process.ts';
import type { Database } from '../../db/table/index.ts';
import type { Config } from '../config/config.ts';
import { readDemoFile } from '../demo/demo-file.ts';

/** Returns the service's root address for clients, without a trailing slash. */
export function rootUrlOf({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

type Settings = Pick<Config, 'publicUrl' | 'host' | 'port' | 'home' | 'databaseUrl'>;

/**
 * Returns the root address for links: `PUBLIC_URL`, else that of a process that lives, the one in `demo.json` before
 * others, else the one that the last start on this database wrote to `demo.json`.
 */
export async function knownRootUrl(config: Settings, db: Kysely<Database>): Promise<string> {
  if (config.publicUrl) return config.publicUrl;
  const demo = readDemoFile(config.home);
  const isSameDatabase = config.databaseUrl === null || config.databaseUrl === demo?.database_url;
  const written = isSameDatabase ? demo?.root_url : undefined;
  const living = (await listLivingProcesses(db))
    .map(({ root_url }) => root_url)
    .filter((url) => url !== null);
  if (written && living.includes(written)) return written;
  return living[0] ?? written ?? rootUrlOf(config);
}
