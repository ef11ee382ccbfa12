import type { Generated } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

/**
 * What the sandbox carrier remembers, as a carrier elsewhere would in its own database: no other table refers to it,
 * and it is only written in transactions of its own.
 */
export interface SandboxBookingTable {
  reference: string;
  waybill_number: string;
  /** How it was asked to behave, see src/shipment/magic-reference.ts. */
  magic: string | null;
  /** `unheard`: a dispatch that was lost on the way here. */
  state: 'unheard' | 'booked' | 'cancelled';
  dispatch_count: Generated<number>;
  booked_at: Timestamp;
  cancelled_at: Timestamp | null;
}
