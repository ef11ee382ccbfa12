import type { Config } from '../config/config.ts';
import { readDemoFile } from '../demo/demo-file.ts';

/** Returns the service's root address for clients, without a trailing slash. */
export function rootUrlOf({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Returns the root address: `PUBLIC_URL`, else the one that the last start on this database wrote to `demo.json`. */
export function knownRootUrl(
  config: Pick<Config, 'publicUrl' | 'host' | 'port' | 'home' | 'databaseUrl'>,
): string {
  const demo = readDemoFile(config.home);
  const isSameDatabase = config.databaseUrl === null || config.databaseUrl === demo?.database_url;
  return config.publicUrl ?? (isSameDatabase && demo?.root_url ? demo.root_url : rootUrlOf(config));
}
