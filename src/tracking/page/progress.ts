import { endingSteps } from '../../../db/table/shipment.ts';
import type { Schemas } from '../../../generated/operations.ts';
import type { SymbolName } from '../../look/symbol.ts';
import { isStatus, type Status, type SubStatus } from '../status.ts';
import type { BuyerText } from './buyer-text.ts';
import type { ParcelState } from './parcel-state.ts';

type TrackingEvent = Schemas['TrackingEvent'];

/** A step of a parcel. `stopped`: a problem has interrupted its way here. `ahead`: expected next. */
export interface ProgressStep {
  readonly kind: 'done' | 'current' | 'stopped' | 'ahead';
  readonly name: string;
  readonly symbol: SymbolName;
  /** The first event of the step, or the last one of a problem; null: none. */
  readonly event: TrackingEvent | null;
}

/** The way of a parcel, in order. */
const way: readonly Status[] = [
  'label_created',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'available_for_pickup',
  'delivered',
];

/** Not every parcel is picked up at a place, so this step is shown only if it happened. */
const detour: Status = 'available_for_pickup';

const symbols: Readonly<Record<Status, SymbolName>> = {
  label_created: 'orders',
  picked_up: 'shipment',
  in_transit: 'plane',
  out_for_delivery: 'handover',
  available_for_pickup: 'place',
  delivery_failed: 'warning',
  exception: 'warning',
  returning: 'returned',
  delivered: 'home',
  cancelled: 'cancel',
  returned: 'returned',
};

export function symbolOf({ status, isAlert }: Pick<ParcelState, 'status' | 'isAlert'>): SymbolName {
  return isAlert && way.includes(status) ? 'warning' : symbols[status];
}

const ends: ReadonlySet<string> = new Set<SubStatus>([...endingSteps, 'refused', 'damaged']);

/** Returns whether a problem ends the way to the recipient: nothing is expected after it. */
export function endsTheWay(subStatus: string | null): boolean {
  return ends.has(subStatus ?? '');
}

/** Returns the steps that happened, where the parcel is or stopped, and what is still expected. */
export function progressOf(
  { sub_status: subStatus, events }: Pick<Schemas['TrackingRecord'], 'sub_status' | 'events'>,
  state: ParcelState,
  text: BuyerText,
): readonly ProgressStep[] {
  const { status } = state;
  const firstOf = (one: Status) => events.find((event) => event.status === one) ?? null;
  const step = (one: Status, kind: ProgressStep['kind']): ProgressStep => ({
    kind,
    name: text.status[one],
    symbol: symbols[one],
    event: kind === 'ahead' ? null : firstOf(one),
  });
  const place = way.indexOf(status);
  const isOnWay = place >= 0;
  const isInterrupted = state.isAlert || !isOnWay;
  const happened = way.filter((one, index) => {
    if (isOnWay && index > place) return false;
    if (one === status) return isInterrupted;
    return one === 'label_created' || (one !== 'delivered' && firstOf(one) !== null);
  });
  const stop = events.findLast((event) => event.status === status && event.sub_status === subStatus);
  const current: ProgressStep = isInterrupted
    ? { kind: 'stopped', name: state.heading, symbol: symbolOf(state), event: stop ?? null }
    : step(status, 'current');
  const expected = expectedAfter(status, subStatus, isInterrupted).filter((one) => !happened.includes(one));
  return [...happened.map((one) => step(one, 'done')), current, ...expected.map((one) => step(one, 'ahead'))];
}

function expectedAfter(status: Status, subStatus: string | null, isInterrupted: boolean): readonly Status[] {
  if (status === 'returning') return ['returned'];
  if (status === 'cancelled' || status === 'returned' || endsTheWay(subStatus)) return [];
  if (!way.includes(status)) return isStatus(status) ? ['delivered'] : [];
  const rest = way.slice(way.indexOf(status) + 1).filter((one) => one !== detour);
  return isInterrupted ? rest.filter((one) => one !== status) : rest;
}
