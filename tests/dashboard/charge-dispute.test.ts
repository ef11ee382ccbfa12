import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { commandLineActor } from '../../src/audit.ts';
import { settleShipment } from '../../src/booking/settle.ts';
import { correctWallet, refundCharge, refundMore } from '../../src/wallet/change-wallet.ts';
import { disputeCharge } from '../../src/wallet/dispute.ts';
import { signedInOperator, signedInUser, type TestBrowser, userRecords } from '../support/dashboard.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { order } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';
import { wallet } from '../wallet/ledger-bookings.ts';

let service: TestService;
let account: TestAccount;
let owner: TestBrowser;
let operator: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  account = await fundedAccount(service);
  ({ browser: owner } = await signedInUser(service, { accountId: account.id }));
  operator = await signedInOperator(service, 'ops@sampan.example');
});
afterAll(async () => {
  await expectLedgerHolds(service.database.db);
  await service.stop();
});

const { rows } = userRecords(() => service);
const disputes = () => rows('select state, reason, answer, asked_by from charge_dispute order by asked_at');
const actions = async () =>
  (
    await rows("select action from audit_entry where action ~ '^(charge|wallet)\\.' order by created_at, id")
  ).map(({ action }) => action);
const balance = async () => (await wallet(service.database.db, account.id)).balance;
const events = async (id: string) =>
  (
    await rows(
      `select type from event where tracking_number = $1 and type ~ 'adjusted' order by position`,
      id,
    )
  ).map(({ type }) => type);

let id = '';
let chargedCents = 0;
beforeEach(async () => {
  await service.database.db.pool.query('delete from charge_dispute');
  // Mails name the entries of their changes.
  await service.database.db.pool.query('delete from mail');
  await service.database.db.pool.query('delete from audit_entry');
  const booked = await service.sdk(account.liveKey).shipments.create(order());
  id = booked.id;
  chargedCents = Math.round(booked.pricing_snapshot.total_hkd * 100) + 500;
  await settleShipment(service.context, account.id, id, { chargedCents, measuredWeightMg: 700_000 });
});

const dispute = (reason = 'It weighs 0.5 kg') => owner.post(`/live/shipments/${id}/dispute`, { reason });
const chargePath = () => `/operator/accounts/${account.id}/charges/${id}`;

describe('a merchant', () => {
  it('disputes a charge with a reason once, and sees it on the parcel', async () => {
    expect((await owner.get(`/live/shipments/${id}/dispute`)).text).toContain('Say why the charge is wrong');
    expect((await dispute()).location).toBe(`/dashboard/live/shipments/${id}`);
    await dispute('Again');
    expect(await disputes()).toEqual([
      { state: 'open', reason: 'It weighs 0.5 kg', answer: null, asked_by: expect.stringContaining('@') },
    ]);
    expect(await actions()).toEqual(['charge.disputed']);
    const { text } = await owner.get(`/live/shipments/${id}`);
    expect(text).toContain('You disputed this charge on');
    expect(text).not.toContain(`/shipments/${id}/dispute`);
  });

  it('sees the lines of the bill beside the quote, the measured size, and the photo as a link', async () => {
    const booked = await service.sdk(account.liveKey).shipments.create(order());
    await settleShipment(service.context, account.id, booked.id, {
      chargedCents: 10_000,
      measuredWeightMg: 900_000,
      carrierBill: {
        measured: { weight_kg: 0.9, length_cm: 30, height_cm: 10 },
        lines: [
          { kind: 'BASE', amount_hkd: 80 },
          { kind: 'OVERSIZE', amount_hkd: 15 },
          { kind: 'RURAL_TOLL', amount_hkd: 5 },
        ],
        photo_url: 'https://photos.carrier.example/1.jpg',
      },
      costCents: 7_712,
    });
    const { text } = await owner.get(`/live/shipments/${booked.id}`);
    for (const [name, amount] of [
      ['Freight and registration', '80.00'],
      ['Oversize', '15.00'],
      ['<code>RURAL_TOLL</code>', '5.00'],
    ])
      expect(text).toMatch(new RegExp(`${name}</td>(<td[^>]*>[^<]*</td>)?<td[^>]*>HKD\\s${amount}`));
    expect(text).toContain('The carrier measured 0.9 kg, 30 × – × 10 cm.');
    expect(text).toContain('href="https://photos.carrier.example/1.jpg" rel="noopener noreferrer"');
    expect(text).not.toContain('77.12');
    const { browser: packer } = await signedInUser(service, {
      accountId: account.id,
      role: 'viewer',
      address: '198.51.100.12',
      choice: { seesRecipients: false },
    });
    expect((await packer.get(`/live/shipments/${booked.id}`)).text).not.toContain('photos.carrier.example');
    const answered = await operator.get(`/operator/accounts/${account.id}/charges/${booked.id}`);
    expect(answered.text).toMatch(
      /Cost of the carrier<\/dt><dd>HKD\s77\.12[\s\S]*HKD\s22\.88[\s\S]*Oversize/,
    );
  });

  it('disputes the rest of a charge, with the facts of the parcel, and nothing after a full refund', async () => {
    const actor = commandLineActor(account.id, service.clock.now());
    const { kysely } = service.database.db;
    await refundCharge(kysely, actor, { trackingNumber: id, amountCents: 100, reason: 'A part' });
    const { text } = await owner.get(`/live/shipments/${id}/dispute`);
    expect(text).toMatch(/Weight quoted<\/dt><dd>0\.5 kg[\s\S]*Weight charged<\/dt><dd>0\.7 kg/);
    const rest = { trackingNumber: id, reason: 'The rest' };
    for (const amountCents of [chargedCents - 99, chargedCents])
      expect(await refundMore(kysely, actor, { ...rest, amountCents }, 100)).toEqual({
        verdict: 'exceeds_charge',
        refundableCents: chargedCents - 100,
      });
    await refundMore(kysely, actor, { ...rest, amountCents: chargedCents - 100 }, 100);
    const refused = await dispute();
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('nothing to dispute')]);
    expect((await owner.get(`/live/shipments/${id}/dispute`)).status).toBe(409);
    expect(await disputeCharge(kysely, actor, { trackingNumber: id, reason: 'x' })).toBe('nothing_left');
    expect([await disputes(), await actions()]).toEqual([[], ['wallet.refunded', 'wallet.adjusted']]);
  });

  it('gets the reason of a correction as the response when it returned the rest of the charge', async () => {
    const actor = commandLineActor(account.id, service.clock.now());
    const { kysely } = service.database.db;
    await dispute('It weighs 0.5 kg.\r\nI weighed it twice.');
    expect(await disputes()).toMatchObject([{ reason: 'It weighs 0.5 kg. I weighed it twice.' }]);
    const correction = { reason: 'Goodwill', trackingNumber: id };
    await correctWallet(kysely, actor, { ...correction, amountCents: 100 });
    expect(await disputes()).toMatchObject([{ state: 'open' }]);
    const all = { trackingNumber: id, amountCents: chargedCents, reason: 'All' };
    expect(await refundCharge(kysely, actor, all)).toMatchObject({ verdict: 'exceeds_charge' });
    await correctWallet(kysely, actor, { ...correction, amountCents: chargedCents - 100 });
    expect(await disputes()).toMatchObject([{ state: 'refunded', answer: 'Goodwill' }]);
    expect(await actions()).toEqual(['charge.disputed', 'wallet.adjusted', 'wallet.adjusted']);
  });

  it('disputes nothing without a reason, before the final fee, in test mode, or of another account', async () => {
    expect((await dispute('  ')).status).toBe(400);
    const open = await service.sdk(account.liveKey).shipments.create(order());
    expect((await owner.post(`/live/shipments/${open.id}/dispute`, { reason: 'x' })).status).toBe(404);
    const test = await service.sdk(account.testKey).shipments.create(order());
    expect((await owner.get(`/test/shipments/${test.id}/dispute`)).status).toBe(404);
    const { browser: stranger } = await signedInUser(service, { address: '198.51.100.9' });
    expect((await stranger.post(`/live/shipments/${id}/dispute`, { reason: 'x' })).status).toBe(404);
    expect([await disputes(), await actions()]).toEqual([[], []]);
  });
});

describe('an operator', () => {
  it('finds the dispute in a queue, and answers it with a refund: ledger, activity, events and answer', async () => {
    await dispute();
    expect((await operator.get('/operator')).text).toContain('/operator/disputes');
    expect((await operator.get('/operator/disputes')).text).toMatch(
      new RegExp(`${id}[\\s\\S]*It weighs 0\\.5 kg`),
    );
    expect((await operator.get(chargePath())).text).toMatch(/name="amount"[^>]*value="5\.00"/);
    const before = await balance();
    const asked = await operator.post(`${chargePath()}/refund`, { amount: '5', reason: 'Weighed again' });
    expect([asked.status, await balance(), await actions()]).toEqual([200, before, ['charge.disputed']]);
    for (const part of [id, 'Weighed again', 'It also answers the dispute.'])
      expect(asked.text).toContain(part);
    expect(asked.text).toMatch(/Refund HKD\s5\.00\?[\s\S]*Limit of your role<\/dt><dd>None/);
    const form = { amount: '5', reason: 'Weighed again', confirmed: 'yes' };
    const reply = await operator.post(`${chargePath()}/refund`, form);
    expect(reply.location).toBe(`/dashboard${chargePath()}?refunded`);
    const { text: shown } = await operator.get(`${chargePath()}?refunded`);
    expect(shown).toContain('The refund was added to the wallet.');
    expect(shown).toMatch(
      /Refunded<\/dt><dd><strong>HKD\s5\.00[\s\S]*Weighed again[\s\S]*ops@sampan\.example/,
    );
    expect(shown).toContain(`href="/dashboard/operator/accounts/${account.id}/live/wallet"`);
    const rest = ((chargedCents - 500) / 100).toFixed(2);
    expect(shown).toMatch(new RegExp(`name="amount"[^>]*value="${rest}"`));
    expect(await balance()).toBe(before + 500);
    expect(await disputes()).toMatchObject([{ state: 'refunded', answer: 'Weighed again' }]);
    expect(await actions()).toEqual(['charge.disputed', 'wallet.refunded']);
    expect(await events(id)).toEqual(['shipment.billing_adjusted']);
    expect((await owner.get(`/live/shipments/${id}`)).text).toMatch(
      /answered with a refund[\s\S]*Weighed again/,
    );
    expect((await operator.get('/operator/disputes')).text).not.toContain(id);
  });

  it('comes from the page of the parcel to its charge, if there is one', async () => {
    const shown = (number: string) =>
      operator.get(`/operator/accounts/${account.id}/live/shipments/${number}`);
    expect((await shown(id)).text).toContain(`href="/dashboard${chargePath()}"`);
    const open = await service.sdk(account.liveKey).shipments.create(order());
    expect((await shown(open.id)).text).not.toContain('/charges/');
  });

  it('refunds at most the charge in all, with a reason, and offers the rest after a part', async () => {
    const before = await balance();
    const amountOf = (cents: number) => (cents / 100).toFixed(2);
    const refund = (amount: string, returned: string, reason = 'Late') =>
      operator.post(`${chargePath()}/refund`, { amount, reason, returned, confirmed: 'yes' });
    const tooMuch = amountOf(chargedCents + 1);
    for (const [amount, reason] of [[tooMuch], ['0'], ['-1'], ['x'], ['1', ' ']] as const)
      expect((await refund(amount, '0', reason)).status).toBe(400);
    expect([await balance(), await actions()]).toEqual([before, []]);
    const { text: first } = await operator.get(chargePath());
    expect(first).toMatch(/Of HKD\s[\d.]+ charged, HKD\s0\.00 returned so far\./);
    await refund('1', '0');
    const { text: second } = await operator.get(chargePath());
    expect(second).toMatch(/Refund the rest[\s\S]*HKD\s1\.00 returned so far\./);
    expect(second).toContain(`value="${amountOf(chargedCents - 100)}"`);
    for (const [amount, returned] of [
      [amountOf(chargedCents), '100'],
      ['2', '0'],
    ] as const)
      expect((await refund(amount, returned)).status).toBe(400);
    expect([await balance(), await actions()]).toEqual([before + 100, ['wallet.refunded']]);
    const question = await operator.post(`${chargePath()}/refund`, {
      amount: amountOf(chargedCents - 100),
      reason: 'Lost',
    });
    expect(question.text).toContain('name="returned" value="100"');
    await Promise.all([refund(amountOf(chargedCents - 100), '100'), refund('1', '100')]);
    const returned = (await balance()) - before;
    expect([100 + 100, chargedCents]).toContain(returned);
    expect([await actions(), await events(id)]).toEqual([
      ['wallet.refunded', 'wallet.adjusted'],
      ['shipment.billing_adjusted', 'shipment.billing_adjusted'],
    ]);
    if (returned < chargedCents) await refund(amountOf(chargedCents - returned), String(returned));
    expect(await balance()).toBe(before + chargedCents);
    const { text: last } = await operator.get(chargePath());
    expect(last).toContain('Nothing more can be refunded.');
    expect(last).not.toContain('name="amount"');
    expect((await refund('1', String(chargedCents))).status).toBe(400);
    expect(await balance()).toBe(before + chargedCents);
  });

  it('answers a dispute of the rest with a further refund', async () => {
    const refund = (returned: string) =>
      operator.post(`${chargePath()}/refund`, { amount: '1', reason: 'Late', returned, confirmed: 'yes' });
    await refund('0');
    await dispute();
    await refund('100');
    expect(await disputes()).toMatchObject([{ state: 'refunded', answer: 'Late' }]);
    expect(await actions()).toEqual(['wallet.refunded', 'charge.disputed', 'wallet.adjusted']);
  });

  it('of support learns on the page of the parcel who may refund', async () => {
    const desk = await signedInOperator(service, 'desk@sampan.example', '198.51.100.90', 'operator_support');
    const finance = await signedInOperator(
      service,
      'books@sampan.example',
      '198.51.100.91',
      'operator_finance',
    );
    const page = `/operator/accounts/${account.id}/live/shipments/${id}`;
    const reason = /Your role cannot refund\. Ask finance; above HKD\s5,000\.00 in 24 hours, ask an operator/;
    expect((await desk.get(page)).text).toMatch(reason);
    expect((await finance.get(page)).text).not.toMatch(reason);
    const { id: uncharged } = await service.sdk(account.liveKey).shipments.create(order());
    expect((await desk.get(page.replace(id, uncharged))).text).not.toMatch(reason);
  });

  it('answers without a refund: no money moves', async () => {
    await dispute();
    const before = await balance();
    expect((await operator.post(`${chargePath()}/refusal`, { answer: '' })).status).toBe(400);
    await operator.post(`${chargePath()}/refusal`, { answer: 'The scan shows 0.7 kg' });
    expect(await disputes()).toMatchObject([{ state: 'refused', answer: 'The scan shows 0.7 kg' }]);
    expect([await balance(), await events(id), await actions()]).toEqual([
      before,
      [],
      ['charge.disputed', 'charge.dispute_refused'],
    ]);
    expect((await owner.get(`/live/shipments/${id}`)).text).toContain('The scan shows 0.7 kg');
  });

  it('finds no charge of a parcel without a final fee, of test mode or of another account', async () => {
    const open = await service.sdk(account.liveKey).shipments.create(order());
    for (const path of [
      `/operator/accounts/${account.id}/charges/${open.id}`,
      `/operator/accounts/${service.account.id}/charges/${id}`,
      `/operator/accounts/acc_none/charges/${id}`,
    ])
      expect((await operator.get(path)).status).toBe(404);
  });

  it('sees volume, revenue, carriers and problems of all accounts', async () => {
    const { text } = await operator.get('/operator');
    expect(text).toMatch(
      /The last 7 days[\s\S]*Parcels \(the same time before: 0\)[\s\S]*Revenue[\s\S]*Parcels by carrier/,
    );
    expect(text).toMatch(/Stuck jobs/);
  });
});
