import type { SysCodeName } from '../../generated/errors.ts';
import { declarations } from '../../generated/operation-table.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { QueryKinds } from './query.ts';

/** An operation as the contract declares it. */
export interface OperationPolicy<Id extends string = OperationId, Code extends string = SysCodeName> {
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly scopes: readonly string[];
  readonly idempotency: 'required' | 'optional' | null;
  readonly body: 'required' | 'optional' | 'none';
  readonly maxBodyBytes: number;
  readonly bodyValidation: 'before' | 'deferred';
  readonly sysCodes: readonly Code[];
  readonly query: QueryKinds;
  /** By status. */
  readonly responses: Readonly<Record<number, ResponsePolicy>>;
  /** What isn't wired yet and answers 501; null when nothing is reserved. */
  readonly reserved: string | null;
}

export interface ResponsePolicy {
  readonly mediaType: string | null;
  /** The name of the schema of a JSON body; null for other media types and for none. */
  readonly schema: string | null;
  readonly requiredHeaders: readonly string[];
  readonly optionalHeaders: readonly string[];
}

/** Every operation of openapi.json by its id. The compiler checks the generated table against the types above. */
export const operationTable: { readonly [Id in OperationId]: OperationPolicy<Id> } = declarations;
