import { expect } from '@jest/globals';
import { type Environment, sampan } from '../support/command-line.ts';

/** A call is refused: exit code 1, an empty stdout, and one line on stderr that says why. */
export async function expectRefusal(
  args: readonly string[],
  env: Environment,
  reason: RegExp,
): Promise<void> {
  const { exitCode, stdout, stderr } = await sampan([...args, '--json'], env);
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toMatch(reason);
}
