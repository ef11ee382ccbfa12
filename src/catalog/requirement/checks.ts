import { asciiUpper } from '../../text/ascii-case.ts';
import { CellError } from '../cell-error.ts';
import { CHECK_DIGITS } from './check-digits.ts';
import { compilePattern } from './pattern.ts';

/** Returns whether a trimmed value meets the requirement; '' means that no value was given. */
export type RequirementCheck = (text: string) => boolean;

/** Checks of country requirements, by name. Each takes the row's parameter. @throws {CellError} if it is invalid. */
export const CHECKS: Readonly<Record<string, (parameter: string) => RequirementCheck>> = {
  present(parameter) {
    if (parameter !== '') throw new CellError('must be empty for the check "present"');
    return (text) => text !== '';
  },

  /** Requires an exact number of digits after symbols are removed. Fails if no value is given. */
  digits(parameter) {
    if (!/^[1-9]\d{0,2}$/.test(parameter))
      throw new CellError('must be the number of digits, 1 to 999, for the check "digits"');
    const count = Number(parameter);
    return (text) => {
      const plain = withoutSymbols(text);
      return /^[0-9]+$/.test(plain) && plain.length === count;
    };
  },

  /** Requires a regular expression to match the whole value. Passes if no value is given. */
  pattern(parameter) {
    const pattern = compilePattern(parameter);
    return (text) => text === '' || pattern.test(text);
  },

  /** Requires correct check digits by one of the algorithms. Passes if no value is given. */
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
