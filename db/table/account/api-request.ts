import type { Timestamp } from '../../timestamp.ts';

/** Log of API requests, with a partition per day (docs/design/request-log.md). Texts are redacted and cut. */
export interface ApiRequestTable {
  /** `req_`, time-ordered. The request id of the client is not unique. */
  id: string;
  account_id: string;
  livemode: boolean;
  created_at: Timestamp;
  request_id: string;
  method: string;
  /** Relative to the base path of the API. */
  path: string;
  query: string;
  /** Null for an unknown path or method. */
  operation: string | null;
  status: number;
  /** Null for a success. */
  sys_code: string | null;
  duration_ms: number;
  key_id: string;
  idempotency_key: string | null;
  /** IP address; null for a tool of MCP. */
  address: string | null;
  tracking_number: string | null;
  request_body: string | null;
  /** Null without a text, such as a PDF. */
  response_body: string | null;
}
