import type { Generated, JSONColumnType } from 'kysely';
import type { Schemas } from '../../generated/operations.ts';
import type { Timestamp } from '../timestamp.ts';

/** Shipments of one carrier that are handed over together. `shipment.manifest_id` says which. */
export interface ManifestTable {
  account_id: string;
  /** `mft_`, time-ordered. The carrier knows the manifest by it too. */
  id: string;
  livemode: boolean;
  carrier_code: string;
  status: Generated<Schemas['ManifestStatus']>;
  /** Of the hand-over in Hong Kong, YYYY-MM-DD. */
  day: string;
  /** Of its shipments when it was created, like the two below. */
  shipment_count: number;
  parcel_count: number;
  weight_mg: number;
  carrier_manifest_number: string | null;
  /** State of the carrier's own document; null until the carrier confirms. */
  carrier_document: 'ready' | 'generating' | 'failed' | 'none' | null;
  error: JSONColumnType<Schemas['ManifestError'], string | null, string | null> | null;
  /** Of the request that created it. */
  idempotency_key: string;
  request_id: string | null;
  /** Grows when another run takes over. A result under an older one changes nothing. */
  fence: Generated<number>;
  /** End of the lease of the run in progress, or time of the next run. Null: there is a result. */
  next_attempt_at: Timestamp | null;
  /** True: `next_attempt_at` is the end of a lease. False: no run is in progress until then. */
  is_running: Generated<boolean>;
  unconfirmed_since: Timestamp | null;
  created_at: Timestamp;
  closed_at: Timestamp | null;
}

export interface ManifestTables {
  manifest: ManifestTable;
}
