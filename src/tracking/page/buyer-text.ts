import type { Status, SubStatus } from '../status.ts';

export type PageMessage =
  | 'noNumber'
  | 'notFound'
  | 'several'
  | 'typo'
  | 'notNumber'
  | 'otherCarrier'
  | 'unconfirmed'
  | 'busy'
  | 'failed';

/** Kinds of service, for languages that the catalog does not name its services in. */
export type ServiceKind = 'economy' | 'standard' | 'priority';

/** Kinds of place that carriers name. */
export type PlaceKind =
  | 'customs'
  | 'sortingCenter'
  | 'exchangeOffice'
  | 'airport'
  | 'postOffice'
  | 'depot'
  | 'warehouse'
  | 'hub';

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

/** Steps that the carrier takes next. `local`: of a parcel that is with the carrier of its destination. */
export type NextStep = 'label_created' | 'picked_up' | 'in_transit' | 'local' | 'customs_hold';

/**
 * Texts for the recipient of a parcel in one language. A carrier's own text is never shown. Names in braces are
 * replaced: `{shop}` by the name of the shop, else by `shop`.
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
  /** Heading of who helps with a problem. */
  readonly ask: string;
  /** Says whom to ask if the carrier left no news. `{whom}`: a carrier or the shop. */
  readonly noNews: string;
  readonly contact: string;
  /** Takes the place of the contact of a shop that has entered none. */
  readonly noContact: string;
  readonly lastMileNumber: string;
  readonly carrierLink: string;
  /** Heading of what is known of the parcel. */
  readonly parcel: string;
  readonly origin: string;
  readonly destination: string;
  readonly service: string;
  /** Null: services have the names of the catalog. */
  readonly services: Readonly<Record<ServiceKind, string>> | null;
  readonly weight: string;
  readonly expected: string;
  /** Takes the place of the date while customs holds the parcel. */
  readonly expectedHeld: string;
  /** Takes the place of a date that has passed. */
  readonly late: string;
  readonly nextAttempt: string;
  readonly pickupPlace: string;
  /** Shows how to find a pickup point whose address is not known. */
  readonly pickupUnknown: string;
  /** Last day that the parcel waits at the pickup point. */
  readonly keptUntil: string;
  /** Heading of `soon`. */
  readonly timeLimit: string;
  /** Takes the place of a last day that the carrier has not named. */
  readonly soon: string;
  /** Follows a last day that has passed. */
  readonly dayPassed: string;
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
  /** Null: places have the names that carriers write. */
  readonly places: Readonly<Record<PlaceKind, string>> | null;
  readonly message: Readonly<Record<PageMessage, { readonly title: string; readonly text: string }>>;
  readonly status: Readonly<Record<Status, string>>;
  readonly subStatus: Readonly<Record<SubStatus, string>>;
  /** Shows what happened, and what to do. */
  readonly advice: Readonly<Record<Status, string>>;
  readonly subAdvice: Readonly<Record<AdvisedSubStatus, string>>;
  /** Heading of the next step. */
  readonly next: string;
  readonly nextStep: Readonly<Record<NextStep, string>>;
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
