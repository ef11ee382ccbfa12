import type { Operation, OrderKind } from './operation.ts';
import { changed, keyOf, type ModelState, move, type Step, shipmentOf, step, tell } from './state.ts';

type Create = Extract<Operation, { kind: 'create' }>;
export type PriceList = ReadonlyMap<number, number>;

/**
 * Returns the key of the negative cache. Orders that the carrier rejects have no label, so their bodies can
 * be equal.
 */
export function bodyOf({ mode, order }: Create): string {
  return `${mode} ${JSON.stringify(order)}`;
}

/** A create's steps (docs/design/booking.md, Steps). Steps of other operations may run between them. */
export function createSteps(operation: Create, prices: PriceList): Step {
  const { mode, order } = operation;
  const name = `${mode}/${operation.key}`;
  const isLive = mode === 'live';
  const body = bodyOf(operation);

  const claim = step('claim', (state) => {
    const known = state.keys[name];
    if (known && JSON.stringify(known.order) !== JSON.stringify(order)) {
      const code = known.outcome === 'refused' ? 'IDEMPOTENCY_KEY_REUSED' : 'IDEMPOTENCY_CONFLICT';
      return { state, outcome: `409 ${code}` };
    }
    if (known?.stored) return { state, outcome: known.stored };
    if (known?.isRunning) return { state, outcome: '409 IDEMPOTENCY_IN_FLIGHT' };
    const isRefused = state.refusedBodies.includes(body);
    const claimed = changed(state, ({ keys }) => {
      const fresh = { order, outcome: 'open', stored: null, unconfirmed: null, shipments: 0 } as const;
      keys[name] = { ...fresh, ...known, isRunning: true };
    });
    if (known?.unconfirmed) return { state: claimed, next: finish(known.unconfirmed) };
    if (order.fault === 'cod') return { state: claimed, next: end('refused', '400 COD_NOT_AVAILABLE', true) };
    if (isRefused)
      return { state: claimed, next: end('refused', '422 CARRIER_DISPATCH_REJECTED cached', false) };
    if (order.fault === 'price')
      return { state: claimed, next: end('refused', '409 PRICING_QUOTE_CHANGED', true) };
    return { state: claimed, next: book };
  });

  const book = step('book', (state) => {
    const totalCents = prices.get(order.weightKg) ?? 0;
    if (isLive && state.frozen) {
      return { state, next: end('refused', '402 ACCOUNT_FROZEN_OVERDUE_INVOICE', false) };
    }
    if (isLive && totalCents > state.balance - state.held) {
      return { state, next: end('refused', '402 INSUFFICIENT_FUNDS', false) };
    }
    const label = `${name}#${keyOf(state, name).shipments}`;
    const booked = changed(state, (copy) => {
      keyOf(copy, name).shipments += 1;
      copy.shipments[label] = {
        isLive,
        order,
        totalCents,
        dispatch: 'pending',
        isVisible: false,
        hold: isLive ? 'pending' : 'none',
        chargedCents: null,
        isCancelled: false,
        isPickedUp: false,
        isPickUpTold: false,
        isIntercepted: false,
        cancel: 'none',
        cancelWasLost: false,
      };
      if (isLive) move(copy, 'hold', { held: totalCents });
    });
    return { state: booked, next: finish(label) };
  });

  const finish = (label: string) =>
    step(`finish ${label}`, (state) => {
      const isFirst = keyOf(state, name).unconfirmed === null;
      switch (fateOf(order, isFirst)) {
        case 'accepted':
          return { state: accepted(state, name, label), outcome: '201' };
        case 'rejected':
          return {
            state: changed(state, (copy) => withdraw(copy, name, label, body)),
            outcome: '422 CARRIER_DISPATCH_REJECTED',
          };
        case 'unconfirmed': {
          const unconfirmed = changed(state, (copy) => {
            shipmentOf(copy, label).isVisible = true;
            Object.assign(keyOf(copy, name), { outcome: 'failed', isRunning: false, unconfirmed: label });
          });
          return { state: unconfirmed, outcome: '503 DISPATCH_UNDECIDED' };
        }
      }
    });

  const end = (outcome: 'refused', answer: string, isStored: boolean) =>
    step(`end ${answer}`, (state) => ({
      state: changed(state, (copy) => {
        const key = keyOf(copy, name);
        Object.assign(key, { outcome, isRunning: false, stored: isStored ? answer : null });
      }),
      outcome: answer,
    }));

  return claim;
}

/** Returns the carrier's result for a dispatch or for a later lookup. */
function fateOf({ magic }: OrderKind, isFirst: boolean): 'accepted' | 'rejected' | 'unconfirmed' {
  if (magic === 'SANDBOX-REJECT') return 'rejected';
  if (magic === 'SANDBOX-SILENT') return 'unconfirmed';
  return isFirst && (magic === 'SANDBOX-DROP' || magic === 'SANDBOX-UNREADABLE') ? 'unconfirmed' : 'accepted';
}

/** Marks the booking as accepted. */
export function accepted(state: ModelState, name: string, label: string): ModelState {
  return changed(state, (copy) => {
    Object.assign(shipmentOf(copy, label), { dispatch: 'accepted', isVisible: true });
    Object.assign(keyOf(copy, name), {
      outcome: 'succeeded',
      stored: '201',
      isRunning: false,
      unconfirmed: null,
    });
    tell(copy, 'shipment.created');
  });
}

function withdraw(state: ModelState, name: string, label: string, body: string): void {
  const shipment = shipmentOf(state, label);
  shipment.dispatch = 'rejected';
  if (shipment.isLive) {
    shipment.hold = 'voided';
    move(state, 'void', { held: -shipment.totalCents });
  }
  if (!state.refusedBodies.includes(body)) state.refusedBodies.push(body);
  Object.assign(keyOf(state, name), { outcome: 'refused', isRunning: false });
}
