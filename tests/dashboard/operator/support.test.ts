import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listProblemShipments, problemReasonOf } from '../../../db/query/installation/problem-shipments.ts';
import { topUp } from '../../../db/query/wallet/ledger.ts';
import { signedInOperator, type TestBrowser } from '../../support/dashboard.ts';
import { plansOf } from '../../support/query-plan.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';
import { bookParcel, type Parcel } from '../../tracking/parcel.ts';

let service: TestService;
let support: TestBrowser;
let finance: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const { id: accountId } = service.account;
  await topUp(service.database.db.pool, { accountId, amountCents: 1_000_000, transactionId: 'txn_1' });
  support = await signedInOperator(service, 'desk@sampan.example', '198.51.100.90', 'operator_support');
  finance = await signedInOperator(service, 'books@sampan.example', '198.51.100.91', 'operator_finance');
});
afterAll(() => service.stop());
beforeEach(() =>
  rows(
    "update shipment set status = 'delivered', sub_status = null where status <> 'delivered' or sub_status is not null",
  ),
);

const rows = async (query: string, ...values: unknown[]) =>
  (await service.database.db.pool.query(query, values)).rows;
const book = (live = true) => bookParcel(service, { live });
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000 - 60_000).toISOString().replace('Z', '000Z');
const become = (parcel: Parcel, status: string, step: string | null = null, days = 0) =>
  rows(
    'update shipment set status = $2, sub_status = $3, updated_at = now() - make_interval(days => $4) where tracking_number = $1',
    parcel.id,
    status,
    step,
    days,
  );
const listed = async (query = '') =>
  [...(await support.get(`/operator/problems${query}`)).text.matchAll(/shipments\/(SMP\d+)"/g)].map(
    ([, id]) => id,
  );

const { recipient } = order();

describe('the list of problems', () => {
  it('has the live parcels of all accounts that need a person, the oldest problem first', async () => {
    const parcels = [await book(), await book(), await book(), await book(), await book(false)];
    const [held, failed, moving, lost, ofTest] = parcels as [Parcel, Parcel, Parcel, Parcel, Parcel];
    await become(held, 'in_transit', 'customs_hold', 2);
    await become(failed, 'delivery_failed', 'recipient_unavailable', 1);
    await become(moving, 'in_transit', 'export_customs', 9);
    await become(lost, 'exception', 'lost', 8);
    await become(ofTest, 'exception', 'lost', 20);
    expect(await listed()).toEqual([lost.id, held.id, failed.id]);
    expect(await listed('?reason=customs_hold')).toEqual([held.id]);
    expect(await listed('?reason=lost')).toEqual([lost.id]);
    expect(await listed('?reason=exception')).toEqual([]);
    expect(await listed('?days=7')).toEqual([lost.id]);
    expect(await listed('?carrier=sandbox')).toHaveLength(3);
    expect(await listed('?carrier=other')).toEqual([]);
    expect(await listed(`?account=${service.account.id}`)).toHaveLength(3);
    expect(await listed('?account=acc_0')).toEqual([]);
    expect((await support.get('/operator/problems?reason=rain')).status).toBe(400);
    const { text: filters } = await support.get('/operator/problems');
    expect(filters).toMatch(new RegExp(`<option value="${service.account.id}"`));
    expect(filters).toMatch(/<select[^>]*name="carrier"[\s\S]*?<option value="sandbox"[^>]*>Sandbox carrier/);
    const { text } = await support.get('/operator/problems');
    expect(text).toContain('Held by customs');
    expect(text).toContain(
      `href="/dashboard/operator/accounts/${service.account.id}/live/shipments/${lost.id}"`,
    );
  });

  it('shows how long each has had its problem: since the event, not since the last change', async () => {
    const [held, quiet] = [await book(), await book()];
    await held.checkpoint(0, { status: 'in_transit', subStatus: 'customs_hold', occurredAt: daysAgo(5) });
    await held.checkpoint(0, { status: null, subStatus: null, occurredAt: daysAgo(1) });
    await become(held, 'in_transit', 'customs_hold');
    await become(quiet, 'exception');
    const { text } = await support.get('/operator/problems');
    const rowOf = (id: string) => text.split('<tr>').find((row) => row.includes(id)) ?? '';
    expect(rowOf(held.id)).toContain('5 days');
    expect(rowOf(quiet.id)).toMatch(/data-name="Problem for">–</);
    // The last change of the held parcel is the newest, and its problem the oldest.
    expect(text.indexOf(held.id)).toBeLessThan(text.indexOf(quiet.id));
    expect(rowOf(held.id)).toContain(recipient.contact_name);
    expect(rowOf(held.id)).toContain(recipient.city);
  });

  it('reads a bounded number of index entries, regardless of the number of shipments', async () => {
    const parcel = await book();
    await rows(
      `insert into shipment select copy.* from shipment s, generate_series(1, 20000) n,
        jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMP' || (5000000000000 + n), 'waybill_number', 'W' || n,
          'track_token', 'T' || n, 'idempotency_key', null, 'updated_at', s.updated_at - n * interval '1 second',
          'status', case when n % 20 = 0 then 'exception' else 'delivered' end)) copy
        where s.tracking_number = $1`,
      parcel.id,
    );
    await rows('vacuum analyze shipment');
    const { kysely, pool } = service.database.db;
    const page = { after: null, limit: 50 };
    const plan = await plansOf(pool, (db) => listProblemShipments(db.kysely, {}, page));
    expect(plan).toContain('shipment_problem');
    expect(plan).not.toContain('Seq Scan on shipment');
    const { rows: first, last } = await listProblemShipments(kysely, {}, page);
    const after = last && ([last.updated_at, last.tracking_number] as const);
    const { rows: second } = await listProblemShipments(kysely, {}, { after: after ?? null, limit: 50 });
    expect(new Set([...first, ...second].map(({ tracking_number }) => tracking_number)).size).toBe(100);
  });
});

describe('the page of a parcel with a problem', () => {
  it('shows first the problem, since when, the words of the carrier and the next step', async () => {
    const parcel = await book();
    const shown = `/operator/accounts/${service.account.id}/live/shipments/${parcel.id}`;
    await become(parcel, 'in_transit');
    expect((await support.get(shown)).text).not.toContain('What you can do');
    await parcel.checkpoint(0, { status: 'in_transit', subStatus: 'customs_hold', occurredAt: daysAgo(5) });
    const { text } = await support.get(shown);
    const head = text.slice(text.indexOf('<main'), text.indexOf('What you can do'));
    expect(head).toContain('Held by customs');
    expect(head).toContain('(5 days)');
    expect(head).toContain('The carrier said');
    expect(text).toContain('Ask the carrier what customs needs');
  });

  it('follows the rule of the list', async () => {
    const parcel = await book();
    const statuses = [
      'in_transit',
      'exception',
      'delivery_failed',
      'returning',
      'returned',
      'delivered',
    ] as const;
    const steps = [
      null,
      'customs_hold',
      'address_query',
      'lost',
      'damaged',
      'destroyed',
      'export_customs',
    ] as const;
    const page = { after: null, limit: 5 };
    for (const status of statuses)
      for (const step of steps) {
        await become(parcel, status, step);
        const { rows: found } = await listProblemShipments(service.database.db.kysely, {}, page);
        const byRule = problemReasonOf({ livemode: true, status, sub_status: step });
        expect([status, step, byRule]).toEqual([status, step, found[0]?.reason ?? null]);
      }
    expect(problemReasonOf({ livemode: false, status: 'exception', sub_status: 'lost' })).toBeNull();
  });
});

describe('a frozen account', () => {
  it('shows who froze it, when and why, the effect, and how to lift it', async () => {
    const place = `/operator/accounts/${service.account.id}`;
    const operator = await signedInOperator(service, 'ops@sampan.example', '198.51.100.92');
    await operator.post(place, {
      rule: 'frozen',
      to: 'on',
      reason: 'Invoice 7 is overdue',
      confirmed: 'yes',
    });
    const { text } = await operator.get(place);
    expect(text).toMatch(
      /class="alert"[\s\S]*Frozen since [^<]* by ops@sampan\.example, because: Invoice 7 is overdue/,
    );
    expect(text).toContain('Lift the freeze');
    expect(text).toMatch(/class="badge bad">On/);
    expect((await support.get(place)).text).not.toContain('Lift the freeze');
    await rows("delete from audit_entry where action = 'account.rule_changed'");
    expect((await operator.get(place)).text).toContain('no longer in the activity');
    expect((await operator.post(place, { rule: 'frozen', to: 'off' })).status).toBe(303);
    expect((await operator.get(place)).text).not.toContain('Lift the freeze');
  });
});

describe('an operator of the role finance', () => {
  it('corrects a balance up to HKD 5,000 either way, and nothing above', async () => {
    const balance = async () => (await rows('select * from wallet_transaction')).length;
    const place = `/operator/accounts/${service.account.id}/correction`;
    const before = await balance();
    for (const correction of ['5000.01', '-5000.01']) {
      const form = { correction, reason: 'Compensation', confirmed: 'yes' };
      const { status, text } = await finance.post(place, form);
      expect([status, text]).toEqual([400, expect.stringMatching(/at most HKD\s5,000\.00/)]);
    }
    expect(await balance()).toBe(before);
    const form = { correction: '5000', reason: 'Compensation', confirmed: 'yes' };
    expect((await finance.post(place, form)).status).toBe(303);
    expect(await balance()).toBe(before + 1);
    expect((await support.post(place, form)).status).toBe(403);
    expect(await balance()).toBe(before + 1);
  });
});

describe('the page of an outcome', () => {
  it('is linked from the parcel for support only, records the outcome once, and asks for a reason', async () => {
    const parcel = await book();
    await become(parcel, 'in_transit');
    const shown = `/operator/accounts/${service.account.id}/live/shipments/${parcel.id}`;
    const place = `/operator/shipments/${parcel.id}/outcome`;
    expect((await support.get(shown)).text).toContain(`href="/dashboard${place}"`);
    expect((await finance.get(shown)).text).not.toContain('/outcome"');
    expect((await finance.get(place)).status).toBe(403);
    expect((await finance.post(place, { outcome: 'lost', reason: 'x' })).status).toBe(403);
    const refused = await support.post(place, { outcome: 'lost', reason: ' ' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('one line of 1 to 200')]);
    expect((await support.post(place, { outcome: 'eaten', reason: 'x' })).status).toBe(400);
    expect((await parcel.row()).status).toBe('in_transit');
    const saved = await support.post(place, { outcome: 'lost', reason: 'Search ended.' });
    expect([saved.status, saved.location]).toEqual([303, `/dashboard${shown}?recorded`]);
    const after = await support.get(`${shown}?recorded`);
    expect(after.text).toContain('The outcome is recorded.');
    expect(after.text).toMatch(
      /Recorded by an operator[\s\S]*Lost<\/dd>[\s\S]*Search ended\.<\/dd>[\s\S]*desk@sampan\.example/,
    );
    const later = await support.get(place);
    expect([
      later.text.includes('Search ended.'),
      (await support.get(shown)).text.includes('is recorded.'),
    ]).toEqual([true, false]);
    expect(await parcel.row()).toMatchObject({ status: 'exception', sub_status: 'lost' });
    const again = await support.post(place, { outcome: 'lost', reason: 'Search ended.' });
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('recorded already')]);
    const owners = await support.get(`/operator/accounts/${service.account.id}/live/activity`);
    expect(owners.text).toMatch(/Outcome of a parcel recorded[\s\S]*lost \(Search ended\.\)/);
  });

  it('has no form for a parcel that has ended', async () => {
    const parcel = await book();
    await become(parcel, 'delivered');
    const { status, text } = await support.get(`/operator/shipments/${parcel.id}/outcome`);
    expect([status, text.includes('name="outcome"')]).toEqual([200, false]);
    expect((await support.get('/operator/shipments/SMP4072618350929/outcome')).status).toBe(404);
  });
});
