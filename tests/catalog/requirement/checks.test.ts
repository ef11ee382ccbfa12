import { describe, expect, it } from '@jest/globals';
import { CHECKS } from '../../../src/catalog/requirements.ts';

const holds = (kind: string, parameter: string, text: string) => CHECKS[kind]?.(parameter)(text);

describe('a check', () => {
  it.each([
    ['present', '', 'x', true],
    ['present', '', '', false],
    ['digits', '8', '6912.00.00', true],
    ['digits', '8', '', false],
    ['digits', '8', '6912000\u0661', false],
    ['pattern', 'A|B', 'B', true],
    ['pattern', 'A|B', 'xB', false],
    ['pattern', '^A$', 'A', true],
    ['pattern', 'A', '', true],
  ])('%s %s of "%s" is %s', (kind, parameter, text, expected) => {
    expect(holds(kind, parameter, text)).toBe(expected);
  });

  it.each([
    ['present', 'x', 'must be empty for the check "present"'],
    ['digits', '', 'must be the number of digits, 1 to 999, for the check "digits"'],
    ['digits', '8.5', 'must be the number of digits, 1 to 999, for the check "digits"'],
    ['pattern', '', 'must be a regular expression for the check "pattern"'],
    ['pattern', '(', 'must be a regular expression'],
    ['check_digit', '', '"" must be one of cpf, cnpj, rut'],
    ['check_digit', 'cpf toString', '"toString" must be one of cpf, cnpj, rut'],
  ])('%s refuses the parameter "%s"', (kind, parameter, message) => {
    expect(() => CHECKS[kind]?.(parameter)).toThrow(message);
  });

  it('of check digits ignores symbols and case, and accepts a match of any named algorithm', () => {
    for (const text of ['529.982.247-25', '12.abc.345/01de-35', ''])
      expect(holds('check_digit', 'cpf cnpj', text)).toBe(true);
    for (const text of ['00000000000', '00000000000000', '529.982.247-2', '-', '\u0661'])
      expect(holds('check_digit', 'cpf cnpj', text)).toBe(false);
  });
});
