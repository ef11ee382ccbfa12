import type { Contract } from './contract.ts';
import { errors } from './errors.ts';
import { eventsSource } from './events.ts';
import { withManifest } from './manifest.ts';
import { mcpTools } from './mcp/tools.ts';
import { operationTableSource } from './operation-table.ts';
import { operationsSource } from './operations.ts';
import { orderFields } from './order-fields.ts';
import { servedFilesSource } from './served/served-files.ts';
import { types } from './types.ts';
import { requestValidators, requestValidatorTypes } from './validators/request-validators.ts';

/** Generates all files, by name; the manifest (SHA-256 of each file) comes last. */
export async function generate(contract: Contract): Promise<Map<string, string>> {
  return withManifest([
    ['types.ts', await types(contract)],
    ['operations.ts', operationsSource(contract)],
    ['operation-table.ts', operationTableSource(contract)],
    ['errors.ts', errors(contract)],
    ['events.ts', eventsSource(contract)],
    ['order-fields.ts', orderFields(contract)],
    ['mcp-tools.ts', mcpTools(contract)],
    ['request-validators.js', requestValidators(contract)],
    ['request-validators.d.ts', requestValidatorTypes(contract)],
    ['served-files.ts', servedFilesSource(contract)],
  ]);
}
