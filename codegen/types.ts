import openapiTS, { astToString } from 'openapi-typescript';
import type { Contract } from './contract.ts';
import { banner } from './source-text.ts';

/** The server's view of the contract's types: a property with a default is always there. */
export function serverTypes(contract: Contract): Promise<string> {
  return render(contract, true);
}

/** A client's view: a property with a default may be left out of a request. */
export function clientTypes(contract: Contract): Promise<string> {
  return render(contract, false);
}

async function render(contract: Contract, defaultNonNullable: boolean): Promise<string> {
  // openapi-typescript changes the document that it is given.
  const document = structuredClone(contract.document) as unknown as Parameters<typeof openapiTS>[0];
  return `${banner}${astToString(await openapiTS(document, { defaultNonNullable }))}`;
}
