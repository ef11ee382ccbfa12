import type { EntitlementRow } from '../../../../db/query/pricing/entitlement.ts';

export function entitlementLines(
  accountId: string,
  { product_codes, rate_tables }: EntitlementRow,
): string[] {
  if (product_codes.length === 0 && rate_tables.length === 0)
    return [`Account ${accountId} has no products and no rate tables`];
  return [
    ...product_codes.map((code) => `product     ${code}`),
    ...rate_tables.map(
      ({ service_code, rate_table_code }) => `rate table  ${rate_table_code} for ${service_code}`,
    ),
  ];
}
