// Generated from openapi.json by codegen/. Do not edit.

import type { ValidateFunction } from 'ajv';

/** By the name of the schema. */
export const responseValidators: Readonly<Record<string, ValidateFunction>>;
/** By the header's name; each validates `{ value }`. */
export const headerValidators: Readonly<Record<string, ValidateFunction>>;
