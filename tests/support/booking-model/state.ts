import type { OrderKind } from './operation.ts';

/** What an idempotency key is bound to; `outcome` is how a mismatch reads. */
export interface KeyState {
  readonly order: OrderKind;
  outcome: 'open' | 'succeeded' | 'refused' | 'failed';
  /** The answer that is stored; null: none. */
  stored: string | null;
  /** Somebody works under it. */
  isRunning: boolean;
  /** The shipment whose dispatch is undecided. */
  undecided: string | null;
  /** How many shipments were begun under it. */
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
  /** The carrier told of the pick-up, in time or not. */
  isPickUpTold: boolean;
  isIntercepted: boolean;
  /** Somebody is between the steps of a cancel; `left`: somebody was, and the next one may go on. */
  cancel: 'none' | 'running' | 'left';
  /** The carrier's answer to a cancel was lost once. */
  cancelWasLost: boolean;
}

/** The whole of an account as the oracle knows it. Plain data: states are copied and compared as JSON. */
export interface ModelState {
  balance: number;
  held: number;
  frozen: boolean;
  /** The wallet's movements since they were last compared: type, amount, balance and held after it. */
  moves: string[];
  version: number;
  /** By `mode/key`. */
  readonly keys: Record<string, KeyState>;
  /** By `mode/key#n`. */
  readonly shipments: Record<string, ShipmentState>;
  /** Bodies that the carrier refused within the hour, by `mode body`. */
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

/** One indivisible change of the state: it ends the operation with an outcome, or another step follows. */
export interface Step {
  /** Tells it from the other steps of its operation, with what they know. */
  readonly at: string;
  take(state: ModelState): Move;
}

export type Move =
  | { readonly state: ModelState; readonly next: Step }
  | { readonly state: ModelState; readonly outcome: string };

export function step(at: string, take: (state: ModelState) => Move): Step {
  return { at, take };
}

/** A copy with the change made to it. */
export function changed(state: ModelState, change: (copy: ModelState) => void): ModelState {
  const copy = structuredClone(state);
  change(copy);
  return copy;
}

/** Moves the wallet, as one movement of the ledger. */
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
