import { type Finding, fail, ok } from './finding.ts';

const oldestMajor = 24;

/** Sampan runs TypeScript directly, and measured its speed, on this Node. */
export function checkNode(version: string): Finding {
  if (Number.parseInt(version, 10) >= oldestMajor) return ok('node', `Node ${version}`);
  return fail(
    'node',
    `Node ${version} is older than ${oldestMajor}`,
    `run \`npm ci\`, which brings Node ${oldestMajor} on Linux; elsewhere install it`,
  );
}
