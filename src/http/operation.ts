import type { Request } from 'express';
import type { Scope } from '../../db/scope.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Admission, KeyUse, Principal } from '../admission/admission.ts';
import type { AuditActor } from '../audit.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/errors.ts';
import type { Input, RefusalCode, Reply } from '../contract/operation.ts';
import type { MatchedPath } from '../contract/route.ts';
import type { EventCause } from '../event.ts';
import type { Claim, StoredResponse } from '../idempotency.ts';
import type { ExchangeObserver } from './contract-check.ts';
import type { RequestLog, RequestLogLevel } from './request-log.ts';

/** Dependencies of requests: those of all work, and these. */
export interface ApiContext extends WorkContext {
  readonly admission: Admission;
  /** Absent: the last use of keys is not recorded. */
  readonly keyUse?: KeyUse;
  readonly observer?: ExchangeObserver;
  /** Absent: requests are not logged for the dashboard. */
  readonly requestLog?: RequestLog;
  readonly requestLogLevel?: RequestLogLevel;
}

/** A request as its handler gets it: principal, validated input, and `refuse`. */
export interface Call<Id extends OperationId> extends Input<Id> {
  readonly scope: Scope;
  /** Returns who makes the change, for the activity of the account. */
  readonly actor: () => AuditActor;
  readonly requestId: string;
  /** Named by the events of the change. */
  readonly cause: EventCause;
  /** Of the admitted request. Null outside the API: the pricing inputs are read again. */
  readonly pricingVersion: number | null;
  readonly claim: Claim | null;
  /** Who books on a page, for the activity. The log of requests has what an API key books. */
  readonly bookedBy?: AuditActor;
  readonly refuse: Refuse<RefusalCode<Id>>;
}

/** Handler of an operation: a list of named steps, without SQL and HTTP. Returns a documented success, or refuses. */
export type Handler<Id extends OperationId> = (
  context: ApiContext,
  call: Call<Id>,
) => Promise<Reply<Id> | StoredResponse<Reply<Id>['status']>>;

/** A missing handler does not compile. */
export type OperationHandlers = { readonly [Id in OperationId]: Handler<Id> };

export interface OperationRequest {
  /** IP address of the client. */
  readonly address: () => string;
  readonly message: Request;
  readonly requestId: string;
  readonly principal: Principal;
  readonly matched: MatchedPath<OperationId>;
}

export type AnyHandler = (context: ApiContext, call: never) => Promise<AnyReply>;

export type AnyReply =
  | StoredResponse
  | ({ readonly status: number; readonly headers?: Readonly<Record<string, string>> } & (
      | { readonly data: unknown; readonly message?: string }
      | { readonly mediaType: string; readonly content: Uint8Array | AsyncIterable<Uint8Array> }
    ));
