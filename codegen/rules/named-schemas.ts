import type { ContractRule } from './check.ts';
import { schemasOf } from './placed-schemas.ts';

/**
 * Every object and enum is a named component. SDK generators number inline ones, so their names would change. Exception:
 * the `sysCode` of an envelope, which is a list of numbers.
 */
export const namedSchemas: ContractRule = (document) =>
  schemasOf(document)
    .filter(({ role }) => role !== 'component')
    .flatMap(({ at, name, schema }) => {
      const isObject = schema.properties !== undefined || [schema.type].flat().includes('object');
      const kinds = [
        ...(isObject ? ['object'] : []),
        ...(schema.enum && at.at(-1) !== 'sysCode' ? ['enum'] : []),
      ];
      return kinds.map((kind) => ({
        at,
        message: `${name}: is an inline ${kind}; name it in components.schemas and $ref it`,
      }));
    });
