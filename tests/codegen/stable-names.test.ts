import { expect, it } from '@jest/globals';
import { withStableNames } from '../../codegen/stable-names.ts';

it('a var keeps one name in all blocks of its function, and no variable beside it gets that name', () => {
  const source = [
    'const pattern4 = /a/;',
    'function validate22(data){',
    'if(data.a){',
    'let data7 = data.a;',
    'var valid9 = pattern4.test(data7);',
    '}',
    'else {',
    'var valid9 = true;',
    '}',
    'if(valid9){',
    'let valid12 = true;',
    'return valid12 && valid9;',
    '}',
    'return valid9;',
    '}',
    'export const Thing = validate22;',
  ].join('\n');
  const named = withStableNames(source);
  expect(named.match(/valid\d+/g)?.join(' ')).toBe('valid0 valid0 valid0 valid1 valid1 valid0 valid0');
  const body = named.replace(/^export .*$/m, '');
  const thing = new Function(`${body}\nreturn validate_Thing;`)() as (data: object) => boolean;
  expect([thing({ a: 'a' }), thing({ a: 'b' }), thing({})]).toEqual([true, false, true]);
});
