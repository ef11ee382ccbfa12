import type { EntitlementRow } from '../../../../db/query/pricing/entitlement.ts';

/** What an account may order, a line each. */
export function entitlementLines(
  accountId: string,
  { product_codes, rate_tables }: EntitlementRow,
): string[] {
  if (product_codes.length === 0 && rate_tables.length === 0)
    return [`Account ${accountId} may order nothing`];
  return [
    ...product_codes.map((code) => `product     ${code}`),
    ...rate_tables.map(
      ({ service_code, rate_table_code }) => `rate table  ${rate_table_code} for ${service_code}`,
    ),
  ];
}
