import { expect, it } from '@jest/globals';
import { runThread } from '../src/thread.ts';
import { patient } from './support/deadline.ts';

const run = (source: string, maxMs: number = patient(10_000)) =>
  runThread('adding', new URL(`data:text/javascript,${encodeURIComponent(source)}`), maxMs, {
    workerData: [2, 3],
  });

it('returns the first message of the thread, and ends it', async () => {
  const source = `import { parentPort, workerData } from 'node:worker_threads';
    parentPort.postMessage(workerData[0] + workerData[1]);
    setInterval(() => {}, 1000);`;
  expect(await run(source)).toBe(5);
});

it('fails with the name of the task if the thread takes too long, and ends it', async () => {
  await expect(run('for (;;);', 50)).rejects.toThrow('adding: not finished after 50 ms');
});

it('fails if the thread ends without a message, or with an error', async () => {
  await expect(run('process.exit()')).rejects.toThrow('adding: the thread ended without a result');
  await expect(run("throw new Error('no memory')")).rejects.toMatchObject({
    message: 'adding: the thread failed: no memory',
    cause: new Error('no memory'),
  });
});
