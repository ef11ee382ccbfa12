import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { withPostgresCpu } from '../../../scripts/bench/run.ts';
import { temporaryHome } from '../../../scripts/frame/stores.ts';

it('withPostgresCpu reads the CPU times between the two counts, so that these cost nothing', async () => {
  await using stack = new AsyncDisposableStack();
  const dataDirectory = temporaryHome(stack);
  const file = path.join(dataDirectory, 'postmaster.pid');
  let counts = 0;
  // Without the file, the CPU times can't be read.
  const count = async () => {
    if (counts++ === 0) writeFileSync(file, `${process.pid}\n`);
    else rmSync(file);
    return counts;
  };
  const sample = await withPostgresCpu({ dataDirectory }, async () => ({ perSecond: 5 }), count);
  expect(counts).toBe(2);
  expect(sample).toMatchObject({ perSecond: 5, postgresCpuMicros: expect.any(Number) });
});
