import type { ContractRule } from './check.ts';
import { schemasOf } from './placed-schemas.ts';

/** Control characters as an expression writes them: some generators copy them into source as the character itself. */
const controlCharacter = /\\(?:u00[01][0-9a-f]|x[01][0-9a-f]|0)/i;

/** Integers state their size and URLs are `uri`, so that generated clients use the right types. */
export const formats: ContractRule = (document) =>
  schemasOf(document).flatMap(({ at, name, role, schema }) => {
    const types = [schema.type].flat();
    const isUrl = role === 'property' && /(?:^|_)url$/.test(String(at.at(-1))) && types.includes('string');
    const isInteger = types.includes('integer') && !types.includes('string') && !('const' in schema);
    const messages = [
      ...(isInteger && !['int32', 'int64'].includes(String(schema.format))
        ? ['is an integer; set format to int32 or int64']
        : []),
      ...(isUrl && schema.format !== 'uri' ? ['is a URL; set format to uri'] : []),
      ...(controlCharacter.test(String(schema.pattern ?? ''))
        ? ['its pattern has a control character; refuse it in code']
        : []),
    ];
    return messages.map((message) => ({ at, message: `${name}: ${message}` }));
  });
