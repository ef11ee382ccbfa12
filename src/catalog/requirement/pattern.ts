import { CellError } from '../cell-error.ts';

/** Length of the longest text field of an order, the address. */
const longestText = 500;

/** More ways to match could block the event loop, because an order has up to 100 items. */
const mostWays = 10_000;

/** Compiles an anchored expression. @throws {CellError} if it is invalid, or too slow for a hostile value. */
export function compilePattern(pattern: string): RegExp {
  if (pattern === '') throw new CellError('must be a regular expression for the check "pattern"');
  let compiled: RegExp;
  try {
    compiled = new RegExp(wholeValue(pattern), 'u');
  } catch {
    throw new CellError('must be a regular expression');
  }
  if (waysToMatch(pattern) > mostWays) {
    throw new CellError(
      'could take too long to match: do not repeat groups, do not use look-around or back-references, and limit repetitions, as in [A-Z]{1,8}',
    );
  }
  return compiled;
}

/** Returns the pattern with anchors, as a client can apply it to a value. */
export function wholeValue(pattern: string): string {
  return `^(?:${pattern})$`;
}

const tokens = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?:|\(\?|[()|*+?]|\{\d+(?:,\d*)?\}|[\s\S]/gu;

/** Returns an upper bound of the ways in which backtracking can match a value. */
function waysToMatch(pattern: string): number {
  let ways = 1;
  let previous = '';
  for (const [token] of pattern.matchAll(tokens)) {
    const repetition = /^(?:[*+]|\{(?<least>\d+)(?<range>,(?<most>\d*))?\})$/.exec(token);
    if (token === '(?' || /^\\[1-9k]$/.test(token) || (repetition && previous === ')')) return Infinity;
    if (token === '?' || token === '|') ways *= 2;
    if (repetition) ways *= choicesOf(repetition.groups ?? {});
    previous = token;
  }
  return ways;
}

function choicesOf({ least, range, most }: Readonly<Record<string, string | undefined>>): number {
  if (least !== undefined && range === undefined) return 1;
  const upTo = most ? Math.min(Number(most), longestText) : longestText;
  return Math.max(1, upTo - Number(least ?? 0) + 1);
}
