// Generated from openapi.json by codegen/. Do not edit.

import type { ValidateFunction } from 'ajv';

/** By schema name. */
export const responseValidators: Readonly<Record<string, ValidateFunction>>;
/** By header name; each validates `{ value }`. */
export const headerValidators: Readonly<Record<string, ValidateFunction>>;
