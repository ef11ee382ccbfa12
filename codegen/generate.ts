import { createHash } from 'node:crypto';
import type { Contract } from './contract.ts';
import { errors } from './errors.ts';
import { eventsSource } from './events.ts';
import { mcpTools } from './mcp/tools.ts';
import { operationTableSource } from './operation-table.ts';
import { operationsSource } from './operations.ts';
import { orderFields } from './order-fields.ts';
import { types } from './types.ts';
import { requestValidators, requestValidatorTypes } from './validators/request-validators.ts';
import { responseValidators, responseValidatorTypes } from './validators/response-validators.ts';

/** Generates all files, by name; the manifest (SHA-256 of each file) comes last. */
export async function generate(contract: Contract): Promise<Map<string, string>> {
  const files = new Map<string, string>([
    ['types.ts', await types(contract)],
    ['operations.ts', operationsSource(contract)],
    ['operation-table.ts', operationTableSource(contract)],
    ['errors.ts', errors(contract)],
    ['events.ts', eventsSource(contract)],
    ['order-fields.ts', orderFields(contract)],
    ['mcp-tools.ts', mcpTools(contract)],
    ['request-validators.js', requestValidators(contract)],
    ['request-validators.d.ts', requestValidatorTypes(contract)],
    ['response-validators.js', responseValidators(contract)],
    ['response-validators.d.ts', responseValidatorTypes()],
  ]);
  const hashes = [...files].map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]);
  files.set('manifest.json', `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
  return files;
}
