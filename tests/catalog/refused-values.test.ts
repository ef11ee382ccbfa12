import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { CatalogTableName } from '../../db/table/catalog/catalog-data.ts';
import { formatProblem } from '../../src/catalog/catalog-file.ts';
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
          'check: "cheksum" must be one of present, digits, pattern, check_digit',
        ],
        [
          'an unknown check-digit algorithm',
          'present,,,error,CL',
          'check_digit,ruth,,error,CL',
          'parameter: "ruth" must be one of cpf, cnpj, rut, iso7812, iso7064_mod11_2, iso7064_mod11_10, iso7064_mod97_10',
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
          'NO,tax_number,present,,,warning,INVALID_FIELD,no,Advice\nCL,tax_number,present',
          'country: is a duplicate of line 4; only one row can have this country_code, field, check_kind, parameter',
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
      'an unknown carrier',
      'service',
      'US priority,sandbox,',
      'US priority,sandbx,',
      expect.arrayContaining([
        'service.csv:carrier: "sandbx" must be one of sandbox, http',
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
      [
        'vat_rate.csv:percent: 1900 is too large; must be a percentage from 0 to 100 with at most 2 decimals',
        'surcharge_rule.csv:countries: vat_rate.csv must have a rate for AT',
      ],
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
      'QQ,,,\nZA,,',
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
