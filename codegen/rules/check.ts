import type { Document } from '../document.ts';
import { type DocumentPath, listOperations, type PlacedOperation } from '../document-parts.ts';

export interface Problem {
  at: DocumentPath;
  /** Begins with the name of the place and says how to fix the problem. */
  message: string;
}

/** A rule: returns every violation in a contract. */
export type ContractRule = (document: Document) => Problem[];

export function checkOperations(
  document: Document,
  messagesOf: (operation: PlacedOperation) => readonly string[],
): Problem[] {
  return listOperations(document).flatMap((placed) =>
    messagesOf(placed).map((message) => ({ at: placed.at, message: `${placed.name}: ${message}` })),
  );
}
