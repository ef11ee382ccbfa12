import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countQueues } from '../../db/query/shipment/work-queue.ts';
import { sumAboveQuote } from '../../db/query/wallet/above-quote.ts';
import { finalFees } from '../../db/query/wallet/wallet-charge.ts';
import { commandLineActor } from '../../src/audit.ts';
import { type FinalFee, settleShipment } from '../../src/booking/settle.ts';
import { shipmentTexts } from '../../src/dashboard/shipment/text.ts';
import { correctWallet, refundCharge } from '../../src/wallet/change-wallet.ts';
import { refuseDispute } from '../../src/wallet/dispute.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';

const text = shipmentTexts.en.charge;

let service: TestService;
let account: TestAccount;
let owner: TestBrowser;
let clerk: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  account = await fundedAccount(service);
  ({ browser: owner } = await signedInUser(service, { accountId: account.id }));
  ({ browser: clerk } = await signedInUser(service, {
    accountId: account.id,
    role: 'clerk',
    address: '198.51.100.7',
  }));
});
afterAll(() => service.stop());

/** Books a parcel, and charges this much above its quote. */
async function charged(aboveCents: number, fee: Partial<FinalFee> = {}) {
  const { id, pricing_snapshot: price } = await service.sdk(account.liveKey).shipments.create(order());
  const chargedCents = Math.round(price.total_hkd * 100) + aboveCents;
  await settleShipment(service.context, account.id, id, { chargedCents, measuredWeightMg: 500_000, ...fee });
  return { id, quoted: price.total_hkd.toFixed(2), charged: (chargedCents / 100).toFixed(2) };
}

const rowOf = async (browser: TestBrowser, id: string, list = 'queue=cost_above_quote') =>
  (await browser.get(`/live/shipments?${list}`)).text
    .split('<tr>')
    .find((row) => row.includes(`/shipments/${id}`)) ?? '';

describe('a parcel that cost more than quoted', () => {
  it('begins with the difference, its reasons and the way to dispute it, on its page and in the drawer', async () => {
    const { id } = await charged(2_730, {
      measuredWeightMg: 2_300_000,
      carrierBill: {
        lines: [
          { kind: 'BASE', amount_hkd: 60 },
          { kind: 'REMOTE_AREA', amount_hkd: 20 },
          { kind: 'RURAL_TOLL', amount_hkd: 3 },
        ],
      },
    });
    const { text: page } = await owner.get(`/live/shipments/${id}`);
    const [begin = '', rest = ''] = page.split('<section class="overview"');
    const notice = begin.slice(begin.indexOf('<div class="notice warning"'));
    expect(notice).toMatch(
      /Cost more than quoted[\s\S]*It cost HKD\s27\.30 more than quoted\. The carrier charged for 2\.3 kg instead of 0\.5 kg\. Remote area: HKD\s20\.00 more than quoted\. Another fee of the carrier: HKD\s3\.00 more than quoted\./,
    );
    expect(notice).toContain(`href="/dashboard/live/shipments/${id}/dispute"`);
    // Once: the table of the lines does not say it again.
    expect(rest).not.toContain('more than quoted');
    expect(rest).not.toContain(`/shipments/${id}/dispute`);
  });

  it('gives the link to a colleague to those who may not dispute it', async () => {
    const { id } = await charged(500);
    for (const shown of [(await clerk.get(`/live/shipments/${id}`)).text, await rowOf(clerk, id)]) {
      expect(shown).toContain(text.askColleague);
      expect(shown).toContain(`data-copy-text="${service.rootUrl}/dashboard/live/shipments/${id}"`);
      expect(shown).not.toContain('/dispute"');
    }
    expect((await owner.get(`/live/shipments/${id}`)).text).not.toContain(text.askColleague);
  });

  it('has the reason, the way to a dispute, and then its state in the lists, which it leaves with the response', async () => {
    const { id } = await charged(700, { measuredWeightMg: 1_200_000 });
    const lists = async () => [
      await rowOf(owner, id),
      (await owner.get('/live/wallet/above-quote')).text
        .split('<tr>')
        .find((row) => row.includes(`/shipments/${id}`)) ?? '',
    ];
    for (const row of await lists()) {
      expect(row).toMatch(/It cost HKD\s7\.00 more[\s\S]*1\.2 kg instead of 0\.5 kg/);
      expect(row).toContain(`/live/shipments/${id}/dispute`);
    }
    await owner.post(`/live/shipments/${id}/dispute`, { reason: 'It weighs 0.5 kg' });
    for (const row of await lists()) {
      expect(row).toContain(text.disputed);
      expect(row).not.toContain(`/live/shipments/${id}/dispute`);
    }
    const actor = { accountId: account.id, email: 'ops@sampan.example', ip: null, now: service.clock.now() };
    await refuseDispute(service.database.db.kysely, actor, { trackingNumber: id, answer: 'Weighed twice' });
    expect(await lists()).toEqual(['', '']);
    const { text: page } = await clerk.get(`/live/shipments/${id}`);
    expect(page.split('<section class="overview"')[0]).toMatch(/without a refund on[\s\S]*Weighed twice/);
    expect(page).not.toContain('notice warning');
    expect((await owner.get('/live/wallet/above-quote.csv')).text).not.toContain(id);
  });

  it('is not one that cost less: its bill has the difference, and can be disputed too', async () => {
    const { id } = await charged(-200, { measuredWeightMg: 300_000 });
    const [begin = '', rest = ''] = (await owner.get(`/live/shipments/${id}`)).text.split(
      '<section class="overview"',
    );
    expect(begin).not.toContain(text.aboveQuote);
    expect(rest).toMatch(/It cost HKD\s2\.00 less[\s\S]*0\.3 kg instead of/);
    expect(rest).toContain(`/live/shipments/${id}/dispute`);
    expect(await rowOf(owner, id)).toBe('');
  });

  it('leaves the lists once the difference is returned, and its page shows that quietly', async () => {
    const { id, charged: fee } = await charged(700);
    const { kysely } = service.database.db;
    const actor = commandLineActor(account.id, service.clock.now());
    const counts = async () => {
      const scope = { accountId: account.id, livemode: true };
      const queues = await countQueues(kysely, scope);
      const { count } = await sumAboveQuote(kysely, scope);
      return [count, queues.find(({ queue }) => queue === 'cost_above_quote')?.count ?? 0];
    };
    const before = await counts();
    await refundCharge(kysely, actor, { trackingNumber: id, amountCents: 300, reason: 'A part' });
    expect(await counts()).toEqual(before);
    const warned = (await owner.get(`/live/shipments/${id}`)).text;
    expect(warned).toMatch(/notice warning[\s\S]*Refunded HKD\s3\.00 on [\s\S]*\/dispute"/);
    expect(await rowOf(owner, id)).not.toBe('');
    await correctWallet(kysely, actor, { amountCents: 400, reason: 'The rest', trackingNumber: id });
    expect(await counts()).toEqual(before.map((count) => count - 1));
    expect(await rowOf(owner, id)).toBe('');
    const { text: page } = await owner.get(`/live/shipments/${id}`);
    const net = (Number(fee) - 7).toFixed(2);
    expect(page).toMatch(
      new RegExp(`and returned</h2>[\\s\\S]*Refunded HKD\\s7\\.00 on [^<]* It cost HKD\\s${net} in all\\.`),
    );
    expect(page).toMatch(
      new RegExp(`Refunds and corrections</td>[\\s\\S]*Cost in all</td>[\\s\\S]*HKD\\s${net}`),
    );
    expect(page).not.toContain('notice warning');
    expect(page.split('<section class="overview"')[0]).not.toContain('/dispute"');
  });

  it('costs nothing in test mode, which offers no dispute', async () => {
    const { shipments } = service.sdk(account.testKey);
    const { id, pricing_snapshot: price } = await shipments.create(order());
    await service.database.db.pool.query(
      'update shipment set test_charged_cents = $2, test_settled_at = sampan_clock() where tracking_number = $1',
      [id, Math.round(price.total_hkd * 100) + 100],
    );
    const { text: page } = await owner.get(`/test/shipments/${id}`);
    expect(page.split('<section class="overview"')[0]).toMatch(/more than quoted[\s\S]*No money moves/);
    expect(page).not.toContain(`/shipments/${id}/dispute`);
  });
});

describe('the price in lists', () => {
  it('is the final fee, with the quote where it differs, and the quote before', async () => {
    const dear = await charged(1_000);
    const even = await charged(0);
    const dearRow = await rowOf(owner, dear.id, '');
    expect(dearRow).toMatch(
      new RegExp(`HKD\\s${dear.charged} <span class="hint">\\(quoted: HKD\\s${dear.quoted}\\)`),
    );
    const evenRow = await rowOf(owner, even.id, '');
    expect(evenRow).toMatch(new RegExp(`HKD\\s${even.quoted}<`));
    expect(evenRow).not.toContain('quoted:');
    const { data } = await service.sdk(account.liveKey).shipments.list();
    expect(data.find(({ id }) => id === dear.id)?.total_hkd).toBe(Number(dear.quoted));
  });

  it('sorts by the final fee where there is one, also in the file', async () => {
    const dearest = await charged(90_000);
    await charged(100);
    const { text: page } = await owner.get('/live/shipments?sort=price');
    expect(/name="id" value="(SMP\d+)"/.exec(page)?.[1]).toBe(dearest.id);
    const [names = '', first = ''] = (await owner.get('/live/shipments.csv?sort=price')).text.split('\r\n');
    const at = names.split(',').indexOf('charged_hkd');
    expect([first.split(',')[0], first.split(',')[at]]).toEqual([
      dearest.id,
      String(Number(dearest.charged)),
    ]);
  });

  it('is read for shipments of the scope only', async () => {
    const { id, charged: fee } = await charged(0);
    const { kysely } = service.database.db;
    const scope = { accountId: account.id, livemode: true };
    expect(await finalFees(kysely, scope, [id])).toEqual(new Map([[id, Math.round(Number(fee) * 100)]]));
    for (const other of [
      { accountId: service.account.id, livemode: true },
      { accountId: account.id, livemode: false },
    ])
      expect(await finalFees(kysely, other, [id])).toEqual(new Map());
  });
});
