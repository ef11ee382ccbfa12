import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { compileErrors } from './compile.ts';

const folder = import.meta.dirname;
const head = `
import type { Handler, OperationHandlers } from '../../src/run-operation.ts';
import { ApiError } from '../../src/contract/errors.ts';
import { HttpError } from '../../src/contract/errors.ts';
import { operationHandlers } from '../../src/operation/index.ts';
`;

/** Expected compiler error, and source whose table or handler differs from the contract in this way. */
const drifts: Record<string, [message: string, source: string]> = {
  'a handler is missing': [
    "Property 'listCountries' is missing in type",
    `const { listCountries: _, ...others } = operationHandlers;
     export const table: OperationHandlers = others;`,
  ],
  'a handler belongs to no operation of the contract': [
    "'flyShipment' does not exist in type 'OperationHandlers'",
    'export const table: OperationHandlers = { ...operationHandlers, flyShipment: operationHandlers.getShipment };',
  ],
  'a handler belongs to another operation': [
    'is not assignable to type \'Handler<"getShipment">\'',
    `export const table: OperationHandlers = { ...operationHandlers, getShipment: operationHandlers.listCountries };`,
  ],
  'it returns a status that the operation does not document': [
    "'201' is not assignable to type '200'",
    `export const handler: Handler<'listCountries'> = async () => ({ status: 201, data: [] });`,
  ],
  'it returns a body that the schema does not allow': [
    "Type 'number' is not assignable to type 'string'",
    `export const handler: Handler<'listCountries'> = async () => ({
       status: 200,
       data: [{ code: 852, name: { en: 'Hong Kong', zh_hk: null } }],
     });`,
  ],
  'it omits a required property': [
    "Property 'name' is missing in type",
    `export const handler: Handler<'listCountries'> = async () => ({ status: 200, data: [{ code: 'HK' }] });`,
  ],
  'it refuses with a code that the operation does not declare': [
    `Argument of type '"COD_NOT_AVAILABLE"' is not assignable to parameter of type`,
    `export const handler: Handler<'getShipment'> = async (_, { refuse }) => refuse('COD_NOT_AVAILABLE');`,
  ],
  'it refuses with a code that the catalog does not have': [
    `Argument of type '"TEAPOT"' is not assignable to parameter of type`,
    `export const handler: Handler<'getShipment'> = async (_, { refuse }) => refuse('TEAPOT');`,
  ],
  'it throws an error past its refuse': [
    "Constructor of class 'ApiError' is protected",
    `export const handler: Handler<'getShipment'> = async () => {
       throw new ApiError(null as never, 'COD_NOT_AVAILABLE');
     };`,
  ],
  'it throws a subclass of ApiError': [
    "is not assignable to parameter of type 'unique symbol'",
    `class Own extends ApiError {
       constructor() {
         super('COD_NOT_AVAILABLE', {});
       }
     }
     export const handler: Handler<'getShipment'> = async () => {
       throw new Own();
     };`,
  ],
  'it throws a subclass of HttpError with another code': [
    "Type '\"COD_NOT_AVAILABLE\"' is not assignable to type 'HttpErrorCode'",
    `class Own extends HttpError {
       override readonly code = 'COD_NOT_AVAILABLE' as const;
     }
     export const handler: Handler<'getShipment'> = async () => {
       throw new Own('NOT_FOUND');
     };`,
  ],
  'it throws an error of its domain as one of HTTP': [
    `Argument of type '"COD_NOT_AVAILABLE"' is not assignable to parameter of type 'HttpErrorCode'`,
    `export const handler: Handler<'getShipment'> = async () => {
       throw new HttpError('COD_NOT_AVAILABLE');
     };`,
  ],
  'it reads a parameter that the operation does not have': [
    "Property 'waybill_id' does not exist on type",
    `export const handler: Handler<'getShipment'> = async (_, { path, refuse }) =>
       refuse('NOT_FOUND', { message: path.waybill_id });`,
  ],
};

const fileOf = (name: string) => path.join(folder, `seed-${name.replaceAll(/\W+/g, '-')}.ts`);
const intact = fileOf('intact');
const seeds = {
  [intact]: `${head}
    export const table: OperationHandlers = operationHandlers;
    export const handler: Handler<'getShipment'> = async (_, { path, refuse }) =>
      refuse('NOT_FOUND', { message: path.shipment_id });`,
  ...Object.fromEntries(Object.entries(drifts).map(([name, [, source]]) => [fileOf(name), head + source])),
};
const errors = compileErrors([], seeds);
const messagesIn = (file: string) =>
  errors
    .filter((error) => error.file === file && !error.message.includes('is declared but'))
    .map(({ message }) => message);

describe('the handlers and the contract', () => {
  it('agree in the repository', () => {
    expect(messagesIn(intact)).toEqual([]);
  });

  it.each(
    Object.entries(drifts).map(([name, [message]]) => ({ name, message })),
  )('do not compile when $name', ({ name, message }) => {
    expect(messagesIn(fileOf(name))).toEqual([expect.stringContaining(message)]);
  });
});
