import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listCarrierCalls, writeCarrierCalls } from '../../db/query/tracking/carrier-call.ts';
import type { Carrier, DispatchOutcome } from '../../src/carrier/carrier.ts';
import { CallJournal, withJournal } from '../../src/carrier/journal.ts';
import { redact } from '../../src/carrier/redact.ts';
import type { CarrierRegistry } from '../../src/carrier/registry.ts';
import { SandboxCarrier } from '../../src/carrier/sandbox/sandbox-carrier.ts';
import { createLog } from '../../src/log/log.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { TestClock } from '../support/test-clock.ts';
import { testCarriers } from './carriers.ts';
import { call, dispatchOrder } from './dispatch-order.ts';

describe('the journal of carrier calls', () => {
  const log = createLog('silent');
  let database: TestDatabase;
  let carriers: CarrierRegistry;
  const clock = new TestClock();
  beforeAll(async () => {
    database = await createTestDatabase();
    carriers = testCarriers(database, {}, clock);
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

  it('has one row per call, oldest first: account, operation, start, duration and outcome', async () => {
    const order = dispatchOrder({ customerReference: 'SANDBOX-CANCEL-REFUSED' });
    const sandbox = carriers.of('sandbox');
    const begun = new Date();
    await sandbox.dispatch(order, call);
    // Calls of the same millisecond have no order.
    clock.advance(1);
    await sandbox.lookup(order.reference, { ...call, requestId: null });
    clock.advance(1);
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

describe('redact', () => {
  const order = dispatchOrder({
    customerReference: 'WEB-7781',
    taxNumber: '12.345.678-K',
    sender: {
      contact_name: '陳大文',
      phone: '2345 6789',
      country_code: 'HK',
      city: '香港',
      address: '皇后大道中 1 號',
    },
  });

  it.each([
    ['the name of the consignee Emily CARTER is too long', 'the name of the consignee […] is too long'],
    ['tax number 12.345.678-K is invalid', 'tax number […] is invalid'],
    ['tax number 12345678K is invalid', 'tax number […] is invalid'],
    ['order WEB-7781 is known', 'order […] is known'],
    ['write to ops@carrier.example', 'write to […]'],
    ['call +44 20 7946 0018 for help', 'call […] for help'],
    ['收件人陳大文不存在', '收件人[…]不存在'],
    ['parcel 2 exceeds 30 kg', 'parcel 2 exceeds 30 kg'],
  ])('%s', (text, redacted) => {
    expect(redact(text, order)).toBe(redacted);
  });

  it('truncates the text to 200 characters', () => {
    expect(redact('x'.repeat(5_000), order)).toHaveLength(200);
  });

  it('removes every word of a party’s name and address', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(word, word, (name, address) => {
        const { recipient } = order;
        const theirs = { ...order, recipient: { ...recipient, contact_name: name, address } };
        const said = redact(`the consignee ${name} of ${address} is not known`, theirs);
        for (const value of [name, address]) {
          for (const part of value.match(/[\p{L}\p{N}\p{M}]{3,}/gu) ?? []) {
            if (!'the consignee of is not known'.includes(part)) expect(said).not.toContain(part);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
