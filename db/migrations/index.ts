import type { Migration } from 'kysely';
import * as baseline from './20261123T060000Z-baseline.ts';

/** Append-only: never edit a released migration. */
export const migrations: Record<string, Migration> = {
  '20261123T060000Z-baseline': baseline,
};
