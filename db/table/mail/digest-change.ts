/** A breaking change that a subscriber knows, or gets a mail about. The key makes a second mail impossible. */
export interface DigestChangeTable {
  subscriber_id: string;
  change_id: string;
  /** Null: the subscriber knew the change, or another subscriber has the same address. */
  mail_id: string | null;
}
