import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { parseList } from '../../src/contract/json-list.ts';

const list = { name: 'orders', maxItems: 1_000 };
const turns: number[] = [];
const parse = (text: string) =>
  parseList(text, list, async (length) => {
    turns.push(length);
    await setImmediate();
  });

it.each([
  '{"orders":[]}',
  ' {\n "orders" : [ {"a":"]},{"} , [1,[2]] , "x,]" , null ] } ',
  '{"orders":[{"a":1}],"more":[1]}',
  '{"orders":[{"a":1}],"skip":true}',
  ' { "skip" : false , "more":null, "orders":[{"a":1}] , "last" : { "a" : [ 1 ] } } ',
  '{"other":1}',
  '[1]',
  '"orders"',
])('reads %s as JSON.parse does', async (text) => {
  expect(await parse(text)).toEqual(JSON.parse(text));
});

it.each([
  '{"orders":[1,]}',
  '{"orders":[,1]}',
  '{"orders":[1',
  '{"orders":[1]',
  '{"orders":[1]}}',
  '{"orders":[1],}',
  '{"orders":[1],"skip"}',
  '{"skip":yes,"orders":[1]}',
  '{"orders":[1 2]}',
  '{"orders":[{]}',
])('refuses %s, as JSON.parse does', async (text) => {
  expect(() => JSON.parse(text)).toThrow();
  await expect(parse(text)).rejects.toMatchObject({ code: 'MALFORMED_JSON' });
});

it('reads a body of 8 MB in turns of at most 256 KiB', async () => {
  turns.length = 0;
  const orders = Array.from({ length: 1_000 }, (_, index) => ({ index, text: 'x'.repeat(8_000) }));
  expect(await parse(JSON.stringify({ orders }))).toEqual({ orders });
  expect(turns.length).toBeGreaterThan(30);
  expect(Math.max(...turns)).toBeLessThan(256 * 1024);
});

it('reads short properties before and after a list of 8 MB, and refuses the list twice', async () => {
  const orders = Array.from({ length: 1_000 }, (_, index) => ({ index, text: 'x'.repeat(8_000) }));
  const list = JSON.stringify(orders);
  const around = { skip: true, orders, last: false };
  expect(await parse(JSON.stringify(around))).toEqual(around);
  await expect(parse(`{"orders":${list},"orders":[]}`)).rejects.toMatchObject({ code: 'DUPLICATE_JSON_KEY' });
});

it('does not read entries after the first one that is too many', async () => {
  const text = `{"orders":[${'1,'.repeat(1_001)}broken`;
  expect(((await parse(text)) as { orders: unknown[] }).orders).toHaveLength(1_001);
});

it('refuses an entry of more than 1,536 KiB, and a long body of another shape', async () => {
  const long = 'x'.repeat(1_600_000);
  await expect(parse(JSON.stringify({ orders: [{}, long] }))).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
  });
  await expect(parse(JSON.stringify({ other: long }))).rejects.toMatchObject({ code: 'MALFORMED_JSON' });
});
