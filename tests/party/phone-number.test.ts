import { describe, expect, it } from '@jest/globals';
import { adviseOnPhone, readPhoneNumber } from '../../src/party/phone-number.ts';

const numbers = [
  ['DE', '030 901820', '+49 30 901820'],
  ['US', '(212) 555-0147', '+1 212-555-0147'],
  ['JP', '03-1234-5678', '+81 3-1234-5678'],
  ['BR', '(11) 91234-5678', '+55 11 91234-5678'],
  ['DE', '+49 30 901820', '+49 30 901820'],
] as const;
const words = [
  'home',
  '(Oma)',
  'o',
  'Büro',
  'домашний',
  '家',
  '自宅',
  'منزل',
  'बाहर',
  'y María',
  'homex 12',
  'Haus 2',
];

describe('a phone number with a word beside it', () => {
  it.each(
    numbers.flatMap(([country, phone, international]) =>
      words.map((word) => [country, `${phone} ${word}`, international] as const),
    ),
  )('of %s is never certain nor dialed by the letters: %s', async (country, phone, international) => {
    const read = await readPhoneNumber(phone, country);
    expect(read.isCertain).toBe(false);
    expect([null, international]).toContain(read.international);
    expect((await adviseOnPhone(phone, country))?.suggestion ?? null).toBeNull();
  });

  it.each(
    numbers,
  )('of %s is read without a word before or after it: %s', async (country, phone, international) => {
    for (const text of [`${phone} home`, `Tel. ${phone}`, `家${phone}`])
      expect(await readPhoneNumber(text, country)).toMatchObject({ international, isCertain: false });
  });

  it('is none of two numbers', async () => {
    expect(await readPhoneNumber('030 901820 oder 030 901821', 'DE')).toMatchObject({
      international: null,
      isCertain: false,
    });
  });
});

it.each([
  ['DE', '030 901820 ext. 12', '+49 30 901820 ext. 12'],
  ['DE', '030 901820 x12', '+49 30 901820 ext. 12'],
  ['DE', '030 901820;ext=12', '+49 30 901820 ext. 12'],
  ['ES', '912 345 678 extensión 12', '+34 912 34 56 78 ext. 12'],
  ['RU', '8 495 123-45-67 доб. 12', '+7 495 123-45-67 ext. 12'],
  ['JP', '03ー1234ー5678', '+81 3-1234-5678'],
  ['JP', '０３-１２３４-５６７８', '+81 3-1234-5678'],
] as const)('of %s is certain with an extension or another dash: %s', async (country, phone, international) => {
  expect(await readPhoneNumber(phone, country)).toEqual({
    international,
    country,
    isCertain: true,
    isAbroad: false,
  });
});
