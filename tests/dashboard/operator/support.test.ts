import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { findProblem, listProblemShipments } from '../../../db/query/installation/problem-shipments.ts';
import { searchAllShipments } from '../../../db/query/installation/search-installation.ts';
import { topUp } from '../../../db/query/wallet/ledger.ts';
import { signedInOperator, signedInUser, type TestBrowser } from '../../support/dashboard.ts';
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

  it('pages to the end of any number of problems, shows how many match, and filters all of them by age', async () => {
    const parcel = await book();
    // The problem of the last has news of today, and is the oldest by far.
    await rows(
      `with copies as (
        insert into shipment select copy.* from shipment s, generate_series(1, 20000) n,
          jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMP' || (5000000000000 + n), 'waybill_number', 'W' || n,
            'track_token', 'T' || n, 'idempotency_key', null, 'updated_at', s.updated_at - n * interval '1 second',
            'status', case when n % 8 = 0 then 'exception' else 'in_transit' end)) copy
        where s.tracking_number = $1 returning account_id, tracking_number, updated_at, status
      )
      insert into tracking_event (id, account_id, tracking_number, sequence, status, description, occurred_at)
      select 'evt_' || tracking_number || '_' || n, account_id, tracking_number, n, case n when 2 then 'exception' else 'in_transit' end, 'Scan',
        updated_at - case tracking_number when 'SMP5000000000008' then interval '40 days' else interval '2 hours' end
      from copies, generate_series(1, 2) n where copies.status = 'exception'`,
      parcel.id,
    );
    await rows('vacuum analyze shipment');
    await rows('vacuum analyze tracking_event');
    const { kysely, pool } = service.database.db;
    const read = (filter: Parameters<typeof listProblemShipments>[1], after: [string, string] | null) =>
      listProblemShipments(kysely, filter, { after, limit: 500 });
    const plan = await plansOf(pool, (db) => listProblemShipments(db.kysely, {}, { after: null, limit: 50 }));
    for (const index of ['shipment_problem', 'tracking_event_problem', 'shipment_unconfirmed'])
      expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (shipment|tracking_event)/);
    const seen: string[] = [];
    for (let after: [string, string] | null = null; ; ) {
      const { rows: page, last, count } = await read({}, after);
      expect(count).toBe(2_500);
      seen.push(...page.map(({ tracking_number }) => tracking_number));
      if (!last) break;
      after = [last.since, last.tracking_number];
    }
    expect([seen.length, new Set(seen).size, seen[0]]).toEqual([2_500, 2_500, 'SMP5000000000008']);
    const { rows: old, count } = await read({ min_days: 30 }, null);
    expect([old.map(({ tracking_number }) => tracking_number), count]).toEqual([['SMP5000000000008'], 1]);
    const { text } = await support.get('/operator/problems');
    expect(text).toContain('2,500 parcels');
    expect(text).toContain('cursor=');
    expect((await support.get('/operator/problems?days=30')).text).toMatch(/>1 parcel</);
  });

  it('has bookings and cancellations to which the carrier answered neither yes nor no, and leads to the page that takes it', async () => {
    const [silent, cancelling, ofTest] = [await book(), await book(), await book(false)];
    await become(silent, 'label_created');
    await rows(
      "update shipment set dispatch_status = 'pending', unconfirmed_since = now() - interval '3 days' where tracking_number = any($1)",
      [silent.id, ofTest.id],
    );
    await become(cancelling, 'in_transit', 'customs_hold');
    await rows(
      "update shipment set cancel_locked_until = now(), cancel_unconfirmed_since = now() - interval '2 days' where tracking_number = $1",
      cancelling.id,
    );
    try {
      expect(await listed()).toEqual([silent.id, cancelling.id]);
      expect(await listed('?reason=booking_unconfirmed')).toEqual([silent.id]);
      expect(await listed('?reason=cancellation_unconfirmed')).toEqual([cancelling.id]);
      expect(await listed('?reason=customs_hold')).toEqual([]);
      expect(await listed('?days=3')).toEqual([silent.id]);
      const { text } = await support.get('/operator/problems');
      expect(text).toMatch(
        new RegExp(`Booking without an answer[\\s\\S]*href="/dashboard/operator/unconfirmed/${silent.id}"`),
      );
      const { text: page } = await support.get(
        `/operator/accounts/${service.account.id}/live/shipments/${silent.id}`,
      );
      expect(page).toContain('Ask it whether it has the parcel');
      expect(page).toContain(`href="/dashboard/operator/unconfirmed/${silent.id}"`);
      expect(page).not.toContain('/outcome"');
    } finally {
      await rows(
        "update shipment set dispatch_status = 'accepted', unconfirmed_since = null, cancel_locked_until = null, cancel_unconfirmed_since = null where dispatch_status = 'pending' or cancel_locked_until is not null",
      );
    }
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

  it('has one advice, for the operator, and the reason of a recorded outcome in place of the words of the carrier', async () => {
    const parcel = await book();
    const shown = `/operator/accounts/${service.account.id}/live/shipments/${parcel.id}`;
    await parcel.checkpoint(0, { status: 'in_transit', occurredAt: daysAgo(5) });
    await support.post(`/operator/shipments/${parcel.id}/outcome`, {
      outcome: 'lost',
      reason: 'Search 4711 has ended',
    });
    const { text } = await support.get(shown);
    expect(text.split('What you can do')).toHaveLength(2);
    expect(text).not.toContain('What to do next');
    expect(text.split('Search 4711 has ended')).toHaveLength(2);
    expect(text).not.toContain('The carrier said');
    expect(text).toMatch(/<dt>Recorded by an operator<\/dt><dd>desk@sampan\.example, /);
    const { browser } = await signedInUser(service, { address: '198.51.100.94' });
    expect((await browser.get(`/live/shipments/${parcel.id}`)).text).toContain('What to do next');
    // Another problem than the recorded one has the words of the carrier, and the record stands apart.
    await become(parcel, 'in_transit', 'customs_hold');
    expect((await support.get(shown)).text).toMatch(/What you can do[\s\S]*<h2>Recorded by an operator/);
  });

  it('shows the latest news as state and time where the carrier gave no words of its own', async () => {
    const parcel = await book();
    await parcel.checkpoint(0, { status: 'in_transit', subStatus: 'customs_hold', occurredAt: daysAgo(5) });
    await parcel.checkpoint(0, { status: 'in_transit', subStatus: null, occurredAt: daysAgo(1) });
    await become(parcel, 'in_transit', 'customs_hold');
    const inChinese = await signedInOperator(
      service,
      'zh@sampan.example',
      '198.51.100.95',
      'operator_support',
    );
    await inChinese.post('/operator/language', { language: 'zh-Hant', path: '/operator' });
    const { text } = await inChinese.get(
      `/operator/accounts/${service.account.id}/live/shipments/${parcel.id}`,
    );
    expect(text).toMatch(/<dt>最近消息<\/dt><dd><span class="badge[^"]*">\S+<\/span> <time/);
  });

  it('and the search follow the rule of the list', async () => {
    const parcel = await book();
    const scope = { accountId: service.account.id, livemode: true };
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
    const { kysely } = service.database.db;
    for (const status of statuses)
      for (const step of steps) {
        await become(parcel, status, step);
        const { rows: found } = await listProblemShipments(kysely, {}, { after: null, limit: 5 });
        const hits = await searchAllShipments(kysely, parcel.id, { offset: 0, limit: 5 });
        const rule = found[0]?.reason ?? null;
        expect([
          status,
          step,
          (await findProblem(kysely, scope, parcel.id))?.reason ?? null,
          hits.rows[0]?.problem,
        ]).toEqual([status, step, rule, rule]);
      }
    await become(parcel, 'in_transit', 'customs_hold');
    const { text } = await support.get(`/operator/search?q=${parcel.id}&all=yes`);
    expect(text).toMatch(/badge bad">Held by customs/);
    expect(text).not.toContain('In transit');
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
  it('moves HKD 5,000 in 24 hours, then reads the amount left and whom to ask', async () => {
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
    const { status, text } = await finance.post(place, { ...form, correction: '0.01' });
    expect([status, text]).toEqual([
      400,
      expect.stringMatching(/HKD\s0\.00 of it is left now\. For more, ask/),
    ]);
    expect(await balance()).toBe(before + 1);
    const payment = { amount: '20000', reference: 'FPS limit', confirmed: 'yes' };
    expect((await finance.post(place.replace('correction', 'credit'), payment)).status).toBe(303);
    expect(await balance()).toBe(before + 2);
    await rows("update audit_entry set created_at = created_at - interval '23 hours 59 minutes'");
    expect((await finance.post(place, { ...form, correction: '1' })).status).toBe(400);
    await rows("update audit_entry set created_at = created_at - interval '1 minute'");
    const asked = await finance.post(place, { correction: '-1', reason: 'Compensation' });
    expect(asked.text).toMatch(/limit<\/dt><dd>HKD\s5,000\.00/);
    expect((await finance.post(place, { ...form, correction: '-1' })).status).toBe(303);
    expect(await balance()).toBe(before + 3);
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
    for (const form of [{ reason: 'x' }, { outcome: 'eaten', reason: 'x' }]) {
      const { status, text } = await support.post(place, form);
      expect([status, text]).toEqual([
        400,
        expect.stringContaining('<a href="#outcome-error">Choose what became of the parcel.'),
      ]);
      expect(text).toContain('value="x"');
    }
    const both = await support.post(place, {});
    expect(both.text).toMatch(/#outcome-error[\s\S]*#reason/);
    expect((await parcel.row()).status).toBe('in_transit');
    const saved = await support.post(place, { outcome: 'lost', reason: 'Search ended.' });
    expect([saved.status, saved.location]).toEqual([303, `/dashboard${shown}?recorded`]);
    const after = await support.get(`${shown}?recorded`);
    expect(after.text).toContain('The outcome is recorded.');
    expect(after.text).not.toContain('Last news');
    expect(after.text.match(/Ask the carrier for compensation/g)).toHaveLength(1);
    expect(after.text).toMatch(
      /Search ended\.<\/dd>[\s\S]*Recorded by an operator[\s\S]*desk@sampan\.example/,
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

  it('asks before the outcome of a parcel that its carrier has never scanned', async () => {
    const parcel = await book();
    await become(parcel, 'label_created');
    const place = `/operator/shipments/${parcel.id}/outcome`;
    const form = { outcome: 'lost', reason: 'Search ended.' };
    const asked = await support.post(place, form);
    expect([asked.status, asked.text]).toEqual([
      200,
      expect.stringContaining('has never scanned this parcel'),
    ]);
    expect(await parcel.row()).toMatchObject({ status: 'label_created', sub_status: null });
    expect(asked.text).toContain('Record it: lost');
    const saved = await support.post(place, { ...form, confirmed: 'yes' });
    expect([saved.status, (await parcel.row()).sub_status]).toEqual([303, 'lost']);
  });

  it('has no form for a parcel that has ended', async () => {
    const parcel = await book();
    await become(parcel, 'delivered');
    const { status, text } = await support.get(`/operator/shipments/${parcel.id}/outcome`);
    expect([status, text.includes('name="outcome"')]).toEqual([200, false]);
    expect((await support.get('/operator/shipments/SMP4072618350929/outcome')).status).toBe(404);
  });
});
