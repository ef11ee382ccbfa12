import type { Principal } from './admission.ts';

/** A key as both drivers of admission read it, and which of the asked ones it is. */
export interface ApiKeyRow {
  readonly place: number;
  readonly key_id: string;
  readonly account_id: string;
  readonly livemode: boolean;
  readonly scopes: readonly string[];
  readonly pricing_version: number;
}

export function principalOf(row: ApiKeyRow): Principal {
  return {
    keyId: row.key_id,
    accountId: row.account_id,
    livemode: row.livemode,
    scopes: row.scopes,
    pricingVersion: row.pricing_version,
  };
}
