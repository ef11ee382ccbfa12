import { findDuplicateKey } from '../src/http/read/duplicate-key.ts';
import { ContractError } from './contract-error.ts';
import type { Document } from './document.ts';

/**
 * Parses openapi.json, and refuses what JSON.parse would silently drop: a key that an object has twice, such as an
 * operation that a merge has doubled.
 * @throws {ContractError}
 */
export function parseContract(text: string): Document {
  let document: Document;
  try {
    document = JSON.parse(text) as Document;
  } catch (error) {
    throw new ContractError([`it is not JSON: ${error instanceof Error ? error.message : String(error)}`]);
  }
  const duplicate = findDuplicateKey(text);
  if (duplicate) throw new ContractError([`${duplicate.join(' ')}: is there twice; keep one of them`]);
  return document;
}
