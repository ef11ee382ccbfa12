import { expect, it, jest } from '@jest/globals';
import { operationTable } from '../../src/contract/route.ts';
import { permitsFor } from '../../src/http/pipeline.ts';

const orders = (count: number, items: number) => ({
  orders: Array.from({ length: count }, () => ({ reference_no: 'A', items: Array(items).fill({}) })),
});

it.each([
  ['one order', orders(1, 2), 1],
  ['100 orders with 4 items each', orders(100, 4), 1],
  ['1,000 orders without items', orders(1_000, 0), 2],
  ['1,000 orders with 90 items each', orders(1_000, 90), 182],
  ['no order', orders(0, 0), 1],
  ['entries that are no orders', { orders: [null, 'text', 7, [1, 2]] }, 1],
  ['no list', { orders: 'text' }, 1],
  ['no object', null, 1],
])('a batch of %s costs by its orders and items', async (_, body, permits) => {
  expect(await permitsFor(operationTable.validateShipmentBatch, body)).toBe(permits);
  expect(await permitsFor(operationTable.createShipmentBatch, body)).toBe(permits);
});

it('any other request costs one permit', async () => {
  expect(await permitsFor(operationTable.createShipment, orders(1_000, 90))).toBe(1);
});

it.each([
  ['a text', 'a text'],
  ['a list', [[1, 2]]],
])('the cost of %s among the orders is known without reading it', async (_, entry) => {
  const read = jest.spyOn(Object, 'values');
  expect(await permitsFor(operationTable.createShipmentBatch, { orders: [entry] })).toBe(1);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});
