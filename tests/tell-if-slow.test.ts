import { expect, it } from '@jest/globals';
import { callIfSlow } from '../src/call-if-slow.ts';

it('tells while the work lasts, and returns what it returns', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(await callIfSlow(promise, 1, () => resolve('done'))).toBe('done');
});

it('is silent, and leaves no timer, when the work is done in time or fails', async () => {
  const tell = () => {
    throw new Error('told');
  };
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  expect(await callIfSlow(Promise.resolve(1), 3_600_000, tell)).toBe(1);
  await expect(callIfSlow(Promise.reject(new Error('no')), 3_600_000, tell)).rejects.toThrow('no');
  expect(timers()).toBe(before);
});
