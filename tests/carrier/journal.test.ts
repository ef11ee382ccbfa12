import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listCarrierCalls, writeCarrierCalls } from '../../db/query/tracking/carrier-call.ts';
import type { Carrier, DispatchOutcome } from '../../src/carrier/carrier.ts';
import { CallJournal, withJournal } from '../../src/carrier/journal.ts';
import type { CarrierRegistry } from '../../src/carrier/registry.ts';
import { SandboxCarrier } from '../../src/carrier/sandbox/sandbox-carrier.ts';
import { createLog } from '../../src/log/log.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { TestClock } from '../support/test-clock.ts';
import { testCarriers } from './carriers.ts';
import { call, dispatchOrder } from './dispatch-order.ts';

const log = createLog('silent');
let database: TestDatabase;
let carriers: CarrierRegistry;
beforeAll(async () => {
  database = await createTestDatabase();
  carriers = testCarriers(database);
});
afterAll(async () => {
  await carriers[Symbol.asyncDispose]();
  await database.stop();
});

const linesOf = (reference: string) => listCarrierCalls(database.db.kysely, call.scope, reference);

/** Returns the sandbox with a fixed outcome of each dispatch. */
function sandboxWithOutcome(outcome: Promise<DispatchOutcome>): Carrier {
  const sandbox = new SandboxCarrier({ db: database.db, allowFaults: true });
  sandbox.dispatch = () => outcome;
  return sandbox;
}

describe('the journal of carrier calls', () => {
  it('has one row per call, oldest first: account, operation, start, duration and outcome', async () => {
    const order = dispatchOrder({ customerReference: 'SANDBOX-CANCEL-REFUSED' });
    const sandbox = carriers.of('sandbox');
    const begun = new Date();
    await sandbox.dispatch(order, call);
    await sandbox.lookup(order.reference, { ...call, requestId: null });
    await sandbox.cancel(order.reference, call);
    await carriers.flushJournal();
    const lines = await linesOf(order.reference);
    const waybill = order.reference.replace('SMP', 'SBX');
    expect(lines).toMatchObject([
      {
        operation: 'dispatch',
        outcome: 'accepted',
        detail: `waybill ${waybill}`,
        request_id: call.requestId,
      },
      { operation: 'lookup', outcome: 'found', detail: `waybill ${waybill}`, request_id: null },
      { operation: 'cancel', outcome: 'refused', detail: 'ALREADY_PICKED_UP: the parcel has been picked up' },
    ]);
    for (const line of lines) {
      expect(line).toMatchObject({
        id: expect.stringMatching(/^ccl_[0-9a-f]{32}$/),
        tracking_number: order.reference,
        account_id: call.scope.accountId,
        livemode: true,
        carrier_code: 'sandbox',
      });
      expect(new Date(line.started_at).getTime()).toBeGreaterThanOrEqual(begun.getTime());
      expect(line.duration_ms).toBeGreaterThanOrEqual(0);
    }
  });

  it('shows an account and mode only the calls of its own shipments', async () => {
    const { reference } = dispatchOrder();
    await carriers.of('sandbox').lookup(reference, call);
    await carriers.flushJournal();
    const { kysely } = database.db;
    expect(await linesOf(reference)).toHaveLength(1);
    expect(await listCarrierCalls(kysely, { accountId: 'acc_other', livemode: true }, reference)).toEqual([]);
    expect(await listCarrierCalls(kysely, { ...call.scope, livemode: false }, reference)).toEqual([]);
  });

  it('records a lost response, and a call to a carrier that is not configured', async () => {
    const dropped = dispatchOrder({ customerReference: 'SANDBOX-DROP' });
    const unsent = dispatchOrder();
    await carriers.of('sandbox').dispatch(dropped, call);
    await carriers.of('http').dispatch(unsent, call);
    await carriers.flushJournal();
    expect(await linesOf(dropped.reference)).toMatchObject([
      { outcome: 'unknown', detail: 'the connection was reset' },
    ]);
    expect(await linesOf(unsent.reference)).toMatchObject([
      {
        carrier_code: 'http',
        outcome: 'unreachable',
        detail: 'this carrier is not configured in this process',
      },
    ]);
  });

  it('contains no personal data, even if the carrier quotes the order', async () => {
    const order = dispatchOrder({ taxNumber: 'RUT-778899', customerReference: 'ORDER-10233' });
    const { recipient } = order;
    const message = `${recipient.contact_name}, ${recipient.address}: ${recipient.phone} <${recipient.email}>, RUT-778899 of ORDER-10233`;
    const journal = new CallJournal(database.db, log);
    const carrier = withJournal(
      sandboxWithOutcome(Promise.resolve({ outcome: 'rejected', code: 'BAD_PARTY', message })),
      { journal, clock: new TestClock(), writeAhead: true },
    );
    expect(await carrier.dispatch(order, call)).toMatchObject({ outcome: 'rejected', message });
    await journal.flush();
    const [line] = await linesOf(order.reference);
    expect(line?.detail).toMatch(/^BAD_PARTY: /);
    const text = JSON.stringify(line);
    for (const canary of ['Emily', 'Carter', '5th', 'Avenue', '0147', 'shop.example', '778899', '10233']) {
      expect(text).not.toContain(canary);
    }
  });

  it('shows a call in flight, so that a call of a killed process is visible', async () => {
    const order = dispatchOrder();
    const answer = Promise.withResolvers<DispatchOutcome>();
    const sent = Promise.withResolvers<void>();
    const carrier = sandboxWithOutcome(answer.promise);
    const { dispatch } = carrier;
    carrier.dispatch = (...given) => {
      sent.resolve();
      return dispatch(...given);
    };
    const journal = new CallJournal(database.db, log);
    const running = withJournal(carrier, { journal, clock: new TestClock(), writeAhead: true }).dispatch(
      order,
      call,
    );
    await sent.promise;
    expect(await linesOf(order.reference)).toMatchObject([{ outcome: null, duration_ms: null }]);
    answer.resolve({ outcome: 'unknown', reason: 'the carrier responded with status 502' });
    await running;
    await journal.flush();
    expect(await linesOf(order.reference)).toMatchObject([
      { outcome: 'unknown', detail: 'the carrier responded with status 502' },
    ]);
  });

  it('writes 300 calls with fewer than 5 statements', async () => {
    const { pool } = database.db;
    const references = Array.from({ length: 300 }, () => dispatchOrder().reference);
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    pool.on('acquire', count);
    await Promise.all(references.map((reference) => carriers.of('http').lookup(reference, call)));
    await carriers.flushJournal();
    pool.off('acquire', count);
    const { rows } = await pool.query('select count(*) from carrier_call where tracking_number = any($1)', [
      references,
    ]);
    expect(rows).toEqual([{ count: 300 }]);
    expect(statements).toBeLessThan(5);
  });

  it('does not fail a call if its row can not be written', async () => {
    await using broken = await createTestDatabase();
    await broken.db.pool.query('drop table carrier_call');
    const order = dispatchOrder();
    await using open = testCarriers(broken);
    expect(await open.of('sandbox').dispatch(order, call)).toMatchObject({ outcome: 'accepted' });
    await open.flushJournal();
  });

  it('never changes a finished call back to one in flight', async () => {
    const { reference } = dispatchOrder();
    await carriers.of('sandbox').lookup(reference, call);
    await carriers.flushJournal();
    const [line] = await linesOf(reference);
    if (!line) throw new Error('there is no line');
    await writeCarrierCalls(database.db, [{ ...line, outcome: null, duration_ms: null }]);
    expect(await linesOf(reference)).toEqual([line]);
  });
});
