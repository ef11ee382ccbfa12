import type { Status, SubStatus } from '../status.ts';

export type PageMessage = 'noNumber' | 'notFound' | 'unconfirmed' | 'busy' | 'failed';

/** Sub-statuses with an advice of their own. With others, the advice is that of the status. */
type AdvisedSubStatus =
  | 'import_customs'
  | 'customs_hold'
  | 'address_query'
  | 'recipient_unavailable'
  | 'refused'
  | 'delayed'
  | 'lost'
  | 'damaged'
  | 'destroyed';

/**
 * Texts for the recipient of a parcel in one language. A carrier's own text is never shown. `{shop}`, `{carrier}` and
 * `{state}` are replaced: `{shop}` by the name of the shop, else by `shop`.
 */
export interface BuyerText {
  readonly title: string;
  readonly number: string;
  readonly numberHint: string;
  readonly find: string;
  /** Below the state of a parcel that was found by its number alone. */
  readonly numberOnly: string;
  readonly language: string;
  /** Stands for the name of a shop that has not entered one. */
  readonly shop: string;
  readonly contact: string;
  readonly lastMileNumber: string;
  readonly carrierLink: string;
  readonly destination: string;
  readonly expected: string;
  readonly nextAttempt: string;
  readonly pickupPlace: string;
  /** Last day that the parcel waits at the pickup point. */
  readonly keptUntil: string;
  /** Before the words of the carrier about what it needs. */
  readonly needed: string;
  /** Last day for what is needed. */
  readonly deadline: string;
  /** Stands above a shipment of test mode. */
  readonly testNotice: string;
  readonly deliveredAt: string;
  readonly history: string;
  readonly times: string;
  readonly unknownUpdate: string;
  readonly noHistory: string;
  readonly message: Readonly<Record<PageMessage, { readonly title: string; readonly text: string }>>;
  readonly status: Readonly<Record<Status, string>>;
  readonly subStatus: Readonly<Record<SubStatus, string>>;
  /** Shows what happened, and what to do. */
  readonly advice: Readonly<Record<Status, string>>;
  readonly subAdvice: Readonly<Record<AdvisedSubStatus, string>>;
  /** Added to the advice about customs. */
  readonly dutiesPaid: string;
  readonly dutiesDue: string;
  readonly mail: {
    readonly subject: string;
    readonly open: string;
    readonly reason: string;
    readonly stop: string;
    /** Page that ends the emails of a shop. */
    readonly off: { readonly title: string; readonly text: string; readonly confirm: string };
    readonly done: { readonly title: string; readonly text: string };
  };
}
