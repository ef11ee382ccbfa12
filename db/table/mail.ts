import type { Timestamp } from '../timestamp.ts';

/** A breaking change that a subscriber knows, or gets a mail about. The key makes a second mail impossible. */
export interface DigestChangeTable {
  subscriber_id: string;
  change_id: string;
  /** Null: the subscriber knew the change, or another subscriber has the same address. */
  mail_id: string | null;
}

/** A receiver of the digest of breaking changes: by address, or an account by its contact address. */
export interface DigestSubscriberTable {
  id: string;
  email: string | null;
  account_id: string | null;
  created_at: Timestamp;
  /** Null: the address has not confirmed the subscription yet. */
  confirmed_at: Timestamp | null;
}

/** States of a parcel that its recipient can get an email about. */
export const recipientMailStates = [
  'picked_up',
  'out_for_delivery',
  'available_for_pickup',
  'delivery_failed',
  'customs_hold',
  'delivered',
] as const;

export type RecipientMailState = (typeof recipientMailStates)[number];

export interface MailTable {
  id: string;
  /** Null for a user and for the recipient of a shipment. */
  subscriber_id: string | null;
  /** Receiver of every mail but that of a subscriber and of the recipient of a shipment. */
  user_id: string | null;
  /** Cause of a notification. A user gets one mail about it. */
  event_id: string | null;
  /** Entry of the activity that a mail about a sign-in or a disputed charge is about. */
  audit_entry_id: string | null;
  /** Shipment that a mail to its recipient is about, and its state. The recipient has the address. */
  shipment_account_id: string | null;
  tracking_number: string | null;
  shipment_state: RecipientMailState | null;
  kind:
    | 'confirmation'
    | 'digest'
    | 'dispute'
    | 'invitation'
    | 'notification'
    | 'recipient'
    | 'reset'
    | 'security';
  state: 'pending' | 'sending' | 'sent' | 'failed';
  /** Also the fencing token of the attempt in flight. */
  attempt_count: number;
  created_at: Timestamp;
  /** Next attempt, or end of the lease of the attempt in flight; null after the last. */
  due_at: Timestamp | null;
  sent_at: Timestamp | null;
  last_error: string | null;
  /** Encrypted sign-in link of an invitation or a reset until it is sent. */
  link_sealed: string | null;
}

export interface MailTables {
  digest_change: DigestChangeTable;
  digest_subscriber: DigestSubscriberTable;
  mail: MailTable;
}
