import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/read-setting.ts';

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
  'ENOENT',
]);
const wrongLogin = new Set(['28P01', '28000']);
const noSuchDatabase = '3D000';

/** Converts a connection error to a ConfigError that names the setting, not the password; returns others unchanged. */
export function explainDatabaseError(error: unknown, config: Config): unknown {
  if (!config.databaseUrl || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const { hostname, port, pathname, username } = new URL(config.databaseUrl);
  const server = hostname ? `${hostname}:${port || 5432}` : 'the local socket';
  if (unreachable.has(code) || /^timeout|Connection terminated/.test(error.message)) {
    return new ConfigError(
      `DATABASE_URL: no PostgreSQL server responded at ${server} (${code || error.message})`,
    );
  }
  if (wrongLogin.has(code)) {
    return new ConfigError(
      `DATABASE_URL: ${server} rejected the user ${JSON.stringify(username)} or the password`,
    );
  }
  if (code === noSuchDatabase) {
    return new ConfigError(
      `DATABASE_URL: ${server} has no database ${JSON.stringify(pathname.slice(1))}; create it first`,
    );
  }
  return error;
}
