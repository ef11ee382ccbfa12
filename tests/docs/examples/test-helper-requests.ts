import { advance, booked, call, type Send, unconfirmed } from './calls.ts';
import type { ExampleWorld } from './example-world.ts';

type Helper = 'advance' | 'fail_label' | 'settle';

const help = (world: ExampleWorld, helper: Helper, id: string, body?: object) =>
  call(world, 'post', `/test_helpers/shipments/${id}/${helper}`, body ? { body } : {});

const helped =
  (helper: Helper, body?: (world: ExampleWorld) => object): Send =>
  async (world) =>
    help(world, helper, await booked(world), body?.(world));

const pending =
  (helper: Helper): Send =>
  async (world) =>
    help(world, helper, await unconfirmed(world));

const cancelled =
  (helper: Helper): Send =>
  async (world) => {
    const id = await booked(world);
    await call(world, 'post', `/shipments/${id}/cancel`);
    return help(world, helper, id);
  };

const live =
  (path: string): Send =>
  (world) =>
    call(world, 'post', `/test_helpers${path}`, { mode: 'live' });

export const testHelperRequests: Readonly<Record<string, Send | readonly Send[]>> = {
  'advanceTestShipment 200 pickedUp': helped('advance', (world) => world.body('advanceTestShipment', 'next')),
  'advanceTestShipment 200 delivered': helped('advance', (world) =>
    world.body('advanceTestShipment', 'delivered'),
  ),
  'advanceTestShipment 400 invalidField': helped('advance', () => ({ status: 'lost' })),
  'advanceTestShipment 409 final': async (world) => {
    const id = await booked(world);
    await advance(world, id, { status: 'delivered' });
    return advance(world, id);
  },
  'advanceTestShipment 409 dispatchPending': pending('advance'),
  'failTestLabel 200 failed': helped('fail_label'),
  'failTestLabel 409 cancelled': cancelled('fail_label'),
  'failTestLabel 409 dispatchPending': pending('fail_label'),
  'settleTestShipment 200 settled': helped('settle', (world) => world.body('settleTestShipment', 'lighter')),
  'settleTestShipment 200 asQuoted': helped('settle', (world) =>
    world.body('settleTestShipment', 'asQuoted'),
  ),
  'settleTestShipment 400 invalidField': helped('settle', () => ({ charged_hkd: -1 })),
  'settleTestShipment 409 cancelled': cancelled('settle'),
  'settleTestShipment 409 dispatchPending': pending('settle'),
  'sendTestLowBalance 200 sent': (world) => call(world, 'post', '/test_helpers/wallet/low_balance'),
  TestModeOnly: [
    live('/shipments/SMP4072618350929/advance'),
    live('/shipments/SMP4072618350929/fail_label'),
    live('/shipments/SMP4072618350929/settle'),
    live('/wallet/low_balance'),
  ],
};
