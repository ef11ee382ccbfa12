import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';
import { clientIpReader } from '../../src/http/request.ts';
import { startTestService, type TestService } from '../support/service.ts';

const trusted = ['10.0.0.0/8', '2001:db8::/32'];

describe('the client address', () => {
  it.each<[string, readonly string[], string, string | undefined, string]>([
    ['the peer address if no proxy is trusted', [], '10.0.0.1', '203.0.113.7', '10.0.0.1'],
    [
      'the peer address if the peer is not a trusted proxy',
      trusted,
      '198.51.100.9',
      '203.0.113.7',
      '198.51.100.9',
    ],
    ['the address that a trusted proxy forwards', trusted, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    [
      'the address that the first of several trusted proxies forwards',
      trusted,
      '10.0.0.1',
      '203.0.113.7, 10.1.1.1,10.2.2.2',
      '203.0.113.7',
    ],
    [
      'never the address that the client itself sends',
      trusted,
      '10.0.0.1',
      '127.0.0.1, 192.0.2.1, 203.0.113.7',
      '203.0.113.7',
    ],
    ['the innermost address if all are trusted proxies', trusted, '10.0.0.1', '10.9.9.9', '10.9.9.9'],
    ["the proxy's address if it forwards none", trusted, '10.0.0.1', undefined, '10.0.0.1'],
    [
      "the proxy's address if the forwarded value is not an address",
      trusted,
      '10.0.0.1',
      '203.0.113.7, unknown',
      '10.0.0.1',
    ],
    ['an IPv6 address', trusted, '2001:db8::1', '2606:4700::1111', '2606:4700::1111'],
    ['an IPv4 address mapped into IPv6', trusted, '::ffff:10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
    ['read without its port', trusted, '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['read without its port and brackets', trusted, '10.0.0.1', '[2606:4700::1111]:4711', '2606:4700::1111'],
  ])('is %s', (_, proxies, remoteAddress, forwarded, expected) => {
    const headers = { 'x-forwarded-for': forwarded };
    const request = { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
    expect(clientIpReader(proxies)(request)).toBe(expected);
  });
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1, ::1' } });
});
afterAll(() => service.stop());

const ask = async (path: string, client: string) =>
  (await fetch(service.rootUrl + path, { headers: { 'X-Forwarded-For': `192.0.2.9, ${client}` } })).status;

describe('behind a trusted proxy', () => {
  it.each([
    '/api/v1/shipments',
    '/labels/x.pdf',
    '/track/x',
  ])('a client that exceeds the limit of %s does not affect another client', async (path) => {
    const statuses = new Set<number>();
    for (let round = 0; !statuses.has(429) && round < 20; round++) {
      const asked = Array.from({ length: 150 }, () => ask(path, '203.0.113.7'));
      for (const status of await Promise.all(asked)) statuses.add(status);
    }
    expect([...statuses]).toContain(429);
    const others = await Promise.all(Array.from({ length: 90 }, () => ask(path, '203.0.113.8')));
    expect(others).not.toContain(429);
  });
});

describe('TRUSTED_PROXIES', () => {
  it('is empty unless set', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    const both = readConfig({ TRUSTED_PROXIES: ' 10.0.0.0/8,::1 ' });
    expect(both.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  it('stops the start if it is malformed', () => {
    expect(() => readConfig({ TRUSTED_PROXIES: '10.0.0.0/8,proxy.local' })).toThrow(
      'TRUSTED_PROXIES: "proxy.local" is neither an IP address nor a CIDR block such as 10.0.0.0/8',
    );
  });
});
