import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import {
  type EventDraft,
  type EventRow,
  listEventRows,
  stampPlaceholder,
} from '../db/query/webhook/event.ts';
import { type Scope, scopeOf } from '../db/scope.ts';
import type { Database } from '../db/table/index.ts';
import type { EventBodies, EventType } from '../generated/events.ts';
import type { Schemas } from '../generated/operations.ts';
import { sentKey } from './key-format.ts';
import { newId } from './runtime.ts';
import { tracing } from './telemetry/tracing.ts';

export interface EventCause {
  readonly requestId: string;
  readonly idempotencyKey: string | null;
}

/** Returns the request that a row names, with the key that its client sent. Null: no request caused the row. */
export function causeOf({
  request_id,
  idempotency_key,
}: {
  readonly request_id: string | null;
  readonly idempotency_key: string | null;
}): EventCause | null {
  if (request_id === null) return null;
  return { requestId: request_id, idempotencyKey: idempotency_key && sentKey(idempotency_key) };
}

/** Object and further fields that fit the event of each of the types, so that a union of types is as safe as one. */
type EventData<Type extends EventType> = {
  [Each in Type]: (data: Omit<EventBodies[Each]['data'], 'sequence' | 'request' | 'test'>) => void;
}[Type] extends (data: infer Common) => void
  ? Common
  : never;

type KeyOf<Union> = Union extends unknown ? keyof Union : never;

/** The fields of every event. A field of one type of event belongs in its `data`, where `draftEvent` asks for it. */
type Envelope = Record<KeyOf<EventBodies[EventType]>, unknown>;

/** Everything that an event says beside its data. */
export interface EventAttributes {
  readonly livemode: boolean;
  /** Of the events of one shipment. */
  readonly sequence?: number;
  readonly cause: EventCause | null;
  readonly now: Date;
  /** It reports no real change. */
  readonly test?: true;
}

/**
 * Drafts an event with the object as its GET returns it (contract: webhooks), and the other fields that its type has in
 * `data`.
 */
export function draftEvent<Type extends EventType>(
  type: Type,
  data: EventData<Type>,
  { livemode, sequence, cause, now, test }: EventAttributes,
): EventDraft {
  const id = newId('evt', now);
  const request = cause && { id: cause.requestId, idempotency_key: cause.idempotencyKey };
  const envelope: Envelope = {
    event_id: id,
    event_type: type,
    livemode,
    created_at: stampPlaceholder,
    data: { ...(data as object), sequence: sequence ?? null, request, ...(test && { test }) },
  };
  const body = JSON.stringify(envelope);
  // A sample is shown as it is drafted.
  const { traceparent } = test ? {} : tracing().headers();
  return { id, type, body: traceparent === undefined ? body : `${traceparent}\n${body}` };
}

/** An event about a row of an account. */
export interface RowEvent {
  readonly scope: Scope;
  readonly draft: EventDraft;
}

/** Drafts the event of a row: in its scope, and with the request that the row names as its cause. */
export function eventOfRow<Type extends EventType>(
  type: Type,
  row: Parameters<typeof scopeOf>[0] & Parameters<typeof causeOf>[0],
  data: EventData<Type>,
  now: Date,
): RowEvent {
  const draft = draftEvent(type, data, { livemode: row.livemode, cause: causeOf(row), now });
  return { scope: scopeOf(row), draft };
}

/** Returns an event as the API shows it: the body that webhooks deliver. */
export function eventView({ body }: EventRow): Schemas['Event'] {
  return JSON.parse(body) as Schemas['Event'];
}

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
