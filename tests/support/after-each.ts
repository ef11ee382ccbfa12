import { afterEach } from '@jest/globals';
import { takeMismatches } from './ledger.ts';

afterEach(() => {
  const mismatches = takeMismatches();
  if (mismatches.length > 0)
    throw new Error(`the answers differ from openapi.json:\n${mismatches.join('\n')}`);
});
