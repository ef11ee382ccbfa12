import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { CatalogTableName } from '../../db/table/catalog.ts';
import { formatProblem } from '../../src/catalog/catalog-file.ts';
import { checkAgainstLive } from '../../src/catalog/check-catalog.ts';
import { diffCatalog, formatDiff, summarizeDiff } from '../../src/catalog/diff-catalog.ts';
import { parseCatalog, readCatalog } from '../../src/catalog/read-catalog.ts';
import { changed, demoFiles } from './demo-files.ts';

const files = await demoFiles();
/** These values have the right syntax, but no valid meaning. */
describe('a catalog is refused for', () => {
  it.each<[string, CatalogTableName, string, string, string[]]>([
    [
      'an unknown error code',
      'country_requirement',
      'CL_TAX_NUMBER_REQUIRED',
      'CL_TAX_NUMBR_REQUIRED',
      [
        'country_requirement.csv:sys_code: "CL_TAX_NUMBR_REQUIRED" must be one of TAX_NUMBER_REQUIRED, CL_TAX_NUMBER_REQUIRED, SALES_PLATFORM_NAME_REQUIRED, HS_CODE_BR_8_DIGITS_REQUIRED, INVALID_FIELD',
      ],
    ],
    ...(
      [
        [
          'an unknown check',
          'present,,,error,CL',
          'cheksum,,,error,CL',
          'check: "cheksum" must be one of present, digits, pattern, not_pattern, not_one_of, check_digit',
        ],
        [
          'an unknown check-digit algorithm',
          'present,,,error,CL',
          'check_digit,ruth,,error,CL',
          'parameter: "ruth" must be one of cpf, cnpj, rut, tckn, vkn, gtin, iso7812, iso7064_mod11_2, iso7064_mod11_10, iso7064_mod97_10',
        ],
        [
          'a number of digits that is not a number',
          'digits,8',
          'digits,eight',
          'parameter: must be the number of digits, 1 to 999, for the check "digits"',
        ],
        [
          'a pattern that could take too long to match',
          'present,,,error,CL',
          'pattern,(a+)+,,error,CL',
          'parameter: could take too long to match: do not repeat groups, do not use look-around or back-references, and limit repetitions, as in [A-Z]{1,8}',
        ],
        [
          'a warning that overrides the schema',
          ',,,error,SALES',
          ',,,warning,SALES',
          'overrides_schema: must be no for a warning, because a warning does not reject an order',
        ],
        [
          'an unknown severity',
          ',,,error,SALES',
          ',,,fatal,SALES',
          'severity: "fatal" must be one of error, warning',
        ],
        [
          'a duplicate requirement',
          'CL,tax_number,present',
          'NO !NO-21 !NO-22,tax_number,present,,,warning,INVALID_FIELD,no,Advice,,,,,,,,,,,*,*\nCL,tax_number,present',
          'country: is a duplicate of line 5; only one row can have this country, field, check, parameter for the same consignments and days',
        ],
      ] as const
    ).map(([name, from, to, problem]): [string, CatalogTableName, string, string, string[]] => [
      name,
      'country_requirement',
      from,
      to,
      [`country_requirement.csv:${problem}`],
    ]),
    [
      'a levy with an amount in two currencies',
      'levy',
      'effective_until\nEU_ITEM_LEVY,EU,27.3,1365,2026-07-01,2028-07-01',
      'effective_until,per_item_amount\nEU_ITEM_LEVY,EU,27.3,1365,2026-07-01,2028-07-01,EUR 3',
      ['levy.csv:per_item_amount: must be empty if per_item_hkd is not 0 (27.30)'],
    ],
    [
      'a carrier that is no code',
      'service',
      'US priority,sandbox,',
      'US priority,Sand box,',
      expect.arrayContaining([
        'service.csv:carrier: "Sand box" must be the code of a carrier: lower-case letters, digits and hyphens, at most 32 characters, beginning with a letter',
      ]) as unknown as string[],
    ],
    [
      'a goods category that no service carries',
      'surcharge_rule',
      'HKPTCHGG01,*,battery,',
      'HKPTCHGG01,*,batery,',
      [
        'surcharge_rule.csv:goods_categories: no service carries batery; must be * or some of battery, cosmetics, general',
      ],
    ],
    [
      'a VAT rate over 100 %',
      'vat_rate',
      'AT,20,',
      'AT,1900,',
      ['vat_rate.csv:percent: 1900 is too large; must be a percentage from 0 to 100 with at most 2 decimals'],
    ],
    [
      'a surcharge over 100 %',
      'surcharge_rule',
      'selectable,27,3,',
      'selectable,99999999,3,',
      [
        'surcharge_rule.csv:percent: 99999999 is too large; must be a percentage from 0 to 100 with at most 2 decimals',
      ],
    ],
    [
      'a country that does not exist',
      'country',
      'ZA,,',
      'QQ,,,,\nZA,,',
      ['country.csv:country: QQ is not a country; must be an ISO 3166-1 alpha-2 code'],
    ],
    [
      'a customs area that does not exist',
      'country',
      'AT,EU,',
      'AT,UE,',
      expect.arrayContaining(['country.csv:customs_area: "UE" must be one of EU']) as unknown as string[],
    ],
    [
      'a country that no zone has',
      'country',
      'ZA,,',
      'AQ,,,,\nZA,,',
      [
        'country.csv:country: no zone has AQ, so no service ships there; add it to a zone in zone.csv, or remove this row',
      ],
    ],
    [
      'a row of a zone that has an invalid cell, without a report of its countries',
      'zone',
      'ASIA,BD BN CN ',
      'ASIA,BD BN CN-',
      expect.not.arrayContaining([expect.stringContaining('no zone has')]) as unknown as string[],
    ],
    [
      'import taxes of one kind of recipient that overlap',
      'duty_rule',
      ',business,2026-07-01,',
      ',,2026-07-01,',
      [
        'duty_rule.csv:effective_from: overlaps line 12, which is in force on 2026-07-01; end that row on this day, or correct this one',
        'duty_rule.csv:effective_from: overlaps line 14, which is in force on 2028-07-01; end that row on this day, or correct this one',
      ],
    ],
    [
      'overlapping levies',
      'levy',
      'EU_ITEM_LEVY,',
      'EU_ITEM_LEVY,DE FR,28,1365,2026-09-01,\nEU_ITEM_LEVY,',
      [
        'levy.csv:effective_from: overlaps the levy from 2026-09-01 in the same countries; one must end before the other starts',
      ],
    ],
    [
      'a custom insured amount over the cap',
      'service',
      ',100000,2500,',
      ',100000,2500.01,',
      ['service.csv:custom_insurance_max_usd: must be at most 2500, the highest insured amount'],
    ],
    [
      'an automatic surcharge with a flag',
      'surcharge',
      'EU_ITEM_LEVY,automatic,item_levy,,',
      'EU_ITEM_LEVY,automatic,item_levy,vat_prepay,',
      [
        'surcharge.csv:flag: must be empty for an automatic surcharge',
        'surcharge.csv:flag: already selects EU_ITEM_LEVY; must select only one surcharge',
      ],
    ],
    [
      'an import tax on returns',
      'surcharge_rule',
      'EU_VAT_PREPAY,HKEUVPGG01,',
      'EU_VAT_PREPAY,HKEUVPGG01 HKRTNGG01,',
      ['surcharge_rule.csv:services: HKRTNGG01 carries returns, which have no import tax; leave it out'],
    ],
  ])('%s', (_name, table, from, to, expected) => {
    const { problems } = parseCatalog(changed(files, table, from, to));
    expect(problems.map((problem) => formatProblem(problem).replace(/:\d+:/, ':'))).toEqual(expected);
  });

  it('invalid UTF-8, with its line', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'sampan-catalog-'));
    try {
      for (const [table, text] of files) await writeFile(path.join(directory, `${table}.csv`), text);
      const latin = (files.get('product') ?? '').replace('US priority line', 'US priorit\u00e9 line');
      await writeFile(path.join(directory, 'product.csv'), latin, 'latin1');
      const line = latin.slice(0, latin.indexOf('\u00e9')).split('\n').length;
      const { problems: found } = await readCatalog(directory);
      expect(found.map(formatProblem)).toEqual([`product.csv:${line}: must be UTF-8 text`]);
    } finally {
      await rm(directory, { recursive: true });
    }
  });
});

it.each<[CatalogTableName, number]>([
  ['country', 300],
  ['country_requirement', 700],
  ['service', 1_000],
  ['surcharge', 100],
])('a catalog with more rows of %s than a response may list (%i) is refused', async (table, most) => {
  const files = await demoFiles();
  const content = (files.get(table) ?? '').trimEnd();
  const last = content.split('\n').at(-1);
  files.set(table, [content, ...Array(most).fill(last)].join('\n'));
  const tooMany = parseCatalog(files)
    .problems.map(formatProblem)
    .filter((text) => text.includes('the maximum is'));
  expect(tooMany).toEqual([
    expect.stringMatching(`^${table}.csv:\\d+: the file has \\d+ rows; the maximum is ${most}$`),
  ]);
});

/** The limits of a rule, from `rule` to `goods_categories`. */
describe('a catalog is refused for a rule', () => {
  it.each([
    ['that ends before it begins', ',,2027-03-01,2027-03-01', 'effective_until: must be after 2027-03-01'],
    ['with limits in two currencies', ',,,,EUR 150,USD 800', 'value_up_to: must be in EUR, as value_over'],
    ['for no value', ',,,,EUR 150,EUR 150.00', 'value_up_to: must be more than EUR 150, the value_over'],
    ['with an unknown currency', ',,,,EUX 1,', 'value_over: EUX is not a currency'],
    ['with an unknown kind of recipient', ',,,,,,shop', 'recipient: "shop" must be one of business, private'],
    ['with symbols in an HS code', ',,,,,,,61.09', 'hs_prefixes: "61.09" must be the first 2 to 10 digits'],
    [
      'with a link that is no address',
      ',http://example.com',
      'source: "http://example.com" must be an address',
    ],
    ['with an invalid name', 'EU PID', 'rule: "EU PID" must be a lower-case name'],
    ['for a service that does not exist', ',,,,,,,,,NONE', 'services: NONE is not in service.csv'],
    ['for goods that no service carries', ',,,,,,,,,*,batery', 'goods_categories: no service carries batery'],
  ])('%s', (_name, limits, problem) => {
    const cells = [...limits.split(','), ...Array<string>(11).fill('')].slice(0, 11);
    const row = ['FR,tax_number,present,,,error,INVALID_FIELD,no,France wants it', ...cells];
    if (!row[10]) row[10] = '*';
    if (!row[11]) row[11] = '*';
    const header =
      'country,field,check,parameter,unless,severity,sys_code,overrides_schema,message,rule,source,effective_from,effective_until,value_over,value_up_to,recipient,hs_prefixes,origins,services,goods_categories';
    const { problems: found } = parseCatalog(
      new Map([...files, ['country_requirement', `${header}\n${row.join(',')}\n`]]),
    );
    expect(found.map(formatProblem)).toEqual([
      expect.stringContaining(`country_requirement.csv:2:${problem}`),
    ]);
  });
});

const { data: live } = parseCatalog(files);
const accountIds = new Set(['acc_1']);

function problems(contents: ReadonlyMap<string, string>): string[] {
  const { data, lines, problems: own } = parseCatalog(contents);
  expect(own).toEqual([]);
  return checkAgainstLive(data, { data: live, accountIds, today: '2026-11-21' }, lines).map(formatProblem);
}

/** Returns the files with a second version of the rate table of US priority, effective from a day. */
function secondVersion(day: string): Map<string, string> {
  const bracket = 'RT-HKUSSEGG,2,US,0,30,0,130,18\nRT-HKUSSEGG,1,US,0,0.5,';
  const versions = changed(
    files,
    'rate_table',
    'RT-HKUSSEGG,1,',
    `RT-HKUSSEGG,2,HKUSSEGG01,${day}\nRT-HKUSSEGG,1,`,
  );
  return changed(versions, 'rate_bracket', 'RT-HKUSSEGG,1,US,0,0.5,', bracket);
}

describe('a new catalog, compared with the live one', () => {
  it('may be identical', () => {
    expect(problems(files)).toEqual([]);
  });

  it('may add a version that begins today', () => {
    expect(problems(secondVersion('2026-11-21'))).toEqual([]);
  });

  it('may not add a version in the past', () => {
    expect(problems(secondVersion('2026-11-20'))).toEqual([
      'rate_table.csv:7:effective_from: 2026-11-20 is in the past; a new version must start today (2026-11-21) or later',
    ]);
  });

  it('may not change a published version', () => {
    const dearer = changed(
      files,
      'rate_bracket',
      'RT-HKUSSEGG,1,US,30,100,124.9,106.6,18',
      'RT-HKUSSEGG,1,US,30,100,125,106.6,18',
    );
    expect(problems(dearer)).toEqual([
      'rate_table.csv:7:version: version 1 of RT-HKUSSEGG is already published and cannot change; publish the new content as version 2',
    ]);
  });

  it('may not have an older version than the published one', () => {
    const { data } = parseCatalog(files);
    const early = parseCatalog(files);
    data.rate_table = data.rate_table.map((row) =>
      row.code === 'RT-HKUSSEGG' ? { ...row, version: 2 } : row,
    );
    const found = checkAgainstLive(early.data, { data, accountIds, today: '2026-11-21' }, early.lines);
    expect(found.map(({ message }) => message)).toEqual([
      'version 1 of RT-HKUSSEGG is older than the published version 2; must be 3',
    ]);
  });

  it('may not lose a live service without retiring it', () => {
    const { data, lines } = parseCatalog(files);
    data.service = data.service.filter(({ code }) => code !== 'HKPTCHGG01');
    const context = { data: live, accountIds, today: '2026-11-21' };
    expect(checkAgainstLive(data, context, lines).map(({ message }) => message)).toEqual([
      'HKPTCHGG01 is live but missing in this file; keep it, or add it to retired_service.csv',
    ]);
    data.retired_service.push({ code: 'HKPTCHGG01', retired_on: '2026-11-21', replaced_by: null });
    expect(checkAgainstLive(data, context, lines)).toEqual([]);
  });

  it('may not lose a retired code', () => {
    const { data, lines } = parseCatalog(files);
    data.retired_service = data.retired_service.filter(({ code }) => code !== 'HKUSSTCS01');
    expect(
      checkAgainstLive(data, { data: live, accountIds, today: '2026-11-21' }, lines).map(formatProblem),
    ).toEqual(['retired_service.csv:1:service: HKUSSTCS01 is retired but missing in this file; keep it']);
  });

  it('may give a discount only to accounts that exist', () => {
    const header = 'rule_id,kind,percent,amount_hkd,account,service,valid_from,valid_until\n';
    const discount = (account: string) =>
      changed(files, 'discount_rule', header, `${header}NEW,percent,5,,${account},,2026-01-01,\n`);
    expect(problems(discount('acc_1'))).toEqual([]);
    expect(problems(discount('acc_9'))).toEqual([
      'discount_rule.csv:3:account: no account has the ID acc_9; must be an account ID, or empty for all accounts',
    ]);
  });
});

describe('the difference of two catalogs', () => {
  it('is empty if they are the same', () => {
    expect(diffCatalog(live, live)).toEqual([]);
  });

  it('shows a changed row as removed and added', () => {
    const { data } = parseCatalog(changed(files, 'levy', '27.3', '28'));
    const diff = diffCatalog(live, data);
    expect(summarizeDiff(diff)).toBe('levy +1 −1');
    expect(formatDiff(diff).join('\n')).toBe(
      [
        'levy.csv',
        '- EU_ITEM_LEVY,EU,27.30,1365,2026-07-01,2028-07-01,,,',
        '+ EU_ITEM_LEVY,EU,28,1365,2026-07-01,2028-07-01,,,',
      ].join('\n'),
    );
  });
});
