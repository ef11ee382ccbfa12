import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addressPolicy, isPublic, parseAddress } from '../../src/outbound/address.ts';
import { runs } from '../support/profile.ts';

/** An independent implementation of the rule, from octets and hextets, as the oracle. */
function isPublicV4([a, b, c, d]: readonly [number, number, number, number]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if (a === 100 && b >= 64 && b < 128) return false;
  if (a === 168 && b === 63 && c === 129 && d === 16) return false;
  if (a === 169 && b === 254) return false;
  if (a === 172 && b >= 16 && b < 32) return false;
  if (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99))) return false;
  if (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) return false;
  return !(a === 203 && b === 0 && c === 113);
}

function isPublicV6(h: readonly number[]): boolean {
  const [first = 0, second = 0] = h;
  if (first < 0x2000 || first > 0x3fff) return false;
  if (first === 0x2001 && (second < 0x200 || second === 0x0db8)) return false;
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000);
}

const judged = (text: string): boolean => {
  const address = parseAddress(text);
  if (!address) throw new Error(text);
  return isPublic(address);
};
const octet = fc.nat(255);
/** Half of the addresses begin like a rule's block. */
const anyV4 = fc.oneof(
  fc.tuple(octet, octet, octet, octet),
  fc.tuple(
    fc.constantFrom(
      0,
      9,
      10,
      11,
      99,
      100,
      126,
      127,
      128,
      168,
      169,
      172,
      192,
      198,
      203,
      223,
      224,
      239,
      240,
      255,
    ),
    fc.constantFrom(0, 15, 16, 17, 18, 19, 20, 31, 32, 51, 63, 64, 88, 127, 128, 167, 168, 254, 255),
    fc.constantFrom(0, 1, 2, 3, 99, 100, 113, 129, 255),
    fc.constantFrom(0, 1, 16, 17, 255),
  ),
);
const hextet = fc.nat(0xffff);
const anyV6 = fc
  .tuple(
    fc.oneof(
      hextet,
      fc.constantFrom(
        0,
        0x64,
        0x1fff,
        0x2000,
        0x2001,
        0x2002,
        0x2a00,
        0x3ffe,
        0x3fff,
        0x4000,
        0xfc00,
        0xfe80,
      ),
    ),
    fc.oneof(hextet, fc.constantFrom(0, 1, 0x1ff, 0x200, 0xdb7, 0xdb8, 0xdb9, 0xfff, 0x1000)),
    fc.array(hextet, { minLength: 6, maxLength: 6 }),
  )
  .map(([first, second, rest]) => [first, second, ...rest]);
const hex = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');

describe('isPublic', () => {
  it('follows the IANA registry for IPv4', () => {
    fc.assert(
      fc.property(anyV4, (parts) => {
        expect(judged(parts.join('.'))).toBe(isPublicV4(parts));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('follows the allocated blocks for IPv6', () => {
    fc.assert(
      fc.property(anyV6, (parts) => {
        expect(judged(hex(parts))).toBe(isPublicV6(parts));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('refuses every IPv4 address inside IPv6, except a public one behind NAT64', () => {
    fc.assert(
      fc.property(anyV4, (parts) => {
        const [a, b, c, d] = parts;
        const pair = hex([(a << 8) | b, (c << 8) | d]);
        const hidden = [
          `::${pair}`,
          `::ffff:${pair}`,
          `::ffff:0:${pair}`,
          `2002:${pair}::1`,
          `64:ff9b:1::${pair}`,
        ];
        expect(hidden.filter(judged)).toEqual([]);
        expect(judged(`64:ff9b::${pair}`)).toBe(isPublicV4(parts));
        expect(judged(`2001:0:4136:e378:8000:63bf:${pair}`)).toBe(false);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('addressPolicy', () => {
  it('allows listed addresses, only in their own family, and no neighbors', () => {
    const policy = addressPolicy(['127.0.0.1', '10.1.0.0/16']);
    const texts = [
      '127.0.0.1',
      '10.1.2.3',
      '8.8.8.8',
      '127.0.0.2',
      '10.2.0.1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      '',
    ];
    expect(texts.filter((text) => policy.allows(text))).toEqual(['127.0.0.1', '10.1.2.3', '8.8.8.8']);
    expect(texts.filter((text) => policy.isListed(text))).toEqual(['127.0.0.1', '10.1.2.3']);
  });

  it('refuses a list with an invalid entry', () => {
    expect(() => addressPolicy(['127.0.0.1', 'localhost'])).toThrow(RangeError);
  });
});
