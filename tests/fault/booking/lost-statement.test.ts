import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { carrierDeadline } from '../../support/deadline.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { type ShipmentStory, storiesOf, storyOf } from '../../support/fault/shipment-story.ts';
import { type ApiAnswer, apiClient } from '../../support/http-client.ts';
import { pollUntil } from '../../support/poll.ts';
import type { TestAccount } from '../../support/service.ts';
import { type Cut, type PostgresProxy, startPostgresProxy } from '../../support/store/postgres-proxy.ts';

/**
 * The database connection breaks at each statement of a flow in turn, before the statement arrives or after its commit.
 * A retry gets the final response, and every effect happens once.
 */
let world: FaultWorld;
let proxy: PostgresProxy;
let rootUrl: string;
beforeAll(async () => {
  world = await openFaultWorld('sandbox');
  proxy = await startPostgresProxy(world.database.url);
  ({ rootUrl } = await world.start({
    DATABASE_URL: proxy.url,
    SAMPAN_ROLES: 'api',
    LOG_LEVEL: 'fatal',
    // A cancel waits about this long for a run that has died.
    CARRIER_DEADLINE_MS: carrierDeadline(500),
  }));
});
afterAll(async () => {
  await world.stop();
  await proxy.stop();
});

type Ask = () => Promise<ApiAnswer>;

const asking = (account: TestAccount, path: string, body?: unknown): Ask => {
  const request = { idempotencyKey: randomUUID(), ...(body ? { body } : {}) };
  return () => apiClient(rootUrl, account.liveKey).post(path, request);
};
const booking =
  (reference_no?: string) =>
  async (account: TestAccount): Promise<Ask> =>
    asking(account, '/shipments', world.order(reference_no ? { reference_no } : {}));
const cancelling = (reference_no?: string) => async (account: TestAccount) => {
  const { body } = await (await booking(reference_no)(account))();
  return asking(account, `/shipments/${body.data.id}/cancel`);
};
const refused: Partial<ShipmentStory> = {
  visible: false,
  dispatch: 'rejected',
  hold: 'voided',
  moves: ['hold', 'void'],
  events: [],
};

interface Flow {
  readonly name: string;
  /** Returns the request as a function, to be sent repeatedly. */
  readonly prepare: (account: TestAccount) => Promise<Ask>;
  /** Status of the final response, and the shipments that remain. */
  readonly status: number;
  readonly stories: readonly Partial<ShipmentStory>[];
  readonly statements: readonly string[];
}

const flows: readonly Flow[] = [
  {
    name: 'a booking',
    prepare: booking(),
    status: 201,
    stories: [storyOf.booked],
    statements: ['claim_idempotency_keys', 'book_shipments', 'book_in_sandbox', 'accept_bookings'],
  },
  {
    name: 'a booking that the carrier refuses',
    prepare: booking('SANDBOX-REJECT'),
    status: 422,
    stories: [refused],
    statements: ['withdraw_bookings', 'settle_idempotency_key'],
  },
  {
    name: 'a booking whose response from the carrier is lost',
    prepare: booking('SANDBOX-DROP'),
    status: 201,
    stories: [storyOf.booked],
    statements: ['leave_unconfirmed', 'settle_idempotency_key'],
  },
  {
    name: 'a stored refusal',
    prepare: async (account) => asking(account, '/shipments', { ...world.order(), payment_type: 'cod' }),
    status: 400,
    stories: [],
    statements: ['settle_idempotency_key'],
  },
  {
    name: 'a cancel',
    prepare: cancelling(),
    status: 200,
    stories: [storyOf.cancelled],
    statements: ['lock_for_cancel', 'cancel_in_sandbox', 'write_cancel_live', 'settle_idempotency_key'],
  },
  {
    name: 'a cancel that the carrier refuses',
    prepare: cancelling('SANDBOX-CANCEL-REFUSED'),
    status: 409,
    stories: [storyOf.booked],
    statements: ['lock_for_cancel', 'cancel_in_sandbox'],
  },
];

/**
 * New queues, new connections and the relay send these statements at any moment, independent of the flow. A process asks once
 * whether its database is distributed.
 */
function isUnrelatedToFlow(statement: string): boolean {
  return (
    ['select 1', 'show transaction_read_only', 'take_due_deliveries'].includes(statement) ||
    statement.startsWith('-- ') ||
    statement.includes("'tracking_number_owner'")
  );
}

const temporaryRefusals = new Set([
  'IDEMPOTENCY_IN_FLIGHT',
  'DISPATCH_UNDECIDED',
  'CANCEL_UNDECIDED',
  'SERVICE_UNAVAILABLE',
]);

/** Repeats the request until the response is final. Moves the database clock past the lock of an abandoned claim. */
async function askUntilFinal(ask: Ask): Promise<ApiAnswer> {
  const seen: unknown[] = [];
  while (seen.length < 5) {
    const answer = await ask();
    const name = answer.body.data?.name;
    if (!temporaryRefusals.has(name)) return answer;
    seen.push(name);
    if (name === 'IDEMPOTENCY_IN_FLIGHT' || name === 'CANCEL_UNDECIDED') await world.passLock();
  }
  throw new Error(`no final response, only ${seen}`);
}

describe.each(flows)('$name', ({ prepare, status, stories, statements }) => {
  it('happens once if one statement is lost', async () => {
    const ask = await prepare(await world.account());
    proxy.takeStatements();
    await askUntilFinal(ask);
    const passed = proxy.takeStatements().filter((statement) => !isUnrelatedToFlow(statement));
    expect(passed).toEqual(expect.arrayContaining([...statements]));
    for (const statement of passed) {
      for (const cut of ['before', 'after'] satisfies Cut[]) {
        const account = await world.account();
        const own = await prepare(account);
        proxy.cutNext(statement, cut);
        const first = await own();
        const asked = first.status === status ? first : await askUntilFinal(own);
        expect({ statement, cut: await pollUntil(async () => proxy.hasCut(), 5_000) }).toEqual({
          statement,
          cut: true,
        });
        const again = await own();
        expect({
          statement,
          cut,
          statuses: [asked.status, again.status],
          stories: await storiesOf(world.database, account.id),
        }).toMatchObject({ statement, cut, statuses: [status, status], stories });
        if (status < 400) expect(again.text).toBe(asked.text);
      }
    }
  });
});
