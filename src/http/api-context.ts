import type { Admission, KeyUse } from '../admission/admission.ts';
import type { WorkContext } from '../context.ts';
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
