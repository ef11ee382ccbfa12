import { asciiUpper } from '../../ascii-case.ts';
import { CellError } from '../cell-error.ts';
import { CHECK_DIGITS } from './check-digits.ts';
import { compilePattern } from './pattern.ts';

/** Whether a value is as required. It comes trimmed; '' stands for one that is not given. */
export type Check = (text: string) => boolean;

/**
 * The checks that a country requirement may name. Each makes its check from the row's parameter ('' where the cell is
 * empty), or throws what is wrong with it, for the catalogue import to report.
 */
export const CHECKS: Readonly<Record<string, (parameter: string) => Check>> = {
  present(parameter) {
    if (parameter !== '') throw new CellError('must be empty for the check "present"');
    return (text) => text !== '';
  },

  /** Exactly so many digits once symbols are removed; a value that is not given has none. */
  digits(parameter) {
    if (!/^[1-9]\d{0,2}$/.test(parameter))
      throw new CellError('must be the number of digits, 1 to 999, for the check "digits"');
    const count = Number(parameter);
    return (text) => {
      const plain = withoutSymbols(text);
      return /^[0-9]+$/.test(plain) && plain.length === count;
    };
  },

  /** The whole value matches a regular expression, if it is given. */
  pattern(parameter) {
    const pattern = compilePattern(parameter);
    return (text) => text === '' || pattern.test(text);
  },

  /** The check digits are right by one of the named algorithms, if a value is given. */
  check_digit(parameter) {
    const names = parameter.split(' ');
    const algorithms = names.map((name) => {
      const algorithm = Object.hasOwn(CHECK_DIGITS, name) ? CHECK_DIGITS[name] : undefined;
      if (algorithm) return algorithm;
      throw new CellError(`"${name}" must be one of ${Object.keys(CHECK_DIGITS).join(', ')}`);
    });
    return (text) => {
      const plain = asciiUpper(withoutSymbols(text));
      return text === '' || algorithms.some((isRight) => isRight(plain));
    };
  },
};

function withoutSymbols(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
