/** A reduction of freight. The largest applicable one counts. */
export interface DiscountRuleTable {
  rule_id: string;
  kind: 'percent' | 'fixed';
  basis_points: number | null;
  amount_cents: number | null;
  /** Null: every account. */
  account_id: string | null;
  /** Null: every service. */
  service_code: string | null;
  valid_from: string;
  /** First day on which it no longer applies; null: unlimited. */
  valid_until: string | null;
}
