import type { Admission } from '../account/admission.ts';
import type { KeyUse } from '../account/key-use.ts';
import type { WorkContext } from '../context.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import type { RequestLogLevel } from './log-requests.ts';
import type { ExchangeObserver } from './response-check.ts';

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
