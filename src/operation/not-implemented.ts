import type { Refuse } from '../api-error.ts';

/** Serves an operation that codegen/reserved.ts lists; any other one doesn't declare the code, and doesn't compile. */
export async function notImplemented(
  _context: unknown,
  { refuse }: { refuse: Refuse<'NOT_IMPLEMENTED'> },
): Promise<never> {
  return refuse('NOT_IMPLEMENTED');
}
