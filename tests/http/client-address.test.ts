import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { clientAddresses } from '../../src/http/client-address.ts';

const trusted = ['10.0.0.0/8', '2001:db8::/32'];

describe('the address of a client', () => {
  it.each<[string, readonly string[], string, string | undefined, string]>([
    ['its own where no proxy is trusted', [], '10.0.0.1', '203.0.113.7', '10.0.0.1'],
    ['its own where it is no proxy of ours', trusted, '198.51.100.9', '203.0.113.7', '198.51.100.9'],
    ['what our proxy says', trusted, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    [
      'what the first of several proxies says',
      trusted,
      '10.0.0.1',
      '203.0.113.7, 10.1.1.1,10.2.2.2',
      '203.0.113.7',
    ],
    [
      'never what the client itself says',
      trusted,
      '10.0.0.1',
      '127.0.0.1, 192.0.2.1, 203.0.113.7',
      '203.0.113.7',
    ],
    ['the innermost where all are ours', trusted, '10.0.0.1', '10.9.9.9', '10.9.9.9'],
    ['the proxy’s where it says nothing', trusted, '10.0.0.1', undefined, '10.0.0.1'],
    ['the proxy’s where it says what is none', trusted, '10.0.0.1', '203.0.113.7, unknown', '10.0.0.1'],
    ['IPv6', trusted, '2001:db8::1', '2606:4700::1111', '2606:4700::1111'],
    ['IPv4 in IPv6', trusted, '::ffff:10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
    ['without a port', trusted, '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['without a port and brackets', trusted, '10.0.0.1', '[2606:4700::1111]:4711', '2606:4700::1111'],
  ])('is %s', (_, proxies, remoteAddress, forwarded, expected) => {
    const headers = { 'x-forwarded-for': forwarded };
    const request = { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
    expect(clientAddresses(proxies)(request)).toBe(expected);
  });
});
