import type { Document } from '../document.ts';
import { idempotency } from './idempotency.ts';
import { pagination } from './pagination.ts';
import { responseHeaders } from './response-headers.ts';
import { defaults, openLists } from './schema-values.ts';
import { scopes } from './scopes.ts';
import { operationSysCodes, sysCodes } from './sys-codes.ts';

/** What breaks clients of the published contract and `redocly diff` can't see, a line each. */
export function breakingChanges(published: Document, present: Document): string[] {
  const checks = [
    sysCodes,
    operationSysCodes,
    scopes,
    idempotency,
    pagination,
    responseHeaders,
    openLists,
    defaults,
  ];
  return checks.flatMap((check) => check(published, present));
}
