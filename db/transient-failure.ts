import { NoConnectionInTimeError } from './connection-shares.ts';

/** This process, or the machine, has no file descriptor or buffer left. */
const exhausted = ['EMFILE', 'ENFILE', 'ENOBUFS'];
/** Node's own codes of a connection that isn't there, or breaks. */
export const brokenConnection = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/**
 * SQLSTATE: connection, rolled back (deadlock, serialization), out of resources, a lock that wasn't had in time, ended
 * by an operator or a time limit, the system; and a server that can't write, as it is just becoming the primary one.
 */
const passingState = /^(08|40|53|55P03|57|58|25006)/;
/** What pg says without a code. */
const withoutCode =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/**
 * Whether a statement that failed may succeed when it is run again: the store gave way or went away, or the connection
 * broke. In the latter case it may have been committed all the same.
 */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    error instanceof NoConnectionInTimeError ||
    exhausted.includes(code) ||
    brokenConnection.includes(code) ||
    passingState.test(code) ||
    withoutCode.test(error.message)
  );
}
