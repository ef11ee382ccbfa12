import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { FaultWorld } from '../fault/fault-world.ts';
import { storiesOf, storyOf } from '../fault/shipment-story.ts';
import { apiClient } from '../http-client.ts';
import type { ChildService } from '../process/child-service.ts';

/** Funds a wallet for `orders` orders, and lets `clients` clients order until it is empty. */
export async function expectWalletDrained(
  world: FaultWorld,
  services: readonly ChildService[],
  { orders, clients }: { readonly orders: number; readonly clients: number },
): Promise<void> {
  const body = world.order();
  const book = (client: ReturnType<typeof apiClient>) =>
    client.post('/shipments', { idempotencyKey: randomUUID(), body });
  const clientOf = (index: number, key: string) =>
    apiClient(services[index % services.length]?.rootUrl ?? '', key);
  const first = await book(clientOf(0, (await world.account()).liveKey));
  const totalCents = Math.round(first.body.data.pricing_snapshot.total_hkd * 100);
  const account = await world.account(orders * totalCents);

  const statuses = await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const client = clientOf(index, account.liveKey);
      const seen: number[] = [];
      while (seen.at(-1) !== 402) {
        const answer = await book(client);
        if (answer.status !== 201) expect(answer.body).toMatchObject({ status: 402, sysCode: '1500009' });
        seen.push(answer.status);
      }
      return seen;
    }),
  );
  const all = statuses.flat();
  expect(all.filter((status) => status === 201)).toHaveLength(orders);
  expect(all.filter((status) => status === 402)).toHaveLength(clients);

  const wallet = await clientOf(0, account.liveKey).get('/wallet/balance');
  const balance = (orders * totalCents) / 100;
  expect(wallet.body.data).toEqual({ balance, held: balance, available: 0, currency: 'HKD' });
  const [lowest] = await world.query(
    'select min(balance_after_cents - held_after_cents) as available from wallet_transaction where account_id = $1',
    [account.id],
  );
  expect(lowest).toEqual({ available: 0 });
  const stories = await storiesOf(world.database, account.id);
  expect(stories).toHaveLength(orders);
  for (const story of stories) expect(story).toMatchObject({ ...storyOf.booked, heldCents: totalCents });
}
