import { fork } from 'node:child_process';
import { flushCompileCache } from 'node:module';
import { runInNewContext } from 'node:vm';

/** A child process used all of its time or memory, or crashed. */
export class ChildLimitError extends Error {}

export interface ChildLimits {
  readonly maxMs: number;
  readonly heapMegabytes: number;
}

/** The result, and its parts if it has any. */
export type ResultInParts<Result, Part> = readonly [Result, ...Part[]];

interface Task {
  readonly input: unknown;
  readonly maxMs: number;
}

type Message = { readonly part: unknown } | { readonly error: string } | 'end';

const compileCache = new URL('./require-node-24.js', import.meta.url);

/**
 * Runs a program that calls `answerParent`, for input of strangers: V8 ends a whole process, not a thread, if a single step
 * needs much more memory than its limit. Returns what the program answers. The child is killed in every case, after `maxMs`
 * at the latest.
 * @throws {ChildLimitError} if it takes too long, needs too much memory or crashes
 * @throws {Error} that names the task, such as `reading orders`, if the program fails or can't be started
 */
export async function runChild<Result, Part = never>(
  task: string,
  program: URL,
  input: unknown,
  { maxMs, heapMegabytes }: ChildLimits,
): Promise<ResultInParts<Result, Part>> {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--import', compileCache.href],
    // They are the service's, such as the port of an inspector.
    env: { ...process.env, NODE_OPTIONS: undefined },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    if (child.pid === undefined) resolve();
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  const parts: unknown[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<ResultInParts<Result, Part>>();
  const fail = (reason: string, cause?: unknown) => reject(new Error(`${task}: ${reason}`, { cause }));
  const stop = (reason: string) => reject(new ChildLimitError(`${task}: ${reason}`));
  const timer = setTimeout(() => stop(`not finished after ${maxMs} ms`), maxMs);
  child.on('error', (error) => fail(`the process failed: ${error.message}`, error));
  child.on('message', (message: Message) => {
    if (message === 'end') resolve(parts as readonly unknown[] as ResultInParts<Result, Part>);
    else if ('error' in message) fail(`the process failed: ${message.error}`);
    else parts.push(message.part);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) fail(`the process ended with code ${code}`);
    else stop(`the process was ended by ${signal}`);
  });
  try {
    // A child that ended before says so with its exit.
    child.send({ input, maxMs } satisfies Task, () => {});
    return await promise;
  } finally {
    clearTimeout(timer);
    process.off('exit', kill);
    kill();
    await exited;
  }
}

/**
 * Answers the parent of this process with the parts of a result, each in a message: taking over a part is a short turn of the
 * parent's event loop. The process then waits to be killed.
 */
export function answerParent<Input>(
  run: (input: Input) => ResultInParts<unknown, unknown> | Promise<ResultInParts<unknown, unknown>>,
): void {
  // A terminal and systemd signal all processes of the service, which still waits for this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  // A killed process does not save what it compiled.
  flushCompileCache();
  const send = (message: Message) => process.send?.(message);
  process.once('message', async ({ input, maxMs }: Task) => {
    try {
      // A busy process would not notice that its parent was killed, so the time limit is also its own.
      const parts = await runInNewContext(
        'run()',
        { run: () => run(input as Input) },
        { timeout: maxMs, displayErrors: false },
      );
      for (const part of parts) send({ part });
      send('end');
    } catch (error) {
      send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
