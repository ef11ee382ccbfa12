import type { IncomingMessage } from 'node:http';
import type { Scope } from '../../db/scope.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Principal } from '../account/admission.ts';
import type { AppContext } from '../context.ts';
import type { Refuse } from '../contract/api-error.ts';
import type { Input, RefusalCode, Reply } from '../contract/operation-types.ts';
import type { Claim } from '../idempotency/claim.ts';
import type { StoredResponse } from '../idempotency/stored-response.ts';
import type { RoutableRequest } from './route.ts';

/** A request as its handler gets it: principal, validated input, and `refuse`. */
export interface Call<Id extends OperationId> extends Input<Id> {
  readonly scope: Scope;
  readonly requestId: string;
  readonly pricingVersion: number;
  readonly claim: Claim | null;
  readonly refuse: Refuse<RefusalCode<Id>>;
}

/** Handler of an operation: a list of named steps, without SQL and HTTP. Returns a documented success, or refuses. */
export type Handler<Id extends OperationId> = (
  context: AppContext,
  call: Call<Id>,
) => Promise<Reply<Id> | StoredResponse<Reply<Id>['status']>>;

/** A missing handler does not compile. */
export type OperationHandlers = { readonly [Id in OperationId]: Handler<Id> };

export interface OperationRequest {
  readonly message: IncomingMessage;
  readonly requestId: string;
  readonly principal: Principal;
  readonly routed: RoutableRequest;
}

export type AnyHandler = (context: AppContext, call: never) => Promise<AnyReply>;

export type AnyReply =
  | StoredResponse
  | ({ readonly status: number; readonly headers?: Readonly<Record<string, string>> } & (
      | { readonly data: unknown; readonly message?: string }
      | { readonly mediaType: string; readonly content: Uint8Array | AsyncIterable<Uint8Array> }
    ));
