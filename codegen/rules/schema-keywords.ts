import type { ContractRule } from './check.ts';
import { schemasOf } from './placed-schemas.ts';

const besideReference = ['description', 'default', 'examples', 'deprecated'];

const known = [
  '$ref',
  'type',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'oneOf',
  'discriminator',
  'enum',
  'x-open-list',
  'x-enum-varnames',
  'const',
  'default',
  'examples',
  'deprecated',
  'format',
  'pattern',
  'x-pattern-message',
  'x-fixed-properties',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'x-max-decimals',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'contentMediaType',
];

/** Schemas use only keywords that types, validators and SDK generators support; a $ref stands alone. */
export const schemaKeywords: ContractRule = (document) =>
  schemasOf(document).flatMap(({ at, name, schema }) => {
    const allowed = schema.$ref ? ['$ref', ...besideReference] : known;
    return Object.keys(schema)
      .filter((keyword) => !allowed.includes(keyword))
      .map((keyword) => ({
        at,
        message: schema.$ref
          ? `${name}: has ${keyword} beside its $ref; only ${besideReference.join(', ')} are allowed there`
          : `${name}: uses ${keyword}; schemas use ${known.slice(1).join(', ')}`,
      }));
  });
