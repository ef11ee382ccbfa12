import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../paths.ts';

const require = createRequire(import.meta.url);
const { default: Sequencer } = require('@jest/test-sequencer') as typeof import('@jest/test-sequencer');

/** The longest files, which start first. Other files run while these wait, for a deadline of the service or of a program. */
const slow = [
  'tests/fault/deploy/alerts.test.ts',
  'tests/fault/label/golden-labels.test.ts',
  'tests/fault/readme-commands.test.ts',
  'tests/fault/process/lifecycle.test.ts',
  'tests/fault/contract/findings.test.ts',
  'tests/fault/mcp/leak.test.ts',
  'tests/fault/contract/validating-clients.test.ts',
  'tests/fault/sdk/package.test.ts',
  'tests/fault/codegen/drift.test.ts',
  'tests/fault/sdk/examples.test.ts',
  'tests/fault/backup/embedded.test.ts',
  'tests/fault/first-account.test.ts',
  'tests/sdk/carrier-check/carrier-check.test.ts',
  'tests/sdk/carrier-check/command.test.ts',
  'tests/http/page/readiness.test.ts',
  'tests/webhook/half-open.test.ts',
  'tests/label/hostile-upstream.test.ts',
  // These use the CPU for long.
  'tests/dashboard/browser/every-page.test.ts',
  'tests/label/label-renderer.test.ts',
  'tests/codegen/command.test.ts',
  'tests/docs/examples/contract-examples.test.ts',
  'tests/scripts/fuzz.test.ts',
  'tests/dashboard/guessing.test.ts',
  'tests/dashboard/browser/operator.test.ts',
  'tests/dashboard/batch-pages.test.ts',
  'tests/dashboard/browser/clerk-tasks.test.ts',
  'tests/dashboard/browser/labels-and-parties.test.ts',
  'tests/dashboard/browser/order-file.test.ts',
  'tests/dashboard/browser/one-page-order.test.ts',
  'tests/dashboard/access.test.ts',
  'tests/cli/command/batch.test.ts',
  'tests/cli/command/setup.test.ts',
  'tests/dashboard/browser/book-and-cancel.test.ts',
  'tests/webhook/forbidden-target.test.ts',
  'tests/process/lifecycle.test.ts',
].map((file) => path.join(root, file));

type Tests = Parameters<InstanceType<typeof Sequencer>['sort']>[0];

/** Starts the slowest files first, so that none of them is left for the end. */
export default class SlowestFirst extends Sequencer {
  override sort(tests: Tests): Tests {
    const others = super.sort(tests.filter(({ path: file }) => !slow.includes(file))) as Tests;
    const first = slow.flatMap((file) => tests.filter((test) => test.path === file));
    return [...first, ...others];
  }
}
