import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { settleShipment } from '../../../src/booking/settle.ts';
import { type ApiAnswer, apiClient } from '../http-client.ts';
import { pollUntil } from '../poll.ts';
import type { TestService } from '../service.ts';
import { expectCarrierAgrees, sandboxCarrier } from '../shipment/carrier-agreement.ts';
import { expectLedgerHolds } from '../shipment/ledger-holds.ts';
import { liveAccount } from '../shipment/live-account.ts';
import { order } from '../shipment/order.ts';
import { type ShipmentStory, storiesOf, storyOf } from './shipment-story.ts';

const atATime = 20;
const chargedCents = 1_234;

/**
 * Sends cancel, settlement and cancel for each of `races` shipments in parallel, in random order. Expects one
 * final state each, in all responses, the wallet, the events and the carrier. Returns the count of each
 * state.
 */
export async function raceCancelAndSettle(service: TestService, races: number) {
  const { database } = service;
  const account = await liveAccount(database, 100_000_000);
  const api = apiClient(service.rootUrl, account.liveKey);
  const ends = { cancelled: 0, settled: 0 };

  const race = async () => {
    const request = { idempotencyKey: randomUUID(), body: order() };
    const booked = await admitted(() => api.post('/shipments', request));
    expect(booked.status).toBe(201);
    const id: string = booked.body.data.id;
    const cancel = () => admitted(() => api.post(`/shipments/${id}/cancel`));
    const final = { chargedCents, measuredWeightMg: 500_000 };
    const settle = () => settleShipment(service.context, account.id, id, final);
    const [first, settled, second] = await Promise.all([jitter(cancel), jitter(settle), jitter(cancel)]);
    // A cancellation that met a settlement in progress gets 503; a later one gets the final state.
    const lastCancel = outcomeOf(await cancel());
    const lastSettle = await settle();
    expect(['cancelled', 'SHIPMENT_NOT_CANCELLABLE']).toContain(lastCancel);
    const isCancelled = lastCancel === 'cancelled';
    expect(lastSettle?.verdict).toBe(isCancelled ? 'voided' : 'posted');
    expect(isCancelled ? ['voided', 'cancelling'] : ['posted', 'cancelling']).toContain(settled?.verdict);
    for (const answer of [first, second])
      expect([lastCancel, 'CANCEL_UNDECIDED']).toContain(outcomeOf(answer));
    ends[isCancelled ? 'cancelled' : 'settled'] += 1;
    return { id, isCancelled };
  };

  const ended = new Map<string, boolean>();
  for (let begun = 0; begun < races; begun += atATime) {
    const batch = await Promise.all(Array.from({ length: Math.min(atATime, races - begun) }, race));
    for (const { id, isCancelled } of batch) ended.set(id, isCancelled);
  }

  const stories = await storiesOf(database, account.id);
  expect(stories).toHaveLength(races);
  for (const story of stories) {
    expect(story).toMatchObject(ended.get(story.id) ? storyOf.cancelled : storyOf.settled);
  }
  await expectWalletOf(service, account.id, stories, ends.settled);
  await expectLedgerHolds(database.db);
  await expectCarrierAgrees(sandboxCarrier(database));
  return ends;
}

/** Sends a request again while the gate refuses it: on a busy machine so many at a time would wait too long. */
async function admitted(send: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  let answer = await send();
  await pollUntil(async () => {
    if (isRefusedByGate(answer)) answer = await send();
    return !isRefusedByGate(answer);
  }, 30_000);
  return answer;
}

function isRefusedByGate({ status, body }: ApiAnswer): boolean {
  return status === 503 && body.message.includes('the service is busy, and');
}

/** Returns `cancelled`, or the name of the error. */
function outcomeOf({
  status,
  body,
}: {
  readonly status: number;
  readonly body: { message: string };
}): string {
  return status === 200 ? 'cancelled' : (body.message.split(':')[0] ?? '');
}

async function expectWalletOf(
  { database }: TestService,
  accountId: string,
  stories: readonly ShipmentStory[],
  settled: number,
): Promise<void> {
  const { rows } = await database.db.pool.query(
    `select balance_cents, held_cents,
      (select coalesce(sum(amount_cents), 0)::bigint from entry) as entries,
      (select count(*)::int from event e where e.account_id = w.account_id) as events,
      (select count(distinct (tracking_number, (body::jsonb #>> '{data,sequence}')::int))::int
        from event e where e.account_id = w.account_id) as sequences
    from wallet w where account_id = $1`,
    [accountId],
  );
  expect(rows).toEqual([
    {
      balance_cents: 100_000_000 - settled * chargedCents,
      held_cents: 0,
      entries: 0,
      events: 2 * stories.length,
      sequences: 2 * stories.length,
    },
  ]);
}

/** Starts after a random number of turns of the event loop. */
async function jitter<T>(begin: () => Promise<T>): Promise<T> {
  for (let turns = randomInt(12); turns > 0; turns--) await new Promise((next) => setImmediate(next));
  return begin();
}
