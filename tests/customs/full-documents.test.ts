import { describe, expect, it } from '@jest/globals';
import { commercialInvoice } from '../../src/customs/commercial-invoice.ts';
import { customsFacts } from '../../src/customs/customs-facts.ts';
import { cn22, cn23 } from '../../src/customs/postal-declaration.ts';
import { layOutDocument } from '../../src/print/lay-out-document.ts';
import { labelled, upTo } from '../support/shipment/labelled-shipments.ts';

const words = 'Stainless steel vacuum bottle 保溫瓶 ';
const contact = (index: number) => ({
  name: upTo(`Works ${index} ${words}`, 100),
  address: upTo(words, 140),
  country_code: 'DE',
  email: `${upTo('gpsr', 80)}@eurorep.example`,
  phone: upTo('+49 30 1234567', 30),
});

/** The largest order: 100 items with every text at its limit. */
const shipment = {
  ...labelled(
    { contact_name: upTo(words, 100), address: upTo(words, 500), city: upTo(words, 100) },
    {
      parcels: Array.from({ length: 20 }, () => ({ weight_kg: 1 })),
      items: Array.from({ length: 100 }, (_, index) => ({
        description: upTo(`${index} ${words}`, 200),
        quantity: 10_000,
        unit_price: 99.999999,
        unit_weight_kg: 0.000001,
        hs_code: '61091000106109100010',
        country_of_manufacture: 'CN',
        merchant_product_id: upTo('M1 ', 200),
        mfr_id_std: upTo('4891234567890', 200),
        mfr_id_nonstd: upTo('批號 ', 200),
        product_id_exemption: 'Y081Y081Y081Y081',
        cpsc_certifier_id: upTo('C', 64),
        cpsc_product_id: upTo('P', 64),
        cpsc_version_id: upTo('V', 64),
        battery_un_number: 'UN3481',
        battery_packing_instruction: 'PI966 II',
        battery_watt_hours: 12_345.678,
        manufacturer: contact(index),
        eu_responsible_person: contact(index + 100),
      })),
    },
  ),
  customs: { tax_number: upTo('1', 100), sales_platform_name: upTo(words, 50), incoterm: 'DDP' as const },
  reference_no: upTo('R', 64),
  pricing: {
    currency: 'HKD' as const,
    freight_hkd: 43,
    reg_fee_hkd: 18,
    surcharges: [],
    total_hkd: 61,
    rate_table_code: 'RT',
    rate_table_version: 1,
  },
};

describe.each([
  ['commercial invoice', commercialInvoice, { width: 595.3, height: 841.9 }, 60],
  ['CN22', cn22, { width: 283.5, height: 425.2 }, 140],
  ['CN23', cn23, { width: 595.3, height: 841.9 }, 70],
] as const)('the %s of the largest order', (_, lay, paper, maxPages) => {
  it('keeps every text on its page, within a bounded number of pages', async () => {
    const pages = await layOutDocument(lay(customsFacts(shipment, 'Shop')));
    const outside = pages.flatMap(({ texts }, page) =>
      texts
        .filter(
          ({ baseline, x }) => baseline > paper.height - 10 || baseline < 10 || x < 0 || x > paper.width,
        )
        .map(({ baseline }) => [page, baseline]),
    );
    expect(outside).toEqual([]);
    const printed = pages
      .flatMap(({ texts }) => texts.map(({ glyphs }) => glyphs.map(({ text }) => text).join('')))
      .join('');
    expect(printed.match(/PI966 II/g)).toHaveLength(100);
    expect(printed.match(/@eurorep/g)).toHaveLength(200);
    expect(pages.length).toBeLessThanOrEqual(maxPages);
  });
});
