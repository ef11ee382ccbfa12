import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { indexShipments } from '../../src/job/index-shipments.ts';
import { readSearchText } from '../../src/shipment/search-words.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { create } from '../support/shipment/booking.ts';
import { type OrderBody, order } from '../support/shipment/order.ts';

let service: TestService;
const ids: Record<string, string> = {};
const person = (recipient: Partial<OrderBody['recipient']>, change: Partial<OrderBody> = {}) =>
  order({ ...change, recipient: { ...order().recipient, email: 'buyer@post.example', ...recipient } });

const orders: Readonly<Record<string, OrderBody>> = {
  joao: person(
    {
      contact_name: 'João Silva',
      city: 'Houston',
      phone: '+1 (713) 555-0142',
      email: 'joao.silva@correio.example',
    },
    { reference_no: 'ORDER-2026-004711' },
  ),
  jurgen: person(
    { contact_name: 'Jürgen Müller', city: 'Springfield', postal_code: '62701' },
    { reference_no: 'WEB/88213' },
  ),
  emily: person({ contact_name: "Emily O'Hara", city: 'San José', postal_code: '95112-1234' }),
  wang: person({ contact_name: '王小明 Wang', city: 'Oakland' }),
};

beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0' } });
  for (const [name, body] of Object.entries(orders))
    ids[name] = (await create(service, body, service.account.testKey)).body.data.id;
  await indexShipments(service.context);
});
afterAll(() => service.stop());

const list = async (query: Record<string, string>, key = service.account.testKey) => {
  const { status, body } = await service.call('get', `/shipments?${new URLSearchParams(query)}`, key);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data as { data: { id: string; waybill_number: string }[]; next_cursor: string | null };
};
const find = async (q: string, query = {}) => {
  const { data } = await list({ q, ...query });
  return data.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
};

describe('a person finds a shipment', () => {
  it.each<[string, string, string[]]>([
    ['a name without accents', 'Joao', ['joao']],
    ['a name with accents', 'joão SILVA', ['joao']],
    ['an umlaut left out', 'Jurgen muller', ['jurgen']],
    ['an umlaut written as two letters', 'mueller', ['jurgen']],
    ['a name without its apostrophe', 'ohara', ['emily']],
    ['the beginning of a name', 'Jür', ['jurgen']],
    ['a letter missing', 'Emly', ['emily']],
    ['a letter too many', 'Emmily', ['emily']],
    ['a wrong letter', 'Emely ohara', ['emily']],
    ['two letters swapped', 'Eimly', ['emily']],
    ['a phone number with its country code', '+17135550142', ['joao']],
    ['a phone number with an international prefix', '001 713 555 0142', ['joao']],
    ['a national phone number', '(713) 555-0142', ['joao']],
    ['a phone number in full-width digits', '７１３５５５０１４２', ['joao']],
    ['the end of a phone number', '0142', ['joao']],
    ['a postal code', '62701', ['jurgen']],
    ['a postal code without its hyphen', '951121234', ['emily']],
    ['the beginning of a postal code', '95112', ['emily']],
    ['a city', 'san jose', ['emily']],
    ['an email address', 'JOAO.SILVA@correio.example', ['joao']],
    ['the name in an email address', 'silva@correio', ['joao']],
    ['a reference', 'order-2026-004711', ['joao']],
    ['the end of a reference', '4711', ['joao']],
    ['the last three characters of a reference', '213', ['jurgen']],
    ['the middle of a reference', '2026-0047', ['joao']],
    ['the middle of a reference without its hyphen', 'er2026', ['joao']],
    ['one character of a Chinese name', '明', ['wang']],
    ['the middle of a Chinese name', '小明', ['wang']],
    ['words of different fields', 'müller springfield', ['jurgen']],
    ['words of different shipments', 'emily springfield', []],
    ['nothing that a shipment has', 'Xylophon', []],
    ['nothing but a part of a word', 'rgen', []],
  ])('by %s: %s', async (_, q, found) => {
    // The API needs two characters.
    expect(await find(q.length === 1 ? `${q} wang` : q)).toEqual(found);
  });

  it('by the last digits and any part of every number', async () => {
    const { data } = await list({});
    const [newest] = data;
    const numbers = [newest?.id ?? '', newest?.waybill_number ?? ''];
    for (const number of numbers) {
      expect(await find(number.slice(-5))).toContain('wang');
      expect(await find(number.slice(3, 11))).toContain('wang');
      expect(await find(number.toLowerCase())).toEqual(['wang']);
    }
  });

  it('among those that match the other filters, page by page', async () => {
    expect(await find('united states', { destination_country: 'GB' })).toEqual([]);
    expect(await find('silva', { destination_country: 'US', status: 'label_created' })).toEqual(['joao']);
    expect(await find('silva', { status: 'delivered' })).toEqual([]);
    expect(await find('silva', { reference_no: 'ORDER-2026-004711' })).toEqual(['joao']);
    expect(await find('silva', { updated_after: '2020-01-01T00:00:00Z' })).toEqual(['joao']);
    const all = await find('example');
    expect(all).toEqual(['wang', 'emily', 'jurgen', 'joao']);
    const pages: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list({
        q: 'example',
        limit: '1',
        ...(cursor ? { cursor } : {}),
      });
      pages.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(pages.map((id) => Object.keys(ids).find((name) => ids[name] === id))).toEqual(all);
  });

  it('only of the account and mode', async () => {
    const other = await service.createAccount();
    expect((await list({ q: 'silva' }, other.testKey)).data).toEqual([]);
    expect((await list({ q: 'silva' }, service.account.liveKey)).data).toEqual([]);
  });
});

/** Returns words with a Q in front, as no order has one, whose beginnings have one of these hashes. */
function wordsWithHashOf(hashes: readonly number[]): string[] {
  const pairs = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((a, _, all) => all.map((b) => a + b));
  // A CRC is linear: that of a text is the XOR of what its parts contribute.
  const zeros = '\0'.repeat(4);
  const ends = pairs.flatMap((first) => pairs.map((last) => first + last));
  const endBy = new Map(ends.map((end) => [(crc32(end) ^ crc32(zeros)) | 0, end]));
  return pairs.flatMap((pair) => {
    const start = `q${pair}`;
    const contribution = crc32(zeros, crc32(`^${start}`));
    return hashes.flatMap((hash) => {
      const end = endBy.get((contribution ^ hash) | 0);
      return end === undefined ? [] : [start + end];
    });
  });
}

describe('a word that has only the hash of a word in the index', () => {
  const addHashes = (q: string, id: string | undefined) =>
    service.database.db.pool.query(
      'update shipment_search set words = words || $1::integer[] where tracking_number = $2',
      [readSearchText(q).part.flatMap(({ all, any }) => [...all, ...any.flat()]), id],
    );

  it('finds no shipment', async () => {
    const { rows } = await service.database.db.pool.query(
      'select unnest(words) as hash from shipment_search',
    );
    const words = wordsWithHashOf([...new Set(rows.map(({ hash }) => hash as number))]);
    expect(words.length).toBeGreaterThan(5);
    for (const word of words.slice(0, 30)) expect([word, await find(word)]).toEqual([word, []]);
  });

  it('leads to the shipments with similar words', async () => {
    await addHashes('Emly', ids.wang);
    expect(await find('Emly')).toEqual(['emily']);
  });

  it('takes no shipment off the following pages', async () => {
    await addHashes('springfield', ids.emily);
    await addHashes('springfield', ids.wang);
    const first = await list({ q: 'springfield', limit: '1' });
    expect(first).toMatchObject({ data: [], next_cursor: expect.any(String) });
    const second = await list({ q: 'springfield', limit: '1', cursor: first.next_cursor ?? '' });
    const third = await list({ q: 'springfield', limit: '1', cursor: second.next_cursor ?? '' });
    expect([second.data, third]).toMatchObject([[], { data: [{ id: ids.jurgen }], next_cursor: null }]);
  });
});
