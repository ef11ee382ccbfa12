import type { Document } from './document.ts';
import { schemasOf } from './rules/placed-schemas.ts';

/** Describes a `pattern` in words; error messages show it instead of the expression. */
export const patternMessageKey = 'x-pattern-message';

export function patternMessages(document: Document): Readonly<Record<string, string>> {
  return Object.fromEntries(
    schemasOf(document).flatMap(({ schema: { pattern, [patternMessageKey]: message } }) =>
      typeof pattern === 'string' && typeof message === 'string' ? [[pattern, message]] : [],
    ),
  );
}
