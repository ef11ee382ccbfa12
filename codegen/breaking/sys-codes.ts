import type { Document } from '../document.ts';
import { operationPairs } from './operation-pairs.ts';

/** Clients branch on error codes: none may be removed, change its number or move to another status. */
export function changedSysCodes(published: Document, present: Document): string[] {
  return Object.entries(published['x-sys-codes'] ?? {}).flatMap(([name, before]) => {
    const after = present['x-sys-codes']?.[name];
    if (!after) return [`sys code ${name} (${before.code}) was removed`];
    return [
      ...(after.code === before.code
        ? []
        : [`sys code ${name} changed from ${before.code} to ${after.code}`]),
      ...(after.status === before.status
        ? []
        : [`sys code ${name} changed from status ${before.status} to ${after.status}`]),
    ];
  });
}

export function changedOperationSysCodes(published: Document, present: Document): string[] {
  return operationPairs(published, present).flatMap(({ name, before, after }) =>
    (before['x-sys-codes'] ?? [])
      .filter((code) => !after['x-sys-codes']?.includes(code))
      .map((code) => `${name}: no longer declares ${code}`),
  );
}
