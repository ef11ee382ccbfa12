/** Where the carrier's label stands; `failed` is for good, `none`: this carrier draws none and ours is used. */
export type LabelState = 'ready' | 'generating' | 'failed' | 'none';

/** What a carrier holds under a reference. */
export interface Booking {
  readonly waybillNumber: string;
  /** Null until the parcel is handed to the final-mile carrier. */
  readonly lastMileTrackingNumber: string | null;
  readonly label: LabelState;
}

/** The carrier has the booking. */
export interface Accepted extends Booking {
  readonly outcome: 'accepted';
  /** The reference had been booked before; this is that booking. */
  readonly duplicate: boolean;
}

/** The carrier's rules refuse the order; nothing is booked, and sending it again won't help. */
export interface Rejected {
  readonly outcome: 'rejected';
  readonly code: string;
  /** In the carrier's words; may repeat the order's data. */
  readonly message: string;
}

/** Timed out, reset, a 5xx or unreadable: it may have happened. `reason` is ours, without anybody's data. */
export interface Unknown {
  readonly outcome: 'unknown';
  readonly reason: string;
}

/** Provably nothing was booked or cancelled, and not for the order's sake: never sent, or turned away unread. */
export interface Unreachable {
  readonly outcome: 'unreachable';
  readonly reason: string;
  /** What we sent isn't what was agreed: nobody can book until somebody mends it. */
  readonly isOurFault?: true;
}

/** The carrier holds the reference as cancelled: nothing is booked under it, nor ever will be. */
export interface Cancelled {
  readonly outcome: 'cancelled';
}

export type DispatchOutcome = Accepted | Rejected | Cancelled | Unknown | Unreachable;

export interface Found extends Booking {
  readonly outcome: 'found';
  readonly cancelled: boolean;
}

/** `absent`: the carrier says that it holds no such booking. */
export type LookupOutcome = Found | { readonly outcome: 'absent' } | Unknown;

/** The carrier keeps the booking; `BOOKING_NOT_FOUND` when it never had it. */
export interface CancelRefused {
  readonly outcome: 'refused';
  readonly code: string;
  readonly reason: string;
}

export type CancelOutcome = Cancelled | CancelRefused | Unknown | Unreachable;

export type LabelOutcome =
  /** `pdf` null: this carrier draws none and ours is used. */
  | { readonly outcome: 'ready'; readonly pdf: Buffer | null }
  | { readonly outcome: 'generating'; readonly retryAfterSeconds: number }
  /** The carrier will never make it. */
  | { readonly outcome: 'failed'; readonly reason: string }
  /** There is no such booking, or the carrier draws no labels. */
  | { readonly outcome: 'none' }
  /** It exists and couldn't be fetched this time. */
  | { readonly outcome: 'unavailable'; readonly reason: string };

/** The photo's bytes, or where the carrier stores them: fetch that through the guarded client, and never show it. */
export type PhotoSource =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'url'; readonly url: string };

export type PodOutcome =
  | { readonly outcome: 'photo'; readonly takenAt: string | null; readonly source: PhotoSource }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'unavailable'; readonly reason: string };
