/** State of the carrier's label. `failed` is final; `none`: the carrier makes no labels, so we draw one. */
export type LabelState = 'ready' | 'generating' | 'failed' | 'none';

export interface Booking {
  readonly waybillNumber: string;
  readonly lastMileTrackingNumber: string | null;
  readonly label: LabelState;
}

export interface Accepted extends Booking {
  readonly outcome: 'accepted';
  readonly duplicate: boolean;
}

/** The carrier's data rules reject the order. Nothing is booked, and a retry won't help. */
export interface Rejected {
  readonly outcome: 'rejected';
  readonly code: string;
  /** The carrier's text. It may contain personal data of the order. */
  readonly message: string;
}

/** The call may have taken effect (timeout, reset, 5xx, unreadable). `reason` never contains personal data. */
export interface Unknown {
  readonly outcome: 'unknown';
  readonly reason: string;
}

/** Not sent, or refused for a reason that is not the order's. Nothing was booked or cancelled. */
export interface Unreachable {
  readonly outcome: 'unreachable';
  readonly reason: string;
  /** Our request breaks the agreement with the carrier. All bookings fail until it is fixed. */
  readonly isOurFault?: true;
}

/** The carrier has cancelled this reference. It can't be booked again. */
export interface Cancelled {
  readonly outcome: 'cancelled';
}

export type DispatchOutcome = Accepted | Rejected | Cancelled | Unknown | Unreachable;

export interface Found extends Booking {
  readonly outcome: 'found';
  readonly cancelled: boolean;
}

export type LookupOutcome = Found | { readonly outcome: 'absent' } | Unknown;

/** The carrier refuses the cancel; `BOOKING_NOT_FOUND` if it has no such booking. */
export interface CancelRefused {
  readonly outcome: 'refused';
  readonly code: string;
  readonly reason: string;
}

export type CancelOutcome = Cancelled | CancelRefused | Unknown | Unreachable;

export type LabelOutcome =
  /** `pdf` null: we draw the label. */
  | { readonly outcome: 'ready'; readonly pdf: Buffer | null }
  | { readonly outcome: 'generating'; readonly retryAfterSeconds: number }
  | { readonly outcome: 'failed'; readonly reason: string }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'unavailable'; readonly reason: string };

/** The photo, or the URL of its storage. Fetch that with the outbound client, and never show it. */
export type PhotoSource =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'url'; readonly url: string };

export type PodOutcome =
  | { readonly outcome: 'photo'; readonly takenAt: string | null; readonly source: PhotoSource }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'unavailable'; readonly reason: string };
