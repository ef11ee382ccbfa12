/** No connection became free in time. The statement was not sent to PostgreSQL. */
export class NoConnectionInTimeError extends Error {
  override readonly name = 'NoConnectionInTimeError';
}

/** No file descriptor or buffer is left. */
const exhausted = ['EMFILE', 'ENFILE', 'ENOBUFS'];
/** Node's codes for an unreachable or broken connection. */
const brokenConnection = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
/** Codes that a Unix socket has instead: there is no server, or its queue of connections is full. */
const noServerAtSocket = ['ENOENT', 'EAGAIN'];

/** Returns whether the error is one of a connection that failed or broke. */
export function isBrokenConnection(error: Error): boolean {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return brokenConnection.includes(code) || (syscall === 'connect' && noServerAtSocket.includes(code));
}

/** SQLSTATE classes of connection, rollback, resources, operator, system; lock timeout; read-only (failover). */
const transientState = /^(08|40|53|55P03|57|58|25006)/;
/** Messages of pg without a code. */
const withoutCode =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** Returns whether a retry may succeed. After a broken connection, the statement may have been committed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    error instanceof NoConnectionInTimeError ||
    exhausted.includes(code) ||
    isBrokenConnection(error) ||
    transientState.test(code) ||
    withoutCode.test(error.message)
  );
}
