import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contains, parseAddress, parseBlock } from '../../src/outbound/address.ts';

describe('parseAddress', () => {
  it.each([
    ['127.0.0.1', 32, 0x7f000001n],
    ['255.255.255.255', 32, 0xffffffffn],
    ['::', 128, 0n],
    ['::1', 128, 1n],
    ['::ffff:127.0.0.1', 128, 0xffff7f000001n],
    ['2001:DB8:0:0::1', 128, 0x20010db8000000000000000000000001n],
    ['1:2:3:4:5:6:7:8', 128, 0x00010002000300040005000600070008n],
    ['1::', 128, 1n << 112n],
  ] as const)('reads %s', (text, bits, value) => {
    expect(parseAddress(text)).toEqual({ bits, value });
  });

  it.each([
    '',
    'localhost',
    '127.1',
    '0177.0.0.1',
    '1.2.3.4.5',
    '256.0.0.1',
    ' 127.0.0.1',
    'fe80::1%eth0',
    '[::1]',
    ':::',
  ])('refuses %j', (text) => expect(parseAddress(text)).toBeNull());

  it('reads every spelling of an IPv6 address as the same number', () => {
    fc.assert(
      fc.property(fc.ipV6(), (text) => {
        const address = parseAddress(text);
        const canonical = new URL(`http://[${text}]`).hostname.slice(1, -1);
        expect(address).not.toBeNull();
        expect(parseAddress(canonical)).toEqual(address);
        expect(parseAddress(text.toUpperCase())).toEqual(address);
      }),
    );
  });
});

describe('parseBlock', () => {
  it.each([
    ['10.0.0.0/8', '10.255.255.255', true],
    ['10.0.0.0/8', '11.0.0.0', false],
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['0.0.0.0/0', '203.0.113.9', true],
    ['0.0.0.0/0', '::1', false],
    ['::/0', '10.0.0.1', false],
    ['fd00::/8', 'fdff::1', true],
  ])('%s contains %s: %s', (block, text, expected) => {
    const address = parseAddress(text);
    expect(address && contains(parseBlock(block), address)).toBe(expected);
  });

  it.each([
    '',
    'localhost',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10/8',
    '10.0.0.0/-1',
    '10.0.0.0/8 ',
  ])('refuses %j and quotes it', (text) => expect(() => parseBlock(text)).toThrow(JSON.stringify(text)));
});
