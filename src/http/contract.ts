import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from 'openapi-backend';

/** openapi.json as it is served, byte for byte. */
export const contractBytes = readFileSync(path.join(import.meta.dirname, '../../openapi.json'));

/** Parses openapi.json anew: openapi-backend resolves references inside the object that it gets. */
export function readContract(): Document {
  return JSON.parse(contractBytes.toString());
}
