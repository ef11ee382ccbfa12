import { type Finding, fail, ok } from './finding.ts';

const oldestMajor = 24;

/** Checks the version of Node, which must run TypeScript directly. */
export function checkNode(version: string): Finding {
  if (Number.parseInt(version, 10) >= oldestMajor) return ok('node', `Node ${version}`);
  return fail(
    'node',
    `Node ${version} is too old: the minimum is ${oldestMajor}`,
    `Install Node ${oldestMajor}. On Linux, \`npm ci\` installs it for Sampan`,
  );
}
