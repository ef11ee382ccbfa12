import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { retryUntilLeaseExpires } from '../../src/webhook/attempt.ts';

const deadlock = databaseError('40P01');
const soon = () => performance.now() + 5_000;

function databaseError(code: string): Error {
  return Object.assign(new pg.DatabaseError(code, 0, 'error'), { code });
}

/** Fails `times` times, then succeeds. */
function failing(times: number, error: Error) {
  let tries = 0;
  const write = async () => {
    tries += 1;
    if (tries <= times) throw error;
    return 'written';
  };
  return { write, tries: () => tries };
}

describe('writing a result', () => {
  it.each([
    deadlock,
    databaseError('57P01'),
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  ])('is retried after %s', async (error) => {
    const { write, tries } = failing(2, error);
    expect(await retryUntilLeaseExpires(soon(), write)).toBe('written');
    expect(tries()).toBe(3);
  });

  it('is not retried if the database refuses it', async () => {
    const { write, tries } = failing(1, databaseError('23514'));
    await expect(retryUntilLeaseExpires(soon(), write)).rejects.toThrow('23514');
    expect(tries()).toBe(1);
  });

  it('ends with the lease, but is tried at least once', async () => {
    const late = failing(1, deadlock);
    await expect(retryUntilLeaseExpires(performance.now() - 1, late.write)).rejects.toBe(deadlock);
    expect(await retryUntilLeaseExpires(performance.now() - 1, failing(0, deadlock).write)).toBe('written');
    const never = failing(Number.POSITIVE_INFINITY, deadlock);
    await expect(retryUntilLeaseExpires(performance.now() + 200, never.write)).rejects.toBe(deadlock);
    expect(never.tries()).toBeLessThan(10);
  });
});
