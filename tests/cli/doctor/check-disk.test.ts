import { describe, expect, it } from '@jest/globals';
import { classifyDisk } from '../../../src/cli/doctor/checks.ts';

describe('classifyDisk', () => {
  it.each([
    [2048, 'ok'],
    [2047, 'warn'],
    [256, 'warn'],
    [255, 'fail'],
  ])('judges %i MiB free as %s', (mebibytes, state) => {
    expect(classifyDisk('/data', mebibytes * 2 ** 20)).toMatchObject({
      state,
      message: `${mebibytes} MiB free for /data`,
    });
  });
});
