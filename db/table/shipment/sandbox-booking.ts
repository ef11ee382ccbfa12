import type { Generated } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

/** State of the sandbox carrier. Kept apart like a real carrier's database: no foreign keys, own transactions. */
export interface SandboxBookingTable {
  reference: string;
  waybill_number: string;
  /** Requested behavior (src/shipment/tracking-number.ts). */
  sandbox_reference: string | null;
  /** `unheard`: the dispatch was lost before it arrived. */
  state: 'unheard' | 'booked' | 'cancelled';
  dispatch_count: Generated<number>;
  booked_at: Timestamp;
  cancelled_at: Timestamp | null;
}
