import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../paths.ts';

const require = createRequire(import.meta.url);
const { default: Sequencer } = require('@jest/test-sequencer') as typeof import('@jest/test-sequencer');

/** Files that mostly wait for a deadline of the service. They start first, so other files run while they wait. */
const waiting = [
  'tests/http/page/readiness.test.ts',
  'tests/webhook/half-open.test.ts',
  // These use the CPU for long.
  'tests/scripts/fuzz.test.ts',
  'tests/codegen/command.test.ts',
  'tests/contract/early-statuses.test.ts',
  'tests/webhook/forbidden-target.test.ts',
  'tests/process/lifecycle.test.ts',
].map((file) => path.join(root, file));

type Tests = Parameters<InstanceType<typeof Sequencer>['sort']>[0];

/** Starts the slowest files first, so that none of them is left for the end. */
export default class SlowestFirst extends Sequencer {
  override sort(tests: Tests): Tests {
    const others = super.sort(tests.filter(({ path: file }) => !waiting.includes(file))) as Tests;
    const slow = waiting.flatMap((file) => tests.filter((test) => test.path === file));
    return [...slow, ...others];
  }
}
