import type { Migration } from 'kysely';
import * as baseline from './20261123T170000Z-baseline.ts';

/** Append-only: never edit a released migration. Until the first release, a change of the baseline renames it. */
export const migrations: Record<string, Migration> = {
  '20261123T170000Z-baseline': baseline,
};
