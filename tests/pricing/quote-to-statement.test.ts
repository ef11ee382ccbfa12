import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { insertRateAfter } from '../../db/query/pricing/currency-rate.ts';
import { insertFxRate } from '../../db/query/pricing/fx-rate.ts';
import { sumAboveQuote } from '../../db/query/wallet/above-quote.ts';
import type { components } from '../../generated/types.ts';
import { commandLineActor } from '../../src/audit.ts';
import { settleShipment } from '../../src/booking/settle.ts';
import { walletTexts } from '../../src/dashboard/wallet/text.ts';
import { hongKongDay } from '../../src/runtime.ts';
import { refundCharge } from '../../src/wallet/change-wallet.ts';
import { disputeCharge, refuseDispute } from '../../src/wallet/dispute.ts';
import { signedInUser } from '../support/dashboard.ts';
import { readBytes } from '../support/process/read-bytes.ts';
import { productCalls } from '../support/product/products.ts';
import { runs } from '../support/profile.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { createBatch, ordersOf, placeBatches } from '../support/shipment/batch.ts';
import { create } from '../support/shipment/booking.ts';
import { expectLedgerHolds } from '../support/shipment/ledger-holds.ts';
import { liveAccount } from '../support/shipment/live-account.ts';
import { goods, order } from '../support/shipment/order.ts';
import { sendBack, shop } from '../support/shipment/returns.ts';

type Schemas = components['schemas'];

const topUpCents = 5_000_000_000;
let service: TestService;
let account: TestAccount;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  account = await liveAccount(service.database, topUpCents);
  key = account.liveKey;
  const { kysely } = service.database.db;
  const daily = { rateType: 'daily' as const, fetchedAt: service.clock.now() };
  await insertFxRate(kysely, { rateMicros: 7_800_000, ...daily });
  for (const [currency, rateNanos] of Object.entries(nanosOf))
    await insertRateAfter(kysely, null, { currency, rateNanos, ...daily });
  const { added } = productCalls(() => service);
  for (const [index, { sku, ...product }] of kinds.entries())
    await added({ ...goods(product), quantity: undefined, sku, unit_price_hkd: 45.5 + 100 * index }, key);
}, 60_000);
afterAll(() => service.stop());

const nanosOf = { AUD: 5.1e9, CAD: 5.6e9, CHF: 9.7e9, EUR: 9.05e9, GBP: 10.4e9, NOK: 0.77e9, NZD: 4.6e9 };

/** Places with taxes of their own, and beside each the mainland. Norway asks for a number or a prepayment. */
const places = [
  ['DE', '10115'],
  ['DE', '78266'],
  ['DE', '27498'],
  ['FR', '75001'],
  ['FR', '97110'],
  ['FR', '98000'],
  ['ES', '28013'],
  ['ES', '35001'],
  ['GB', 'SW1A 1AA'],
  ['GB', 'BT1 1AA'],
  ['GB', 'JE2 3AB'],
  ['NO', '0150'],
  ['NO', '9170'],
  ['CH', '8001'],
  ['AU', '2000'],
  ['NZ', '6011'],
  ['US', '10118'],
  ['CA', 'M5V 3A8'],
] as const;
const ddpCountries: readonly string[] = ['DE', 'FR', 'ES', 'GB'];

const kinds = [
  { sku: 'TEE', description: 'Cotton T-shirt', hs_code: '6109.10.0012' },
  { sku: 'CREAM', description: 'Face cream', hs_code: '3304.99.0000' },
  { sku: 'PHONES', description: 'Earphones', hs_code: '8518.30.2000' },
] as const;

const cents = (hkd: number) => Math.round(hkd * 100);
const hkd = (amount: number) => amount / 100;
const amount = (min: number, max: number) => fc.integer({ min, max }).map(hkd);
const bill = fc.record({
  duties: fc.option(amount(0, 90_000)),
  rest: amount(100, 20_000),
  isTwice: fc.boolean(),
  isDisputed: fc.boolean(),
  refundShare: fc.constantFrom(0, 0, 0.4, 1),
});

const item = fc.record({
  kind: fc.constantFrom(...kinds),
  quantity: fc.integer({ min: 1, max: 9 }),
  price: amount(1, 60_000),
});

const random = fc.record({
  place: fc.oneof(fc.constantFrom(...places), fc.constantFrom(places[0], places[3], places[8])),
  items: fc.array(item, { minLength: 1, maxLength: 3 }),
  incoterm: fc.constantFrom(undefined, 'DAP' as const, ...Array<'DDP'>(3).fill('DDP')),
  ioss_number: fc.constantFrom(...Array<undefined>(5).fill(undefined), 'IM3720012345'),
  recipient_type: fc.constantFrom(undefined, 'private' as const, 'business' as const),
  voec_prepay: fc.boolean(),
  isInsured: fc.boolean(),
  isBySku: fc.boolean(),
  isInBatch: fc.boolean(),
  fate: fc.oneof(
    fc.constantFrom('cancel' as const, 'open' as const),
    bill,
    fc.record({ bill, back: fc.oneof(fc.constant('cancel' as const), bill) }),
  ),
});
type Random = typeof random extends fc.Arbitrary<infer Value> ? Value : never;
type Bill = typeof bill extends fc.Arbitrary<infer Value> ? Value : never;

function orderOf({ place, items, incoterm, isInsured, isBySku, voec_prepay, ...rest }: Random) {
  const [country_code, postal_code] = place;
  const { ioss_number, recipient_type } = rest;
  const optional = {
    ...(ioss_number && { ioss_number }),
    ...(recipient_type && { recipient_type }),
    ...(incoterm && {
      incoterm: incoterm === 'DDP' && !ddpCountries.includes(country_code) ? 'DAP' : incoterm,
    }),
    ...(country_code === 'NO' && (voec_prepay ? { voec_prepay } : { tax_number: 'VOEC2024' })),
    ...(isInsured && { selected_surcharges: ['INSURANCE'] }),
  };
  const sent = items.map(({ kind, quantity, price }) =>
    isBySku ? { sku: kind.sku, quantity } : goods({ ...kind, quantity, unit_price_hkd: price }),
  );
  return {
    ...order({ recipient: { ...order().recipient, country_code, postal_code }, sender: shop }),
    ...optional,
    items: sent,
  };
}

async function quoteFor({ recipient, parcels, items, service_tier_id, ...body }: ReturnType<typeof orderOf>) {
  const {
    sender: _,
    selected_surcharges: surcharges,
    tax_number: __,
    ...terms
  } = body as typeof body & {
    selected_surcharges?: string[];
    tax_number?: string;
  };
  const { country_code: destination_country, postal_code: destination_postal_code } = recipient;
  const to = {
    destination_country,
    destination_postal_code,
    service_tier_id,
    weight_kg: 0.5,
    parcels,
    items,
  };
  const sent = { ...to, ...terms, ...(surcharges && { surcharges }) };
  return service.call('post', '/rates', key).send(sent);
}

async function placed(body: object, isInBatch: boolean): Promise<string | null> {
  if (!isInBatch) {
    const { status, body: answer } = await create(service, body, key);
    expect([201, 400]).toContain(status);
    return status === 201 ? answer.data.id : null;
  }
  const { id } = await createBatch(service, [{ ...body, reference_no: 'SO-1' }], { key });
  await placeBatches(service.context);
  const [row] = await ordersOf(service, id, key);
  return row?.shipment?.id ?? null;
}

/** Returns the amounts of a price that a quote and a shipment have in common. */
const priceOf = ({
  total_hkd,
  freight_hkd,
  reg_fee_hkd,
  surcharges,
  landed_cost,
  landed_cost_gap,
}: Pick<Schemas['PricingSnapshot'], 'total_hkd' | 'freight_hkd' | 'reg_fee_hkd' | 'surcharges'> & {
  readonly landed_cost?: unknown;
  readonly landed_cost_gap?: unknown;
}) => ({
  total_hkd,
  freight_hkd,
  reg_fee_hkd,
  fees: surcharges.map(({ code, amount_hkd }) => [code, amount_hkd]),
  landed_cost,
  landed_cost_gap,
});

const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** Returns the text of a PDF in one line; null: there is none. */
async function pdfText(path: string): Promise<string | null> {
  const { status, body } = await service.call('get', path, key).buffer(true).parse(readBytes);
  if (status !== 200) return null;
  const pdf = await getDocumentProxy(new Uint8Array(body));
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}

/** Compares the customs paper with the price. Returns false where the order has none. */
async function checkPaper(shipment: Schemas['ShipmentDetail']): Promise<boolean> {
  const text = await pdfText(`/shipments/${shipment.id}/documents/commercial_invoice`);
  if (text === null) return false;
  const { landed_cost: cost, duties_taxes_hkd: duties } = shipment.pricing_snapshot;
  const says = {
    term: /\b(DDP|DAP):/.exec(text)?.[1],
    duties: /duties and taxes of HKD ([\d.,]+) are paid/.exec(text)?.[1],
    isPaidAtSale: text.includes('VAT was charged at the sale'),
  };
  expect(says.term).toBe(shipment.incoterm);
  expect(says.duties).toBe(duties === undefined ? undefined : figure.format(duties));
  const included = cost?.lines.flatMap((line) => (line.payment === 'included' ? cents(line.amount_hkd) : []));
  if (duties !== undefined) expect(cents(duties)).toBe(included?.reduce((sum, one) => sum + one, 0));
  if (says.isPaidAtSale && cost)
    expect(cost.lines).toContainEqual(expect.objectContaining({ kind: 'tax', payment: 'at_sale' }));
  return true;
}

/** The account as the test books it: an entry of the ledger is its shipment, its type and its cents. */
const expected = {
  balance: topUpCents,
  held: 0,
  entries: new Map<string, [string, number][]>(),
  /** Of parcels whose final fee is above the price. */
  above: { count: 0, cents: 0, refunded_cents: 0 },
};

function enter(id: string, type: string, held: number, balance = 0): void {
  expected.held += held;
  expected.balance += balance;
  const entries = expected.entries.get(id) ?? [];
  entries.push([type, type === 'hold' || type === 'void' ? held : balance]);
  expected.entries.set(id, entries);
}

async function checkWallet(): Promise<void> {
  const { balance, held } = (await service.call('get', '/wallet/balance', key)).body.data;
  expect([cents(balance), cents(held)]).toEqual([expected.balance, expected.held]);
}

const detail = async (id: string): Promise<Schemas['ShipmentDetail']> =>
  (await service.call('get', `/shipments/${id}`, key)).body.data;

async function cancel(id: string, totalCents: number): Promise<void> {
  const { body } = await service.call('post', `/shipments/${id}/cancel`, key);
  expect(cents(body.data.refunded_amount_hkd)).toBe(totalCents);
  enter(id, 'void', -totalCents);
}

/** Settles a shipment, and refunds a part. `dutiesCents`: duties and taxes in its price. */
async function settle(
  id: string,
  { duties, rest, isTwice, isDisputed, refundShare }: Bill,
  totalCents: number,
  dutiesCents = 0,
) {
  const chargedCents = cents(rest) + cents(duties ?? 0);
  const final = {
    chargedCents,
    measuredWeightMg: 500_000,
    ...(duties === null ? {} : { dutiesTaxesCents: cents(duties) }),
  };
  for (const repeated of isTwice ? [false, true] : [false])
    expect(await settleShipment(service.context, account.id, id, final)).toMatchObject({ repeated });
  const difference = duties === null ? 0 : cents(duties) - dutiesCents;
  enter(id, 'post', -totalCents, difference - chargedCents);
  if (difference !== 0) enter(id, 'duties', 0, -difference);
  const refundCents = Math.floor(chargedCents * refundShare);
  const isAnswered = isDisputed || refundCents >= chargedCents - totalCents;
  if (chargedCents > totalCents && !isAnswered) {
    expected.above.count++;
    expected.above.cents += chargedCents - totalCents;
    expected.above.refunded_cents += refundCents;
  }
  const actor = commandLineActor(account.id, service.clock.now());
  const { kysely } = service.database.db;
  if (isDisputed)
    expect(await disputeCharge(kysely, actor, { trackingNumber: id, reason: 'Late' })).toBe('disputed');
  if (isDisputed && refundCents === 0)
    expect(await refuseDispute(kysely, actor, { trackingNumber: id, answer: 'It was on time' })).toBe(true);
  if (refundCents > 0) {
    const refund = { trackingNumber: id, amountCents: refundCents, reason: 'Late' };
    expect(await refundCharge(kysely, actor, refund)).toMatchObject({ verdict: 'refunded' });
    enter(id, 'refund', 0, refundCents);
  }
  const { billing, return_of } = await detail(id);
  expect(billing).toMatchObject({ charged_hkd: hkd(chargedCents), adjustments_hkd: hkd(0 - refundCents) });
  const { duties_taxes: part = null } = billing as { duties_taxes?: object | null };
  if (duties === null || (return_of !== null && duties === 0)) return;
  expect(part).toMatchObject({ charged_hkd: duties, difference_hkd: hkd(difference) });
}

/** Books the return of a shipment. Returns its price in cents, which has no duties and taxes. */
async function bookReturn(id: string): Promise<{ id: string; totalCents: number } | null> {
  await service.database.db.pool.query(
    "update shipment set status = 'delivered', delivered_at = now() where tracking_number = $1",
    [id],
  );
  const { status, body } = await sendBack(service, id, {}, { key });
  expect([201, 400]).toContain(status);
  if (status !== 201) return null;
  const { pricing_snapshot: price } = body.data;
  expect(price.duties_taxes_hkd).toBeUndefined();
  const totalCents = cents(price.total_hkd);
  enter(body.data.id, 'hold', totalCents);
  return { id: body.data.id, totalCents };
}

async function checkEntries(id: string): Promise<void> {
  const { body } = await service.call('get', `/wallet/transactions?shipment_id=${id}`, key);
  const found = body.data.data.map((one: Schemas['WalletTransaction']) => [one.type, cents(one.amount_hkd)]);
  expect(found.reverse()).toEqual(expected.entries.get(id));
}

async function checkStatement(): Promise<void> {
  const month = hongKongDay(service.clock.now()).slice(0, 7);
  const { body } = await service.call('get', `/wallet/statements/${month}`, key);
  const all = [...expected.entries.values()].flat();
  const sum = (...types: string[]) =>
    all.reduce((total, [type, one]) => total + (types.includes(type) ? one : 0), 0);
  const { data } = body;
  expect({
    charges: cents(data.charges_hkd),
    duties: cents(data.duties_taxes_difference_hkd ?? 0),
    refunds: cents(data.refunds_hkd),
    invoiced: cents(data.invoice_total_hkd),
    closing: cents(data.closing_balance_hkd),
    held: cents(data.closing_held_hkd),
  }).toEqual({
    charges: -sum('post', 'duties'),
    duties: 0 - sum('duties'),
    refunds: sum('refund'),
    invoiced: -sum('post', 'duties', 'refund'),
    closing: expected.balance,
    held: expected.held,
  });
  const printed = (name: string, amount: number) => `${name} HKD ${figure.format(hkd(amount))}`;
  const paper = await pdfText(`/wallet/statements/${month}/documents/statement`);
  expect(paper).toContain(printed('Charges for shipments', sum('post', 'duties')));
  expect(paper).toContain(printed('of which duties and taxes: difference', sum('duties')));
  expect(paper).toContain(printed('Refunds', sum('refund')));
  expect(paper).toContain(printed('Balance so far', expected.balance));
  const fees = -sum('post', 'duties', 'refund');
  expect(paper).toContain(printed('On hold for shipments without a final fee', expected.held));
  expect(paper).toContain(printed('Charges less refunds, with the amount on hold', fees + expected.held));
  await checkPages(fees);
  const file = await service
    .call('get', `/wallet/statements/${month}/documents/statement?format=csv`, key)
    .buffer(true)
    .parse(readBytes);
  const [head = [], ...lines] = file.body
    .toString()
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line: string) => line.split(',')) as string[][];
  const column = (line: string[], name: string) => line[head.indexOf(name)] ?? '';
  const listed = lines
    .filter((line) => column(line, 'shipment_id') !== '')
    .map((line) => [
      column(line, 'shipment_id'),
      column(line, 'type'),
      cents(Number(column(line, 'amount_hkd'))),
    ]);
  const entered = [...expected.entries].flatMap(([id, entries]) => entries.map((entry) => [id, ...entry]));
  expect(listed.map(String).sort()).toEqual(entered.map(String).sort());
}

/** The wallet's page shows the month and the dearer parcels as the statement and the ledger have them. */
async function checkPages(feesCents: number): Promise<void> {
  const { browser } = await signedInUser(service, { accountId: account.id });
  const shown = async (path: string) =>
    (await browser.get(path)).text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const money = (amount: number) => `HKD ${figure.format(hkd(amount))}`;
  const wallet = await shown('/live/wallet');
  const { fees, onHold, together } = walletTexts.en.costsSoFar;
  expect(wallet).toContain(
    `${fees} ${money(feesCents)} ${onHold} ${money(expected.held)} ${together} ${money(feesCents + expected.held)}`,
  );
  const { count, cents: above, refunded_cents: refunded } = expected.above;
  expect(await sumAboveQuote(service.database.db.kysely, { accountId: account.id, livemode: true })).toEqual(
    expected.above,
  );
  expect(wallet).toContain(`${money(above)} ${walletTexts.en.overview.aboveQuote(count)}`);
  const list = await shown('/live/wallet/above-quote');
  const { sum, refundedOf } = walletTexts.en.aboveQuote;
  expect(list).toContain(sum(count, money(above)));
  if (refunded > 0) expect(list).toContain(refundedOf(money(refunded)));
  const [, ...lines] = (await browser.get('/live/wallet/above-quote.csv')).text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const total = (column: number) => lines.reduce((all, cells) => all + cents(Number(cells.at(column))), 0);
  expect([lines.length, total(-1)]).toEqual([count, refunded]);
}

it('quote, dry run, booking, paper, ledger and statement, and the pages of the wallet agree for random orders, to the cent', async () => {
  const seen = { booked: 0, known: 0, ddp: 0, papers: 0, returns: 0 };
  await fc.assert(
    fc.asyncProperty(random, async (one) => {
      const body = orderOf(one);
      const [dry, quote, id] = [
        (await service.call('post', '/shipments/validate', key).send(body)).body.data,
        await quoteFor(body),
        await placed(body, one.isInBatch),
      ];
      expect(id !== null).toBe(dry.valid);
      if (id === null) return;
      const shipment = await detail(id);
      const price = shipment.pricing_snapshot;
      expect(priceOf(dry.quote)).toEqual(priceOf(price));
      expect([quote.status, priceOf(quote.body.data.options[0])]).toEqual([200, priceOf(price)]);
      seen.booked++;
      if (price.landed_cost) seen.known++;
      if (price.duties_taxes_hkd !== undefined) seen.ddp++;
      if (await checkPaper(shipment)) seen.papers++;
      const totalCents = cents(price.total_hkd);
      enter(id, 'hold', totalCents);
      const { fate } = one;
      const dutiesCents = cents(price.duties_taxes_hkd ?? 0);
      if (fate === 'cancel') await cancel(id, totalCents);
      else if (fate !== 'open') {
        const isReturned = 'back' in fate;
        await settle(id, isReturned ? fate.bill : fate, totalCents, dutiesCents);
        const back = isReturned ? await bookReturn(id) : null;
        if (back && isReturned) {
          seen.returns++;
          if (fate.back === 'cancel') await cancel(back.id, back.totalCents);
          else await settle(back.id, fate.back, back.totalCents);
          await checkEntries(back.id);
        }
      }
      await checkEntries(id);
      await checkWallet();
    }),
    { numRuns: runs(250), endOnFailure: true },
  );
  await checkStatement();
  await expectLedgerHolds(service.database.db);
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
}, 600_000);
