/** How far along a shipment is in each status (docs/design/tracking.md, Status). It never moves to a lower rank, with one exception below. */
const rank = {
  label_created: 0,
  picked_up: 1,
  in_transit: 2,
  out_for_delivery: 3,
  available_for_pickup: 3,
  delivery_failed: 3,
  exception: 3,
  returning: 4,
  delivered: 5,
  cancelled: 5,
  returned: 5,
} as const;

export type Status = keyof typeof rank;

/** What a carrier can tell; only a cancel cancels. */
export type CheckpointStatus = Exclude<Status, 'cancelled'>;

export const statuses = Object.keys(rank) as readonly Status[];

/** Statuses of this rank may alternate … */
const sideRank = 3;
/** … and fall back to this one. */
const fallback: Status = 'in_transit';
const terminalRank = 5;

/** Delivered, cancelled or returned: nothing follows. */
export function isTerminal(status: string): boolean {
  return isStatus(status) && rank[status] === terminalRank;
}

export function isStatus(text: string): text is Status {
  return Object.hasOwn(rank, text);
}

/** Whether a carrier's report may move a shipment from one status to another. */
export function mayFollow(current: Status, next: Status): boolean {
  if (next === current || next === 'cancelled' || isTerminal(current)) return false;
  if (rank[next] > rank[current]) return true;
  return rank[current] === sideRank && (rank[next] === sideRank || next === fallback);
}

/** A status, and when it was so by the carrier's clock. */
export interface DatedStatus<S extends Status = Status> {
  readonly status: S;
  /** ISO 8601 in UTC with six fractional digits, so that the order of texts is that of times. */
  readonly occurredAt: string;
}

/**
 * The status after a checkpoint, whichever order checkpoints arrive in. Between two statuses that may each follow the
 * other, the later one by the carrier's clock holds; otherwise the clock has no say, for clocks are wrong more often
 * than parcels go backwards.
 */
export function statusAfter(current: DatedStatus, checkpoint: DatedStatus): Status {
  if (!mayFollow(current.status, checkpoint.status)) return current.status;
  const isLate = mayFollow(checkpoint.status, current.status) && checkpoint.occurredAt < current.occurredAt;
  return isLate ? current.status : checkpoint.status;
}
