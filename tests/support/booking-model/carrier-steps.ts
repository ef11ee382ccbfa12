import { visibleShipment } from './cancel-steps.ts';
import type { Operation } from './operation.ts';
import { changed, type Step, shipmentOf, step, tell } from './state.ts';

/** Records the carrier's pick-up, once. A cancelled shipment stays cancelled. */
export function pickUpStep({ mode, key }: Extract<Operation, { kind: 'pickUp' }>): Step {
  return step('pick up', (state) => {
    const label = visibleShipment(state, `${mode}/${key}`);
    if (!label || shipmentOf(state, label).dispatch !== 'accepted') return { state, outcome: 'unknown' };
    const { isPickUpTold, isCancelled } = shipmentOf(state, label);
    if (isPickUpTold) return { state, outcome: 'unchanged' };
    const told = changed(state, (copy) => {
      Object.assign(shipmentOf(copy, label), { isPickUpTold: true, isPickedUp: !isCancelled });
      tell(copy, isCancelled ? 'shipment.tracking_updated' : 'shipment.picked_up');
    });
    return { state: told, outcome: 'recorded' };
  });
}

/** Starts an interception, unless the shipment is final or its cancellation is in progress. */
export function interceptStep({ key, on }: Extract<Operation, { kind: 'intercept' }>): Step {
  return step('intercept', (state) => {
    const label = visibleShipment(state, `live/${key}`);
    if (!label) return { state, outcome: 'false' };
    const { isCancelled, cancel } = shipmentOf(state, label);
    if (on && (isCancelled || cancel !== 'none')) return { state, outcome: 'false' };
    const noted = changed(state, (copy) => {
      shipmentOf(copy, label).isIntercepted = on;
    });
    return { state: noted, outcome: 'true' };
  });
}
