/** No connection became free in time. The statement was not sent to PostgreSQL. */
export class NoConnectionInTimeError extends Error {
  override readonly name = 'NoConnectionInTimeError';
}

/** No file descriptor or buffer is left. */
const exhausted = ['EMFILE', 'ENFILE', 'ENOBUFS'];
/** Node's codes for an unreachable or broken connection. */
export const brokenConnection = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
];
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
    brokenConnection.includes(code) ||
    transientState.test(code) ||
    withoutCode.test(error.message)
  );
}
