import type { OrderKind } from './operation.ts';

/** The request that an idempotency key is bound to; `outcome` is the outcome of a mismatch. */
export interface KeyState {
  readonly order: OrderKind;
  outcome: 'open' | 'succeeded' | 'refused' | 'failed';
  /** The stored response; null if there is none. */
  stored: string | null;
  /** A request with this key is in flight. */
  isRunning: boolean;
  /** The shipment whose dispatch is unconfirmed. */
  unconfirmed: string | null;
  /** The number of shipments that were started with this key. */
  shipments: number;
}

export interface ShipmentState {
  readonly isLive: boolean;
  readonly order: OrderKind;
  readonly totalCents: number;
  dispatch: 'pending' | 'accepted' | 'rejected';
  isVisible: boolean;
  hold: 'none' | 'pending' | 'posted' | 'voided';
  chargedCents: number | null;
  isCancelled: boolean;
  isPickedUp: boolean;
  /** The carrier has reported the pick-up, possibly too late. */
  isPickUpTold: boolean;
  isIntercepted: boolean;
  /** `running`: a cancellation is in flight; `left`: it stopped in between and can be taken over. */
  cancel: 'none' | 'running' | 'left';
  /** The carrier's response to a cancellation was lost once. */
  cancelWasLost: boolean;
}

/** The expected state of an account. Plain data, because states are copied and compared as JSON. */
export interface ModelState {
  balance: number;
  held: number;
  frozen: boolean;
  /** The wallet's movements since the last comparison: type, amount, balance and held amount. */
  moves: string[];
  version: number;
  /** By `mode/key`. */
  readonly keys: Record<string, KeyState>;
  /** By `mode/key#n`. */
  readonly shipments: Record<string, ShipmentState>;
  /** Bodies that the carrier rejected within the last hour, by `mode body`. */
  readonly refusedBodies: string[];
  readonly events: Record<string, number>;
}

export const emptyState: ModelState = {
  balance: 0,
  held: 0,
  frozen: false,
  moves: [],
  version: 0,
  keys: {},
  shipments: {},
  refusedBodies: [],
  events: {},
};

/** An atomic change of the state, which returns the outcome or the next step. */
export interface Step {
  /** Identifies the step within its operation, including the data it has read. */
  readonly at: string;
  take(state: ModelState): Move;
}

export type Move =
  | { readonly state: ModelState; readonly next: Step }
  | { readonly state: ModelState; readonly outcome: string };

export function step(at: string, take: (state: ModelState) => Move): Step {
  return { at, take };
}

/** Returns a changed copy of the state. */
export function changed(state: ModelState, change: (copy: ModelState) => void): ModelState {
  const copy = structuredClone(state);
  change(copy);
  return copy;
}

/** Adds one movement to the wallet. */
export function move(
  state: ModelState,
  type: string,
  { balance = 0, held = 0 }: { balance?: number; held?: number },
): void {
  state.balance += balance;
  state.held += held;
  state.version += 1;
  const amount = type === 'hold' || type === 'void' ? held : balance;
  state.moves.push(`${type} ${amount} ${state.balance} ${state.held}`);
}

export function tell(state: ModelState, event: string): void {
  state.events[event] = (state.events[event] ?? 0) + 1;
}

export function keyOf(state: ModelState, name: string): KeyState {
  const key = state.keys[name];
  if (!key) throw new Error(`the model has no key ${name}`);
  return key;
}

export function shipmentOf(state: ModelState, label: string): ShipmentState {
  const shipment = state.shipments[label];
  if (!shipment) throw new Error(`the model has no shipment ${label}`);
  return shipment;
}
