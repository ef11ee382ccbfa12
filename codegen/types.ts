import openapiTS, { astToString } from 'openapi-typescript';
import type { Contract } from './contract.ts';
import { banner } from './source-text.ts';

/** The contract's types as a client sees them: a property with a default may be left out of a request. */
export async function types(contract: Contract): Promise<string> {
  // openapi-typescript changes the document that it is given.
  const document = structuredClone(contract.document) as unknown as Parameters<typeof openapiTS>[0];
  return `${banner}${astToString(await openapiTS(document, { defaultNonNullable: false }))}`;
}
