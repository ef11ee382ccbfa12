import type { Server } from 'node:http';
import { type Config, ConfigError } from './config/config.ts';

/** Listens where the settings say. @throws {ConfigError} that names PORT or HOST when that can't be. */
export function listenOn(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `PORT: ${port} on ${host} is taken by another program; set PORT to a free one`,
        EACCES: `PORT: this user may not listen on ${port}; set PORT to one above 1023`,
        EADDRNOTAVAIL: `HOST: ${host} is not an address of this machine`,
      };
      const unknownName = error.syscall === 'getaddrinfo' ? `HOST: ${host} has no address` : undefined;
      const reason = reasons[error.code ?? ''] ?? unknownName;
      reject(reason ? new ConfigError(reason) : error);
    });
    server.listen(port, host, () => resolve());
  });
}
