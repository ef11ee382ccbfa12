import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type EventRow, listEvents } from '../../db/query/webhook/event.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';

const pageSize = 100;

/** Where a feed with nothing in it begins. */
export const feedStart = '2000-01-01T00:00:00.000000Z';

/** The newest event of a scope's feed; undefined when there is none. */
export async function newestEvent(db: Kysely<Database>, scope: Scope): Promise<EventRow | undefined> {
  const { rows } = await listEvents(db, scope, { after: null, limit: 1 });
  return rows[0];
}

/**
 * A scope's events past a position, one by one and without end, each once and in the order of their commits
 * (docs/design/feeds.md); the feed is looked at every `pollMs` when it is read up.
 */
export async function* followEvents(
  db: Kysely<Database>,
  scope: Scope,
  position: string,
  pollMs: number,
): AsyncGenerator<EventRow, never> {
  for (let last = position; ; ) {
    const page = await listEvents(db, scope, { created_after: last, after: null, limit: pageSize });
    for (const row of page.rows) {
      last = row.position;
      yield row;
    }
    if (!page.last) await delay(pollMs);
  }
}
