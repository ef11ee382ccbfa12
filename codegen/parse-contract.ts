import { findDuplicateKey } from '../src/http/json.ts';
import { ContractError } from './contract-error.ts';
import type { Document } from './document.ts';

/** Parses openapi.json. @throws {ContractError} for a duplicate key, which JSON.parse would silently drop. */
export function parseContract(text: string): Document {
  let document: Document;
  try {
    document = JSON.parse(text) as Document;
  } catch (error) {
    throw new ContractError([
      `it is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
  const duplicate = findDuplicateKey(text);
  if (duplicate) throw new ContractError([`${duplicate.join(' ')}: duplicate key; remove one`]);
  return document;
}
