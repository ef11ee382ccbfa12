/** Limits a query to one account in one mode. Every query of tenant data takes a scope. */
export interface Scope {
  readonly accountId: string;
  readonly livemode: boolean;
}
