import { afterAll, afterEach } from '@jest/globals';
import { takeRefusals } from './process/loopback-only.ts';
import { takeMismatches } from './shipment/ledger.ts';

/** Every answer was checked before its client had it; after the last test come those that no test waited for. */
function failOnMismatches(): void {
  const mismatches = takeMismatches();
  if (mismatches.length > 0)
    throw new Error(`the answers differ from openapi.json:\n${mismatches.join('\n')}`);
}

afterEach(failOnMismatches);
afterAll(failOnMismatches);

/** Nothing that a test does may reach another machine, or ask a name server but the test's own. */
function failOnRefusals(): void {
  const refusals = takeRefusals();
  if (refusals.length > 0)
    throw new Error(`refused, because it leaves this machine:\n${refusals.join('\n')}`);
}

afterEach(failOnRefusals);
afterAll(failOnRefusals);
