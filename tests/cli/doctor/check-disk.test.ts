import { describe, expect, it } from '@jest/globals';
import { judgeDisk } from '../../../src/cli/doctor/checks.ts';

describe('judgeDisk', () => {
  it.each([
    [2048, 'ok'],
    [2047, 'warn'],
    [256, 'warn'],
    [255, 'fail'],
  ])('judges %i MiB free as %s', (mebibytes, state) => {
    expect(judgeDisk('/data', mebibytes * 2 ** 20)).toMatchObject({
      state,
      message: `${mebibytes} MiB free for /data`,
    });
  });
});
