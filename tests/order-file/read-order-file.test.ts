import { expect, it } from '@jest/globals';
import { noChoices, openOrderFile, templateHeader } from '../../src/order-file/order-file.ts';
import { OrderFileReader, readLimits } from '../../src/order-file/read-order-file.ts';
import { patient } from '../support/deadline.ts';

const limits = { ...readLimits, maxMs: patient(10_000) };
const content = Buffer.from('reference_no,recipient.city\nSO-1,Paris\n');

it('gives 1,000 orders in turns, as they are read without a process of its own', async () => {
  const row = `HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,0.5,Shirt,2,80`;
  const rows = Array.from({ length: 1_000 }, (_, at) => `SO-${at},${row}`);
  const full = Buffer.from([templateHeader.join(','), ...rows].join('\n'));
  const reader = new OrderFileReader(limits);
  const read = await reader.readOrders('acc_1', full, noChoices);
  expect(read).toEqual(openOrderFile(full, noChoices));
});

it('refuses a file that takes too much time or memory', async () => {
  const slow = new OrderFileReader({ ...limits, maxMs: 1 });
  expect(await slow.readOrders('acc_1', content, noChoices)).toEqual({ fault: { reason: 'too_slow' } });
  const letters = [...'abcdefghijklmnopqrst'];
  const small = new OrderFileReader({ ...limits, heapMegabytes: 48 });
  const large = Buffer.from(`${letters}\n${`${[...letters.keys()]}\n`.repeat(99_000)}`);

  expect(await small.readOrders('acc_1', large, noChoices)).toEqual({ fault: { reason: 'too_slow' } });
});

it('reads the files of accounts in turn, and refuses more than a few that wait', async () => {
  const reader = new OrderFileReader({ ...limits, maxWaiting: { total: 3, account: 2 } });
  const order: string[] = [];
  const read = async (account: string) => {
    const { fault } = await reader.readOrders(account, content, noChoices);
    order.push(fault === null ? account : `${account} ${fault.reason}`);
  };
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'c'].map(read));
  expect(order.slice(0, 2)).toEqual(['a busy', 'c busy']);
  expect(order.indexOf('b')).toBeLessThan(order.lastIndexOf('a'));
  expect(order.filter((name) => name === 'a')).toHaveLength(3);
});
