import type { Request } from 'express';
import type { OperationId } from '../../generated/operations.ts';
import type { Admission, KeyUse, Principal } from '../admission/admission.ts';
import type { WorkContext } from '../context.ts';
import type { MatchedPath } from '../contract/route.ts';
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

export interface OperationRequest {
  /** IP address of the client. */
  readonly ip: () => string;
  readonly message: Request;
  readonly requestId: string;
  readonly principal: Principal;
  readonly matched: MatchedPath<OperationId>;
}
