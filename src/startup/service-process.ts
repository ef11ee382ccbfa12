import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { beatSeconds, removeProcess, writeHeartbeat } from '../../db/query/installation/service-process.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/read-setting.ts';
import { newId } from '../runtime.ts';

/** Writes to the database that this process lives, so that others know a missing worker and the address of the API. */
export async function announceProcess(
  db: Db,
  log: Logger,
  { roles, rootUrl }: { readonly roles: Config['roles']; readonly rootUrl: string | null },
): Promise<AsyncDisposable> {
  const process = { id: newId('prc', new Date()), roles, root_url: rootUrl };
  const write = async () => {
    try {
      await writeHeartbeat(db.kysely, process);
      db.noteSuccess();
    } catch (error) {
      log.warn({ err: error }, 'It was not recorded that this process lives');
    }
  };
  await write();
  const timer = setInterval(() => void write(), beatSeconds * 1000);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await removeProcess(db.kysely, process.id).catch(() => {});
    },
  };
}

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
const readOnly = '25006';

/** Converts a connection error to a ConfigError that names the setting, not the password; returns others unchanged. */
export function explainDatabaseError(error: unknown, config: Config): unknown {
  if (!config.databaseUrl || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const { hostname, port, pathname, username } = new URL(config.databaseUrl);
  const server = hostname ? `${decodeURIComponent(hostname)}:${port || 5432}` : 'the local socket';
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
  if (code === readOnly) {
    return new ConfigError(
      `DATABASE_URL: ${server} is a replica, or takes no writes; give the address of the primary`,
    );
  }
  if (code === noSuchDatabase) {
    return new ConfigError(
      `DATABASE_URL: ${server} has no database ${JSON.stringify(pathname.slice(1))}; create it first`,
    );
  }
  return error;
}

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly setting: 'PORT' | 'PROBE_PORT';
}

/** Returns where a process listens: for requests, or only for probes. Null if it doesn't listen. */
export function listenAddress({
  host,
  port,
  probePort,
  roles,
}: Pick<Config, 'host' | 'port' | 'probePort' | 'roles'>): ListenAddress | null {
  if (roles.includes('api')) return { host, port, setting: 'PORT' };
  return probePort === null ? null : { host, port: probePort, setting: 'PROBE_PORT' };
}

/** Starts to listen. @throws {ConfigError} that names the setting if it can't. */
export function listenOn(server: Server, { host, port, setting }: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `${setting}: ${port} on ${host} is already in use. Set ${setting} to a free port, or stop the other process`,
        EACCES: `${setting}: this user may not listen on ${port}. Set ${setting} to a port above 1023`,
        EADDRNOTAVAIL: `HOST: ${host} is not an address of this machine`,
      };
      const unknownName =
        error.syscall === 'getaddrinfo' ? `HOST: ${host} does not resolve to an address` : undefined;
      const reason = reasons[error.code ?? ''] ?? unknownName;
      reject(reason ? new ConfigError(reason) : error);
    });
    server.listen(port, host, () => resolve());
  });
}
