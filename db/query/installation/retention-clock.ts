import { type Kysely, sql } from 'kysely';
import type { Database } from '../../table/index.ts';

/** The database's clock is in doubt if it is further ahead of the last deletion by age. */
export const mostDaysAhead = 7;

export interface RetentionClock {
  readonly trusted_at: string;
  readonly now: string;
  /** The clock is in doubt, so nothing is deleted by its age. */
  readonly is_held: boolean;
}

const now = sql<string>`sampan_clock()`;
const isAhead = sql<boolean>`sampan_clock() > retention_clock.trusted_at + make_interval(days => ${mostDaysAhead})`;

/** Advances the trusted time to the database's clock, unless that is in doubt. The first call trusts the clock. */
export async function advanceRetentionClock(db: Kysely<Database>): Promise<RetentionClock> {
  return db
    .insertInto('retention_clock')
    .values({ trusted_at: now })
    .onConflict((on) =>
      on.column('only_row').doUpdateSet({
        trusted_at: sql<string>`case when ${isAhead} then retention_clock.trusted_at else sampan_clock() end`,
      }),
    )
    .returning(['trusted_at', now.as('now'), isAhead.as('is_held')])
    .executeTakeFirstOrThrow();
}

/** Undefined: nothing was ever deleted by its age. */
export async function readRetentionClock(db: Kysely<Database>): Promise<RetentionClock | undefined> {
  return db
    .selectFrom('retention_clock')
    .select(['trusted_at', now.as('now'), isAhead.as('is_held')])
    .executeTakeFirst();
}

/** Trusts the database's clock again. Returns the clock before; undefined if it was not in doubt. */
export async function trustClock(tx: Kysely<Database>): Promise<RetentionClock | undefined> {
  const before = await tx
    .selectFrom('retention_clock')
    .select(['trusted_at', now.as('now'), isAhead.as('is_held')])
    .forUpdate()
    .executeTakeFirst();
  if (!before?.is_held) return undefined;
  await tx.updateTable('retention_clock').set({ trusted_at: before.now }).execute();
  return before;
}
