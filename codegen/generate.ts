import { createHash } from 'node:crypto';
import type { Contract } from './contract.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { operations } from './operations.ts';
import { orderFields } from './order-fields.ts';
import { requestValidators, requestValidatorTypes } from './request-validators.ts';
import { responseValidators, responseValidatorTypes } from './response-validators.ts';
import { router } from './router.ts';
import { clientTypes, serverTypes } from './types.ts';

/** Every generated file's text by its name, the manifest (each file's SHA-256) last. */
export async function generate(contract: Contract): Promise<Map<string, string>> {
  const files = new Map<string, string>([
    ['types.ts', await serverTypes(contract)],
    ['client-types.ts', await clientTypes(contract)],
    ['operations.ts', operations(contract)],
    ['errors.ts', errors(contract)],
    ['events.ts', events(contract)],
    ['order-fields.ts', orderFields(contract)],
    ['router.ts', router(contract)],
    ['request-validators.js', requestValidators(contract)],
    ['request-validators.d.ts', requestValidatorTypes(contract)],
    ['response-validators.js', responseValidators(contract)],
    ['response-validators.d.ts', responseValidatorTypes()],
  ]);
  const hashes = [...files].map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]);
  files.set('manifest.json', `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
  return files;
}
