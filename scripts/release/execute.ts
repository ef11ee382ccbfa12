import { spawnSync } from 'node:child_process';

export type Command = readonly [program: string, ...args: string[]];

/**
 * Runs a program to its end. Returns its standard output.
 * @throws if it is not installed or fails, with what it printed
 */
export function execute(
  [program, ...args]: Command,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 27,
  });
  if (error) throw new Error(`${program} did not run: ${error.message}`);
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} failed:\n${stdout}${stderr}`.trim());
  return stdout;
}
