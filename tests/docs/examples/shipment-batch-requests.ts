import { placeDueOrders } from '../../../src/batch/place-orders.ts';
import { placeBatches } from '../../support/shipment/batch.ts';
import { call, leave, type Mode, type Send } from './calls.ts';
import type { ExampleWorld } from './example-world.ts';

type Order = Readonly<Record<string, unknown>>;

const two = (world: ExampleWorld, operation = 'createShipmentBatch') =>
  (world.body(operation, 'two') as { readonly orders: readonly [Order, Order] }).orders;

const withoutPhone = (order: Order): Order => {
  const { phone: _, ...recipient } = order.recipient as Order;
  return { ...order, recipient };
};

/** Sends the orders of the example `two`, the second with a fault, and one more. Returns the id of the batch. */
async function sent(
  world: ExampleWorld,
  mode: Mode,
  ...change: ((order: Order) => Order)[]
): Promise<string> {
  const [first, second] = two(world);
  const fault = change[0] ?? ((order: Order) => order);
  const orders = [first, fault(second), { ...first, reference_no: 'SO-20933' }];
  const { body } = await call(world, 'post', '/shipments/batch', { mode, body: { orders } });
  return body.data.id;
}

/** A batch in live mode, whose funds ran out: one order is placed, one broke a rule, one lacks funds. */
async function outOfFunds(world: ExampleWorld): Promise<string> {
  await leave(world, 70);
  const id = await sent(world, 'live', withoutPhone);
  await placeBatches(world.service.context, 1);
  return id;
}

const afterFunds =
  (path: (id: string) => string): Send =>
  async (world) =>
    call(world, 'get', path(await outOfFunds(world)), { mode: 'live' });

export const shipmentBatchRequests: Readonly<Record<string, Send | readonly Send[]>> = {
  'createShipmentBatch 202 accepted': (world) =>
    call(world, 'post', '/shipments/batch', { body: { orders: two(world) } }),
  'createShipmentBatch 400 notUnique': (world) => {
    const [first] = two(world);
    return call(world, 'post', '/shipments/batch', { body: { orders: [first, first] } });
  },
  'createShipmentBatch 400 noOrders': (world) =>
    call(world, 'post', '/shipments/batch', { body: { orders: [] } }),
  'validateShipmentBatch 200 oneInvalid': (world) => {
    const [first, second] = two(world, 'validateShipmentBatch');
    return call(world, 'post', '/shipments/batch/validate', {
      body: { orders: [first, withoutPhone(second)] },
    });
  },
  'validateShipmentBatch 400 noOrders': (world) =>
    call(world, 'post', '/shipments/batch/validate', { body: { orders: [] } }),
  'listShipmentBatches 200 page': afterFunds(() => '/shipment_batches'),
  'getShipmentBatch 200 completed': afterFunds((id) => `/shipment_batches/${id}`),
  'listShipmentBatchOrders 200 page': afterFunds((id) => `/shipment_batches/${id}/orders`),
  'cancelShipmentBatch 200 cancelled': async (world) => {
    const id = await sent(world, 'test');
    await placeDueOrders(world.service.context, { accountId: world.demo.account_id, id }, 1);
    return call(world, 'post', `/shipment_batches/${id}/cancel`);
  },
  'retryShipmentBatch 200 retried': async (world) => {
    const id = await outOfFunds(world);
    await leave(world, 100);
    return call(world, 'post', `/shipment_batches/${id}/retry`, { mode: 'live' });
  },
};
