import { _, type CodeKeywordDefinition, str } from 'ajv';

/** Maximum number of decimals of a `number`. `multipleOf: 0.01` is unreliable: Ajv divides doubles. */
const maxDecimalsKey = 'x-max-decimals';

/** Counts the decimals of the shortest decimal representation, which is what JSON contains. */
export const maxDecimals: CodeKeywordDefinition = {
  keyword: maxDecimalsKey,
  type: 'number',
  schemaType: 'number',
  error: {
    message: ({ schema }) => str`must have at most ${schema} decimals`,
    params: ({ schema }) => _`{limit: ${schema}}`,
  },
  code(context) {
    context.fail(_`Number(${context.data}.toFixed(${context.schema})) !== ${context.data}`);
  },
};
