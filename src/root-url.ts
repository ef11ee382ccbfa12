import type { Config } from './config.ts';

/** The address of the service's root as clients see it, without a trailing slash. */
export function rootUrlOf({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
