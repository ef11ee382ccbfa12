import { Readable, Writable } from 'node:stream';
import { run } from '../../src/cli/run.ts';
import type { Session } from '../../src/cli/session.ts';

export interface Outcome {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type Environment = Readonly<Record<string, string>>;

/** Carries out a call of the command line in this process, with these settings alone. */
export async function sampan(
  args: readonly string[],
  env: Environment,
  input: string | Buffer = '',
): Promise<Outcome> {
  const session = sessionOf(env, input);
  const exitCode = await run(args, session);
  return { exitCode, stdout: session.stdout.text, stderr: session.stderr.text };
}

/** The session of a call of the command line; it keeps the output. */
export function sessionOf(env: Environment, input: string | Buffer = '') {
  return {
    env: { ...env },
    signal: new AbortController().signal,
    stdin: Readable.from([Buffer.from(input)]),
    stdout: new Collected(),
    stderr: new Collected(),
  } satisfies Session;
}

/** The one JSON value that a successful call with `--json` prints. */
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
