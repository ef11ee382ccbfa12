import { PassThrough, Readable, Writable } from 'node:stream';
import { run } from '../../src/cli/run.ts';
import type { Session } from '../../src/cli/session.ts';

export interface Outcome {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type Environment = Readonly<Record<string, string>>;

/** Runs a command of the command line in this process, with only these settings. */
export async function sampan(
  args: readonly string[],
  env: Environment,
  input: string | Buffer = '',
): Promise<Outcome> {
  const session = sessionOf(env, input);
  const exitCode = await run(args, session);
  return { exitCode, stdout: session.stdout.text, stderr: session.stderr.text };
}

/** Runs a command on a terminal, and answers each question when it is asked. `asked`: what the terminal showed. */
export async function answerOnTerminal(
  args: readonly string[],
  env: Environment,
  answers: readonly string[],
) {
  const session = sessionOf(env);
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  let asked = '';
  let next = 0;
  const stderr = Object.assign(
    new Writable({
      write(chunk, _, done) {
        asked += chunk;
        const line = /: $/.test(String(chunk)) ? answers[next++] : undefined;
        if (line !== undefined) stdin.write(`${line}\n`);
        else if (/: $/.test(String(chunk))) stdin.end();
        done();
      },
    }),
    { isTTY: true },
  );
  const exitCode = await run(args, { ...session, stdin, stderr });
  return { exitCode, stdout: session.stdout.text, asked };
}

/** Creates a command-line session that keeps its output. */
export function sessionOf(env: Environment, input: string | Buffer = '') {
  return {
    env: { ...env },
    signal: new AbortController().signal,
    stdin: Readable.from([Buffer.from(input)]),
    stdout: new Collected(),
    stderr: new Collected(),
  } satisfies Session;
}

/** Runs a command with `--json` that must succeed, and returns the JSON value. */
export async function sampanJson<T>(args: readonly string[], env: Environment): Promise<T> {
  const { exitCode, stdout, stderr } = await sampan([...args, '--json'], env);
  if (exitCode !== 0 || stderr !== '') throw new Error(`sampan ${args.join(' ')}: ${exitCode} ${stderr}`);
  return JSON.parse(stdout);
}

class Collected extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
