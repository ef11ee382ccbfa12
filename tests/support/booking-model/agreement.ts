import { expect } from '@jest/globals';
import { visibleShipment } from './cancel-steps.ts';
import type { BookingModel } from './command.ts';
import type { Mode } from './operation.ts';
import type { RealAccount } from './real-account.ts';
import { type ModelState, shipmentOf } from './state.ts';

/** Expects lists, details, wallet and events of the account to match one of the model's states. */
export async function expectAgreement(model: BookingModel, real: RealAccount): Promise<void> {
  const actual = {
    shipments: [...(await listed(real, 'live')), ...(await listed(real, 'test'))].sort(),
    wallet: await real.perform({ kind: 'balance' }, new Map()),
    transactions: (await real.moves(100)).length,
    events: await real.eventCounts(),
  };
  const expected = model.states.map(summaryOf);
  expect(expected).toContainEqual(actual);
}

function summaryOf(state: ModelState) {
  const { balance, held, version, events } = state;
  return {
    shipments: Object.keys(state.keys)
      .map((name) => visibleShipment(state, name))
      .filter((label) => label !== null)
      .map((label) => {
        const { isLive, dispatch, isCancelled, isPickedUp, totalCents, chargedCents, hold } = shipmentOf(
          state,
          label,
        );
        const status = isCancelled ? 'cancelled' : isPickedUp ? 'picked_up' : 'label_created';
        const billing = hold === 'posted' ? 'settled' : 'pending';
        return [label.split('#')[0], isLive, status, dispatch, totalCents, billing, chargedCents].join(' ');
      })
      .sort(),
    wallet: `${balance} ${held} ${balance - held}`,
    transactions: Math.min(version, 100),
    events,
  };
}

/** Returns every shipment of a mode, as shown by the list and by GET. */
async function listed(real: RealAccount, mode: Mode): Promise<string[]> {
  const keys = new Map([...(await real.shipments())].map(([name, id]) => [id, name]));
  const client = real.client(mode);
  const { body } = await client.get('/shipments?limit=100');
  return Promise.all(
    (body.data.data as { id: string; status: string; dispatch_status: string; total_hkd: number }[]).map(
      async ({ id, status, dispatch_status, total_hkd }) => {
        const { data } = (await client.get(`/shipments/${id}`)).body;
        expect(data).toMatchObject({ id, status, dispatch_status, livemode: mode === 'live' });
        const { billing } = data;
        const charged = billing.charged_hkd === null ? null : Math.round(billing.charged_hkd * 100);
        const total = Math.round(total_hkd * 100);
        return [keys.get(id), data.livemode, status, dispatch_status, total, billing.status, charged].join(
          ' ',
        );
      },
    ),
  );
}
