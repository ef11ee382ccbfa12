import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maxPageBytes } from '../../db/query/page.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { largestOrder } from '../support/shipment/largest-order.ts';
import { registered } from '../webhook/http.ts';

/** The bytes of a page without its rows. */
const frameBytes = 1_000;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;

interface Seen {
  readonly rows: number;
  readonly bytes: number;
}

/** Reads a list to its end; returns each row by id, and the size of each page. */
async function readAll(path: string, id: string): Promise<{ ids: string[]; pages: Seen[] }> {
  const ids: string[] = [];
  const pages: Seen[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await service.call('get', `${path}${cursor && `&cursor=${cursor}`}`);
    expect(answer.status).toBe(200);
    const rows = answer.body.data.data;
    expect(rows.length).toBeGreaterThan(0);
    ids.push(...rows.map((row: Record<string, string>) => row[id]));
    pages.push({ rows: rows.length, bytes: Buffer.byteLength(answer.text) });
    cursor = answer.body.data.next_cursor;
  }
  return { ids, pages };
}

const largestOf = (pages: readonly Seen[]) => Math.max(...pages.map(({ bytes }) => bytes));

describe('GET /events over large orders', () => {
  const orders = 6;
  const largest = largestOrder();
  const smaller = { ...largest, items: largest.items.slice(0, 30) };
  beforeAll(async () => {
    for (let count = 0; count < orders; count++) {
      expect((await create(service, count < 3 ? largest : smaller)).status).toBe(201);
    }
  });

  it.each([
    ['newest first', '', 'desc'],
    ['oldest first', '&created_after=2020-01-01T00:00:00Z', 'asc'],
  ])('returns every event once in pages of about 1 MiB, %s', async (_, filter, order) => {
    const { ids, pages } = await readAll(`/events?limit=100${filter}`, 'event_id');
    expect(ids).toEqual((await query(`select id from event order by position ${order}`)).map(({ id }) => id));
    expect(pages.length).toBeGreaterThan(1);
    expect(Math.max(...pages.map(({ rows }) => rows))).toBeGreaterThan(1);
    expect(largestOf(pages)).toBeLessThan(maxPageBytes + frameBytes);
  });

  it('returns at least one event per page, of any size', async () => {
    await query(
      "update event set body = jsonb_set(body::jsonb, '{data,object,metadata}', jsonb_build_object('x', $1::text))::text",
      ['x'.repeat(maxPageBytes)],
    );
    const { ids, pages } = await readAll('/events?limit=100', 'event_id');
    expect([ids.length, pages.map(({ rows }) => rows)]).toEqual([orders, Array(orders).fill(1)]);
  });
});

describe('GET /webhooks/{id}/deliveries', () => {
  /**
   * Inserts a delivery with `attempts` attempts, each with an excerpt. Attempt number `succeeded` succeeded,
   * the others failed.
   */
  async function delivery(webhookId: string, attempts: number, succeeded: number | null, excerpt: string) {
    const { body } = await service.call('post', `/webhooks/${webhookId}/test`);
    await query('delete from webhook_attempt where delivery_id = $1', [body.data.id]);
    await query(
      `insert into webhook_attempt (account_id, delivery_id, number, trigger, started_at, http_status, latency_ms, response_excerpt, error)
        select $5, $1, n, 'redeliver', now(), case when n = $3 then 200 else 500 end, 1, $4,
          case when n is distinct from $3::integer then 'status 500' end
        from generate_series(1, $2) n`,
      [body.data.id, attempts, succeeded, excerpt, service.account.id],
    );
    await query(
      `update webhook_delivery set attempt_count = $2, next_attempt_at = null,
        state = case when $3::integer is null then 'failed' else 'succeeded' end where id = $1`,
      [body.data.id, attempts, succeeded],
    );
    return body.data.id as string;
  }

  it('returns every delivery once in pages of about 1 MiB', async () => {
    const { id } = await registered(service);
    const made: string[] = [];
    for (let count = 0; count < 12; count++)
      made.unshift(await delivery(id, 100, null, '\n\u0001'.repeat(1024)));
    const { ids, pages } = await readAll(`/webhooks/${id}/deliveries?limit=100`, 'id');
    expect(ids).toEqual(made);
    expect(pages.length).toBeGreaterThan(1);
    expect(largestOf(pages)).toBeLessThan(maxPageBytes + frameBytes);
  });

  it("shows the newest 100 attempts, including the last success, which determines the delivery's state", async () => {
    const { id } = await registered(service);
    await delivery(id, 250, 7, 'fine');
    const shown = async () => (await service.call('get', `/webhooks/${id}/deliveries`)).body.data.data[0];
    const numbers = (attempts: readonly { number: number }[]) => attempts.map(({ number }) => number);
    const newest = (count: number) => Array.from({ length: count }, (_, index) => 251 - count + index);
    const ended = await shown();
    expect(ended).toMatchObject({ state: 'succeeded', http_status: 200, attempt_count: 250 });
    expect(numbers(ended.attempts)).toEqual([7, ...newest(99)]);
    await query(
      `update webhook_delivery set state = 'delivering', trigger = 'redeliver', started_at = now(), attempt_count = 251
        where endpoint_id = $1`,
      [id],
    );
    const running = await shown();
    expect(running.attempts).toHaveLength(100);
    expect(running.attempts.at(-1)).toMatchObject({ number: 251, http_status: null });
  });
});
