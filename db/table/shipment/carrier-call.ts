import type { Timestamp } from '../../timestamp.ts';

/** The journal of calls of carriers, for support; it decides nothing. Holds no personal data. */
export interface CarrierCallTable {
  /** `ccl_`, growing with time. */
  id: string;
  tracking_number: string;
  account_id: string;
  livemode: boolean;
  carrier_code: string;
  operation: string;
  /** Of the request that caused it; null for a job's own work. */
  request_id: string | null;
  started_at: Timestamp;
  /** Null, as is the outcome, while the call runs, and for good when its process ended before it. */
  duration_ms: number | null;
  outcome: string | null;
  detail: string | null;
}
