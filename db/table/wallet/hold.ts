import type { Timestamp } from '../../timestamp.ts';

/** One per live shipment; 0 if nothing was held. */
export interface HoldTable {
  tracking_number: string;
  account_id: string;
  amount_cents: number;
  exempt: boolean;
  state: 'pending' | 'posted' | 'voided';
  posted_cents: number | null;
  created_at: Timestamp;
  closed_at: Timestamp | null;
}
