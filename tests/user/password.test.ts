import { describe, expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from '../../src/user/password.ts';

/** Returns the least CPU time of three runs, in all threads of the process. Other work can only add to it. */
async function cpuMicroseconds(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let runs = 0; runs < 3; runs++) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    times.push(user + system);
  }
  return Math.min(...times);
}

describe('verifying a password', () => {
  it('does the same work for an unknown address, and never accepts it', async () => {
    const stored = await hashPassword('ferry lantern bamboo');
    expect(await verifyPassword(stored, 'ferry lantern bamboo')).toBe(true);
    expect(await verifyPassword(null, 'no user has this password')).toBe(false);
    const known = await cpuMicroseconds(() => verifyPassword(stored, 'wrong'));
    const unknown = await cpuMicroseconds(() => verifyPassword(null, 'wrong'));
    expect(unknown).toBeGreaterThan(known / 2);
  });
});
