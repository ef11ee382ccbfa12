import type { CatalogRow } from '../../db/table/catalog.ts';

const law = {
  effective_from: '2026-01-01',
  effective_until: null,
  source: 'https://example.com/law',
  as_of: '2026-11-28',
};

/** Returns a row of duty_rate.csv: a duty of 1 % on all goods, with what the test is about in place. */
export const dutyRate = (row: Partial<CatalogRow<'duty_rate'>>): CatalogRow<'duty_rate'> => ({
  destination: 'US',
  rule: 'import_duty',
  hs_prefix: '*',
  origin: '*',
  basis_points: 100,
  amount: null,
  per: null,
  value_over: null,
  value_up_to: null,
  has_relief: true,
  ...law,
  ...row,
});

/** Returns a row of duty_rule.csv without a tax or a relief, with what the test is about in place. */
export const dutyRule = (row: Partial<CatalogRow<'duty_rule'>>): CatalogRow<'duty_rule'> => ({
  destination: 'US',
  rule: 'us_import',
  basis: 'FOB',
  duty_relief_up_to: null,
  tax_name: null,
  tax_percent: null,
  tax_base: ['value'],
  tax_relief_up_to: null,
  tax_at_sale_up_to: null,
  tax_at_sale_with: null,
  tax_waived_up_to: null,
  handling_fee: null,
  recipient: null,
  ...law,
  ...row,
});
