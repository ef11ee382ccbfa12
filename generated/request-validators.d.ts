// Generated from openapi.json by codegen/. Do not edit.

import type { ValidateFunction } from 'ajv';
import type { OperationId } from './operations.ts';

export const createShipmentParameters: ValidateFunction;
export const createShipmentBody: ValidateFunction;
export const getShipmentParameters: ValidateFunction;
export const listCountriesParameters: ValidateFunction;

export const requestValidators: Readonly<
  Record<OperationId, { readonly parameters: ValidateFunction; readonly body: ValidateFunction | null }>
>;
