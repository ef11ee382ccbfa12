import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Schemas } from '../../generated/operations.ts';
import type { Timestamp } from '../timestamp.ts';

export interface ShipmentBatchTable {
  account_id: string;
  id: string;
  livemode: boolean;
  /** Of the request. Each order's own key follows from it and from `earlier_count`. */
  idempotency_key: string;
  /** Number of the batch among those under the same key, which had expired before, from 0. Null for a batch that has none. */
  earlier_count: number | null;
  request_id: string | null;
  /** Request that cancelled the batch or tried its orders again last; null: none did. */
  changed_by: JSONColumnType<BatchChanger> | null;
  total_count: number;
  pending_count: number;
  placed_count: Generated<number>;
  refused_count: Generated<number>;
  cancelled_count: Generated<number>;
  /** Part of the refused ones. */
  retryable_count: Generated<number>;
  created_at: Timestamp;
  completed_at: Timestamp | null;
  cancelled_at: Timestamp | null;
  /** A worker has it until then, or had it last. */
  busy_until: Timestamp | null;
}

/** `requestId` is null for the command line. */
export interface BatchChanger {
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
}

export type BatchOrderStatus = Schemas['ShipmentBatchOrderStatus'];

/** An order of a batch. The table is the truth; the queue only wakes workers. */
export interface ShipmentBatchOrderTable {
  account_id: string;
  batch_id: string;
  /** From 0, as in the request. */
  position: number;
  reference_no: string;
  status: Generated<BatchOrderStatus>;
  /** The order as it was sent, encrypted, until it is placed, cancelled or refused for good. */
  body: string | null;
  /** Key that `body` is encrypted with. */
  key_id: GeneratedAlways<string | null>;
  tracking_number: string | null;
  error: JSONColumnType<Schemas['ShipmentBatchOrderError'], string | null, string | null> | null;
  retryable: Generated<boolean>;
  /** An attempt was begun that may have booked. */
  begun: Generated<boolean>;
  attempts: Generated<number>;
  /** Grows with each attempt. A result under an older one changes nothing. */
  fence: Generated<number>;
  /** While an attempt runs: the end of its lease. Null: there is a result. */
  next_attempt_at: Timestamp | null;
  updated_at: Timestamp;
}

export interface BatchTables {
  shipment_batch: ShipmentBatchTable;
  shipment_batch_order: ShipmentBatchOrderTable;
}
