import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { type Db, openDb } from '../../db/client.ts';
import { distribute } from '../../db/distribute.ts';
import { insertAccount } from '../../db/query/account/account.ts';
import { admitRequests } from '../../db/query/account/admission.ts';
import { claimIdempotencyKey } from '../../db/query/account/idempotency-key.ts';
import { bookShipmentRow } from '../../db/query/booking/book-shipment.ts';
import { acceptBooking, rejectBooking } from '../../db/query/booking/finish-booking.ts';
import { findLabel } from '../../db/query/shipment/label.ts';
import { listShipmentPage } from '../../db/query/shipment/list-shipments.ts';
import { findShipment } from '../../db/query/shipment/shipment.ts';
import { findTracked } from '../../db/query/tracking/tracking.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { listWalletTransactionRows, readWallet } from '../../db/query/wallet/wallet.ts';
import { listEventRows, updateToken } from '../../db/query/webhook/event.ts';
import {
  claimDeliveries,
  type DeliveryIdentity,
  extendLeases,
  releaseDeliveries,
  takeDueDeliveries,
} from '../../db/query/webhook/webhook-claim.ts';
import { insertWebhook } from '../../db/query/webhook/webhook-endpoint.ts';
import { setConcurrency, writeResults } from '../../db/query/webhook/webhook-result.ts';
import { auditEntry, commandLineActor } from '../../src/audit.ts';
import { newId } from '../../src/runtime.ts';
import { newTrackingNumber } from '../../src/shipment/tracking-number.ts';
import { draftLowBalance } from '../../src/wallet/funds.ts';
import { planOf, statementsOf } from '../support/query-plan.ts';
import { shipmentDraft } from '../support/shipment/draft.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { endedAttempt } from '../webhook/claimed.ts';

const hasCluster = process.env.TEST_CITUS !== undefined;
if (!hasCluster) console.log('No cluster: npm run test:citus runs these tests.');

let database: TestDatabase;
let db: Db;
/** Servers that the coordinator sent a statement to. */
const servers = new Set<string>();

beforeAll(async () => {
  if (!hasCluster) return;
  database = await createTestDatabase();
  db = openDb({ url: database.url, poolSize: 1 });
  db.pool.on('connect', (client: pg.PoolClient) =>
    client.on('notice', ({ detail }) => {
      const server = /on server \S+@(\S+) /.exec(detail ?? '')?.[1];
      if (server) servers.add(server);
    }),
  );
  await db.pool.query('set citus.log_remote_commands = on');
});
afterAll(async () => {
  if (!hasCluster) return;
  await expectLedgerHolds(database.db);
  await db[Symbol.asyncDispose]();
  await database.stop();
});

async function serversOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  servers.clear();
  await work();
  return [...servers];
}

const now = new Date();

interface Step {
  readonly run: (db: Db) => Promise<unknown>;
  /** Its statement names the account itself. Else it calls a function, whose statements do. */
  readonly isPlanned?: true;
  /** Inserts the rows of a changing CTE, which Citus copies to every worker (docs/design/distribution.md). */
  readonly isCopied?: true;
}

/** A live booking and what reads it, as the service does them, in order. */
function bookingSteps(accountId: string): Readonly<Record<string, Step>> {
  const scope = { accountId, livemode: true };
  const claimKey = async (key: string) => {
    const request = { key, operation: 'POST /shipments', digest: Buffer.from('digest') };
    return (await claimIdempotencyKey(db, scope, request)).fence;
  };
  const book = (number: string, fence: number) =>
    bookShipmentRow(db, {
      draft: shipmentDraft({
        tracking_number: number,
        account_id: accountId,
        livemode: true,
        idempotency_key: number,
        reference_no: 'reference',
        total_cents: 100,
      }),
      fence,
      printable: true,
      transactionId: newId('txn', now),
      origin: { entry: auditEntry(commandLineActor(accountId, now), 'shipment.booked', null) },
      warning: draftLowBalance(now, null),
    });
  const [number, refused] = [newTrackingNumber(), newTrackingNumber()];
  let fence = 0;
  return {
    claim: {
      run: async () => {
        fence = await claimKey(number);
      },
    },
    book: { run: () => book(number, fence) },
    accept: {
      run: () =>
        acceptBooking(db, { ...scope, key: number, fence }, number, {
          waybillNumber: number,
          lastMileTrackingNumber: null,
          responseBody: '{}',
          trackingEvent: { id: newId('tev', now), description: '' },
          events: [{ id: newId('evt', now), type: 'shipment.created', body: `"${updateToken}"` }],
          label: 'ready',
          firstCheckpointSeconds: null,
        }),
    },
    withdraw: {
      run: async () => {
        const key = await claimKey(refused);
        await book(refused, key);
        const withdrawn = { transactionId: newId('txn', now), reason: '', negative: null, shown: null };
        expect(await rejectBooking(db, { ...scope, key: refused, fence: key }, refused, withdrawn)).toBe(
          true,
        );
      },
    },
    'get shipment': {
      isPlanned: true,
      run: async (asked) => {
        const found = await findShipment(asked, scope, number);
        if (asked === db) expect(found).toMatchObject({ events: [{}], charge: { state: 'pending' } });
      },
    },
    label: { isPlanned: true, run: (asked) => findLabel(asked, scope, number) },
    tracking: { isPlanned: true, run: (asked) => findTracked(asked, scope, number) },
    list: {
      isPlanned: true,
      run: (asked) => listShipmentPage(asked.kysely, scope, {}, { order: 'newest', after: null, limit: 10 }),
    },
    wallet: { isPlanned: true, run: (asked) => readWallet(asked.kysely, scope) },
    transactions: {
      isPlanned: true,
      run: (asked) => listWalletTransactionRows(asked.kysely, scope, {}, { before: null, limit: 10 }),
    },
    events: {
      isPlanned: true,
      run: (asked) => listEventRows(asked.kysely, scope, { after: null, limit: 10 }),
    },
  };
}

/** The steps of a worker with a delivery that the relay took. */
function deliverySteps(delivery: DeliveryIdentity): Readonly<Record<string, Step>> {
  let attempt: ReturnType<typeof endedAttempt>;
  return {
    'claim a delivery': {
      isPlanned: true,
      run: async (asked) => {
        const [claim] = await claimDeliveries(asked, [delivery], 60_000);
        if (asked !== db) return;
        if (!claim) throw new Error('no delivery was due');
        attempt = endedAttempt(claim, 'succeeded');
      },
    },
    'extend its lease': { isPlanned: true, run: (asked) => extendLeases(asked, [attempt.claim], 60_000) },
    'set its concurrency': {
      isPlanned: true,
      run: (asked) => setConcurrency(asked.pool, attempt.claim, 8),
    },
    'write its result': {
      isPlanned: true,
      isCopied: true,
      run: async (asked) => {
        const written = await writeResults(asked.pool, [attempt]);
        if (asked === db) expect(written).toEqual([true]);
      },
    },
    'release it': { isPlanned: true, run: (asked) => releaseDeliveries(asked, [delivery]) },
  };
}

/** Expects that every statement is sent to this node, and that the plan of one that names its account is one task. */
async function expectOneNode(node: string, steps: Readonly<Record<string, Step>>): Promise<void> {
  for (const [step, { run, isPlanned, isCopied }] of Object.entries(steps)) {
    const expected = isCopied ? expect.arrayContaining([node]) : [node];
    expect([step, await serversOf(() => run(db))]).toEqual([step, expected]);
    if (!isPlanned) continue;
    // Without its name: Citus plans a statement for the values of each call, not once for all.
    const plans = (await statementsOf(run)).map(({ text, values }) => planOf(db.pool, { text, values }));
    const tasks = new Set((await Promise.all(plans)).join('\n').match(/Task Count: .*/g));
    expect([step, tasks]).toEqual([step, new Set(['Task Count: 1'])]);
  }
}

(hasCluster ? describe : describe.skip)('a cluster of a coordinator and two workers', () => {
  it('runs each step of a booking and of its delivery on the one node of its account, and has accounts on both', async () => {
    const nodes = new Set<string>();
    for (let count = 0; count < 8; count++) {
      const scope = { accountId: newId('acc', now), livemode: true };
      await insertAccount(db.kysely, { id: scope.accountId, name: 'Test', email: 'test@shop.example' });
      const [node = ''] = await serversOf(() =>
        topUp(db.pool, {
          accountId: scope.accountId,
          amountCents: 1_000,
          transactionId: newId('txn', now),
        }),
      );
      nodes.add(node);
      const url = 'https://shop.example/hook';
      await insertWebhook(db.kysely, scope, {
        id: newId('we', now),
        url,
        target: url,
        description: '',
        events: ['*'],
      });
      await expectOneNode(node, bookingSteps(scope.accountId));
      const { due } = await takeDueDeliveries(db, 10, 60_000);
      expect(due).toMatchObject([{ account_id: scope.accountId }]);
      for (const delivery of due) await expectOneNode(node, deliverySteps(delivery));
    }
    expect(nodes.size).toBe(2);
  });

  it('runs admission on the coordinator alone', async () => {
    const limits = { perSecond: 1, perDay: 1 };
    expect(await serversOf(() => admitRequests(db.pool, [Buffer.from('unknown')], limits))).toEqual([]);
  });

  it('is distributed once', async () => {
    expect(await distribute(database.db.kysely)).toEqual({ nodes: 2, tables: [] });
  });
});
