import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { labelContent } from '../../src/label/content.ts';
import { code128, qrCode } from '../../src/label/layout/codes.ts';
import { layOutLabel } from '../../src/label/layout/lay-out.ts';
import {
  type Area,
  type LabelPage,
  type PlacedText,
  pageHeight,
  pageWidth,
} from '../../src/label/layout/sheet.ts';
import { shapeLabel } from '../../src/label/shape-label.ts';
import { labelled, trickyAddresses, upTo } from '../support/shipment/labelled-shipments.ts';

const codes = { code128: code128('SMP4072618350929'), qr: qrCode('SMP4072618350929') };
const pagesOf = async (shipment: Parameters<typeof labelContent>[0]) =>
  layOutLabel(await shapeLabel(labelContent(shipment, 'Lantau Shop')), codes);
const textOf = ({ glyphs }: PlacedText) => glyphs.map(({ text }) => text).join('');
const wordsOf = ({ texts }: LabelPage) => texts.map(textOf);

/** Returns the texts between two captions. */
function linesBetween({ texts }: LabelPage, first: string, last: string): PlacedText[] {
  const yOf = (caption: string) => texts.find((text) => textOf(text) === caption)?.y ?? Number.NaN;
  const [top, bottom] = [yOf(first), yOf(last)];
  return texts.filter(
    (text) => text.y > top && text.y < bottom - 20 && !['FROM', 'TO'].includes(textOf(text)),
  );
}

/** Lists parts that are off the page or overlap another part. */
function faults({ fills, texts }: LabelPage): string[] {
  const outside = [...fills, ...texts].filter(
    ({ x, y, width, height }) =>
      x < 0 || y < 0 || x + width > pageWidth + 1e-6 || y + height > pageHeight + 1e-6,
  );
  const meet = (a: Area, b: Area) =>
    a.x < b.x + b.width - 0.01 &&
    b.x < a.x + a.width - 0.01 &&
    a.y < b.y + b.height - 0.01 &&
    b.y < a.y + a.height - 0.01;
  // A line's box includes room for descenders, so only the inked areas of two texts are compared.
  const inked = texts.map((text) => ({
    ...text,
    y: text.baseline - text.size * 0.78,
    height: text.size * 0.98,
  }));
  const overlaps = inked.flatMap((one, index) =>
    inked
      .slice(index + 1)
      .flatMap((other) => (meet(one, other) ? [`${textOf(one)} | ${textOf(other)}`] : [])),
  );
  const struck = inked.flatMap((text) =>
    fills.some((fill) => text.color === 'black' && fill.height > 0.5 && meet(text, fill))
      ? [`struck: ${textOf(text)}`]
      : [],
  );
  return [
    ...outside.map((area) => `outside: ${JSON.stringify({ ...area, glyphs: 0 })}`),
    ...overlaps,
    ...struck,
  ];
}

describe("a label's layout", () => {
  it.each(
    Object.entries(trickyAddresses),
  )('for %s keeps everything on the page without overlaps, and does not cut the recipient', async (_, shipment) => {
    const pages = await pagesOf(shipment);
    expect(pages).toHaveLength(shipment.parcels.length);
    for (const page of pages) expect(faults(page)).toEqual([]);
    const [first] = pages;
    const recipient = linesBetween(first as LabelPage, 'TO', 'WAYBILL');
    expect(recipient.filter((line) => textOf(line).endsWith('\u2026'))).toEqual([]);
    const printed = wordsOf(first as LabelPage);
    for (const words of ['FROM', 'TO', 'SMP4072618350929', 'PXP4072618350929', 'HKASTDGGSTCM']) {
      expect(printed).toContain(words);
    }
    expect(printed).toContain(shipment.printed_reference ?? 'SMP4072618350929');
    expect(printed).toContain(shipment.destination_country);
  });

  it('uses at least 5-point letters in an address of any length, and cuts the sender first', async () => {
    for (const shipment of Object.values(trickyAddresses)) {
      const [page] = await pagesOf(shipment);
      const sizes = linesBetween(page as LabelPage, 'FROM', 'WAYBILL').map(({ size }) => size);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5);
    }
  });

  it('leaves room for some declaration rows beside the longest addresses', async () => {
    const [page] = await pagesOf(Object.values(trickyAddresses).at(-1) ?? labelled({}));
    const rows = wordsOf(page as LabelPage).filter((line) => line === '10000');
    expect(rows.length).toBeGreaterThanOrEqual(4);
  });

  it('starts an address in Japanese, Korean or Chinese with its largest place, and no other address', async () => {
    const recipientOf = async (party: Parameters<typeof labelled>[0]) => {
      const [page] = await pagesOf(labelled({ contact_name: 'X', ...party }));
      return linesBetween(page as LabelPage, 'TO', 'WAYBILL')
        .map(textOf)
        .slice(1, 3);
    };
    const tokyo = { country_code: 'JP', postal_code: '100-0005', district: '東京都', city: '千代田区' };
    expect(await recipientOf({ ...tokyo, address: '丸の内1-9-1' })).toEqual(['〒100-0005', '東京都千代田区']);
    const latin = { country_code: 'JP', postal_code: '100-0005', district: 'Tokyo', city: 'Chiyoda-ku' };
    expect(await recipientOf({ ...latin, address: '1-9-1 Marunouchi' })).toEqual([
      '1-9-1 Marunouchi',
      'Chiyoda-ku, Tokyo',
    ]);
  });

  it('shows the service, and no details of the connection to its carrier', async () => {
    const content = labelContent(labelled({}), 'Lantau Shop', 'Partner line, worldwide');
    const [page] = layOutLabel(await shapeLabel(content), codes);
    expect(wordsOf(page as LabelPage)).toContain('Partner line, worldwide · general');
    expect(wordsOf(page as LabelPage).join()).not.toContain('http');
  });

  it('stays on the page for any field values', async () => {
    const text = (maxLength: number) =>
      fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength }),
        fc.string({ unit: 'binary', minLength: 1, maxLength }),
        fc.constantFrom('W', '漢', '\ufdfd', 'กา', ' ', '\u0301', '🏠').map((unit) => upTo(unit, maxLength)),
      );
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          contact_name: text(100),
          phone: text(40),
          city: text(100),
          address: text(500),
          district: text(100),
          postal_code: text(20),
          country_code: fc.constantFrom('US', 'ZZ', 'JP', '12'),
        }),
        fc.record({ service_code: text(64), goods_category: text(64), waybill_number: text(64) }),
        async (party, change) => {
          for (const page of await pagesOf(labelled(party, { ...change, sender: party })))
            expect(faults(page)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has one page per parcel, each with its number and weight', async () => {
    const parcels = [{ weight_kg: 0.5 }, { weight_kg: 12.345, length_cm: 20, width_cm: 15.5, height_cm: 5 }];
    const pages = await pagesOf(labelled({}, { parcels }));
    expect(pages.map((page) => wordsOf(page).filter((line) => /^(\d\/\d|This parcel)/.test(line)))).toEqual([
      ['1/2', 'This parcel: 0.5 kg'],
      ['2/2', 'This parcel: 12.345 kg, 20 × 15.5 × 5 cm'],
    ]);
  });

  it('is marked TEST in test mode, and in both modes with the sandbox carrier, which moves no parcels', async () => {
    const marks = async (livemode: boolean, carrier_code: string) => {
      const [page] = await pagesOf(labelled({}, { livemode, carrier_code }));
      return wordsOf(page as LabelPage).filter((line) => line.includes('TEST'));
    };
    expect(await marks(true, 'http')).toEqual([]);
    for (const test of [await marks(false, 'http'), await marks(true, 'sandbox')]) {
      expect(test).toEqual(['TEST · NOT FOR SHIPPING · TEST']);
    }
  });

  it('shows the printed reference, or else the tracking number', async () => {
    const [page] = await pagesOf(labelled({}, { printed_reference: 'ORDER-7#A(1)*x' }));
    expect(wordsOf(page as LabelPage)).toContain('ORDER-7#A(1)*x');
  });

  it('lists every item of the declaration, or counts the omitted ones, and totals them all', async () => {
    const items = [
      { description: 'Shirt', quantity: 3, unit_price: 1.1, hs_code: '610910', country_of_manufacture: 'CN' },
      { description: 'Book', quantity: 1, unit_price: 0 },
    ];
    const few = wordsOf((await pagesOf(labelled({}, { items })))[0] as LabelPage);
    for (const words of [
      'Shirt',
      '3',
      '610910',
      'CN',
      'USD 3.30',
      'Book',
      'USD 0.00',
      'TOTAL, 0.5 kg',
      '4',
    ]) {
      expect(few).toContain(words);
    }
    const cheap = [{ description: 'Bead', quantity: 10_000, unit_price: 0.014 }];
    expect(wordsOf((await pagesOf(labelled({}, { items: cheap })))[0] as LabelPage)).toContain('USD 140.00');
    const many = Array.from({ length: 100 }, () => ({ description: 'Shirt', quantity: 2, unit_price: 0.05 }));
    const words = wordsOf((await pagesOf(labelled({}, { items: many })))[0] as LabelPage);
    const shown = words.filter((line) => line === 'Shirt').length;
    expect(shown).toBeGreaterThan(10);
    expect(words).toContain(`… and ${100 - shown} more lines, ${200 - 2 * shown} pieces`);
    expect(words).toContain('USD 10.00');
    expect(words).toContain('200');
  });

  it('shows HKD values for a shipment that is declared in HKD', async () => {
    const items = [{ description: 'Shirt', quantity: 2, unit_price_hkd: 80.5 }];
    const [page] = await pagesOf(labelled({}, { items, declared_currency: 'HKD' }));
    expect(wordsOf(page as LabelPage)).toContain('HKD 161.00');
  });
});
