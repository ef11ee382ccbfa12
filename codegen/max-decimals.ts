import { _, type CodeKeywordDefinition, str } from 'ajv';

/** The key of a `number` that says how many decimals it may have. `multipleOf: 0.01` can't: Ajv divides doubles. */
export const maxDecimalsKey = 'x-max-decimals';

/** Counts the decimals of the shortest decimal that reads as the number: the one that JSON writes it as. */
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
