import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { CatalogTableName } from '../../db/table/catalog.ts';
import { formatCatalog, formatProblem, hashCatalog } from '../../src/catalog/catalog-file.ts';
import { parseCatalog, readCatalog } from '../../src/catalog/read-catalog.ts';
import { changed, demoFiles } from './demo-files.ts';

const files = await demoFiles();

function problems(contents: ReadonlyMap<string, string>): string[] {
  return parseCatalog(contents).problems.map((problem) => formatProblem(problem).replace(/:\d+:/, ':'));
}

describe('the demonstration catalog', () => {
  it('has no problems', () => {
    expect(problems(files)).toEqual([]);
  });

  it('is unchanged after an export and an import', () => {
    const { data } = parseCatalog(files);
    const exported = formatCatalog(data);
    const again = parseCatalog(new Map([...exported].map(([file, text]) => [file.slice(0, -4), text])));
    expect(again.problems).toEqual([]);
    expect(again.data).toEqual(data);
    expect(hashCatalog(again.data)).toBe(hashCatalog(data));
  });

  it('reads services from before returns and lines as outbound and without limits, from a file without the columns', () => {
    const lines = (files.get('service') ?? '').trim().split('\n');
    const shorter = lines
      .map((line) => line.replace(/,(direction|outbound|return)(?:,[^,]*){5}$/, ''))
      .join('\n');
    const { data, problems: found } = parseCatalog(new Map([...files, ['service', shorter]]));
    expect(found).toEqual([]);
    expect(new Set(data.service.map(({ direction }) => direction))).toEqual(new Set(['outbound']));
    expect(data.service.every((row) => row.name_zh_hk === null)).toBe(true);
    expect(data.service.every((row) => row.max_line_length === null && row.label_characters === 'any')).toBe(
      true,
    );
    const unknown = changed(files, 'service', 'RT-HKRTNGG,return', 'RT-HKRTNGG,back');
    expect(problems(unknown)).toContain('service.csv:direction: "back" must be one of outbound, return');
  });

  it('is exported with quotes where CSV needs them', () => {
    const { data } = parseCatalog(files);
    const product = { code: 'ODD', name: '# a, "b"' };
    const text = formatCatalog({ ...data, product: [product] }).get('product.csv') ?? '';
    expect(text).toBe('product,name\nODD,"# a, ""b"""\n');
    expect(parseCatalog(new Map([...files, ['product', text]])).data.product).toEqual([product]);
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    "'=1",
    "''@x",
    '＝1+1',
    "'quoted'",
    "it's",
  ])('is exported without spreadsheet formulas, and imports unchanged: %s', (name) => {
    const { data } = parseCatalog(files);
    const product = { code: 'ODD', name };
    const text = formatCatalog({ ...data, product: [product] }).get('product.csv') ?? '';
    expect(text.split('\n')[1]).not.toMatch(/,"?[=+\-@＝＋－＠]/);
    expect(parseCatalog(new Map([...files, ['product', text]])).data.product).toEqual([product]);
  });

  it.each(['\u001b[2J', '\u009b', '\u202e', 'two\nlines'])('is refused with %j in a cell', (name) => {
    const text = `product,name\nODD,"a${name}b"\n`;
    const { problems } = parseCatalog(new Map([...files, ['product', text]]));
    expect(problems).toContainEqual({
      file: 'product.csv',
      line: expect.any(Number),
      column: 'name',
      message: 'must not contain control characters or invisible formatting characters',
    });
  });
});

describe('a catalog is refused for', () => {
  it.each<[string, CatalogTableName, string, string, string[]]>([
    [
      'a negative fee',
      'surcharge_rule',
      ',selectable,0,24,',
      ',selectable,0,-24,',
      [
        'surcharge_rule.csv:fixed_hkd: -24 is negative; must be an amount of 0 or more with at most 2 decimals',
      ],
    ],
    [
      'an unknown country in a zone',
      'zone',
      'HKUSSEGG01,US,US,',
      'HKUSSEGG01,US,US ZZ,',
      ['zone.csv:countries: ZZ is not in country.csv; add it there, or correct it here'],
    ],
    [
      'an unknown country in a VAT rate',
      'vat_rate',
      'AT,20,',
      'QQ,20,',
      [
        'vat_rate.csv:country: QQ is not in country.csv; add it there, or correct it here',
        'surcharge_rule.csv:countries: vat_rate.csv must have a rate for AT',
      ],
    ],
    [
      'a customs area in a column of countries',
      'zone',
      'HKUSSEGG01,US,US,',
      'HKUSSEGG01,US,EU,',
      ['zone.csv:countries: EU is not in country.csv; add it there, or correct it here'],
    ],
    [
      'a gap between brackets',
      'rate_bracket',
      'RT-HKUSSEGG,1,US,0,0.5,',
      'RT-HKUSSEGG,1,US,0,0.4,',
      [
        'rate_bracket.csv:over_kg: leaves a gap from 0.4 to 0.5 kg; must be 0.4, where the previous bracket ends',
      ],
    ],
    [
      'an overlap of brackets',
      'rate_bracket',
      'RT-HKUSSEGG,1,US,0,0.5,',
      'RT-HKUSSEGG,1,US,0,0.6,',
      [
        'rate_bracket.csv:over_kg: overlaps the previous bracket; must be 0.6, where the previous bracket ends',
      ],
    ],
    [
      'a first bracket that does not start at 0',
      'rate_bracket',
      'RT-HKUSSEGG,1,US,0,0.5,',
      'RT-HKUSSEGG,1,US,0.1,0.5,',
      ['rate_bracket.csv:over_kg: leaves a gap from 0 to 0.1 kg; must be 0, where the first bracket begins'],
    ],
    [
      'a bracket that ends before it starts',
      'rate_bracket',
      'RT-HKUSSEGG,1,US,30,100,',
      'RT-HKUSSEGG,1,US,30,10,',
      ['rate_bracket.csv:up_to_kg: must be greater than over_kg (30)'],
    ],
    [
      'a price that falls with weight',
      'rate_bracket',
      'RT-HKUSSEGG,1,US,0,0.5,0,124.0,',
      'RT-HKUSSEGG,1,US,0,0.5,9,124.0,',
      [
        'rate_bracket.csv:base_hkd: the price falls from 71 to 62.05 at 0.5 kg; it must not fall as the weight rises',
      ],
    ],
    [
      'a registration fee that falls with weight',
      'rate_bracket',
      'RT-HKUSSEGG,1,US,0,0.5,0,124.0,18',
      'RT-HKUSSEGG,1,US,0,0.5,0,124.0,19',
      ['rate_bracket.csv:reg_fee_hkd: must be at least 19, the fee of the previous bracket'],
    ],
    [
      'a destination in two zones',
      'zone',
      'HKPTCHGG01,PX2,DE',
      'HKPTCHGG01,PX2,US DE',
      [
        'zone.csv:countries: US overlaps the zone in line 33; a destination must be in exactly one zone of a service',
      ],
    ],
    [
      'overlapping postcodes',
      'zone',
      'AU,1000,2599',
      'AU,0900,2599',
      [
        'zone.csv:countries: AU overlaps the zone in line 19; a destination must be in exactly one zone of a service',
      ],
    ],
    [
      'a reversed postcode range',
      'zone',
      'AU,4000,4999',
      'AU,4999,4000',
      ['zone.csv:postcode_to: must not be less than postcode_from (4999)'],
    ],
    [
      'a postcode range without an end',
      'zone',
      'AU,4000,4999',
      'AU,4000,',
      ['zone.csv:postcode_to: must be given if postcode_from is given, and empty otherwise'],
    ],
    [
      'a zone without a price',
      'zone',
      'HKUSSEGG01,US,US,',
      'HKUSSEGG01,US,US,,\nHKUSSEGG01,CA,CA,',
      ['zone.csv:zone: CA has no brackets in version 1 of RT-HKUSSEGG; add them to rate_bracket.csv'],
    ],
    [
      'a version without brackets',
      'rate_table',
      'RT-HKUSSEGG,1,',
      'RT-HKUSSEGG,2,HKUSSEGG01,2027-01-01\nRT-HKUSSEGG,1,',
      [
        'rate_table.csv:version: version 2 of RT-HKUSSEGG has no rows in rate_bracket.csv; add its brackets',
        'zone.csv:zone: US has no brackets in version 2 of RT-HKUSSEGG; add them to rate_bracket.csv',
      ],
    ],
    [
      'a later version that starts earlier',
      'rate_table',
      'RT-HKASTDGG,2,HKASTDGGSTCM,2026-07-01',
      'RT-HKASTDGG,2,HKASTDGGSTCM,2023-07-01',
      ['rate_table.csv:effective_from: must be later than 2024-01-01, when version 1 starts'],
    ],
    [
      'a duplicate row',
      'country',
      'US,,',
      'UZ,,,,\nUS,,',
      ['country.csv:country: is a duplicate of line 104; only one row can have this country'],
    ],
    [
      'a code that is both live and retired',
      'retired_service',
      'HKUSSTCS01,',
      'HKUSSEGG01,',
      ['retired_service.csv:service: HKUSSEGG01 is also in service.csv; must be either live or retired'],
    ],
    [
      'an unknown product',
      'service',
      'HKUSSEGG01,HKUSPRI',
      'HKUSSEGG01,NOPE',
      ['service.csv:product: NOPE is not in product.csv; add it there, or correct it here'],
    ],
    [
      'the rate table of another service',
      'service',
      ',3,6,RT-HKUSSEGG',
      ',3,6,RT-HKAUZNGG',
      [
        'service.csv:rate_table: RT-HKAUZNGG is a rate table of HKAUZNGG01; must be one of HKUSSEGG01',
        'zone.csv:zone: US has no brackets in version 1 of RT-HKAUZNGG; add them to rate_bracket.csv',
      ],
    ],
    [
      'a maximum of transit days below the minimum',
      'service',
      ',3,6,RT-HKUSSEGG',
      ',6,3,RT-HKUSSEGG',
      ['service.csv:transit_days_max: must be at least transit_days_min (6)'],
    ],
    [
      'a discount with both a percentage and an amount',
      'discount_rule',
      'DR-US-8HKD,fixed,,8',
      'DR-US-8HKD,fixed,5,8',
      ['discount_rule.csv:percent: must be empty for kind fixed'],
    ],
    [
      'a discount over 100 %',
      'discount_rule',
      'percent,5,',
      'percent,101,',
      [
        'discount_rule.csv:percent: 101 is too large; must be a percentage from 0 to 100 with at most 2 decimals',
      ],
    ],
    [
      'an unavailable surcharge without a reason',
      'surcharge_rule',
      'this service does not offer insurance',
      '',
      ['surcharge_rule.csv:reason: must give the reason why the surcharge is unavailable'],
    ],
    [
      'a CN22 without its limits',
      'customs_document',
      'cn22,3000,2,cn23',
      'cn22,,2.5,',
      [
        'customs_document.csv:max_value_hkd: is empty; must be the value in HKD up to which a CN22 is valid (300 SDR)',
        'customs_document.csv:max_weight_kg: must be at most 2, the limit of a CN22',
        'customs_document.csv:instead: must be cn23 for a cn22, which has limits',
      ],
    ],
    [
      'a paper instead of one without limits',
      'customs_document',
      'EU,commercial_invoice,,,,',
      'EU,commercial_invoice,,,cn23,',
      ['customs_document.csv:instead: must be empty without max_value_hkd and max_weight_kg'],
    ],
    [
      'a paper instead of itself',
      'customs_document',
      'EU,commercial_invoice,,,,',
      'EU,commercial_invoice,100,,commercial_invoice,',
      ['customs_document.csv:instead: must not be commercial_invoice itself'],
    ],
    [
      'two names of the tax number on one lane',
      'customs_document',
      'HKEUVPGG01,EU,commercial_invoice,,,,',
      'HKEUVPGG01,EU,commercial_invoice,,,,VAT number\n*,DE,cn23,,,,Steuernummer',
      [
        'customs_document.csv:tax_number_name: must be VAT number, as in line 5: both rows cover HKEUVPGG01 and DE, and a paper prints one name',
      ],
    ],
    [
      'a paper for an unknown service',
      'customs_document',
      'HKEUVPGG01,EU',
      'HKEUVPGG02,EU',
      ['customs_document.csv:services: HKEUVPGG02 is not in service.csv; add it there, or correct it here'],
    ],
    [
      'a levy whose surcharge is not a levy',
      'levy',
      'EU_ITEM_LEVY',
      'SIGNATURE',
      ['levy.csv:surcharge: SIGNATURE must be a surcharge with the basis item_levy'],
    ],
    [
      'a postcode pattern that its example does not match',
      'country',
      ',2000',
      ',20000',
      ['country.csv:postcode_pattern: does not match the example 20000; correct the pattern or the example'],
    ],
    [
      'a row that is too short',
      'product',
      'HKUSPRI,US priority line',
      'HKUSPRI',
      ['product.csv: has 1 cells; must have 2: product,name'],
    ],
    [
      'an empty cell',
      'product',
      'HKUSPRI,US priority line',
      'HKUSPRI,',
      ['product.csv:name: is empty; must have 1 to 200 characters'],
    ],
    [
      'an unclosed quote',
      'service',
      'HKUSSEGG01,HKUSPRI',
      'HKUSSEGG01,"HKUSPRI',
      [expect.stringMatching(/^service\.csv: is not valid CSV: /) as unknown as string],
    ],
    [
      'a wrong header',
      'levy',
      'per_item_hkd',
      'per_item_usd',
      [
        'levy.csv: the header must be surcharge,countries,per_item_hkd,max_consignment_hkd,effective_from,effective_until,per_item_amount,max_consignment_amount,source; per_item_hkd is missing, per_item_usd is unknown',
      ],
    ],
    [
      'columns in another order',
      'product',
      'product,name',
      'name,product',
      ['product.csv: the header must be product,name; each column once, in this order'],
    ],
    [
      'semicolons',
      'product',
      'product,name',
      'product;name',
      ['product.csv: the header must be product,name, separated by commas, not by semicolons'],
    ],
    ...(
      [
        ['country', 'US,,', 'US,UE,', 'country.csv:customs_area: "UE" must be one of EU'],
        [
          'product',
          'HKUSPRI,US priority',
          'HKUSPRI,US, priority',
          'product.csv: has 3 cells; must have 2: product,name',
        ],
        ['service', 'HK-USP-GG,no', 'HK-USP-GG,No', 'service.csv:standard: "No" must be yes or no'],
        ['zone', 'HKUSSEGG01,US,US,,', 'HKUSSEGG01,US,us,,', 'zone.csv:countries: "us"'],
        [
          'rate_table',
          'HKUSSEGG01,2024-01-01',
          'HKUSSEGG01,1/1/2024',
          'rate_table.csv:effective_from: "1/1/2024"',
        ],
        [
          'rate_bracket',
          'RT-HKUSSEGG,1,US,0,0.5,',
          'RT-HKUSSEGG,1,US,0,"0,5",',
          'rate_bracket.csv:up_to_kg: "0,5"',
        ],
        [
          'retired_service',
          'US-GEN-PUB-001,2026-06-10',
          'US-GEN-PUB-001,June',
          'retired_service.csv:retired_on: "June"',
        ],
        ['surcharge', 'SIGNATURE,opt_in', 'SIGNATURE,optin', 'surcharge.csv:activation: "optin"'],
        ['vat_rate', 'DE,19,', 'DE,19%,', 'vat_rate.csv:percent: "19%"'],
      ] as const
    ).map(([table, from, to, problem]): [string, CatalogTableName, string, string, string[]] => [
      `one wrong cell of ${table}.csv, and nothing that refers to its row`,
      table,
      from,
      to,
      [expect.stringContaining(problem) as unknown as string],
    ]),
  ])('%s', (_name, table, from, to, expected) => {
    expect(problems(changed(files, table, from, to))).toEqual(expected);
  });

  it('several problems, all reported at once', () => {
    const broken = changed(
      changed(files, 'levy', '27.3', '-1'),
      'rate_bracket',
      'RT-HKUSSEGG,1,US,0,0.5,',
      'RT-HKUSSEGG,1,US,0,0.4,',
    );
    expect(problems(broken).length).toBe(2);
  });

  it('accepts a catalog from before the customs papers', () => {
    const older = new Map([...files].filter(([table]) => table !== 'customs_document'));
    expect(problems(older)).toEqual([]);
  });

  it('a missing file, and for an unknown one', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'sampan-catalog-'));
    try {
      for (const [table, text] of files) {
        if (table !== 'levy') await writeFile(path.join(directory, `${table}.csv`), text);
      }
      await writeFile(path.join(directory, 'levies.csv'), '');
      const { problems: found } = await readCatalog(directory);
      expect(found.map(({ file }) => file)).toEqual(['levy.csv', 'levies.csv']);
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});
