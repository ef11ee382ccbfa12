/** Whose data a query may see: one account in one mode. Every query of tenant data takes it. */
export interface Scope {
  readonly accountId: string;
  readonly livemode: boolean;
}
