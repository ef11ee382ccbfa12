/** A reduction of freight, by percent or by amount; the best that fits applies. */
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
  /** The first day on which it no longer applies; null: open. */
  valid_until: string | null;
}
