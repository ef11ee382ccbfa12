import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { components } from '../../generated/types.ts';
import { alteredCursor } from '../support/altered-cursor.ts';
import { startWorld, type World } from '../webhook/world.ts';

type Event = components['schemas']['Event'];

let world: World;
const ids: string[] = [];
beforeAll(async () => {
  world = await startWorld(null);
  for (let count = 0; count < 5; count++) ids.push(...(await world.emit(1)));
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

const page = async (query: string, key?: string): Promise<{ events: Event[]; next: string | null }> => {
  const { status, body } = await world.service.call('get', `/events${query}`, key);
  expect(status).toBe(200);
  return { events: body.data.data, next: body.data.next_cursor };
};
const idsOf = (events: readonly Event[]) => events.map(({ event_id }) => event_id);

describe('200', () => {
  it('lists the newest first, as webhooks deliver them, with or without an endpoint', async () => {
    const { events, next } = await page('');
    expect([idsOf(events), next]).toEqual([[...ids].reverse(), null]);
    const one = await world.service.call('get', `/events/${ids[0]}`);
    expect(one.body.data).toEqual(events.at(-1));
  });

  it('returns every event once across pages, in both orders', async () => {
    for (const [start, expected] of [
      ['?limit=2', [...ids].reverse()],
      ['?limit=2&created_after=2020-01-01T00:00:00Z', ids],
    ] as const) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const found: { events: Event[]; next: string | null } = await page(
          start + (cursor && `&cursor=${cursor}`),
        );
        seen.push(...idsOf(found.events));
        cursor = found.next;
      }
      expect(seen).toEqual(expected);
    }
  });

  it("continues after an event's own time, exclusively", async () => {
    const { events } = await page('?created_after=2020-01-01T00:00:00Z&limit=2');
    const rest = await page(`?created_after=${events[1]?.created_at}`);
    expect(idsOf(rest.events)).toEqual(ids.slice(2));
  });

  it('filters by type', async () => {
    expect((await page('?event_type=wallet.low_balance')).events).toHaveLength(5);
    expect((await page('?event_type=shipment.created')).events).toEqual([]);
  });

  it('omits events of another account and of the other mode', async () => {
    expect((await page('', (await world.service.createAccount()).testKey)).events).toEqual([]);
    expect((await page('', world.service.account.liveKey)).events).toEqual([]);
  });

  it('omits no event from a polling client during parallel writes', async () => {
    const account = await world.service.createAccount();
    let writing = true;
    const written: string[] = [];
    const writers = Array.from({ length: 6 }, async () => {
      while (writing) written.push(...(await world.emit(2, account)));
    });
    const seen: string[] = [];
    let after = '2020-01-01T00:00:00Z';
    const poll = async () => {
      const { events, next } = await page(`?limit=100&created_after=${after}`, account.testKey);
      seen.push(...idsOf(events));
      after = events.at(-1)?.created_at ?? after;
      return next !== null;
    };
    while (seen.length < 300) await poll();
    writing = false;
    await Promise.all(writers);
    while (await poll());
    expect(seen).toHaveLength(new Set(seen).size);
    expect(new Set(seen)).toEqual(new Set(written));
  });
});

describe('400', () => {
  it.each([
    ['cursor=abc', 'cursor'],
    ['limit=0', 'limit'],
    ['event_type=shipment.lost', 'event_type'],
    ['created_after=yesterday', 'created_after'],
    ['created_after=0000-01-01T00:00:00Z', 'created_after'],
  ])("refuses ?%s by the parameter's name", async (query, name) => {
    const { status, body } = await world.service.call('get', `/events?${query}`);
    expect([status, body.data[0].path]).toEqual([400, [name]]);
  });

  it.each([
    ['', { timestamp: '2026-99-99T00:00:00.000000Z' }],
    ['', { id: '\u0000' }],
    ['&event_type=wallet.low_balance', {}],
    ['&created_after=2020-01-01T00:00:00Z', {}],
  ])('refuses a cursor of another list (%j, changed to %j)', async (filters, change) => {
    const cursor = alteredCursor((await page('?limit=1')).next ?? '', change);
    const { status, body } = await world.service.call('get', `/events?cursor=${cursor}${filters}`);
    expect([status, body.data[0].path]).toEqual([400, ['cursor']]);
  });
});
