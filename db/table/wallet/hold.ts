import type { Timestamp } from '../../timestamp.ts';

/** A live shipment's claim on its account's wallet: one a shipment, of 0 where nothing was set aside. */
export interface HoldTable {
  tracking_number: string;
  account_id: string;
  amount_cents: number;
  /** Booked while the account was exempt from holds. */
  exempt: boolean;
  state: 'pending' | 'posted' | 'voided';
  /** The final fee that it was settled with. */
  posted_cents: number | null;
  created_at: Timestamp;
  closed_at: Timestamp | null;
}
