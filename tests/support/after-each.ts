import { afterAll, afterEach } from '@jest/globals';
import { takeMismatches } from './shipment/ledger.ts';

/** Every answer was checked before its client had it; after the last test come those that no test waited for. */
function failOnMismatches(): void {
  const mismatches = takeMismatches();
  if (mismatches.length > 0)
    throw new Error(`the answers differ from openapi.json:\n${mismatches.join('\n')}`);
}

afterEach(failOnMismatches);
afterAll(failOnMismatches);
