import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiAnswer, apiClient } from '../http-client.ts';
import type { OrderBody } from '../shipment/order.ts';

/** An order of the load, with the response that its client got, or null. */
export interface SentOrder {
  readonly key: string;
  readonly body: OrderBody;
  readonly answer: ApiAnswer | null;
  /** Time of the response. */
  readonly answeredAt: number;
}

export interface BookingLoad {
  /** Orders with a response so far. */
  readonly sent: readonly SentOrder[];
  /** Ends the load. Orders in flight get their response first, or lose their connection. */
  stop(): Promise<readonly SentOrder[]>;
}

const pauseMs = 20;

/** Books with `clients` clients, each a new order after the last, as long as the service responds or not. */
export function startBookingLoad(rootUrl: string, apiKey: string, body: OrderBody, clients = 4): BookingLoad {
  const client = apiClient(rootUrl, apiKey);
  const sent: SentOrder[] = [];
  let over = false;
  const run = async () => {
    while (!over) {
      const key = randomUUID();
      const answer = await client.post('/shipments', { idempotencyKey: key, body }).catch(() => null);
      sent.push({ key, body, answer, answeredAt: Date.now() });
      await delay(pauseMs);
    }
  };
  const runs = Array.from({ length: clients }, run);
  return {
    sent,
    async stop() {
      over = true;
      await Promise.all(runs);
      return sent;
    },
  };
}

export const isBooked = ({ answer }: SentOrder): boolean => answer?.status === 201;

export const trackingNumber = ({ answer }: SentOrder): string => answer?.body.data.id as string;
