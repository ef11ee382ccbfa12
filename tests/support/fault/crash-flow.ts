import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Environment } from '../command-line.ts';
import { type ApiAnswer, apiClient } from '../http-client.ts';
import { pollUntil } from '../poll.ts';
import type { ChildService } from '../process/child-service.ts';
import { startSampan } from '../process/sampan-process.ts';
import { testSecretKeys } from '../secret-keys.ts';
import type { TestAccount } from '../service.ts';
import type { OrderBody } from '../shipment/order.ts';
import { shop } from '../shipment/returns.ts';
import type { FaultWorld } from './fault-world.ts';
import { storiesOf, storyOf } from './shipment-story.ts';

/** A flow whose process died at a crash point, and the expected results. */
export interface CutOff {
  /**
   * Repeats the request, as a client that lost the response would. A settlement returns its result in the
   * same form.
   */
  again(service: ChildService): Promise<Pick<ApiAnswer, 'status' | 'text' | 'retryAfterSeconds'>>;
  /** Expects every effect exactly once. */
  expectDone(): Promise<void>;
  /** Expects no effect. */
  expectNothing(): Promise<void>;
  isDone(): Promise<boolean>;
}

export interface CrashFlow {
  /** Points before the first durable effect, from which only the client can recover. */
  readonly beforeEffects: readonly string[];
  /** Points after the first durable effect. */
  readonly afterEffects: readonly string[];
  /** Runs the flow in a process that dies at the point. */
  cutOff(world: FaultWorld, point: string): Promise<CutOff>;
}

const chargedCents = 4_321;

const createPoints = {
  beforeEffects: ['after-claim', 'after-quote', 'before-book'],
  afterEffects: [
    'after-book',
    'carrier-before-send',
    'carrier-after-response',
    'before-finish',
    'after-finish',
    'before-respond',
  ],
};

const refusedGroupPoints = { beforeEffects: [], afterEffects: ['group-refused', 'group-first-alone'] };

/**
 * Locks an account's wallet until a statement that waited for it has ended, and a new one waits: a group was refused, and
 * its first order runs alone. One that waited already may be a second group, behind an order that came too early for it.
 */
async function lockWallet({ database }: FaultWorld, accountId: string): Promise<AsyncDisposable> {
  const holder = await database.db.pool.connect();
  await holder.query('begin');
  await holder.query('select from wallet where account_id = $1 for update', [accountId]);
  const seen = new Set<string>();
  let isOver = false;
  const released = pollUntil(async () => {
    const { rows } = await database.db.pool.query<{ start: string }>(
      "select query_start::text as start from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    const waiting = new Set(rows.map(({ start }) => start));
    const hasEnded = [...seen].some((start) => !waiting.has(start));
    const hasBegun = [...waiting].some((start) => !seen.has(start));
    for (const start of waiting) seen.add(start);
    return isOver || (hasEnded && hasBegun);
  }, 30_000).then(() => holder.query('rollback'));
  return {
    async [Symbol.asyncDispose]() {
      isOver = true;
      await released;
      holder.release();
    },
  };
}

/** Orders of one account that arrive at the same moment, so that one statement books several of them. */
const createTogether = (
  orders: number,
  points: Pick<CrashFlow, 'beforeEffects' | 'afterEffects'> = createPoints,
  hinder: (world: FaultWorld, accountId: string) => Promise<AsyncDisposable | null> = async () => null,
): CrashFlow => ({
  ...points,
  async cutOff(world, point) {
    const account = await world.account();
    const leastBooked = point === 'group-refused' ? 0 : 1;
    const keys = Array.from({ length: orders }, () => randomUUID());
    const askEach = (service: ChildService) =>
      keys.map((idempotencyKey, index) =>
        apiClient(service.rootUrl, account.liveKey).post('/shipments', {
          idempotencyKey,
          body: world.order({ reference_no: `order ${index} cut off at ${point}` }),
        }),
      );
    {
      await using _hindrance = await hinder(world, account.id);
      await dies(world, point, (service) => Promise.any(askEach(service)));
    }
    return {
      async again(service) {
        const answers = await Promise.all(askEach(service));
        expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
        const [{ status, retryAfterSeconds } = { status: 0, retryAfterSeconds: 0 }] = answers;
        return { status, retryAfterSeconds, text: answers.map(({ text }) => text).join('\n') };
      },
      async isDone() {
        const stories = await storiesOf(world.database, account.id);
        return stories.length >= leastBooked && stories.every(({ dispatch }) => dispatch === 'accepted');
      },
      async expectDone() {
        const stories = await storiesOf(world.database, account.id);
        expect(stories).toHaveLength(orders);
        for (const story of stories) {
          expect(story).toMatchObject({ ...storyOf.booked, heldCents: story.totalCents });
          await expectBookedOnce(world, story.id, story.waybill);
        }
        expect(
          await world.query('select distinct status from idempotency_key where key = any($1)', [keys]),
        ).toEqual([{ status: 201 }]);
      },
      async expectNothing() {
        expect(await storiesOf(world.database, account.id)).toEqual([]);
      },
    };
  },
});

/** The way back of a delivered shipment, which its return service brings to the shop. */
const createReturn: CrashFlow = {
  ...createPoints,
  async cutOff(world, point) {
    const { account, id } = await bookedShipment(world, { sender: shop });
    await world.query(
      "update shipment set status = 'delivered', delivered_at = now() where tracking_number = $1",
      [id],
    );
    const idempotencyKey = randomUUID();
    const body = { service_tier_id: world.simulator ? 'HKPTRTGG01' : 'HKRTNGG01' };
    const ask = (service: ChildService) =>
      apiClient(service.rootUrl, account.liveKey).post(`/shipments/${id}/return`, { idempotencyKey, body });
    await dies(world, point, ask);
    const returns = async () =>
      (await storiesOf(world.database, account.id)).filter((story) => story.id !== id);
    return {
      again: ask,
      isDone: async () => (await returns())[0]?.dispatch === 'accepted',
      async expectDone() {
        const [story, ...others] = await returns();
        expect(others).toEqual([]);
        if (!story) throw new Error('there is no return');
        expect(story).toMatchObject({ ...storyOf.booked, heldCents: story.totalCents });
        expect(
          await world.query('select return_of from shipment where tracking_number = $1', [story.id]),
        ).toEqual([{ return_of: id }]);
        await expectBookedOnce(world, story.id, story.waybill);
      },
      async expectNothing() {
        expect(await returns()).toEqual([]);
      },
    };
  },
};

/** The same, booked by an operator on the command line, who is in the activity. */
const createReturnByCommand: CrashFlow = {
  ...createPoints,
  async cutOff(world, point) {
    const { account, id } = await bookedShipment(world, { sender: shop });
    await world.query(
      "update shipment set status = 'delivered', delivered_at = now() where tracking_number = $1",
      [id],
    );
    const service = world.simulator ? 'HKPTRTGG01' : 'HKRTNGG01';
    const command = (env: Environment = {}) =>
      startSampan(['shipment', 'return', id, '--service', service, '--yes', '--json'], {
        ...world.env,
        DATABASE_URL: world.database.url,
        SECRET_KEYS: testSecretKeys,
        ...env,
      }).outcome;
    expect(await command({ SAMPAN_CRASHPOINT: point })).toEqual({ exitCode: null, stdout: '', stderr: '' });
    const returns = async () =>
      (await storiesOf(world.database, account.id)).filter((story) => story.id !== id);
    const entries = () =>
      world.query(
        "select subject, email from audit_entry where action = 'shipment.booked' and account_id = $1",
        [account.id],
      );
    return {
      async again() {
        const { stdout, ...end } = await command();
        expect(end).toEqual({ exitCode: 0, stderr: '' });
        return { status: 201, text: stdout, retryAfterSeconds: 0 };
      },
      isDone: async () => (await returns())[0]?.dispatch === 'accepted',
      async expectDone() {
        const [story, ...others] = await returns();
        expect(others).toEqual([]);
        if (!story) throw new Error('there is no return');
        expect(story).toMatchObject({ ...storyOf.booked, heldCents: story.totalCents });
        expect(await entries()).toEqual([{ subject: story.id, email: 'sampan' }]);
        await expectBookedOnce(world, story.id, story.waybill);
      },
      async expectNothing() {
        expect(await returns()).toEqual([]);
        expect(await entries()).toEqual([]);
      },
    };
  },
};

const cancel: CrashFlow = {
  beforeEffects: ['after-claim'],
  afterEffects: ['cancel-after-lock', 'cancel-after-carrier', 'cancel-after-finish', 'before-respond'],
  async cutOff(world, point) {
    const { account, id } = await bookedShipment(world);
    const idempotencyKey = randomUUID();
    const ask = (service: ChildService) =>
      apiClient(service.rootUrl, account.liveKey).post(`/shipments/${id}/cancel`, { idempotencyKey });
    await dies(world, point, ask);
    return {
      again: ask,
      isDone: async () => (await storiesOf(world.database, account.id))[0]?.status === 'cancelled',
      async expectDone() {
        const story = await onlyStory(world, account);
        expect(story).toMatchObject({ ...storyOf.cancelled, id });
        const [booking] = (await world.bookings()).filter(({ reference }) => reference === id);
        expect(booking?.state).toBe('cancelled');
      },
      async expectNothing() {
        expect(await onlyStory(world, account)).toMatchObject(storyOf.booked);
      },
    };
  },
};

const settle: CrashFlow = {
  // The command writes the settlement and its entry of the activity in one transaction.
  beforeEffects: ['before-settle', 'after-settle'],
  afterEffects: ['settle-committed'],
  async cutOff(world, point) {
    const { account, id } = await bookedShipment(world);
    const fee = ['--charged-hkd', String(chargedCents / 100), '--weight-kg', '0.52'];
    const settleIt = (env: Environment = {}) =>
      startSampan(['billing', 'settle', id, ...fee, '--json'], { DATABASE_URL: world.database.url, ...env })
        .outcome;
    expect(await settleIt({ SAMPAN_CRASHPOINT: point })).toEqual({ exitCode: null, stdout: '', stderr: '' });
    return {
      async again() {
        const { stdout, ...end } = await settleIt();
        expect(end).toEqual({ exitCode: 0, stderr: '' });
        const { repeated: _, ...settled } = JSON.parse(stdout);
        return { status: 200, text: JSON.stringify(settled), retryAfterSeconds: 0 };
      },
      isDone: async () => (await storiesOf(world.database, account.id))[0]?.hold === 'posted',
      async expectDone() {
        expect(await onlyStory(world, account)).toMatchObject({ ...storyOf.settled, id });
        const [wallet] = await world.query(
          'select balance_cents, held_cents from wallet where account_id = $1',
          [account.id],
        );
        expect(wallet).toEqual({ balance_cents: 1_000_000 - chargedCents, held_cents: 0 });
      },
      async expectNothing() {
        expect(await onlyStory(world, account)).toMatchObject(storyOf.booked);
      },
    };
  },
};

export const crashFlows = {
  create: createTogether(1),
  'several creates': createTogether(8),
  'several creates in a refused group': createTogether(8, refusedGroupPoints, lockWallet),
  'create a return': createReturn,
  'create a return by a command': createReturnByCommand,
  cancel,
  settle,
} as const satisfies Record<string, CrashFlow>;

/** Starts a service that dies at the point, sends the request, and waits for the exit. */
async function dies(
  world: FaultWorld,
  point: string,
  ask: (service: ChildService) => Promise<unknown>,
): Promise<void> {
  const service = await world.start({ SAMPAN_ROLES: 'api', SAMPAN_CRASHPOINT: point });
  await expect(ask(service)).rejects.toThrow(/fetch failed|All promises were rejected/);
  expect(await service.ended).toEqual({ code: null, signal: 'SIGKILL' });
}

/** Books a live shipment with the bystander, a service without a crash point. */
async function bookedShipment(
  world: FaultWorld,
  change: Partial<OrderBody> = {},
): Promise<{ account: TestAccount; id: string }> {
  const account = await world.account();
  const bystander = await world.bystander();
  const { status, body } = await apiClient(bystander.rootUrl, account.liveKey).post('/shipments', {
    idempotencyKey: randomUUID(),
    body: world.order(change),
  });
  expect({ status, log: bystander.log() }).toEqual({ status: 201, log: '' });
  return { account, id: body.data.id };
}

async function onlyStory(world: FaultWorld, account: TestAccount) {
  const stories = await storiesOf(world.database, account.id);
  expect(stories).toHaveLength(1);
  return stories[0] as (typeof stories)[number];
}

async function expectBookedOnce(world: FaultWorld, id: string, waybill: string | null): Promise<void> {
  const held = (await world.bookings()).filter(({ reference }) => reference === id);
  expect(held).toEqual([{ reference: id, waybill, state: 'booked', dispatches: 1 }]);
  if (!world.simulator) return;
  expect((await world.simulator.received(id)).counts[id]?.createBooking).toBe(1);
}
