import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { type Db, openDb } from '../../db/client.ts';
import { distribute } from '../../db/distribute.ts';
import { insertAccount } from '../../db/query/account/account.ts';
import { claimIdempotencyKey } from '../../db/query/account/idempotency-key.ts';
import { bookShipmentRow } from '../../db/query/booking/book-shipment.ts';
import { acceptBooking } from '../../db/query/booking/finish-booking.ts';
import { listShipmentPage } from '../../db/query/shipment/list-shipments.ts';
import { findTracked } from '../../db/query/tracking/tracking.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { updateToken } from '../../db/query/webhook/event.ts';
import { newId } from '../../src/runtime.ts';
import { newTrackingNumber } from '../../src/shipment/tracking-number.ts';
import { draftLowBalance } from '../../src/wallet/funds.ts';
import { shipmentDraft } from '../support/shipment/draft.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

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

/** The steps of a live booking, and its tracking and list, as the service does them. */
function stepsOf(accountId: string): Readonly<Record<string, () => Promise<unknown>>> {
  const scope = { accountId, livemode: true };
  const number = newTrackingNumber();
  let fence = 0;
  return {
    claim: async () => {
      const request = { key: number, operation: 'POST /shipments', digest: Buffer.from('digest') };
      ({ fence } = await claimIdempotencyKey(db, scope, request));
    },
    book: () =>
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
        warning: draftLowBalance(now, null),
      }),
    accept: () =>
      acceptBooking(db, { ...scope, key: number, fence }, number, {
        waybillNumber: number,
        lastMileTrackingNumber: null,
        responseBody: '{}',
        trackingEvent: { id: newId('tev', now), description: '' },
        events: [{ id: newId('evt', now), type: 'shipment.created', body: `"${updateToken}"` }],
        label: 'ready',
        firstCheckpointSeconds: null,
      }),
    track: async () => expect(await findTracked(db, scope, number)).toBeDefined(),
    list: async () =>
      expect(
        (await listShipmentPage(db.kysely, scope, {}, { order: 'newest', after: null, limit: 10 })).rows,
      ).toHaveLength(1),
  };
}

(hasCluster ? describe : describe.skip)('a cluster of a coordinator and two workers', () => {
  it('runs each step of a booking on the one node of its account, and has accounts on both', async () => {
    const nodes = new Set<string>();
    for (let count = 0; count < 16; count++) {
      const accountId = newId('acc', now);
      await insertAccount(db.kysely, { id: accountId, name: 'Test', email: 'test@shop.example' });
      const [node = ''] = await serversOf(() =>
        topUp(db.pool, { accountId, amountCents: 1_000, transactionId: newId('txn', now) }),
      );
      nodes.add(node);
      for (const [step, run] of Object.entries(stepsOf(accountId)))
        expect([step, await serversOf(run)]).toEqual([step, [node]]);
    }
    expect(nodes.size).toBe(2);
  });

  it('is distributed once', async () => {
    expect(await distribute(database.db.kysely)).toEqual({ nodes: 2, tables: [] });
  });
});
