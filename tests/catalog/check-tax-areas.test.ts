import { describe, expect, it } from '@jest/globals';
import { formatProblem } from '../../src/catalog/catalog-file.ts';
import { compileCatalog } from '../../src/catalog/compile-catalog.ts';
import { findDestination } from '../../src/catalog/destination.ts';
import { parseCatalog } from '../../src/catalog/read-catalog.ts';
import { changed, demoFiles } from './demo-files.ts';

const files = await demoFiles();
const last = (files.get('tax_area') ?? '').trimEnd().split('\n').at(-1) ?? '';

/** Returns the problems of the demonstration with further rows in tax_area.csv, without their lines. */
function problemsOf(...rows: string[]): string[] {
  const { problems } = parseCatalog(changed(files, 'tax_area', last, [last, ...rows].join('\n')));
  return problems.map((problem) =>
    formatProblem(problem)
      .replace(/:\d+:/, ':')
      .replace(/line \d+/, 'line N'),
  );
}

describe('a tax area', () => {
  it('is added by its file alone', () => {
    const row = 'ES-TEST,ES,Test,,EU,,ES-SG,TA,40000,40999,https://example.com/law';
    expect(problemsOf(row)).toEqual([]);
    const { data } = parseCatalog(changed(files, 'tax_area', last, `${last}\n${row}`));
    const catalog = compileCatalog(data, 1);
    for (const place of [
      { country_code: 'ES', postal_code: '40100' },
      { country_code: 'ES', region: 'Segovia' },
      { country_code: 'TA' },
    ]) {
      expect(findDestination(catalog, place)).toMatchObject({
        country: { code: 'ES' },
        area: { code: 'ES-TEST' },
        customsArea: 'EU',
        vatArea: null,
      });
    }
  });

  it.each([
    ['FR-T,ES,Test,,,,ES-SG,,,,', 'area: must begin with the code of its country: ES-'],
    ['QQ-T,QQ,Test,,,,QQ-1,,,,', 'country: QQ is not in country.csv; add it there, or correct it here'],
    [
      'ES,ES,Test,,,,ES-SG,,,,',
      `area: "ES" must be the country's code, a hyphen, and 1 to 6 capital letters or digits, such as ES-CN`,
    ],
    ['ES-T,ES,Test,,,,FR-75,,,,', 'regions: FR-75 is not a region of ES'],
    ['ES-T,ES,Test,,,,Segovia,,,,', 'regions: "Segovia" must be a code of ISO 3166-2, such as ES-GC'],
    [
      'ES-T,ES,Test,,,,,,,,',
      'postcode_from: must be given, because the area has neither regions nor territories',
    ],
    [
      'ES-T,ES,Test,,,,,,40000,,',
      'postcode_to: must be given if postcode_from is given, and empty otherwise',
    ],
    ['ES-T,ES,Test,,,,,,40000,4099,', 'postcode_to: must have the same length as postcode_from (40000)'],
    ['ES-T,ES,Test,,,,,,40999,40000,', 'postcode_to: must not be less than postcode_from (40999)'],
    [
      'ES-T,ES,Test,,,,,,35999,36000,',
      'postcode_from: overlaps the range in line N; a postal code is in one area only',
    ],
    ['ES-T,ES,Test,,,,ES-GC,,,,', 'regions: ES-GC is also in line N; must be in one area only'],
    ['PT-T,PT,Test,,,,PT-11,IC,,,', 'territories: IC is also in line N; must be in one country only'],
    [
      'ES-CE,ES,Ceuta,休達,EU,,ES-CE,,40000,40999,https://eur-lex.europa.eu/eli/dir/2006/112/oj',
      'customs_area: must be empty, as in line N: rows of ES-CE differ in postal codes only',
    ],
    [
      'ES-T,ES,Test,,,,ES-SG,,,,ftp://example.com',
      'source: "ftp://example.com" must be an address that begins with https://, at most 500 characters',
    ],
  ])('is refused: %s', (row, problem) => {
    expect(problemsOf(row)).toContain(`tax_area.csv:${problem}`);
  });
});

describe('the lanes of a rule', () => {
  const problems = (countries: string) =>
    parseCatalog(changed(files, 'levy', 'EU_ITEM_LEVY,EU,', `EU_ITEM_LEVY,${countries},`)).problems.map(
      (problem) => formatProblem(problem).replace(/:\d+:/, ':'),
    );

  it('may be countries, tax areas and EU, with exceptions', () => {
    expect(problems('EU !ES-CN NO-21 US')).toEqual([]);
    expect(problems('* !EU')).toEqual([]);
  });

  it('must be in the files, and name something', () => {
    expect(problems('ES-XX')).toEqual([
      'levy.csv:countries: ES-XX is not in tax_area.csv; add it there, or correct it here',
    ]);
    expect(problems('EU !QQ')).toEqual([
      'levy.csv:countries: QQ is not in country.csv; add it there, or correct it here',
    ]);
    expect(problems('!ES')).toEqual([
      'levy.csv:countries: "!ES" leaves out, but names nothing; must name a country, EU or *',
    ]);
    expect(problems('DE FR !DE')).toEqual([
      'levy.csv:countries: "DE FR !DE" names DE and leaves it out; must do one of them',
    ]);
  });
});

describe('a VAT surcharge', () => {
  it('needs a rate in an area that is in the VAT area without its country', () => {
    const withoutRate = changed(files, 'vat_rate', 'GB-NIR,20,2024-01-01\n', '');
    expect(parseCatalog(withoutRate).problems.map(({ message }) => message)).toEqual([
      'vat_rate.csv must have a rate for GB-NIR',
    ]);
    expect(parseCatalog(changed(files, 'vat_rate', 'PT-20,16,2024-01-01\n', '')).problems).toEqual([]);
  });
});
