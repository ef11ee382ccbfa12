import type { Document } from '../document.ts';
import { operationPairs } from './operation-pairs.ts';

/** Clients branch on the numbers: none may go, change, or move to another status. */
export function changedSysCodes(published: Document, present: Document): string[] {
  return Object.entries(published['x-sys-codes'] ?? {}).flatMap(([name, before]) => {
    const after = present['x-sys-codes']?.[name];
    if (!after) return [`sys code ${name} (${before.code}) was removed`];
    return [
      ...(after.code === before.code
        ? []
        : [`sys code ${name} was ${before.code}, and is ${after.code} now`]),
      ...(after.status === before.status
        ? []
        : [`sys code ${name} was answered with ${before.status}, and is with ${after.status} now`]),
    ];
  });
}

/** A failure that an operation no longer names is answered in another way, which clients don't know. */
export function changedOperationSysCodes(published: Document, present: Document): string[] {
  return operationPairs(published, present).flatMap(({ name, before, after }) =>
    (before['x-sys-codes'] ?? [])
      .filter((code) => !after['x-sys-codes']?.includes(code))
      .map((code) => `${name}: no longer declares ${code}`),
  );
}
