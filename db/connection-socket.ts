import { Socket } from 'node:net';

const errors = new WeakSet<Error>();

/** Creates a socket for a connection to PostgreSQL that closes after this long without traffic; 0: never. */
export function connectionSocket(silentMs: number): Socket {
  const socket = new Socket().on('error', (error) => errors.add(error));
  return socket.setTimeout(silentMs, () => {
    socket.destroy(
      Object.assign(new Error(`no data from the database for ${silentMs} ms`), { code: 'ETIMEDOUT' }),
    );
  });
}

/** Returns whether a connection of this process to PostgreSQL broke with this error. Its code does not tell. */
export function isConnectionError(error: Error): boolean {
  return errors.has(error);
}
