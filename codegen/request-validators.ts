import { ajvOf, compile, merge, withContract } from './compile-validators.ts';
import type { Contract, ContractOperation } from './contract.ts';
import type { ParameterObject, Schema } from './document.ts';
import { patternMessages } from './pattern-message.ts';
import { banner } from './source-text.ts';

/** Validators of what comes in: `<operationId>Parameters` coerces, `<operationId>Body` never does. */
export function requestValidators(contract: Contract): string {
  const bodies = ajvOf(contract.document, { coerce: false });
  const parameters = ajvOf(contract.document, { coerce: true });
  const bodyNames: string[] = [];
  const parameterNames: string[] = [];
  for (const operation of contract.operations) {
    const parameterName = `${operation.id}Parameters`;
    parameters.addSchema({ $id: parameterName, ...parametersSchema(operation) });
    parameterNames.push(parameterName);
    if (!operation.body) continue;
    const bodyName = `${operation.id}Body`;
    bodies.addSchema({ $id: bodyName, $ref: `contract#/components/schemas/${operation.body.schema}` });
    bodyNames.push(bodyName);
  }
  const table = contract.operations.map(
    ({ id, body }) => `  ${id}: { parameters: ${id}Parameters, body: ${body ? `${id}Body` : 'null'} },\n`,
  );
  return [
    banner,
    merge(compile(bodies, bodyNames), compile(parameters, parameterNames)),
    `\nexport const patternMessages = ${JSON.stringify(patternMessages(contract.document), null, 2)};\n`,
    `\nexport const requestValidators = {\n${table.join('')}};\n`,
  ].join('');
}

export function requestValidatorTypes(contract: Contract): string {
  const names = contract.operations.flatMap(({ id, body }) =>
    body ? [`${id}Parameters`, `${id}Body`] : [`${id}Parameters`],
  );
  return `${banner}import type { ValidateFunction } from 'ajv';
import type { OperationId } from './operations.ts';

${names.map((name) => `export const ${name}: ValidateFunction;\n`).join('')}
/** What each pattern of the contract asks for, in words. */
export const patternMessages: Readonly<Record<string, string>>;

export const requestValidators: Readonly<
  Record<OperationId, { readonly parameters: ValidateFunction; readonly body: ValidateFunction | null }>
>;
`;
}

function parametersSchema(operation: ContractOperation): Schema {
  return {
    type: 'object',
    properties: {
      path: groupSchema(operation.parameters.filter((parameter) => parameter.in === 'path')),
      query: groupSchema(operation.parameters.filter((parameter) => parameter.in === 'query')),
    },
    required: ['path', 'query'],
  };
}

function groupSchema(parameters: ParameterObject[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, withContract(schema)])),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    additionalProperties: false,
  };
}
