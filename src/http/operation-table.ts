import type { SysCodeName } from '../../generated/errors.ts';
import { declarations } from '../../generated/operation-table.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { QueryKinds } from './query.ts';

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
  /** Refuses live keys. */
  readonly testModeOnly: boolean;
  /** Responses have X-Service-Cache: `bypass` unless the handler says otherwise. */
  readonly serviceCache: boolean;
  readonly query: QueryKinds;
  readonly responses: Readonly<Record<number, ResponsePolicy>>;
  /** Headers of every response of a deprecated operation; absent for the others. */
  readonly deprecation?: { readonly Deprecation: string; readonly Sunset: string; readonly Link: string };
  /** The part that is reserved and returns 501; null if there is none. */
  readonly reserved: string | null;
}

export interface ResponsePolicy {
  readonly mediaType: string | null;
  /** Schema of a JSON body; null for other media types and without a body. */
  readonly schema: string | null;
  readonly requiredHeaders: readonly string[];
  readonly optionalHeaders: readonly string[];
}

/** Every operation of openapi.json. The compiler checks the generated table against these types. */
export const operationTable: { readonly [Id in OperationId]: OperationPolicy<Id> } = declarations;
