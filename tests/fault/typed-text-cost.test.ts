import { expect, it } from '@jest/globals';
import { redact } from '../../src/carrier/redact.ts';
import { readPastedParty } from '../../src/party/pasted-address.ts';
import { adviseOnPhone, readPhoneNumber } from '../../src/party/phone-number.ts';
import { withoutKind } from '../../src/postal/postal-data.ts';
import { readSearchText } from '../../src/shipment/search-words.ts';

/** Texts that make a regular expression with overlapping quantifiers try each division of a run. */
function runs(length: number): string[] {
  const beginnings = ['', 'Tel', 'T', 'Fax:', 'a', '1', '+', '@', '〒', 'a@', 'Tel:+'];
  const units = [
    ' ',
    'a',
    '1',
    '.',
    ',',
    '-',
    '@',
    '+',
    '(',
    ':',
    '市',
    'a ',
    '1 ',
    'a.',
    ', ',
    'Tel 1 ',
    'a@',
  ];
  return beginnings.flatMap((beginning) =>
    units.map((unit) => `${beginning}${unit.repeat(length)}`.slice(0, length - 1).concat('x')),
  );
}

async function slowest(texts: readonly string[], read: (text: string) => unknown): Promise<number> {
  const costs: number[] = [];
  for (const text of texts) {
    const before = process.threadCpuUsage();
    await read(text);
    const { user, system } = process.threadCpuUsage(before);
    costs.push((user + system) / 1_000);
  }
  return Math.max(...costs);
}

it('takes any address that a person may paste apart in at most 100 ms', async () => {
  readPastedParty('Emily Carter, 12345', 'US');
  for (const country of ['', 'US', 'JP', 'KR', 'CN'])
    expect(await slowest(runs(2_000), (text) => readPastedParty(text, country))).toBeLessThan(100);
});

it.each([
  ['a phone number', (text: string) => readPhoneNumber(text, 'DE')],
  ['the advice on a phone number', (text: string) => adviseOnPhone(text, 'DE')],
  ['the name of a place', withoutKind],
  ["a carrier's text", (text: string) => redact(text, null)],
] as const)('reads 40,000 characters as %s in at most 200 ms', async (_, read) => {
  await read('030 901820 a');
  expect(await slowest(runs(40_000), read)).toBeLessThan(200);
});

it('searches for the first 200 characters of a text', () => {
  const text = 'word '.repeat(40);
  expect(readSearchText(`${text}another`)).toEqual(readSearchText(text));
});
