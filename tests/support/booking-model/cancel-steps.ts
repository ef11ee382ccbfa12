import type { Operation } from './operation.ts';
import { changed, type ModelState, move, type Step, shipmentOf, step, tell } from './state.ts';

type Cancel = Extract<Operation, { kind: 'cancel' }>;

/** Returns the shipment of a key: the last one that was started with it, if it is visible. */
export function visibleShipment(state: ModelState, name: string): string | null {
  const begun = state.keys[name]?.shipments ?? 0;
  const label = `${name}#${begun - 1}`;
  return state.shipments[label]?.isVisible ? label : null;
}

/** Cancels in steps: claim, carrier, completion. If the claim is refused, reads the reason. */
export function cancelSteps({ mode, key }: Cancel): Step {
  const name = `${mode}/${key}`;
  return step('lock', (state) => {
    const label = visibleShipment(state, name);
    if (!label) return { state, outcome: '404 NOT_FOUND' };
    const { dispatch, hold, cancel, ...is } = shipmentOf(state, label);
    const isOver = is.isCancelled || is.isPickedUp || hold === 'posted';
    if (dispatch !== 'accepted' || isOver || is.isIntercepted || cancel === 'running') {
      return { state, next: look(label) };
    }
    const locked = changed(state, (copy) => {
      shipmentOf(copy, label).cancel = 'running';
    });
    return { state: locked, next: finish(label) };
  });
}

const look = (label: string) =>
  step(`look ${label}`, (state) => {
    const { dispatch, isCancelled, isPickedUp, isIntercepted, hold } = shipmentOf(state, label);
    if (isCancelled) return { state, outcome: '200' };
    if (isPickedUp) return { state, outcome: '409 SHIPMENT_NOT_CANCELLABLE' };
    if (dispatch !== 'accepted') return { state, outcome: '409 DISPATCH_PENDING' };
    if (isIntercepted) return { state, outcome: '409 SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS' };
    if (hold === 'posted') return { state, outcome: '409 SHIPMENT_NOT_CANCELLABLE' };
    return { state, outcome: '503 CANCEL_UNDECIDED' };
  });

const finish = (label: string) =>
  step(`finish ${label}`, (state) => {
    const { order, cancelWasLost, isPickedUp } = shipmentOf(state, label);
    if (order.magic === 'SANDBOX-CANCEL-REFUSED') {
      return { state: givenUp(state, label), outcome: '409 SHIPMENT_NOT_CANCELLABLE' };
    }
    if (order.magic === 'SANDBOX-CANCEL-DROP' && !cancelWasLost) {
      const left = changed(state, (copy) => {
        Object.assign(shipmentOf(copy, label), { cancel: 'left', cancelWasLost: true });
      });
      return { state: left, outcome: '503 CANCEL_UNDECIDED' };
    }
    if (isPickedUp) {
      return { state: givenUp(state, label), outcome: '409 SHIPMENT_NOT_CANCELLABLE' };
    }
    return { state: cancelled(state, label), outcome: '200' };
  });

/** Ends a cancellation without an effect. */
export function givenUp(state: ModelState, label: string): ModelState {
  return changed(state, (copy) => {
    shipmentOf(copy, label).cancel = 'none';
  });
}

/** Ends a cancellation and releases the hold. */
export function cancelled(state: ModelState, label: string): ModelState {
  return changed(state, (copy) => {
    const shipment = shipmentOf(copy, label);
    Object.assign(shipment, { isCancelled: true, cancel: 'none' });
    if (shipment.isLive) {
      shipment.hold = 'voided';
      move(copy, 'void', { held: -shipment.totalCents });
    }
    tell(copy, 'shipment.cancelled');
  });
}
