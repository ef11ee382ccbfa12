import { PassThrough, Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { showProgress } from '../../src/terminal.ts';

const progress = 'Preparing…';

it("prints a line while the work is in flight, and returns the work's result", async () => {
  const stdout = new PassThrough({ encoding: 'utf8' });
  const work = Promise.withResolvers<string>();
  const done = showProgress(stdout, progress, work.promise, 1);
  const [line] = await stdout.take(1).toArray();
  work.resolve('done');
  expect(line).toContain(progress);
  expect(await done).toBe('done');
});

it('prints nothing, and leaves no timer, when the work ends in time or fails', async () => {
  const stdout = new PassThrough();
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  expect(await showProgress(stdout, progress, Promise.resolve(1), 3_600_000)).toBe(1);
  const failing = showProgress(stdout, progress, Promise.reject(new Error('no')), 3_600_000);
  await expect(failing).rejects.toThrow('no');
  expect(timers()).toBe(before);
  expect(stdout.readableLength).toBe(0);
});

it('returns the result although the output is closed', async () => {
  const written = Promise.withResolvers<void>();
  const stdout = new Writable({
    write(_chunk, _encoding, done) {
      done(new Error('EPIPE'));
      written.resolve();
    },
  });
  expect(
    await showProgress(
      stdout,
      progress,
      written.promise.then(() => 'done'),
      1,
    ),
  ).toBe('done');
});
