import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alteredCursor } from '../support/altered-cursor.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';
import { sendBack, sold } from '../support/shipment/returns.ts';

let service: TestService;
const ids: string[] = [];
beforeAll(async () => {
  service = await startTestService();
  const orders: Partial<OrderBody>[] = [
    { reference_no: 'A', tags: ['red'], metadata: { shop: '1', lane: 'x' } },
    { reference_no: 'A', tags: ['red', 'blue'] },
    { reference_no: 'B', metadata: { shop: '1' } },
    { recipient: { ...order().recipient, country_code: 'GB', postal_code: 'SW1A 1AA' } },
    {},
  ];
  for (const [index, change] of orders.entries()) {
    const created = await service
      .call('post', '/shipments')
      .set('Idempotency-Key', `list-${index}`)
      .send(order(change));
    ids.push(created.body.data.id);
  }
});
afterAll(() => service.stop());

const list = async (
  query: string,
  key?: string,
): Promise<{ ids: string[]; next: string | null; rows: Record<string, unknown>[] }> => {
  const { status, body } = await service.call('get', `/shipments${query}`, key);
  expect(status).toBe(200);
  return {
    ids: body.data.data.map((row: { id: string }) => row.id),
    next: body.data.next_cursor,
    rows: body.data.data,
  };
};

describe('200', () => {
  it('lists the newest first, with all fields of the summary', async () => {
    const page = await list('');
    expect(page.ids).toEqual([...ids].reverse());
    expect(page.next).toBeNull();
    expect(Object.keys(page.rows[0] ?? {}).sort()).toEqual(
      [
        'id',
        'tracking_number',
        'waybill_number',
        'last_mile_tracking_number',
        'reference_no',
        'return_of',
        'status',
        'dispatch_status',
        'service_tier',
        'destination_country',
        'livemode',
        'label_available',
        'printed_at',
        'total_hkd',
        'created_at',
        'updated_at',
      ].sort(),
    );
  });

  it.each<[string, number[]]>([
    ['reference_no=A', [0, 1]],
    ['reference_no=a', []],
    ['status=label_created', [0, 1, 2, 3, 4]],
    ['status=delivered', []],
    ['destination_country=gb', [3]],
    ['service_tier_id=HKUSSEGG01', []],
    ['tag=red', [0, 1]],
    ['tag=red&reference_no=A&metadata[shop]=1', [0]],
    ['metadata[shop]=1', [0, 2]],
    ['metadata%5Bshop%5D=1&metadata[lane]=x', [0]],
    ['metadata[shop]=2', []],
    ['created_after=2020-01-01T00:00:00Z&created_before=2020-01-02T00:00:00Z', []],
    ['created_after=2020-01-01T00:00:00Z', [0, 1, 2, 3, 4]],
    ['created_after=2020-01-01T00:00:00%2B23:00', [0, 1, 2, 3, 4]],
    [`created_after=2020-01-01T00:00:00.${'1'.repeat(200)}Z`, [0, 1, 2, 3, 4]],
    ['updated_after=0001-01-01T00:00:00Z', [0, 1, 2, 3, 4].reverse()],
  ])('filters by %s', async (query, expected) => {
    const found = await list(`?${query}`);
    expect([...found.ids].reverse()).toEqual(expected.map((index) => ids[index]));
  });

  it('finds a shipment by its waybill', async () => {
    const { rows } = await list('?limit=1');
    expect((await list(`?waybill_number=${rows[0]?.waybill_number}`)).ids).toEqual([rows[0]?.id]);
  });

  it('finds the returns of a shipment, in its account and mode, and none of a shipment that does not exist', async () => {
    const { testKey: key, liveKey } = await service.createAccount();
    const [original, other] = [await sold(service, { key }), await sold(service, { key })];
    const book = async (id: string): Promise<string> =>
      (await sendBack(service, id, {}, { key })).body.data.id;
    const [first, second] = [await book(original), await book(original)];
    await book(other);
    const returns = async (number: string, of = key) => (await list(`?return_of=${number}`, of)).ids;
    expect(await returns(original)).toEqual([second, first]);
    expect(await returns(original.toLowerCase())).toEqual([second, first]);
    expect(await returns(`${original}&limit=1`)).toEqual([second]);
    expect(await returns(`${original}&status=cancelled`)).toEqual([]);
    expect(await returns(`${original}&updated_after=2020-01-01T00:00:00Z`)).toEqual([first, second]);
    for (const number of [first, 'SMP0000000000000', 'no-number', '%20'])
      expect(await returns(number)).toEqual([]);
    expect(await returns(original, liveKey)).toEqual([]);
    expect(await returns(original, service.account.testKey)).toEqual([]);
  });

  it('returns every shipment once for any page size, even if shipments are added meanwhile', async () => {
    for (const limit of [1, 2, 3, 5, 100]) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: { ids: string[]; next: string | null } = await list(
          `?limit=${limit}&destination_country=US${cursor && `&cursor=${cursor}`}`,
        );
        expect(page.ids.length).toBeLessThanOrEqual(limit);
        seen.push(...page.ids);
        cursor = page.next;
      }
      expect(seen).toEqual([4, 2, 1, 0].map((index) => ids[index]));
    }
  });

  it('polls by updated_after in ascending order of change, exclusively, and returns each update once', async () => {
    const { rows } = await list('?updated_after=2020-01-01T00:00:00Z&limit=2');
    expect(rows.map((row) => row.id)).toEqual(ids.slice(0, 2));
    const rest = await list(`?updated_after=${rows[1]?.updated_at}`);
    expect(rest.ids).toEqual(ids.slice(2));
    const cursor = (await list('?updated_after=2020-01-01T00:00:00Z&limit=3')).next;
    expect((await list(`?updated_after=2020-01-01T00:00:00Z&cursor=${cursor}`)).ids).toEqual(ids.slice(3));
  });

  it('omits shipments of another account and of the other mode', async () => {
    expect((await list('', (await service.createAccount()).testKey)).ids).toEqual([]);
    expect((await list('', service.account.liveKey)).ids).toEqual([]);
  });
});

describe('400', () => {
  it.each([
    ['cursor=abc', 'cursor'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['status=lost', 'status'],
    ['updated_after=yesterday', 'updated_after'],
    ['created_after=2026-13-01T00:00:00Z', 'created_after'],
    ['updated_after=0000-01-01T00:00:00Z', 'updated_after'],
    ['created_before=9999-12-31T23:59:59-23:00', 'created_before'],
    ['metadata[%00]=x', 'metadata'],
    ['metadata[a]=%00', 'metadata'],
    ['colour=red', 'colour'],
    ['reference_no=%zz', 'reference_no'],
    ['return_of=', 'return_of'],
    ['return_of=%00', 'return_of'],
    ['q=', 'q'],
    ['q=a', 'q'],
    ['q=%20.%20', 'q'],
    ['q=---', 'q'],
    [`q=${'a'.repeat(101)}`, 'q'],
    ['q=ab&q=cd', 'q'],
    ['queue=none', 'queue'],
    ['carrier_code=sandbox', 'carrier_code'],
  ])("refuses ?%s by the parameter's name", async (query, name) => {
    const { status, body } = await service.call('get', `/shipments?${query}`);
    expect(status).toBe(400);
    expect(body.data[0].path[0]).toBe(name);
  });

  it('names an invalid metadata key', async () => {
    const { body } = await service.call('get', '/shipments?metadata[%00]=x');
    expect(body.data).toEqual([
      { path: ['metadata', '\u0000'], code: 'INVALID_FIELD', message: expect.any(String) },
    ]);
  });

  it.each([
    { timestamp: 'now()' },
    { timestamp: '2026-99-99T00:00:00.000000Z' },
    { timestamp: '0000-01-01T00:00:00.000000Z' },
    { id: '\u0000' },
    { id: '' },
  ])('refuses a cursor whose content was changed to %j', async (change) => {
    const cursor = alteredCursor((await list('?limit=1')).next ?? '', change);
    const { status, body } = await service.call('get', `/shipments?cursor=${cursor}`);
    expect([status, body.data[0].path]).toEqual([400, ['cursor']]);
  });

  it.each([
    ['', 'updated_after=2020-01-01T00:00:00Z'],
    ['', 'tag=red'],
    ['tag=red', 'tag=blue'],
    ['metadata[shop]=1', 'metadata[shop]=2'],
    ['', 'q=carter'],
    ['queue=to_print', 'queue=to_hand_over'],
    ['updated_after=2020-01-01T00:00:00Z', 'updated_after=2020-01-02T00:00:00Z'],
  ])('refuses a cursor of the list with %j in the list with %j', async (given, used) => {
    const { next } = await list(`?limit=1&${given}`);
    expect(next).not.toBeNull();
    const { status, body } = await service.call('get', `/shipments?${used}&cursor=${next}`);
    expect([status, body.data[0].path]).toEqual([400, ['cursor']]);
  });

  it('accepts a cursor with the filters in another order, and with another limit', async () => {
    const { next } = await list('?limit=1&metadata[shop]=1&tag=red&metadata[lane]=x');
    expect(next).toBeNull();
    const first = await list('?limit=1&reference_no=A&tag=red');
    expect((await list(`?tag=red&limit=5&reference_no=A&cursor=${first.next}`)).ids).toEqual([ids[0]]);
  });
});
