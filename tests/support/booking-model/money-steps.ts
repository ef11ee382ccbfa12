import { visibleShipment } from './cancel-steps.ts';
import type { Operation } from './operation.ts';
import { changed, move, type Step, shipmentOf, step, tell } from './state.ts';

/** Charges the final fee once, unless the shipment is cancelled or its cancellation is in progress. */
export function settleStep({ key, chargedCents }: Extract<Operation, { kind: 'settle' }>): Step {
  return step('settle', (state) => {
    const label = visibleShipment(state, `live/${key}`);
    if (!label) return { state, outcome: 'unknown' };
    const { dispatch, cancel, hold, chargedCents: before, totalCents } = shipmentOf(state, label);
    if (dispatch !== 'accepted') return { state, outcome: 'unknown' };
    if (cancel !== 'none') return { state, outcome: 'cancelling' };
    if (hold === 'voided') return { state, outcome: 'voided' };
    if (hold === 'posted') return { state, outcome: `posted again ${before}` };
    const settled = changed(state, (copy) => {
      Object.assign(shipmentOf(copy, label), { hold: 'posted', chargedCents });
      move(copy, 'post', { balance: -chargedCents, held: -totalCents });
      tell(copy, 'shipment.billing_settled');
    });
    return { state: settled, outcome: `posted ${chargedCents}` };
  });
}

export function topUpStep({ cents }: Extract<Operation, { kind: 'topUp' }>): Step {
  return step('topUp', (state) => ({
    state: changed(state, (copy) => move(copy, 'top_up', { balance: cents })),
    outcome: 'done',
  }));
}

export function adjustStep({ cents }: Extract<Operation, { kind: 'adjust' }>): Step {
  return step('adjust', (state) => ({
    state: changed(state, (copy) => move(copy, 'adjust', { balance: cents })),
    outcome: 'done',
  }));
}

export function freezeStep({ frozen }: Extract<Operation, { kind: 'freeze' }>): Step {
  return step('freeze', (state) => ({
    state: changed(state, (copy) => {
      copy.frozen = frozen;
    }),
    outcome: 'done',
  }));
}

export const balanceStep = step('balance', (state) => ({
  state,
  outcome: `${state.balance} ${state.held} ${state.balance - state.held}`,
}));
