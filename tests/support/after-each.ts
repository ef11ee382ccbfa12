import { afterAll, afterEach } from '@jest/globals';
import { takeMismatches } from './contract-observer.ts';
import { takeRefusals } from './process/loopback-only.ts';

/** Fails for contract mismatches since the last call, including responses that no test waited for. */
function failOnMismatches(): void {
  const mismatches = takeMismatches();
  if (mismatches.length > 0)
    throw new Error(`what was sent differs from its contract:\n${mismatches.join('\n')}`);
}

afterEach(failOnMismatches);
afterAll(failOnMismatches);

/** Fails if the test tried to reach another machine or a name server other than its own. */
function failOnRefusals(): void {
  const refusals = takeRefusals();
  if (refusals.length > 0)
    throw new Error(`refused, because it leaves this machine:\n${refusals.join('\n')}`);
}

afterEach(failOnRefusals);
afterAll(failOnRefusals);
