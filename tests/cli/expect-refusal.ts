import { expect } from '@jest/globals';
import { type Environment, sampan } from '../support/command-line.ts';

/** Expects a refusal: exit code 1, an empty stdout, and one line on stderr with the reason. */
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
