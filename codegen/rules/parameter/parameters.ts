import { type Document, type ParameterObject, resolve, type Schema } from '../../document.ts';
import { type ContractRule, checkOperations } from '../check.ts';

/**
 * The only header that is a parameter. Every request may send `X-Request-Id` too, but as a parameter it would be an
 * argument of every method in generated clients.
 */
const headerRead = 'Idempotency-Key';

/** Parameters are of the kinds that the router reads and the validators support. */
export const parameters: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const declared = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
    const places = declared.map((parameter) => `${parameter.in} ${parameter.name}`);
    const repeated = places.filter((place, index) => places.indexOf(place) !== index);
    return [
      ...repeated.map((place) => `declares the parameter ${place} twice`),
      ...declared.flatMap((parameter) =>
        problemsOf(document, parameter).map((problem) => `parameter ${parameter.name}: ${problem}`),
      ),
    ];
  });

function problemsOf(document: Document, parameter: ParameterObject): string[] {
  if (!parameter.schema) return ['has no schema'];
  switch (parameter.in) {
    case 'path':
      return [];
    case 'query':
      return queryProblems(parameter, resolve<Schema>(document, parameter.schema));
    case 'header':
      return parameter.name === headerRead
        ? []
        : [`is a header; the only header that may be a parameter is ${headerRead}`];
    default:
      return [`is in ${parameter.in}; it must be in path, query or header`];
  }
}

/** Types that readParameters parses. */
const queryTypes = ['string', 'integer', 'array', 'object'];

function queryProblems({ style = 'form', explode }: ParameterObject, schema: Schema): string[] {
  const parts = [schema.items, schema.additionalProperties].filter((part) => part !== undefined) as Schema[];
  if (!queryTypes.includes(String(schema.type)) || parts.some((part) => part.type !== 'string'))
    return ['must be a string, an integer, or an array or object of strings'];
  const isObject = schema.type === 'object';
  if (isObject !== (style === 'deepObject'))
    return ['objects, and only objects, must have style: deepObject'];
  if (style !== 'form' && style !== 'deepObject')
    return [`has style ${style}; the router supports form and deepObject`];
  return explode === false ? ['must not have explode: false; arrays are sent as repeated parameters'] : [];
}
