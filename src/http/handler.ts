import type { IncomingMessage } from 'node:http';
import type { Scope } from '../../db/scope.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Principal } from '../account/admission.ts';
import type { Refuse } from '../api-error.ts';
import type { AppContext } from '../context.ts';
import type { Claim } from '../idempotency/claim.ts';
import type { StoredResponse } from '../idempotency/stored-response.ts';
import type { Input, RefusalCode, Reply } from '../operation-types.ts';
import type { RoutableRequest } from './route.ts';

/** One request as its handler sees it: whose it is, its validated input, and the way to refuse it. */
export interface Call<Id extends OperationId> extends Input<Id> {
  readonly scope: Scope;
  readonly requestId: string;
  /** Of the pricing inputs that the request goes by; see PricingInputs. */
  readonly pricingVersion: number;
  /** Set when the operation runs under an idempotency key. */
  readonly claim: Claim | null;
  readonly refuse: Refuse<RefusalCode<Id>>;
}

/** An operation's handler: named steps, no SQL, no HTTP. It answers a documented success or refuses. */
export type Handler<Id extends OperationId> = (
  context: AppContext,
  call: Call<Id>,
) => Promise<Reply<Id> | StoredResponse<Reply<Id>['status']>>;

/** One handler an operation; a missing one doesn't compile. */
export type OperationHandlers = { readonly [Id in OperationId]: Handler<Id> };

/** A routed and admitted request, as the pipeline gets it. */
export interface OperationRequest {
  readonly message: IncomingMessage;
  readonly requestId: string;
  readonly principal: Principal;
  readonly routed: RoutableRequest;
}

/** Any operation's handler, once the table has been checked: what serveOperation runs. */
export type AnyHandler = (context: AppContext, call: never) => Promise<AnyReply>;

export type AnyReply =
  | StoredResponse
  | ({ readonly status: number; readonly headers?: Readonly<Record<string, string>> } & (
      | { readonly data: unknown; readonly message?: string }
      | { readonly mediaType: string; readonly content: Uint8Array | AsyncIterable<Uint8Array> }
    ));
