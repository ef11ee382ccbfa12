import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { insertAccount, updateAccount } from '../../db/query/account/account.ts';
import { claimIdempotencyKey } from '../../db/query/account/idempotency-key.ts';
import { bookShipmentRow } from '../../db/query/booking/book-shipment.ts';
import { acceptBooking, rejectBooking } from '../../db/query/booking/finish-booking.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { updateToken } from '../../db/query/webhook/event.ts';
import { draftLowBalance } from '../../src/wallet/funds.ts';
import { shipmentDraft } from '../support/shipment/draft.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';

/** The same orders, sent together to one database and one after the other to another one. */
let together: TestDatabase;
let alone: TestDatabase;
beforeAll(async () => {
  [together, alone] = [await createTestDatabase(), await createTestDatabase()];
});
afterAll(async () => {
  await expectLedgerHolds(together.db);
  await together.stop();
  await alone.stop();
});

const runs = Number(process.env.BOOKING_GROUP_RUNS ?? 25);
const now = new Date('2026-11-23T00:00:00Z');

interface Order {
  readonly account: number;
  readonly livemode: boolean;
  readonly totalCents: number;
  /** Orders of an account with the same one: only the first may print it. */
  readonly reference: number | null;
  /** Orders with the same payload share the record of a carrier's rejection. */
  readonly payload: number;
  /** A user books it on a page, so the activity has it. */
  readonly isRecorded: boolean;
  /** The claim was taken over before the order was booked, or after it. */
  readonly staleAt: 'never' | 'booking' | 'end';
  /** `shown`: unreachable, after the shipment had become visible as pending. */
  readonly end: 'accepted' | 'rejected' | 'unreachable' | 'shown';
}

const orders = fc.array(
  fc.record<Order>({
    account: fc.nat({ max: 2 }),
    livemode: fc.boolean(),
    totalCents: fc.oneof(fc.constant(0), fc.nat({ max: 500 })),
    reference: fc.option(fc.nat({ max: 4 })),
    payload: fc.nat({ max: 9 }),
    isRecorded: fc.boolean(),
    staleAt: fc.constantFrom('never', 'never', 'never', 'booking', 'end'),
    end: fc.constantFrom('accepted', 'accepted', 'rejected', 'unreachable', 'shown'),
  }),
  { minLength: 1, maxLength: 32 },
);
const accounts = fc.tuple(
  ...[0, 1, 2].map(() => fc.record({ balance: fc.nat({ max: 3_000 }), exempt: fc.boolean() })),
);

type Placed = Order & { readonly run: number; readonly index: number };

const twoDigits = (index: number) => String(index).padStart(2, '0');
const idOf = (prefix: string, { run, index }: Placed, part = 0) =>
  `${prefix}_${String(run).padStart(6, '0')}${twoDigits(index)}${part}${'0'.repeat(23)}`;
const accountOf = (run: number, account: number) => `acc_group${run}x${account}`;
const keyOf = ({ index }: Placed) => `key-${twoDigits(index)}`;
const scopeOf = ({ run, account, livemode }: Placed) => ({ accountId: accountOf(run, account), livemode });
const numberOf = ({ run, index }: Placed) => `SMP${String(run).padStart(11, '0')}${twoDigits(index)}`;

function entryOf(order: Placed) {
  return {
    id: idOf('aud', order),
    email: 'mei@shop.example',
    action: 'shipment.booked',
    address: '192.0.2.1',
  };
}

function draft(order: Placed) {
  return shipmentDraft({
    tracking_number: numberOf(order),
    account_id: accountOf(order.run, order.account),
    livemode: order.livemode,
    idempotency_key: keyOf(order),
    reference_no: order.reference === null ? null : `ref-${order.reference}`,
    recipient: { name: 'Ann "the" Example\\', country_code: 'US' },
    tags: ['a,b', '"c"'],
    metadata: { note: '{}' },
    total_cents: order.totalCents,
    eta: '2026-12-01T00:00:00.000000Z',
  });
}

const fences = new Map<string, number>();
const fenceOf = (database: TestDatabase, order: Placed, staleAt: Order['staleAt']) =>
  order.staleAt === staleAt ? 1 : (fences.get(`${database.url} ${numberOf(order)}`) ?? 0);

async function open({ db }: TestDatabase, id: string, balance: number, exempt = false) {
  await insertAccount(db.kysely, { id, name: 'Test', email: 'test@shop.example' });
  await updateAccount(db.kysely, id, { hold_exempt: exempt, low_balance_cents: 500 });
  if (balance > 0)
    await topUp(db.pool, { accountId: id, amountCents: balance, transactionId: `txn_top${id}` });
}

let runsOfOther = 1_000;

/** Claimed live orders, each of this one of their accounts; the default: each of an account of its own. */
async function claimed(accountsOf = [0, 1, 2, 3]) {
  const run = runsOfOther++;
  const placed = accountsOf.map(
    (account, index): Placed => ({
      run,
      index,
      account,
      livemode: true,
      totalCents: 100,
      reference: null,
      payload: index,
      isRecorded: false,
      staleAt: 'never',
      end: 'accepted',
    }),
  );
  for (const account of new Set(accountsOf)) await open(together, accountOf(run, account), 1_000);
  await Promise.all(placed.map((order) => claim(together, order)));
  return placed as unknown as readonly [Placed, Placed, Placed, Placed];
}

async function claim(database: TestDatabase, order: Placed) {
  const claimed = await claimIdempotencyKey(database.db, scopeOf(order), {
    key: keyOf(order),
    operation: 'POST /shipments',
    digest: Buffer.from(`payload-${order.payload}`),
  });
  fences.set(`${database.url} ${numberOf(order)}`, claimed.fence);
  return claimed.verdict;
}

async function book(database: TestDatabase, order: Placed, trackingNumber = numberOf(order)) {
  const warning = draftLowBalance(now);
  const warningId = idOf('evt', order, 9);
  const booked = await bookShipmentRow(database.db, {
    draft: { ...draft(order), tracking_number: trackingNumber },
    fence: fenceOf(database, order, 'booking'),
    printable: order.reference !== null,
    transactionId: idOf('txn', order),
    origin: order.isRecorded ? { entry: entryOf(order) } : {},
    warning: { ...warning, id: warningId, body: warning.body.replace(warning.id, warningId) },
  });
  return booked.result === 'refused' ? booked : booked.result;
}

function end(database: TestDatabase, order: Placed) {
  const fence = { ...scopeOf(order), key: keyOf(order), fence: fenceOf(database, order, 'end') };
  if (order.end === 'accepted')
    return acceptBooking(database.db, fence, numberOf(order), {
      waybillNumber: `W${numberOf(order)}`,
      lastMileTrackingNumber: null,
      responseBody: `{"number":"${numberOf(order)}"}`,
      trackingEvent: { id: idOf('tev', order), description: 'Shipment booked' },
      events: [1, 2].map((part) => ({
        id: idOf('evt', order, part),
        type: 'shipment.created' as const,
        body: eventBody(order, part),
      })),
      label: 'ready',
      firstCheckpointSeconds: null,
    });
  return rejectBooking(database.db, fence, numberOf(order), {
    transactionId: idOf('txn', order, 5),
    reason: 'the carrier rejected the shipment',
    negative: order.end === 'rejected' ? { carrier_code: 'sandbox', carrier_message: 'No' } : null,
    shown:
      order.end === 'shown'
        ? {
            created: { id: idOf('evt', order, 3), type: 'shipment.created', body: eventBody(order, 3) },
            cancelled: {
              trackingEventId: idOf('tev', order),
              description: 'Shipment cancelled',
              event: { id: idOf('evt', order, 4), type: 'shipment.cancelled', body: eventBody(order, 4) },
            },
          }
        : null,
  });
}

const eventBody = (order: Placed, part: number) =>
  `{"number":"${numberOf(order)}","part":${part},"updated_at":"${updateToken}"}`;

/** Times, random tokens and fences differ between two databases. */
const unlike = [
  'created_at',
  'updated_at',
  'closed_at',
  'cancelled_at',
  'occurred_at',
  'locked_until',
  'expires_at',
  'label_ready_at',
  'track_token',
  'fence',
  'position',
];
const kept: Readonly<Record<string, string>> = {
  wallet: 'account_id',
  hold: 'tracking_number',
  wallet_transaction: 'id',
  shipment: 'tracking_number',
  tracking_event: 'id',
  event: 'account_id, livemode, position',
  idempotency_key: 'account_id, livemode, key',
  audit_entry: 'id',
  negative_cache: 'account_id, livemode, body_digest',
};

const moment = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

async function contents({ db }: TestDatabase, run: number) {
  const tables = Object.entries(kept).map(async ([table, order]) => {
    const { rows } = await db.pool.query(
      `select to_jsonb(r) - $1::text[] as row from ${table} r where to_jsonb(r)::text like $2 order by ${order}`,
      [
        unlike,
        `%${table === 'tracking_event' ? numberOf({ run, index: 0 } as Placed).slice(0, 14) : accountOf(run, 0).slice(0, -1)}%`,
      ],
    );
    return [
      table,
      rows.map(({ row }) => (row.body ? { ...row, body: row.body.replaceAll(moment, 'then') } : row)),
    ];
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** The result, or the constraint that refused the order. */
const ended = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.constraint) return error.constraint;
    throw error;
  });

/** In the order in which a group runs. */
const inOrder = (placed: readonly Placed[]) =>
  placed.toSorted(
    (a, b) => a.account - b.account || Number(a.livemode) - Number(b.livemode) || a.index - b.index,
  );

describe('a group of bookings', () => {
  it('leaves the same ledger, events, keys and results as the same orders one at a time', async () => {
    let run = 0;
    const property = fc.asyncProperty(orders, accounts, async (given, terms) => {
      run++;
      const placed = inOrder(given.map((order, index) => ({ ...order, run, index })));
      for (const database of [together, alone]) {
        for (const [account, { balance, exempt }] of terms.entries())
          await open(database, accountOf(run, account), balance, exempt);
      }
      for (const step of [claim, book, end]) {
        const ends = await Promise.all(placed.map((order) => ended(step(together, order))));
        for (const [index, order] of placed.entries())
          expect(await ended(step(alone, order))).toEqual(ends[index]);
      }
      expect(await contents(together, run)).toEqual(await contents(alone, run));
    });
    await fc.assert(property, { numRuns: runs });
  }, 60_000);

  it('books the others if the database refuses one of them', async () => {
    const [known, first, second, third] = await claimed();
    expect(await book(together, known)).toBe('booked');
    const results = await Promise.allSettled([
      book(together, first),
      book(together, second, numberOf(known)),
      book(together, third),
    ]);
    expect(results).toEqual([
      { status: 'fulfilled', value: 'booked' },
      { status: 'rejected', reason: expect.objectContaining({ constraint: 'shipment_number' }) },
      { status: 'fulfilled', value: 'booked' },
    ]);
  });

  it('waits for a locked wallet with the orders of its account only', async () => {
    const lockedOrders = 6;
    const orders = await claimed([...Array.from({ length: lockedOrders }, () => 0), 1, 2]);
    const locked = orders.slice(0, lockedOrders);
    const free = orders.slice(lockedOrders);
    // As many connections as the service has for bookings, fewer than locked orders.
    const bookings = { ...together, db: together.db.bulkhead('bookings') } as TestDatabase;
    const holder = await together.db.pool.connect();
    await holder.query('begin');
    await holder.query('select from wallet where account_id = $1 for update', [accountOf(orders[0].run, 0)]);
    const waits = Promise.all(locked.map((order) => book(bookings, order)));
    for (const order of free) expect(await book(bookings, order)).toBe('booked');
    const { rows } = await holder.query('select from shipment where tracking_number = any ($1)', [
      locked.map(numberOf),
    ]);
    expect(rows).toEqual([]);
    await holder.query('rollback');
    holder.release();
    expect(await waits).toEqual(locked.map(() => 'booked'));
  });
});
