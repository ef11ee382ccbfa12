import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Catalog, TaxArea } from '../../src/catalog/catalog.ts';
import { compileCatalog } from '../../src/catalog/compile-catalog.ts';
import { coversDestination, findDestination } from '../../src/catalog/destination.ts';
import { parseCatalog } from '../../src/catalog/read-catalog.ts';
import { demoCatalog } from '../pricing/demo-catalog.ts';
import { demoFiles } from './demo-files.ts';

const catalog = await demoCatalog();
const areas = [...catalog.countries.values()].flatMap(({ areas: own }) => own);

function areaOf(country_code: string, postal_code?: string, region?: string, district?: string) {
  const found = findDestination(catalog, { country_code, postal_code, region, district });
  return found && [found.country.code, found.area?.code ?? null];
}

describe('the tax area of a destination', () => {
  it.each([
    ['ES', '35001', 'ES-CN'],
    ['ES', '51001', 'ES-CE'],
    ['ES', '28001', null],
    ['ES', '51', 'ES-CE'],
    ['ES', '28', null],
    ['DE', '8238', 'DE-BUS'],
    ['CH', '8238', null],
    ['CH', '6911', 'CH-CAM'],
    ['IT', '6911', 'IT-CAM'],
    ['IT', '23041', 'IT-LIV'],
    ['IT', '22061', 'IT-CAM'],
    ['DE', '78266', 'DE-BUS'],
    ['DE', 'D-27498', 'DE-HEL'],
    ['FI', 'AX-22100', 'FI-01'],
    ['GR', '630 86', 'GR-69'],
    ['FR', '97 110', 'FR-GP'],
    ['FR', '97133', 'FR-BL'],
    ['FR', '97150', 'FR-MF'],
    ['GB', 'bt1 1aa', 'GB-NIR'],
    ['GB', 'BT43 5AB', 'GB-NIR'],
    ['GB', 'BT1', 'GB-NIR'],
    ['GB', 'B1 1AA', null],
    ['NO', '9170', 'NO-21'],
    ['PT', '9500-321', 'PT-20'],
    ['US', '00901-1234', 'US-PR'],
    ['ES', '３５００１', 'ES-CN'],
  ])('is found by the postal code: %s %s is in %s', (country, postcode, area) => {
    expect(areaOf(country, postcode)).toEqual([country, area]);
  });

  it.each([
    ['GC', undefined],
    ['ES-TF', undefined],
    ['Las Palmas', undefined],
    ['canary islands', undefined],
    ['加那利群島', undefined],
    [undefined, 'GC'],
  ])('is found by the region %s or district %s without a postal code', (region, district) => {
    expect(areaOf('ES', undefined, region, district)).toEqual(['ES', 'ES-CN']);
    expect(areaOf('ES', 'unknown', region, district)).toEqual(['ES', 'ES-CN']);
    expect(areaOf('ES', '28001', region, district)).toEqual(['ES', null]);
  });

  it.each([
    ['ES', 'Canarias', 'ES-CN'],
    ['ES', 'Islas Canarias', 'ES-CN'],
    ['FR', 'La Réunion', 'FR-RE'],
    ['FR', 'guyane française', 'FR-GF'],
    ['FI', 'Ahvenanmaa', 'FI-01'],
    ['GB', 'Jersey', 'GB-JE'],
    ['GB', 'N Ireland', null],
    ['US', 'Georgia', null],
    ['FR', 'Germany', null],
  ])('is found by the name of its territory in any language: %s %s is in %s', (country, region, area) => {
    expect(areaOf(country, undefined, region)).toEqual([country, area]);
  });

  it.each([
    ['ES', undefined, undefined, ['ES-CE', 'ES-CN', 'ES-ML']],
    ['ES', '5', undefined, ['ES-CE', 'ES-ML']],
    ['ES', '3500', undefined, ['ES-CN']],
    ['ES', '28001', undefined, []],
    ['ES', '2800', undefined, []],
    ['ES', undefined, 'Madrid', []],
    ['GB', 'BT', undefined, ['GB-NIR']],
    ['GB', 'SW1A', undefined, []],
    ['GB', 'M1 1AA', undefined, []],
    ['US', undefined, undefined, []],
    ['NL', undefined, undefined, []],
  ])('can be one of some if the postal code is missing or incomplete: %s %s %s', (country_code, postal_code, region, codes) => {
    const found = findDestination(catalog, { country_code, postal_code, region });
    expect([found?.area, found?.mayBeIn.map(({ code }) => code)]).toEqual([null, codes]);
  });

  it.each([
    ['IC', 'ES', 'ES-CN'],
    ['gp', 'FR', 'FR-GP'],
    ['XI', 'GB', 'GB-NIR'],
    ['JE', 'GB', 'GB-JE'],
    ['AX', 'FI', 'FI-01'],
    ['SJ', 'NO', 'NO-21'],
  ])('is found by the code of the territory %s, if there is no other hint', (code, country, area) => {
    expect(areaOf(code)).toEqual([country, area]);
    expect(areaOf('GP', '97200')).toEqual(['FR', 'FR-MQ']);
  });

  it('is none in a country of the catalog that is also a territory', () => {
    expect(areaOf('PR', '00901')).toEqual(['PR', null]);
  });

  it('is none by the code of two areas without another hint', () => {
    expect(areaOf('EA')).toEqual(['ES', null]);
    expect(areaOf('EA', '52001')).toEqual(['ES', 'ES-ML']);
    expect(areaOf('EA', undefined, 'Ceuta')).toEqual(['ES', 'ES-CE']);
    expect(areaOf('XX')).toBeNull();
  });

  it('is the one whose range has the postal code, up to both edges of each', () => {
    const ranges = areas.flatMap((area) => area.ranges.map((range) => ({ area, ...range })));
    expect(ranges.length).toBeGreaterThan(50);
    for (const { area, from, to } of ranges) {
      for (const code of [from, to]) expect(areaOf(area.country_code, code)?.[1]).toBe(area.code);
      if (!/^\d+$/.test(from)) continue;
      for (const code of [neighbour(from, -1), neighbour(to, 1)])
        expect(areaOf(area.country_code, code)?.[1]).toBe(owner(area.country_code, code)?.code ?? null);
    }
  });

  it('does not depend on spaces, hyphens and letter case in a postal code', () => {
    const range = fc.constantFrom(...areas.flatMap((area) => area.ranges.map((one) => ({ area, ...one }))));
    const gaps = fc.array(fc.constantFrom('', ' ', '-', ' - '), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(range, fc.nat(), gaps, fc.boolean(), ({ area, from, to }, at, gap, isSmall) => {
        const size = /^\d+$/.test(from) ? Number(to) - Number(from) + 1 : 1;
        const code = neighbour(from, at % size);
        const spaced = [...code].map((letter, index) => letter + gap[index]).join('');
        const written = isSmall ? spaced.toLowerCase() : spaced;
        expect(areaOf(area.country_code, written)?.[1]).toBe(area.code);
      }),
    );
  });
});

function neighbour(postcode: string, step: number): string {
  if (step === 0) return postcode;
  return String(Number(postcode) + step).padStart(postcode.length, '0');
}

/** The area of a postal code by a search of another kind: as numbers. */
function owner(country: string, postcode: string): TaxArea | undefined {
  return areas.find(
    (area) =>
      area.country_code === country &&
      area.ranges.some(
        ({ from, to }) =>
          from.length === postcode.length && +from <= Number(postcode) && Number(postcode) <= +to,
      ),
  );
}

describe('coversDestination', () => {
  const place = (country_code: string, postal_code?: string) => {
    const found = findDestination(catalog, { country_code, postal_code });
    if (!found) throw new Error(`${country_code} is gone`);
    return found;
  };
  const [madrid, lasPalmas, ceuta, oslo] = [
    place('ES', '28001'),
    place('ES', '35001'),
    place('ES', '51001'),
    place('NO', '0150'),
  ];

  it('matches by country, by tax area, or any place', () => {
    expect(coversDestination(['FR', 'ES'], lasPalmas)).toBe(true);
    expect(coversDestination(['ES-CN'], lasPalmas)).toBe(true);
    expect(coversDestination(['ES-CN'], madrid)).toBe(false);
    expect(coversDestination(['ES-CN'], ceuta)).toBe(false);
    expect(coversDestination(['*'], oslo)).toBe(true);
  });

  it('reads EU as the customs union, the VAT area, or the members', () => {
    const covering = (destination: typeof madrid) =>
      (['customs', 'vat', 'country'] as const).filter((one) => coversDestination(['EU'], destination, one));
    expect(covering(madrid)).toEqual(['customs', 'vat', 'country']);
    expect(covering(lasPalmas)).toEqual(['customs', 'country']);
    expect(covering(ceuta)).toEqual(['country']);
    expect(covering(oslo)).toEqual([]);
    expect(covering(place('MC'))).toEqual(['customs', 'vat', 'country']);
  });

  it('leaves out the lanes after !, in any order', () => {
    for (const lanes of [
      ['ES', '!ES-CN'],
      ['!ES-CN', '*'],
      ['EU', '!ES-CN', '!FR'],
    ]) {
      expect(coversDestination(lanes, madrid)).toBe(true);
      expect(coversDestination(lanes, lasPalmas)).toBe(false);
    }
    expect(coversDestination(['*', '!EU'], oslo)).toBe(true);
    expect(coversDestination(['*', '!EU'], madrid)).toBe(false);
  });
});

describe('a catalog from before tax areas', () => {
  it('has one area for customs and VAT, and finds no other', async () => {
    const files = new Map(
      [...(await demoFiles())]
        .filter(([table]) => table !== 'tax_area')
        .map(([table, text]) => [table, text.replaceAll(/ ![A-Z]{2}-\w+/g, '')]),
    );
    const withoutColumn = (files.get('country') ?? '')
      .split('\n')
      .map((line) => (line.startsWith('#') ? line : line.replace(/^([^,]*,[^,]*),[^,]*/, '$1')))
      .join('\n');
    files.set('country', withoutColumn.replaceAll('country,customs_area,vat_area', 'country,customs_area'));
    files.set('vat_rate', (files.get('vat_rate') ?? '').replaceAll(/^[A-Z]{2}-.*\n/gm, ''));
    const { data, problems } = parseCatalog(files);
    expect(problems).toEqual([]);
    const older: Catalog = compileCatalog(data, 1);
    const found = findDestination(older, { country_code: 'ES', postal_code: '35001' });
    expect(found).toMatchObject({ area: null, customsArea: 'EU', vatArea: 'EU' });
    expect(findDestination(older, { country_code: 'GP' })).toBeNull();
  });
});
