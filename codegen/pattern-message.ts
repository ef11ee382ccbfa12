import type { Document } from './document.ts';
import { schemasOf } from './rules/placed-schemas.ts';

/** The key beside a `pattern` that says in words what it asks for: an error's message instead of the expression. */
export const patternMessageKey = 'x-pattern-message';

/** The words for each pattern of the contract; a rule gives every pattern of a request one, wherever it stands. */
export function patternMessages(document: Document): Readonly<Record<string, string>> {
  return Object.fromEntries(
    schemasOf(document).flatMap(({ schema: { pattern, [patternMessageKey]: message } }) =>
      typeof pattern === 'string' && typeof message === 'string' ? [[pattern, message]] : [],
    ),
  );
}
