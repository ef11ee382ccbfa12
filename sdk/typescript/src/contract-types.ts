import type { OperationId } from './generated/operations.ts';
import type { operations } from './generated/types.ts';

type Success<Id extends OperationId> =
  operations[Id]['responses'][keyof operations[Id]['responses']] extends { content: infer Content }
    ? Content[keyof Content]
    : never;

/** `data` of a success response, or the bytes of a document. */
export type ResultOf<Id extends OperationId> =
  Success<Id> extends { data: infer Data } ? Data : Uint8Array<ArrayBuffer>;

/** One row of a page. */
export type RowOf<Id extends OperationId> =
  ResultOf<Id> extends { data: (infer Row)[]; next_cursor: string | null } ? Row : never;

/** Query parameters of an operation. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;
