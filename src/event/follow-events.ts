import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type EventRow, listEventRows } from '../../db/query/webhook/event.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';

const pageSize = 100;

/** A position before every event. */
export const feedStart = '2000-01-01T00:00:00.000000Z';

/** Returns the newest event of a scope; undefined if there is none. */
export async function newestEvent(db: Kysely<Database>, scope: Scope): Promise<EventRow | undefined> {
  const { rows } = await listEventRows(db, scope, { after: null, limit: 1 });
  return rows[0];
}

/** Yields events after a position, each once, in commit order (docs/design/feeds.md). Polls at the end of the feed. */
export async function* followEvents(
  db: Kysely<Database>,
  scope: Scope,
  position: string,
  pollMs: number,
): AsyncGenerator<EventRow, never> {
  for (let last = position; ; ) {
    const page = await listEventRows(db, scope, { created_after: last, after: null, limit: pageSize });
    for (const row of page.rows) {
      last = row.position;
      yield row;
    }
    if (!page.last) await delay(pollMs);
  }
}
