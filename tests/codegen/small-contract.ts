import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, parseContract } from '../../codegen/document.ts';
import { generate } from '../../codegen/generate.ts';
import { loadContract } from '../../codegen/load-contract.ts';

/** A contract with one example of each construct. Its expected output is in `expectedFolder`. */
export const smallFolder = path.join(import.meta.dirname, 'fixture', 'small');
export const smallFile = path.join(smallFolder, 'openapi.json');
export const expectedFolder = path.join(smallFolder, 'generated');

export const smallReserved = { getParcelLabel: 'all of it' };

/** Returns a new copy, which a test can change. */
export function smallContract(): Document {
  return parseContract(readFileSync(smallFile, 'utf8'));
}

export function generateSmall(): Promise<Map<string, string>> {
  return generate(loadContract(smallContract(), smallReserved));
}
