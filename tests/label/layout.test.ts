import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { labelContent } from '../../src/label/content.ts';
import { layOutLabel } from '../../src/label/layout/lay-out.ts';
import { shapeLabel } from '../../src/label/shape-label.ts';
import { type Area, type LabelPage, millimeters, type PlacedText, pageWidth } from '../../src/print/sheet.ts';
import { labelled, trickyAddresses, upTo } from '../support/shipment/labelled-shipments.ts';

const trackingUrl = 'https://sampan.example/track/3q2-7wEAAAAAAAAAAAAAAA';
const facts = { accountName: 'Lantau Shop', trackingUrl };
const paper = { height: millimeters(150), dpi: 203 };
const pagesOf = async (shipment: Parameters<typeof labelContent>[0], on = paper) =>
  layOutLabel(await shapeLabel(labelContent(shipment, facts)), on);
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
function faults({ fills, texts, codes }: LabelPage, pageHeight = paper.height): string[] {
  const areas = [...fills, ...codes.flatMap((code) => code.fills)];
  const outside = [...areas, ...texts].filter(
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
    areas.some((fill) => text.color === 'black' && fill.height > 0.5 && meet(text, fill))
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
    expect(pages.filter(({ codes }) => codes.length > 0)).toHaveLength(shipment.parcels.length);
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

  it('prints the declaration in letters of 7 points or more, beside the longest addresses too', async () => {
    for (const shipment of Object.values(trickyAddresses)) {
      for (const { texts } of await pagesOf(shipment)) {
        const top = texts.find((text) => textOf(text).startsWith('CUSTOMS DECLARATION'))?.y ?? Number.NaN;
        const total = texts.filter(({ y }) => y >= top && y < paper.height - 24);
        expect(total.length).toBeGreaterThan(5);
        expect(Math.min(...total.map(({ size }) => size))).toBeGreaterThanOrEqual(7);
      }
    }
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
    const content = labelContent(labelled({}), { ...facts, serviceName: 'Partner line, worldwide' });
    const [page] = layOutLabel(await shapeLabel(content), paper);
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
          region: text(100),
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
  });

  it('continues a long declaration on further pages without codes, and omits nothing', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({
      description: `Shirt ${index + 1}`,
      quantity: 2,
      unit_price: 0.05,
    }));
    const parcels = Array.from({ length: 3 }, () => ({ weight_kg: 1 }));
    const pages = await pagesOf(labelled({}, { items, parcels }));
    for (const page of pages) expect(faults(page)).toEqual([]);
    const further = pages.slice(parcels.length);
    expect(further.length).toBeGreaterThan(1);
    const shown = [pages[0] as LabelPage, ...further]
      .flatMap(wordsOf)
      .filter((line) => line.startsWith('Shirt'));
    expect(shown).toEqual(items.map(({ description }) => description));
    const onLabel = wordsOf(pages[0] as LabelPage);
    const left = 100 - onLabel.filter((line) => line.startsWith('Shirt')).length;
    expect(onLabel).toContain(`\u2026 ${left} more lines on ${further.length} further pages`);
    for (const page of pages.slice(0, 3)) expect(wordsOf(page)).toContain('USD 10.00');
    for (const [index, page] of further.entries()) {
      expect(page.codes).toEqual([]);
      expect(wordsOf(page)).toContain('SMP4072618350929');
      expect(wordsOf(page)).toContain(`CUSTOMS DECLARATION, PAGE ${index + 2} OF ${further.length + 1}`);
      expect(wordsOf(page).includes('USD 10.00')).toBe(index === further.length - 1);
    }
  });

  it('has the link of the tracking page as QR code, and the number in a service without an address', async () => {
    const codesOf = async (url: string | null) => {
      const [page] = layOutLabel(
        await shapeLabel(labelContent(labelled({}), { ...facts, trackingUrl: url })),
        paper,
      );
      return page?.codes.map(({ kind, text }) => [kind, text]);
    };
    const bars = ['code128', 'SMP4072618350929'];
    expect(await codesOf(trackingUrl)).toEqual([bars, ['qr', trackingUrl]]);
    expect(await codesOf(null)).toEqual([bars, ['qr', 'SMP4072618350929']]);
  });

  it('gives each of ten parcels a label with a code of its own', async () => {
    const parcels = Array.from({ length: 10 }, () => ({ weight_kg: 1 }));
    const pages = await pagesOf(labelled({}, { parcels }));
    const codes = pages.map((page) =>
      page.codes.filter(({ kind }) => kind === 'code128').map(({ text }) => text),
    );
    expect(codes).toEqual(
      parcels.map((_, index) => [
        'SMP4072618350929',
        `SMP4072618350929-${String(index + 1).padStart(2, '0')}`,
      ]),
    );
    for (const page of pages) expect(faults(page)).toEqual([]);
  });

  it('ends every bar on a whole dot of the printer', async () => {
    for (const dpi of [203, 300]) {
      for (const { codes } of await pagesOf(labelled({}), { ...paper, dpi })) {
        for (const { x, width } of codes.flatMap(({ fills }) => fills)) {
          const edges = [x, x + width].map((at) => (at * dpi) / 72);
          for (const edge of edges) expect(edge).toBeCloseTo(Math.round(edge), 6);
        }
      }
    }
  });

  it('shows HKD values for a shipment that is declared in HKD', async () => {
    const items = [{ description: 'Shirt', quantity: 2, unit_price_hkd: 80.5 }];
    const [page] = await pagesOf(labelled({}, { items, declared_currency: 'HKD' }));
    expect(wordsOf(page as LabelPage)).toContain('HKD 161.00');
  });
});
