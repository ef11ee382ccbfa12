import type { Generated } from 'kysely';

/** A published version of a rate table: immutable. */
export interface RateTableTable {
  code: string;
  version: number;
  service_code: string;
  /** The first day (Hong Kong calendar) on which the version prices. */
  effective_from: string;
  /** SHA-256 of the version's service, date and brackets. */
  content_hash: string;
  published_at: Generated<string>;
}
