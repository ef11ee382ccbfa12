import { describe, expect, it } from '@jest/globals';
import { asciiLower, asciiUpper, compareCodes, isEmailAddress } from '../src/text.ts';

describe('ASCII case conversion', () => {
  it('changes only A to Z and a to z', () => {
    expect(asciiUpper('aZ-9 ıİſßéK')).toBe('AZ-9 ıİſßéK');
    expect(asciiLower('aZ-9 ıİſßÉ\u212a')).toBe('az-9 ıİſßÉ\u212a');
  });

  it('compareCodes orders codes by character code, independent of the locale', () => {
    expect(['HU', 'CH', 'CZ', 'AA', 'AB'].sort(compareCodes)).toEqual(['AA', 'AB', 'CH', 'CZ', 'HU']);
    expect(compareCodes('CH', 'CH')).toBe(0);
  });
});

it.each([
  'ada@shop.example',
  'a.b+c@mail.shop.example',
  "o'neil@shop.example",
  'x@xn--p1ai.xn--p1ai',
  `${'a'.repeat(64)}@shop.example`,
])('accepts %j', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

it.each([
  '',
  'ada',
  '@shop.example',
  'ada@',
  'ada@shop',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  'ada@[IPv6:::1]',
  'a@b.example,c@d.example',
  'a@b.example;c@d.example',
  'Ada <ada@shop.example>',
  '"a b"@shop.example',
  'ada@shop.example\r\nBcc: eve@shop.example',
  'ada\n@shop.example',
  'ada @shop.example',
  'ada@shop.example\0',
  '.ada@shop.example',
  'a..b@shop.example',
  'ada@-shop.example',
  'ada@shop..example',
  'ädä@shop.example',
  'ada@shöp.example',
  'a@b@shop.example',
  `${'a'.repeat(65)}@shop.example`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b.'.repeat(130)}example`,
])('refuses %j', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
