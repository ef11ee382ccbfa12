import type { Migration } from 'kysely/migration';
import * as foundation from './20261121T000000Z-foundation.ts';
import * as catalogue from './20261121T000100Z-catalogue.ts';
import * as pricing from './20261121T000200Z-pricing.ts';

/** Append-only: a migration that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '20261121T000000Z-foundation': foundation,
  '20261121T000100Z-catalogue': catalogue,
  '20261121T000200Z-pricing': pricing,
};
