import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from 'openapi-backend';

export const contractBytes = readFileSync(path.join(import.meta.dirname, '../../openapi.json'));

/** Returns a new copy, because openapi-backend resolves references inside the object that it gets. */
export function readContract(): Document {
  return JSON.parse(contractBytes.toString());
}
