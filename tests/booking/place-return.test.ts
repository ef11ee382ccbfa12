import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { insertFxRate } from '../../db/query/pricing/fx-rate.ts';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { pricingContext } from '../../src/account/pricing-inputs.ts';
import { settleShipment } from '../../src/booking/settle.ts';
import { priceReturn } from '../../src/pricing/price-return.ts';
import { verifyLedger } from '../../src/wallet/wallet.ts';
import { type SimulatorProcess, startSimulator } from '../carrier/gateway/simulator-process.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { orderTo } from '../support/shipment/booking.ts';
import { goods } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';
import { sendBack, shop, sold } from '../support/shipment/returns.ts';

let simulator: SimulatorProcess;
let service: TestService;
beforeAll(async () => {
  simulator = await startSimulator();
  service = await startTestService({ env: simulator.env });
});
afterAll(async () => {
  await service.stop();
  await simulator.stop();
});

const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;
const wallet = async ({ liveKey }: TestAccount) =>
  (await service.call('get', '/wallet/balance', liveKey)).body.data;
const inCents = (amount: number) => Math.round(amount * 100);

describe('the goods of a return', () => {
  it('have no price and need no exchange rate if they were sold without a price', async () => {
    const id = await sold(service, { items: [{ description: 'Sample', quantity: 1 }] });
    const { status, body } = await sendBack(service, id);
    expect([status, body.data.declared_currency]).toEqual([201, 'HKD']);
    const [row] = await query('select items, declared_fx from shipment where tracking_number = $1', [
      body.data.id,
    ]);
    expect(row).toMatchObject({ items: [{ description: 'Sample', quantity: 1 }], declared_fx: null });
  });

  it('have the category of the shipment if the one of the request is blank', async () => {
    const id = await sold(service, { goods_category: 'battery' });
    for (const goods_category of ['', '  ']) {
      const { status, body } = await sendBack(service, id, { goods_category });
      expect(status).toBe(201);
      expect(body.data.pricing_snapshot.surcharges).toEqual([{ code: 'BATTERY_HANDLING', amount_hkd: 4 }]);
    }
  });
});

describe('the carrier of a return', () => {
  it('gets the number of the shipment that the goods are of, and none for other bookings', async () => {
    const account = await fundedAccount(service);
    const live = { key: account.liveKey };
    const id = await sold(service, { service_tier_id: 'HKPTCHGG01', ...live });
    const { body } = await sendBack(service, id, { service_tier_id: 'HKPTRTGG01' }, live);
    const [sent, back] = await Promise.all([id, body.data.id].map((one) => simulator.received(one)));
    expect(sent?.calls[0]?.body).not.toHaveProperty('return_of');
    expect(back?.calls).toMatchObject([
      { operation: 'createBooking', answered: 201, body: { return_of: id, product_code: 'PX-RTN-GG' } },
    ]);
  });
});

describe('the money of returns', () => {
  /** Sold with each currency, to each country that a return service carries from. */
  const shipment = fc.record({
    country: fc.constantFrom('US', 'CA', 'DE', 'FR', 'GB', 'AU', 'SG'),
    inUsd: fc.boolean(),
    goods_category: fc.constantFrom('general', 'battery'),
    parcels: fc.array(
      fc.integer({ min: 10, max: 9_000 }).map((grams) => ({ weight_kg: grams / 1_000 })),
      { minLength: 1, maxLength: 3 },
    ),
    prices: fc.array(fc.integer({ min: 100, max: 30_000 }), { minLength: 1, maxLength: 3 }),
  });
  const change = fc.record(
    {
      parcels: fc.constant([{ weight_kg: 0.25, length_cm: 30, width_cm: 20.5, height_cm: 10 }]),
      selected_surcharges: fc.constantFrom([], ['INSURANCE']),
      service_tier_id: fc.constantFrom('HKRTNGG01', 'HKUSRTXP01', 'HKPTRTGG01'),
    },
    { requiredKeys: [] },
  );

  it('is the same to the cent in the dry run, the booking, the pricing function, the wallet and the ledger', async () => {
    const account = await service.createAccount();
    await topUp(service.database.db.pool, {
      accountId: account.id,
      amountCents: 1_000_000_000,
      transactionId: `txn_${randomUUID()}`,
    });
    const fetchedAt = service.clock.now();
    await insertFxRate(service.database.db.kysely, { rateMicros: 7_812_345, rateType: 'daily', fetchedAt });
    const live = { key: account.liveKey };
    const scope = { accountId: account.id, livemode: true };
    let [booked, heldCents] = [0, 0];
    await fc.assert(
      fc.asyncProperty(shipment, change, async ({ country, inUsd, prices, ...sent }, given) => {
        const items = prices.map((cents) =>
          goods({ quantity: 2, [inUsd ? 'unit_price' : 'unit_price_hkd']: cents / 100 }),
        );
        const postal_code = country === 'AU' ? '2000' : '10115';
        const { recipient } = orderTo(country);
        const id = await sold(service, {
          ...sent,
          items,
          recipient: { ...recipient, postal_code },
          sender: shop,
          ...live,
        });
        const before = await wallet(account);
        const dry = (await service.call('post', `/shipments/${id}/return/validate`, live.key).send(given))
          .body.data;
        expect(await wallet(account)).toEqual(before);
        const { status, body } = await sendBack(service, id, given, live);
        expect(status).toBe(dry.valid ? 201 : 400);
        const after = await wallet(account);
        if (!dry.valid) {
          expect(body.data[0]).toEqual(dry.violations[0]);
          expect(after).toEqual(before);
          return;
        }
        booked++;
        const { pricing_snapshot: price, id: back } = body.data;
        expect([price.total_hkd, price.freight_hkd, price.reg_fee_hkd]).toEqual([
          dry.quote.total_hkd,
          dry.quote.freight_hkd,
          dry.quote.reg_fee_hkd,
        ]);
        const pricing = await pricingContext(service.context, { scope, pricingVersion: null });
        const { price: computed } = priceReturn(
          { ...sent, items, ...given },
          { country_code: country, postal_code },
          pricing,
        );
        const totalCents = inCents(price.total_hkd);
        expect(computed?.totalCents).toBe(totalCents);
        expect(inCents(after.held)).toBe(inCents(before.held) + totalCents);
        expect(inCents(after.available)).toBe(inCents(before.available) - totalCents);
        heldCents += totalCents;
        expect(
          await query(
            'select type, held_change_cents::int as held from wallet_transaction where tracking_number = $1',
            [back],
          ),
        ).toEqual([{ type: 'hold', held: totalCents }]);
      }),
      { numRuns: 40 },
    );
    expect(booked).toBeGreaterThan(10);
    const [{ sum }] = await query(
      `select sum(h.amount_cents)::int as sum from hold h join shipment s using (account_id, tracking_number)
          where account_id = $1 and s.return_of is not null`,
      [account.id],
    );
    expect(sum).toBe(heldCents);
    expect(await verifyLedger(service.database.db.pool)).toMatchObject({ ok: true });
  }, 60_000);

  it('lasts for some of twenty returns at the same moment: the others get 402, and nothing of them is left', async () => {
    const account = await service.createAccount();
    const live = { key: account.liveKey };
    await topUp(service.database.db.pool, {
      accountId: account.id,
      amountCents: 100_000,
      transactionId: `txn_${randomUUID()}`,
    });
    const [first, second] = [await sold(service, live), await sold(service, live)];
    const before = await wallet(account);
    const totalCents = 8_825;
    const affordable = Math.floor(inCents(before.available) / totalCents);
    expect(affordable).toBeGreaterThan(3);
    expect(affordable).toBeLessThan(16);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sendBack(service, index % 2 === 0 ? first : second, {}, live)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(affordable).fill(201), ...Array(20 - affordable).fill(402)]);
    expect(inCents((await wallet(account)).held)).toBe(inCents(before.held) + affordable * totalCents);
    expect(
      await query(
        `select (select count(*)::int from shipment where account_id = $1 and return_of is not null) as returns,
          (select count(*)::int from hold h join shipment s using (account_id, tracking_number)
            where account_id = $1 and s.return_of is not null) as holds,
          (select count(*)::int from sandbox_booking b join shipment s on s.tracking_number = b.reference where s.account_id = $1 and s.return_of is not null) as bookings`,
        [account.id],
      ),
    ).toEqual([{ returns: affordable, holds: affordable, bookings: affordable }]);
    // They are cancelled while others are booked with the money that comes free.
    const booked = answers.flatMap(({ status, body }) => (status === 201 ? [body.data.id] : []));
    const later = await Promise.all([
      ...booked.map((id) => service.call('post', `/shipments/${id}/cancel`, live.key)),
      ...Array.from({ length: 5 }, () => sendBack(service, first, {}, live)),
    ]);
    const [cancelled, again] = [later.slice(0, booked.length), later.slice(booked.length)];
    expect(cancelled.map(({ status }) => status)).toEqual(booked.map(() => 200));
    expect(again.every(({ status }) => status === 201 || status === 402)).toBe(true);
    const held = again.filter(({ status }) => status === 201).length * totalCents;
    expect(inCents((await wallet(account)).held)).toBe(inCents(before.held) + held);
    expect(await verifyLedger(service.database.db.pool)).toMatchObject({ ok: true });
  });

  it('is held for every return while the final fees of their shipments are charged at the same moment', async () => {
    const account = await fundedAccount(service);
    const live = { key: account.liveKey };
    const originals = [await sold(service, live), await sold(service, live), await sold(service, live)];
    const before = await wallet(account);
    const rounds = 4;
    const answers = await Promise.all([
      ...originals.flatMap((id) => Array.from({ length: rounds }, () => sendBack(service, id, {}, live))),
      ...originals.map((id) =>
        settleShipment(service.context, account.id, id, { chargedCents: 9_000, measuredWeightMg: 500_000 }),
      ),
    ]);
    const settled = answers.splice(-originals.length);
    expect(settled).toEqual(originals.map(() => expect.objectContaining({ verdict: 'posted' })));
    expect(answers.map((answer) => answer && 'status' in answer && answer.status)).toEqual(
      answers.map(() => 201),
    );
    const after = await wallet(account);
    expect(inCents(after.balance)).toBe(inCents(before.balance) - originals.length * 9_000);
    expect(inCents(after.held)).toBe(answers.length * 8_825);
    expect(await verifyLedger(service.database.db.pool)).toMatchObject({ ok: true });
    for (const id of originals)
      expect((await service.call('get', `/shipments/${id}`, live.key)).body.data.returns).toHaveLength(
        rounds,
      );
  });
});
