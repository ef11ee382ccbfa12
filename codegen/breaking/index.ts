import type { Document } from '../document.ts';
import { changedIdempotency } from './idempotency.ts';
import { changedPagination } from './pagination.ts';
import { changedResponseHeaders } from './response-headers.ts';
import { changedDefaults, openLists } from './schema-values.ts';
import { scopes } from './scopes.ts';
import { changedOperationSysCodes, changedSysCodes } from './sys-codes.ts';

/** Returns changes that break clients and that `redocly diff` does not detect, one line each. */
export function breakingChanges(published: Document, present: Document): string[] {
  const checks = [
    changedSysCodes,
    changedOperationSysCodes,
    scopes,
    changedIdempotency,
    changedPagination,
    changedResponseHeaders,
    openLists,
    changedDefaults,
  ];
  return checks.flatMap((check) => check(published, present));
}
