import {
  ContractError,
  type Document,
  type MediaTypeObject,
  type OperationObject,
  type ParameterObject,
  type RequestBodyObject,
  type ResponseObject,
  type Schema,
} from '../../codegen/document.ts';
import { loadContract } from '../../codegen/load-contract.ts';
import { smallContract, smallReserved } from './small-contract.ts';

/** Returns the problems that the generator reports for the changed small contract. */
export function refusal(
  change: (document: Document) => void,
  reserved: Readonly<Record<string, string>> = smallReserved,
): readonly string[] {
  const document = smallContract();
  change(document);
  try {
    loadContract(document, reserved);
    return [];
  } catch (error) {
    if (error instanceof ContractError) return error.problems;
    throw error;
  }
}

export const operation = (document: Document, path: string, method: string) =>
  document.paths[path]?.[method] as OperationObject;
export const list = (document: Document) => operation(document, '/parcels', 'get');
export const create = (document: Document) => operation(document, '/parcels', 'post');
export const check = (document: Document) => operation(document, '/parcels/check', 'post');
export const label = (document: Document) => operation(document, '/parcels/{parcel_id}/label', 'get');
export const parameter = (of: OperationObject, index: number) => of.parameters?.[index] as ParameterObject;
export const response = (of: OperationObject, status: number) => of.responses?.[status] as ResponseObject;
export const requestJson = (of: OperationObject) =>
  (of.requestBody as RequestBodyObject).content['application/json'] as MediaTypeObject;
export const responseJson = (of: OperationObject, status: number) =>
  response(of, status).content?.['application/json'] as MediaTypeObject;
export const schema = (document: Document, name: string) => document.components.schemas[name] as Schema;
export const property = (document: Document, name: string, key: string) =>
  (schema(document, name).properties as Record<string, Schema>)[key] as Schema;
export const catalog = (document: Document) => document['x-sys-codes'] ?? {};
export const reference = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });
/** Replaces all keys of an object with those of `value`. */
export const replaceKeys = (target: object, value: object) => {
  for (const key of Object.keys(target)) delete (target as Record<string, unknown>)[key];
  Object.assign(target, value);
};

/** A mistake, the message of the generator, and the change that causes it. */
export type Case = [mistake: string, message: string, change: (document: Document) => unknown];
