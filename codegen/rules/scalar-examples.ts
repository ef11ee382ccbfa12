import type { Schema } from '../document.ts';
import { resolve } from '../document.ts';
import { type ContractRule, checkOperations } from './check.ts';
import { type PlacedSchema, schemasOf } from './placed-schemas.ts';

/** Every property, header and parameter that holds a scalar, or a list of scalars, shows a value. */
export const scalarExamples: ContractRule = (document) => [
  ...schemasOf(document)
    .filter(isFree)
    .filter(({ schema }) => schema.examples === undefined)
    .map(({ at, name }) => ({ at, message: `${name}: has no examples` })),
  ...checkOperations(document, ({ operation }) =>
    (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .filter(({ example }) => example === undefined)
      .map(({ name }) => `parameter ${name}: has no example`),
  ),
];

/** A `$ref`, a const and an enum show their values elsewhere; objects are shown by the examples of bodies. */
function isFree({ role, schema }: PlacedSchema): boolean {
  if (role !== 'property' && role !== 'header') return false;
  if (schema.$ref || schema.oneOf || schema.enum || 'const' in schema) return false;
  const types = [schema.type].flat();
  if (types.includes('object')) return false;
  return !types.includes('array') || (schema.items as Schema | undefined)?.$ref === undefined;
}
