import { describe, expect, it } from '@jest/globals';
import * as cell from '../../src/catalog/cell.ts';
import { CellError } from '../../src/catalog/requirements.ts';

describe('a cell', () => {
  it.each<[string, cell.Cell<never>, string, unknown]>([
    ['money in cents', cell.money as never, '12.5', 1250],
    ['an amount of 0', cell.money as never, '0', 0],
    ['percent in basis points', cell.percent as never, '25.5', 2550],
    ['kilograms in milligrams', cell.kilograms as never, '0.000001', 1],
    ['a list', cell.list(cell.countryCode) as never, 'DE FR', ['DE', 'FR']],
    ['an empty cell', cell.optional(cell.money) as never, '', null],
    ['a leap day', cell.day as never, '2028-02-29', '2028-02-29'],
    ['an amount of a law', cell.lawAmount as never, 'EUR 150', 'EUR 150'],
    ['yes', cell.yesNo as never, 'yes', true],
  ])('parses %s, and formats it so that it parses to the same value', (_name, column, text, value) => {
    expect(column.parse(text)).toEqual(value);
    expect(column.parse(column.format(value as never))).toEqual(value);
  });

  it.each<[cell.Cell<never>, string, string]>([
    [cell.money as never, '-3', '-3 is negative; must be an amount of 0 or more with at most 2 decimals'],
    [cell.money as never, '1.005', '"1.005" must be an amount of 0 or more with at most 2 decimals'],
    [cell.money as never, '1e3', '"1e3" must be an amount of 0 or more with at most 2 decimals'],
    [cell.money as never, 'free', '"free" must be an amount of 0 or more with at most 2 decimals'],
    [
      cell.positiveKilograms as never,
      '0',
      '0 is too small; must be a weight in kg above 0 with at most 6 decimals',
    ],
    [cell.count as never, '0', '0 is too small; must be a whole number of 1 or more'],
    [cell.count as never, '1.5', '"1.5" must be a whole number of 1 or more'],
    [cell.day as never, '2026-02-29', '"2026-02-29" must be an existing date in the form YYYY-MM-DD'],
    [cell.day as never, '01/02/2026', '"01/02/2026" must be an existing date in the form YYYY-MM-DD'],
    [cell.destination as never, 'UK', '"UK" must be an ISO 3166-1 alpha-2 code: GB for United Kingdom'],
    [cell.destination as never, '日本', '"日本" must be an ISO 3166-1 alpha-2 code: JP for Japan'],
    [cell.countryCode as never, 'us', '"us" must be two capital letters (ISO 3166-1 alpha-2)'],
    [cell.list(cell.countryCode) as never, 'US US', 'contains US twice; must contain it once'],
    [
      cell.lawAmount as never,
      'EURO 150',
      '"EURO 150" must be a currency and an amount of 0 or more with at most 2 decimals, such as EUR 150',
    ],
    [cell.lawAmount as never, 'RMB 50', 'RMB is not a currency; must be an ISO 4217 code, such as EUR'],
    [cell.yesNo as never, 'true', '"true" must be yes or no'],
    [cell.choice('fixed', 'percent') as never, 'half', '"half" must be one of fixed, percent'],
    [cell.text() as never, '', 'must have 1 to 200 characters'],
  ])('refuses %#: %s', (column, text, message) => {
    expect(() => column.parse(text)).toThrow(new CellError(message));
  });
});
