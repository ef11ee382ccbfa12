import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../db/client.ts';
import { stampPlaceholder } from '../../../db/query/webhook/event.ts';
import { basePath } from '../contestant/operation.ts';
import { order } from '../database/order.ts';

/** Client of one API process and its database. */
export interface Desk {
  readonly url: string;
  readonly key: string;
  readonly accountId: string;
  readonly db: Db;
}

/** A recorded event to copy. */
export interface Model {
  readonly id: string;
  readonly body: string;
  readonly trackingNumber: string;
}

async function post(desk: Desk, path: string, body: unknown): Promise<{ readonly id: string }> {
  const response = await fetch(`${desk.url}${basePath}${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${desk.key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { readonly data: { readonly id: string } };
  if (!response.ok) throw new Error(`POST ${path} returned ${JSON.stringify(answer)}`);
  return answer.data;
}

export async function registerEndpoint(desk: Desk, url: string): Promise<void> {
  await post(desk, '/webhooks', { url, events: ['*'] });
}

/** Books a shipment and returns its first event. */
export async function bookOne(desk: Desk): Promise<Model> {
  const { id } = await post(desk, '/shipments', order);
  const { rows } = await desk.db.pool.query('select id, body from event where tracking_number = $1', [id]);
  return { id: rows[0]?.id, body: rows[0]?.body, trackingNumber: id };
}

/** Returns an event's feed stamp in ms since 1970; it is the last write before the commit. */
export async function stampedAtMs({ db }: Desk, id: string): Promise<number> {
  const { rows } = await db.pool.query(
    'select (extract(epoch from position) * 1000)::float8 as at from event where id = $1',
    [id],
  );
  return rows[0]?.at;
}

/** Inserts copies of an event with their deliveries in one transaction. Returns the time of the commit. */
export async function emitCopies(
  { db, accountId }: Desk,
  { id, body, trackingNumber }: Model,
  count: number,
): Promise<number> {
  await db.pool.query(
    `with ids as materialized (
        select n, 'evt_' || replace(gen_random_uuid()::text, '-', '') as id from generate_series(0, $1 - 1) n
      ), stamp as materialized (select stamp_feed($2, false, $1) as first)
      select count(emit_event(ids.id, $2, false, 'shipment.created', $3, replace($4, $5, ids.id), $6,
        stamp.first + ids.n * interval '1 microsecond')) from ids, stamp`,
    [count, accountId, trackingNumber, body, id, stampPlaceholder],
  );
  return performance.timeOrigin + performance.now();
}

/** Waits until no delivery is open, so that follow-up work does not overlap the next measurement. */
export async function untilSettled({ db }: Desk, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await db.pool.query(
      'select count(*) as open from webhook_delivery where next_attempt_at is not null',
    );
    if (rows[0]?.open === 0) return;
    await sleep(50, null, { signal });
  }
}
