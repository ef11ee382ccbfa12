import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { maxPasswordTurns, takePasswordTurn } from '../../src/user/password.ts';

describe('verifying a password', () => {
  it('never accepts one without a stored hash', async () => {
    using turn = takePasswordTurn();
    const stored = await turn.hash('ferry lantern bamboo');
    expect(await turn.verify(stored, 'ferry lantern bamboo')).toBe(true);
    expect(await turn.verify(stored, 'ferry lantern copper')).toBe(false);
    expect(await turn.verify(null, 'no user has this password')).toBe(false);
  });

  it.each([
    // cspell:disable
    [
      'today',
      '$argon2id$v=19$m=19456,t=2,p=1$Mxv/sATg9Hudc1mk4shXaA$M226s/X7xmyTDjjrVTDOXpHrrgIx/nRtJK3VoGtCjFY',
    ],
    [
      'another',
      '$argon2id$v=19$m=8192,t=3,p=2$Wzfb7yBalx1S3tb8EyAXbQ$wYzwnvnpVO/xvNRGa6jtMgbRxfQPk5HSS/Vc+kclLWQ',
    ],
    // cspell:enable
  ])('accepts a hash of another argon2 program, with the cost of %s day', async (_, stored) => {
    using turn = takePasswordTurn();
    expect(await turn.verify(stored, 'ferry lantern bamboo')).toBe(true);
    expect(await turn.verify(stored, 'ferry lantern copper')).toBe(false);
  });

  it('stores salt and cost with each hash, and refuses to read anything else', async () => {
    using turn = takePasswordTurn();
    const [first, second] = [
      await turn.hash('ferry lantern bamboo'),
      await turn.hash('ferry lantern bamboo'),
    ];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z\d+/]{22}\$[A-Za-z\d+/]{43}$/);
    expect(second).not.toBe(first);
    await expect(turn.verify('$2b$12$abc', 'ferry lantern bamboo')).rejects.toThrow(
      'no PHC string of argon2id',
    );
  });

  it('has a bound: further ones are refused before any work, until a turn is free', () => {
    const turns = Array.from({ length: maxPasswordTurns }, () => takePasswordTurn());
    try {
      expect(() => takePasswordTurn()).toThrow(
        expect.objectContaining({ code: 'RATE_LIMITED', options: { retryAfterSeconds: 2 } }),
      );
      turns[0]?.[Symbol.dispose]();
      turns[0]?.[Symbol.dispose]();
      turns.push(takePasswordTurn());
      expect(() => takePasswordTurn()).toThrow();
    } finally {
      for (const turn of turns) turn[Symbol.dispose]();
    }
  });

  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('leaves the threads free that Node shares among name lookups, files and connections', async () => {
    const sharedTicks = () =>
      readdirSync('/proc/self/task')
        .map((id) => readFileSync(`/proc/self/task/${id}/stat`, 'utf8'))
        .filter((stat) => stat.includes('(libuv-worker)'))
        .map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '))
        .reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0);
    using turn = takePasswordTurn();
    await turn.hash('ferry lantern bamboo');
    const before = sharedTicks();
    await Promise.all(Array.from({ length: 20 }, () => turn.verify(null, 'ferry lantern bamboo')));
    // 20 verifications take about 50 ticks of 10 ms.
    expect(sharedTicks() - before).toBeLessThan(10);
  });

  it('answers each of many at once with its own result', async () => {
    using turn = takePasswordTurn();
    const passwords = ['ferry lantern bamboo', 'ferry lantern copper', 'ferry lantern kettle'];
    const stored = await Promise.all(passwords.map((password) => turn.hash(password)));
    const found = passwords.map((password) => Promise.all(stored.map((hash) => turn.verify(hash, password))));
    expect(await Promise.all(found)).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });
});
