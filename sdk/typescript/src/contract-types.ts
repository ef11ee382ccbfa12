import type { OperationId } from './generated/operations.ts';
import type { operations } from './generated/types.ts';

type Success<Id extends OperationId> =
  operations[Id]['responses'][keyof operations[Id]['responses']] extends { content: infer Content }
    ? Content[keyof Content]
    : never;

/** Bytes that own their memory. Written so that TypeScript before 5.7, whose `Uint8Array` is not generic, reads it too. */
export type Bytes = ReturnType<Uint8ArrayConstructor['of']>;

/** `data` of a success response, or the bytes of a document. */
export type ResultOf<Id extends OperationId> = Success<Id> extends { data: infer Data } ? Data : Bytes;

/** One row of a page. */
export type RowOf<Id extends OperationId> =
  ResultOf<Id> extends { data: (infer Row)[]; next_cursor: string | null } ? Row : never;

/** Query parameters of an operation. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;
