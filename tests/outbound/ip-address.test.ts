import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createOutboundClient } from '../../src/outbound/client.ts';
import { contains, ipPolicy, isPublic, parseBlock, parseIpAddress } from '../../src/outbound/ip-address.ts';
import { runs } from '../support/profile.ts';
import { forbiddenLiterals, forbiddenNames } from './forbidden-host.ts';
import { type Receiver, startReceiver } from './receiver.ts';

describe('parseIpAddress', () => {
  it.each([
    ['127.0.0.1', '7f000001'],
    ['255.255.255.255', 'ffffffff'],
    ['::', '0'.repeat(32)],
    ['::1', '1'.padStart(32, '0')],
    ['::ffff:127.0.0.1', 'ffff7f000001'.padStart(32, '0')],
    ['2001:DB8:0:0::1', '20010db8000000000000000000000001'],
    ['1:2:3:4:5:6:7:8', '00010002000300040005000600070008'],
    ['1::', '0001'.padEnd(32, '0')],
  ])('reads %s', (text, bytes) => {
    expect(Buffer.from(parseIpAddress(text)?.toByteArray() ?? []).toString('hex')).toBe(bytes);
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
  ])('refuses %j', (text) => expect(parseIpAddress(text)).toBeNull());

  it('reads every spelling of an IPv6 address as the same address', () => {
    fc.assert(
      fc.property(fc.ipV6(), (text) => {
        const address = parseIpAddress(text);
        const canonical = new URL(`http://[${text}]`).hostname.slice(1, -1);
        expect(address).not.toBeNull();
        expect(parseIpAddress(canonical)).toEqual(address);
        expect(parseIpAddress(text.toUpperCase())).toEqual(address);
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
    const address = parseIpAddress(text);
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

describe('a forbidden address in any spelling', () => {
  const client = createOutboundClient({ allow: [] });
  let sink: Receiver;
  beforeAll(async () => {
    sink = await startReceiver();
  });
  afterAll(async () => {
    client[Symbol.dispose]();
    await sink[Symbol.asyncDispose]();
  });

  it('has at least sixty entries in the table', () => {
    expect(new Set(forbiddenLiterals).size).toBeGreaterThanOrEqual(60);
    expect(new Set(forbiddenLiterals).size).toBe(forbiddenLiterals.length);
  });

  it.each([...forbiddenLiterals, ...forbiddenNames])('%s is refused at create and at send', async (host) => {
    for (const scheme of ['http', 'https']) {
      const url = `${scheme}://${host}:${sink.port}/hook`;
      const request = { url, livemode: false, deadlineMs: 2000, maxBodyBytes: 1024 };
      expect(await client.checkTarget(url, { livemode: false })).toMatch(/public address|absolute URL/);
      const posted = await client.post({ ...request, headers: {}, body: '{}' });
      expect(posted).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/public|absolute/) });
      expect(await client.stream(request)).toMatchObject({ outcome: 'refused' });
    }
    expect(sink.connections).toEqual([]);
  });

  it('is allowed if the allow list has it', async () => {
    using open = createOutboundClient({ allow: ['127.0.0.0/8'] });
    expect(await open.checkTarget(`http://127.0.0.1:${sink.port}/`, { livemode: false })).toBeNull();
    expect(await open.checkTarget(`https://0x7f.1:${sink.port}/`, { livemode: true })).toBeNull();
    expect(await open.checkTarget(`http://127.0.0.1:${sink.port}/`, { livemode: true })).toContain(
      'https://',
    );
    expect(await open.checkTarget('http://10.0.0.1/', { livemode: false })).toContain('public address');
  });
});

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

const classified = (text: string): boolean => {
  const address = parseIpAddress(text);
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
        expect(classified(parts.join('.'))).toBe(isPublicV4(parts));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('follows the allocated blocks for IPv6', () => {
    fc.assert(
      fc.property(anyV6, (parts) => {
        expect(classified(hex(parts))).toBe(isPublicV6(parts));
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
        expect(hidden.filter(classified)).toEqual([]);
        expect(classified(`64:ff9b::${pair}`)).toBe(isPublicV4(parts));
        expect(classified(`2001:0:4136:e378:8000:63bf:${pair}`)).toBe(false);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('ipPolicy', () => {
  it('allows listed addresses, only in their own family, and no neighbors', () => {
    const policy = ipPolicy(['127.0.0.1', '10.1.0.0/16']);
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
    expect(() => ipPolicy(['127.0.0.1', 'localhost'])).toThrow(RangeError);
  });
});
