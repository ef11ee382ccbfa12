/** Limits a query to one account in one mode. Every query of tenant data takes a scope. */
export interface Scope {
  readonly accountId: string;
  readonly livemode: boolean;
}

/** Returns the scope that a row belongs to. */
export function scopeOf(row: { readonly account_id: string; readonly livemode: boolean }): Scope {
  return { accountId: row.account_id, livemode: row.livemode };
}
