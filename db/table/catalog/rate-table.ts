import type { Generated } from 'kysely';

/** An immutable, published version. */
export interface RateTableTable {
  code: string;
  version: number;
  service_code: string;
  /** First day (Hong Kong) on which the version applies. */
  effective_from: string;
  /** SHA-256 of the version's service, date and brackets. */
  content_hash: string;
  published_at: Generated<string>;
}
