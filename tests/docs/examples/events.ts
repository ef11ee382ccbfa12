import type { EventType } from '../../../generated/events.ts';
import { placeBatches } from '../../support/shipment/batch.ts';
import { accountSet, advance, booked, call, endpoint, leave, reachable, until } from './calls.ts';
import type { ExampleWorld } from './example-world.ts';
import { closeAtGateway, refuse } from './manifest-requests.ts';

type Step = (world: ExampleWorld, shipment: string) => PromiseLike<unknown>;

const to =
  (status: string): Step =>
  (world, id) =>
    advance(world, id, { status });
const next: Step = (world, id) => advance(world, id);

/** Books the shipment of the example `standard` and takes steps with it. */
const shipment =
  (reference_no: string, ...steps: readonly Step[]) =>
  async (world: ExampleWorld) => {
    const id = await booked(world, {
      change: { reference_no },
      idempotencyKey: '9b2f0c7e-5a57-4f0e-8f6e-3d1c5b7f2a90',
    });
    for (const step of steps) await step(world, id);
  };

/** Books in live mode. The available balance falls below the account's threshold. */
export async function bookWithLowBalance(world: ExampleWorld): Promise<void> {
  await leave(world, 512.3);
  await accountSet(world, '--low-balance-hkd 500');
  await booked(world, { mode: 'live', idempotencyKey: 'order-21764' });
}

/** Books in live mode, settles and refunds a part of the charge. */
async function refund(world: ExampleWorld): Promise<void> {
  await leave(world, 8420.5);
  const id = await booked(world, { mode: 'live', idempotencyKey: 'order-20931' });
  await world.operator(`billing settle ${id} --charged-hkd 58.5 --weight-kg 0.46`);
  await world.operator(`wallet refund ${id} --amount-hkd 20 --reason Late`);
}

/** Sends the batch of the example `two` with an order that breaks a rule, and places it. */
async function batch(world: ExampleWorld): Promise<void> {
  const { orders } = world.body('createShipmentBatch', 'two') as { readonly orders: readonly object[] };
  await call(world, 'post', '/shipments/batch', {
    body: { orders: [orders[0], { ...orders[1], recipient: {} }] },
    idempotencyKey: 'orders-2026-11-28',
  });
  await placeBatches(world.service.context);
}

/** Makes the service emit each event, to an endpoint at the receiver. */
const causes: Readonly<Record<EventType, (world: ExampleWorld, endpointId: string) => PromiseLike<unknown>>> =
  {
    'shipment.created': shipment('SO-20931'),
    'shipment.picked_up': shipment('SO-20931', to('picked_up')),
    'shipment.in_transit': shipment('SO-20931', to('in_transit')),
    'shipment.out_for_delivery': shipment('SO-20931', to('out_for_delivery')),
    'shipment.available_for_pickup': shipment('SO-20931', to('out_for_delivery'), to('available_for_pickup')),
    'shipment.delivery_failed': shipment('SO-20931', to('out_for_delivery'), to('delivery_failed')),
    'shipment.exception': shipment('SANDBOX-CUSTOMS', to('exception')),
    'shipment.returning': shipment('SANDBOX-RETURN', to('returning')),
    'shipment.delivered': shipment('SO-20931', to('delivered')),
    'shipment.cancelled': shipment('SO-20931', (world, id) =>
      call(world, 'post', `/shipments/${id}/cancel`, { idempotencyKey: 'cancel-SO-20931' }),
    ),
    'shipment.returned': shipment('SANDBOX-RETURN', to('returned')),
    'shipment.tracking_updated': shipment('SO-20931', to('in_transit'), next),
    'shipment.last_mile_assigned': shipment('SO-20931', to('out_for_delivery')),
    'shipment.label_ready': shipment('SANDBOX-LABEL-LATE', async (world, id) => {
      await world.service.database.db.pool.query(
        "update sandbox_booking set booked_at = booked_at - interval '11 seconds' where reference = $1",
        [id],
      );
      await call(world, 'get', `/shipments/${id}/label`);
    }),
    'shipment.label_failed': shipment('SO-20931', (world, id) =>
      call(world, 'post', `/test_helpers/shipments/${id}/fail_label`, { idempotencyKey: 'fail-SO-20931' }),
    ),
    'shipment.pod_available': shipment('SANDBOX-POD', to('delivered')),
    'shipment.billing_settled': shipment('SO-20931', (world, id) =>
      call(world, 'post', `/test_helpers/shipments/${id}/settle`, {
        body: world.body('settleTestShipment', 'lighter'),
        idempotencyKey: 'settle-SO-20931',
      }),
    ),
    'shipment.billing_adjusted': refund,
    'shipment_batch.completed': batch,
    'manifest.closed': async (world) => {
      for (let index = 0; index < 2; index++) await booked(world);
      await call(world, 'post', '/manifests', {
        body: world.body('createManifest', 'all'),
        idempotencyKey: 'manifest-2026-11-28',
      });
    },
    'manifest.failed': (world) => closeAtGateway(world, 'manifest-2026-11-28', refuse),
    'wallet.low_balance': bookWithLowBalance,
    'wallet.adjusted': refund,
    'webhook.disabled': async (world) => {
      const { id } = await endpoint(world, {
        url: 'https://old.example.com/events',
        events: ['*'],
        description: '',
      });
      await call(world, 'post', `/webhooks/${id}/rotate`);
      for (let sent = 0; sent < 10; sent++) await call(world, 'post', '/test_helpers/wallet/low_balance');
    },
    'webhook.test': (world, id) => call(world, 'post', `/webhooks/${id}/test`),
  };

/** Makes the service emit an event, and returns its body as it was sent; in live mode, as it is listed. */
export async function emitted(world: ExampleWorld, type: EventType, livemode: boolean): Promise<unknown> {
  world.receiver.behave(() => ({ status: 200, body: 'ok' }));
  const { id, path } = await reachable(world, type === 'webhook.test' ? {} : { events: ['*'] });
  await causes[type](world, id);
  if (livemode) {
    const { body } = await call(world, 'get', `/events?event_type=${type}`, { mode: 'live' });
    return body.data.data[0];
  }
  const arrived = () =>
    world.receiver.received.find((one) => one.path === path && one.headers['x-service-event-type'] === type);
  await until(async () => arrived() !== undefined);
  // The example has a public address, where a test cannot receive.
  const body = arrived()?.rawBody.replace(world.receiver.url + path, 'https://hooks.example.com/sampan');
  return JSON.parse(body ?? '');
}
