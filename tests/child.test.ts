import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { ChildLimitError, runChild } from '../src/child.ts';
import { paced, patient } from './support/deadline.ts';
import { root } from './support/paths.ts';
import { pollUntil } from './support/poll.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-child-'));
afterAll(() => rmSync(folder, { recursive: true }));
const pidFile = path.join(folder, 'pid');
const childModule = JSON.stringify(path.join(root, 'src', 'child.ts'));

/** Writes a program that notes its process id, and then runs this body with its input. */
function programOf(body: string): URL {
  const file = path.join(folder, 'program.ts');
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
    import { answerParent } from ${childModule};
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
    answerParent((input: any) => { ${body} });`,
  );
  return pathToFileURL(file);
}

const run = (body: string, limits: Partial<{ maxMs: number; heapMegabytes: number }> = {}) =>
  runChild<unknown, unknown>('adding', programOf(body), [2, 3], {
    maxMs: patient(10_000),
    heapMegabytes: 64,
    ...limits,
  });

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const notedPid = () => Number(readFileSync(pidFile, 'utf8'));

describe('a child process', () => {
  afterEach(() => {
    expect(isAlive(notedPid())).toBe(false);
  });

  it('answers a result and its parts, and is ended although it has work left', async () => {
    const answer = await run(
      'setInterval(() => {}, 1000); return [input[0] + input[1], { part: 1 }, new Map([[1, 2n]])];',
    );
    expect(answer).toEqual([5, { part: 1 }, new Map([[1, 2n]])]);
  });

  it.each([
    [
      'grows an array',
      'const kept = []; for (;;) kept.push({ at: kept.length, text: String(kept.length) });',
    ],
    [
      'splits a text',
      "const text = '1,2\\n'.repeat(2_000_000); const kept = []; for (;;) kept.push(text.split(','));",
    ],
  ])('that %s beyond its memory ends alone, and the next one answers', async (_, body) => {
    await expect(run(body)).rejects.toBeInstanceOf(ChildLimitError);
    expect(await run('return [input.length]')).toEqual([2]);
  });

  it('that takes too long is killed', async () => {
    const late = run('for (;;);', { maxMs: 500 });
    await expect(late).rejects.toBeInstanceOf(ChildLimitError);
    await expect(late).rejects.toThrow(/^adding: not finished after \d+ ms$/);
  });

  it.each([
    ['throws', "throw new Error('no memory')", /^adding: the process failed: Error: no memory\n/],
    [
      'rejects',
      "return Promise.reject(new Error('no memory'))",
      /^adding: the process failed: Error: no memory\n/,
    ],
    ['ends', 'process.exit(3)', /^adding: the process ended with code 3$/],
  ])('that %s fails with the name of the task', async (_, body, message) => {
    const failed = run(body);
    await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.not.toBeInstanceOf(ChildLimitError);
  });

  it('outlives the signals that stop the service, which waits for it, and has none of its options for Node', async () => {
    const body = `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.kill(process.pid, signal);
      return new Promise((resolve) => setImmediate(() => resolve([process.env.NODE_OPTIONS, process.env.PATH])));`;
    const before = process.env.NODE_OPTIONS;
    process.env.NODE_OPTIONS = '--no-such-option';
    try {
      expect(await run(body)).toEqual([undefined, process.env.PATH]);
    } finally {
      if (before === undefined) delete process.env.NODE_OPTIONS;
      else process.env.NODE_OPTIONS = before;
    }
  });

  it.each([
    ['waits', 'return new Promise(() => {})', 600_000],
    ['is busy', 'for (;;);', paced(1_000)],
  ])('that %s ends with a parent that was killed', async (_, body, maxMs) => {
    rmSync(pidFile, { force: true });
    const parentFile = path.join(folder, 'parent.ts');
    writeFileSync(
      parentFile,
      `import { runChild } from ${childModule};
      await runChild('adding', new URL(${JSON.stringify(programOf(body).href)}), [], { maxMs: ${maxMs}, heapMegabytes: 64 });`,
    );
    const parent = fork(parentFile, { stdio: 'ignore' });
    expect(await pollUntil(async () => pidIsNoted(), 10_000)).toBe(true);
    parent.kill('SIGKILL');
    expect(await pollUntil(async () => !isAlive(notedPid()), 10_000)).toBe(true);
  });
});

function pidIsNoted(): boolean {
  try {
    return notedPid() > 0;
  } catch {
    return false;
  }
}
