import pg from 'pg';

/** SQLSTATE classes: connection, rolled back (deadlock, serialization), out of resources, ended by an operator. */
const passingClass = /^(08|40|53|57)/;

/**
 * Whether a statement that failed may succeed when it is run again: Postgres gave way or went away, or the
 * connection broke. In the latter case it may have been committed all the same.
 */
export function mayPass(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || passingClass.test(error.code ?? '');
}
