import openapiTS, { astToString } from 'openapi-typescript';
import type { Contract } from './contract.ts';
import { banner } from './source-text.ts';

/** Generates the types as clients see them: properties with defaults are optional in requests. */
export async function types(contract: Contract): Promise<string> {
  // openapi-typescript modifies its input.
  const document = structuredClone(contract.document) as unknown as Parameters<typeof openapiTS>[0];
  return `${banner}${astToString(await openapiTS(document, { defaultNonNullable: false }))}`;
}
