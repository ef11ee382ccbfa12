import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config/config.ts';
import { startTestService, type TestService } from '../support/service.ts';

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
