import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { startSimulator } from '../../carrier/gateway/simulator-process.ts';
import { type Receiver, startReceiver } from '../../webhook/receiver.ts';
import type { Environment } from '../command-line.ts';
import { apiClient } from '../http-client.ts';
import { pollUntil } from '../poll.ts';
import type { TestAccount } from '../service.ts';
import { order } from '../shipment/order.ts';
import { type BookingLoad, startBookingLoad } from './booking-load.ts';

const testOrders = 3;

/** Its disposal ends the load. */
export interface BeforeLoss extends AsyncDisposable {
  readonly load: BookingLoad;
  /** Waits until so many further orders of the load have their response. */
  more(orders: number): Promise<void>;
  /** Expects the events from before the load, which no worker delivered, to arrive once a worker runs. */
  expectDelivered(receiver: Receiver): Promise<void>;
}

/** Starts a load of live orders, after some test orders whose events wait for a worker. The process has no worker. */
export async function startBeforeLoss(
  rootUrl: string,
  account: TestAccount,
  receiver: Receiver,
): Promise<BeforeLoss> {
  const test = apiClient(rootUrl, account.testKey);
  const body = { url: receiver.url, events: ['shipment.created'] };
  expect((await test.post('/webhooks', { idempotencyKey: randomUUID(), body })).status).toBe(201);
  const waiting: string[] = [];
  for (let count = 0; count < testOrders; count++) {
    const { body: booked } = await test.post('/shipments', { idempotencyKey: randomUUID(), body: order() });
    waiting.push(booked.data.id);
  }
  const load = startBookingLoad(rootUrl, account.liveKey, order({ service_tier_id: 'HKPTCHGG01' }));
  return {
    load,
    async more(orders) {
      const wanted = load.sent.length + orders;
      expect(await pollUntil(async () => load.sent.length >= wanted, 60_000)).toBe(true);
    },
    async expectDelivered({ received }) {
      const isTold = (id: string) => received.some(({ rawBody }) => rawBody.includes(id));
      expect(await pollUntil(async () => waiting.every(isTold), 60_000)).toBe(true);
    },
    async [Symbol.asyncDispose]() {
      await load.stop();
    },
  };
}

/** Settings of every process: the simulated carrier, and a receiver on this machine. */
export async function openOutside(): Promise<
  AsyncDisposable & {
    readonly simulator: Awaited<ReturnType<typeof startSimulator>>;
    readonly receiver: Receiver;
    readonly env: Environment;
  }
> {
  const simulator = await startSimulator();
  const receiver = await startReceiver();
  return {
    simulator,
    receiver,
    env: { ...simulator.env, OUTBOUND_ALLOW: '127.0.0.0/8', RATE_LIMIT_PER_SECOND: '1000000' },
    async [Symbol.asyncDispose]() {
      await simulator.stop();
      await receiver[Symbol.asyncDispose]();
    },
  };
}
