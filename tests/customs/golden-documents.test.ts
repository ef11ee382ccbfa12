import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { commercialInvoice } from '../../src/customs/commercial-invoice.ts';
import { type CustomsShipment, customsFacts } from '../../src/customs/customs-facts.ts';
import { cn22, cn23 } from '../../src/customs/postal-declaration.ts';
import { layOutDocument } from '../../src/print/lay-out-document.ts';
import type { PrintedDocument } from '../../src/print/printed-document.ts';
import { labelled } from '../support/shipment/labelled-shipments.ts';

const folder = path.join(import.meta.dirname, 'golden');
/** `WRITE_GOLDEN=1 npm test -- tests/customs/golden-documents` writes the files again. Look at their difference. */
const isWriting = process.env.WRITE_GOLDEN === '1';

const fx = { rate: 7.8, rate_type: 'daily' as const, fetched_at: '2026-11-21T00:00:00Z', stale: false };

function booked(
  [recipient, change]: Parameters<typeof labelled>,
  customs: CustomsShipment['customs'] = {},
  pricing: Partial<CustomsShipment['pricing']> = {},
): CustomsShipment {
  return {
    ...labelled(recipient, { declared_fx: fx, ...change }),
    customs,
    reference_no: 'SO-20931',
    pricing: {
      currency: 'HKD',
      freight_hkd: 43,
      reg_fee_hkd: 18,
      surcharges: [{ code: 'INSURANCE', amount_hkd: 9 }],
      total_hkd: 70,
      rate_table_code: 'RT',
      rate_table_version: 1,
      ...pricing,
    },
  };
}

const goods = ['Cotton T-shirt, printed', 'Stainless steel vacuum bottle', '茶葉 Oolong tea', 'Bamboo tray'];

const manufacturer = { name: 'Dongguan Audio Ltd', address: '8 Keji Road, Dongguan', country_code: 'CN' };
const responsible = {
  name: 'EuroRep GmbH',
  address: 'Unter den Linden 12, 10117 Berlin',
  country_code: 'DE',
  email: 'gpsr@eurorep.example',
};

const orders: Readonly<Record<string, CustomsShipment>> = {
  'one-item': booked([{}]),
  'sixty-items': booked([
    { country_code: 'DE', city: 'Berlin', postal_code: '10178', address: 'Alexanderstraße 7' },
    {
      parcels: Array.from({ length: 3 }, () => ({ weight_kg: 4.2 })),
      items: Array.from({ length: 60 }, (_, index) => ({
        description: `${goods[index % goods.length]}, variant ${index + 1}`,
        quantity: (index % 3) + 1,
        unit_price: 1.005 + index,
        unit_weight_kg: 0.1 + index / 1000,
        hs_code: '6109.10.00',
        country_of_manufacture: index % 2 ? 'CN' : 'VN',
      })),
    },
  ]),
  'chinese-names-ioss': booked(
    [
      {
        contact_name: 'محمد عبد الرحمن',
        country_code: 'FR',
        city: 'Paris',
        postal_code: '75004',
        address: '12 شارع السلام, Rue de Rivoli',
        email: 'buyer@example.com',
      },
      {
        sender: {
          contact_name: '陳大文',
          phone: '+852 2345 6789',
          country_code: 'HK',
          city: '香港',
          address: '中環皇后大道中 1 號𨋢口',
          district: '中環',
          region: 'Hong Kong Island',
        },
        items: [
          { description: '茶葉 Tea', quantity: 2, unit_price: 12.5, unit_weight_kg: 0.1 },
          { description: 'Cup', quantity: 1, unit_price: 3 },
        ],
      },
    ],
    { ioss_number: 'IM0123456789', documents: ['commercial_invoice', 'cn22'] },
  ),
  'identified-items': booked(
    [
      { country_code: 'DE', city: 'Berlin', postal_code: '10178', address: 'Alexanderstraße 7' },
      {
        items: [
          {
            description: 'Wireless earphones',
            quantity: 2,
            unit_price: 24,
            hs_code: '851830',
            country_of_manufacture: 'CN',
            merchant_product_id: 'EP-220',
            mfr_id_std: '4891234567890',
            battery_un_number: 'UN3481',
            battery_packing_instruction: 'PI967',
            battery_watt_hours: 3.7,
            manufacturer,
            eu_responsible_person: responsible,
          },
          {
            description: 'Ear tips',
            quantity: 6,
            unit_price: 1.5,
            product_id_exemption: 'Y081',
            cpsc_certifier_id: 'CRT-20417',
            cpsc_version_id: '7',
            eu_responsible_person: responsible,
          },
        ],
      },
    ],
    { incoterm: 'DDP', recipient_type: 'private' },
    { duties_taxes_hkd: 112.4 },
  ),
  'norway-voec': booked([{ country_code: 'NO', city: 'Oslo', postal_code: '0150' }], {
    tax_number: '2024123',
    tax_number_name: 'VOEC number',
    sales_platform_name: 'Fjord Market',
  }),
  'chile-test-mode': booked(
    [
      { country_code: 'CL', city: 'Santiago', region: 'CL-RM', contact_name: 'José Núñez' },
      { livemode: false },
    ],
    { tax_number: '12.345.678-5', tax_number_name: 'RUT' },
  ),
};

const documents: Readonly<Record<string, (facts: ReturnType<typeof customsFacts>) => PrintedDocument>> = {
  'commercial-invoice': commercialInvoice,
  cn22,
  cn23,
};

const at = (...points: number[]) => points.map((point) => point.toFixed(1)).join(' ');

/** Writes what is printed where: a line per text, code and rule, in points. */
async function textOf(document: PrintedDocument): Promise<string> {
  const pages = await layOutDocument(document);
  const lines = pages.flatMap(({ texts, codes, fills }, index) => [
    `page ${index + 1}: ${texts.length} texts, ${fills.length} lines`,
    ...texts.map(
      ({ x, baseline, size, align, glyphs }) =>
        `${at(x, baseline)} ${align} ${size.toFixed(1)}pt ${glyphs.map(({ text }) => text).join('')}`,
    ),
    ...codes.map(({ kind, text, x, y, width, height }) => `${at(x, y, width, height)} ${kind} ${text}`),
  ]);
  return `${lines.join('\n')}\n`;
}

describe.each(Object.keys(orders))('the papers of the order %s', (order) => {
  it.each(Object.keys(documents))('%s: prints the same texts at the same places', async (type) => {
    const shipment = orders[order];
    const lay = documents[type];
    if (!shipment || !lay) throw new Error('unknown');
    const file = path.join(folder, `${order}.${type}.txt`);
    const printed = await textOf(lay(customsFacts(shipment, 'Shop')));
    if (isWriting) await writeFile(file, printed);
    expect(printed).toBe(await readFile(file, 'utf8'));
  });
});
