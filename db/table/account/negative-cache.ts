import type { JSONColumnType } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

/** Payloads that a carrier rejected within the last hour (contract: createShipment, Dispatch results). */
export interface NegativeCacheTable {
  account_id: string;
  livemode: boolean;
  operation: string;
  body_digest: Buffer;
  detail: JSONColumnType<{ carrier_code: string; carrier_message: string }>;
  expires_at: Timestamp;
}
