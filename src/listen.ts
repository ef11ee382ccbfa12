import type { Server } from 'node:http';
import { type Config, ConfigError } from './config.ts';

export type PortSetting = 'PORT' | 'MONITOR_PORT';

/** Listens where the settings say. @throws {ConfigError} that names the port's setting or HOST when that can't be. */
export function listenOn(
  server: Server,
  { host, port }: Pick<Config, 'host' | 'port'>,
  setting: PortSetting = 'PORT',
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `${setting}: ${port} on ${host} is taken by another program; set ${setting} to a free one`,
        EACCES: `${setting}: this user may not listen on ${port}; set ${setting} to one above 1023`,
        EADDRNOTAVAIL: `HOST: ${host} is not an address of this machine`,
        ENOTFOUND: `HOST: ${host} is not an address of this machine`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason ? new ConfigError(reason) : error);
    });
    server.listen(port, host, () => resolve());
  });
}
