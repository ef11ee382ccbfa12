import type { Server } from 'node:http';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/read-setting.ts';

/** Starts to listen at HOST and PORT. @throws {ConfigError} that names the setting if it can't. */
export function listenOn(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `PORT: ${port} on ${host} is already in use. Set PORT to a free port, or stop the other process`,
        EACCES: `PORT: this user may not listen on ${port}. Set PORT to a port above 1023`,
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
