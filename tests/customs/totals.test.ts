import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { commercialInvoice } from '../../src/customs/commercial-invoice.ts';
import { customsFacts } from '../../src/customs/customs-facts.ts';
import { cn22, cn23 } from '../../src/customs/postal-declaration.ts';
import { microsToAmount } from '../../src/money.ts';
import { declareGoods } from '../../src/pricing/declaration.ts';
import { type DocumentRenderer, openDocumentRenderer } from '../../src/print/document-renderer.ts';
import type { PrintedDocument } from '../../src/print/printed-document.ts';
import { patientRendering } from '../support/deadline.ts';
import { runs } from '../support/profile.ts';
import { labelled } from '../support/shipment/labelled-shipments.ts';

let renderer: DocumentRenderer;
beforeAll(() => {
  renderer = openDocumentRenderer(patientRendering());
});
afterAll(async () => {
  await renderer[Symbol.asyncDispose]();
});

/** Prices near and at half a cent, with up to 6 decimals. */
const price = fc.oneof(
  fc.integer({ min: 0, max: 10_000_000 }).map((units) => units / 1000),
  fc.integer({ min: 1, max: 2_000_000_000 }).map(microsToAmount),
  fc.constantFrom(0, 0.005, 0.995, 1.005, 33.333333, 999_999.999999),
);
const item = fc.record({ quantity: fc.integer({ min: 1, max: 10_000 }), price });
const order = fc.record({
  field: fc.constantFrom('unit_price' as const, 'unit_price_hkd' as const),
  items: fc.array(item, { minLength: 1, maxLength: 100 }),
  rateMicros: fc.option(fc.integer({ min: 6_000_000, max: 9_000_000 }), { nil: null }),
});

type RandomOrder = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

/** Books as createShipment does: reads the prices, freezes the rate, and stores both. */
function booked({ field, items, rateMicros }: RandomOrder) {
  const sent = items.map(({ quantity, price: each }) => ({ quantity, [field]: each }));
  const fx =
    rateMicros === null
      ? null
      : { rateMicros, rateType: 'daily' as const, fetchedAt: '2026-11-21T00:00:00Z' };
  const declaration = declareGoods(sent, undefined, fx);
  const stored = sent.map(({ quantity }, index) => {
    const { usdMicros = null, hkdMicros = null } = declaration.prices[index] ?? {};
    return {
      description: `Item ${index}`,
      quantity,
      ...(usdMicros === null ? {} : { unit_price: microsToAmount(usdMicros) }),
      ...(hkdMicros === null ? {} : { unit_price_hkd: microsToAmount(hkdMicros) }),
    };
  });
  const rate = declaration.fx && {
    rate: declaration.fx.rateMicros / 1_000_000,
    rate_type: 'daily' as const,
    fetched_at: '2026-11-21T00:00:00Z',
    stale: false,
  };
  const shipment = {
    ...labelled({}, { items: stored, declared_currency: declaration.storedCurrency, declared_fx: rate }),
    customs: {},
    reference_no: null,
    pricing: {
      currency: 'HKD' as const,
      freight_hkd: 43.1,
      reg_fee_hkd: 18,
      surcharges: [],
      total_hkd: 61.1,
      rate_table_code: 'RT',
      rate_table_version: 1,
    },
  };
  return { declaration, shipment };
}

const centsOf = (text: string | undefined) => Number((text ?? 'none').replace(/[,.]/g, ''));
const tableOf = (document: PrintedDocument) => {
  const table = document.blocks.find((block) => block.kind === 'table');
  if (!table) throw new Error(`${document.title} has no table`);
  return table;
};
const boxOf = (document: PrintedDocument, caption: RegExp) =>
  document.blocks
    .flatMap((block) => (block.kind === 'boxes' ? block.boxes : []))
    .find((box) => caption.test(box.caption))?.lines?.[0];

it('papers of random orders have totals that are the sum of their lines, to the cent, and agree with the price', async () => {
  await fc.assert(
    fc.property(order, (given) => {
      const { declaration, shipment } = booked(given);
      fc.pre(declaration.violations.length === 0);
      const facts = customsFacts(shipment, 'Shop');
      const invoice = commercialInvoice(facts);
      const { rows, totals } = tableOf(invoice);
      const lines = rows.map((row) => centsOf(row.at(-1)));
      const total = lines.reduce((sum, cents) => sum + cents, 0);
      // Exact: micros × quantity, half up to cents.
      const exact = shipment.items.map(({ quantity, unit_price, unit_price_hkd }) => {
        const each = shipment.declared_currency === 'USD' ? unit_price : unit_price_hkd;
        const micros = BigInt(Math.round((each ?? 0) * 1_000_000)) * BigInt(quantity);
        return Number((2n * micros + 10_000n) / 20_000n);
      });
      expect(lines).toEqual(exact);
      expect(centsOf(totals?.[0]?.at(-1))).toBe(total);
      const { currency } = facts.goods;
      expect(boxOf(invoice, /^Total value/)).toBe(`${currency} ${totals?.[0]?.at(-1)}`);
      expect(currency).toBe(declaration.storedCurrency);
      expect(centsOf(boxOf(invoice, /^Value in HKD/)?.replace('HKD ', ''))).toBe(
        declaration.declaredValueCents,
      );
      for (const document of [cn22(facts), cn23(facts)]) {
        expect(
          tableOf(document).rows.map((row) => centsOf(row.find((cell) => /\.\d\d$/.test(cell)))),
        ).toEqual(lines);
        expect(boxOf(document, /^Total value/)).toBe(`${currency} ${totals?.[0]?.at(-1)}`);
      }
      expect(boxOf(cn23(facts), /^Postal charges/)).toBe('HKD 61.10');
    }),
    { numRuns: runs(1_000) },
  );
}, 60_000);

it('the drawn invoice has every line and the total of the figures', async () => {
  const property = fc.asyncProperty(order, async (given) => {
    const { declaration, shipment } = booked(given);
    fc.pre(declaration.violations.length === 0);
    const invoice = commercialInvoice(customsFacts(shipment, 'Shop'));
    const pdf = await renderer.draw(invoice, 'acc');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    const { rows, totals } = tableOf(invoice);
    for (const row of rows) expect(words).toContain(row.filter((cell) => cell !== '').join(' '));
    expect(words).toContain(`Total ${totals?.[0]?.slice(-3).filter(Boolean).join(' ')}`);
  });
  await fc.assert(property, { numRuns: runs(100) });
}, 120_000);
