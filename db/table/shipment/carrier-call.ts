import type { Timestamp } from '../../timestamp.ts';

/** Journal of carrier calls, for support only. No personal data. */
export interface CarrierCallTable {
  /** `ccl_`, time-ordered. */
  id: string;
  tracking_number: string;
  account_id: string;
  livemode: boolean;
  carrier_code: string;
  operation: string;
  /** Request that caused the call; null for a job. */
  request_id: string | null;
  started_at: Timestamp;
  /** Null like the outcome while the call runs, or if its process died. */
  duration_ms: number | null;
  outcome: string | null;
  detail: string | null;
}
