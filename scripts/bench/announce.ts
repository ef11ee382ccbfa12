import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves on a free port and prints the ready line. */
export function announce(listener: RequestListener): void {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1', () => announcePort((server.address() as AddressInfo).port));
}

export function announcePort(port: number): void {
  console.log(`ready: http://127.0.0.1:${port}`);
  process.on('SIGTERM', () => process.exit(0));
}
