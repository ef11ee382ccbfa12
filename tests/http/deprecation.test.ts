import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deprecationHeaders } from '../../codegen/deprecation/headers.ts';
import type { Document } from '../../codegen/document.ts';
import { operationTable } from '../../src/http/route.ts';
import { startTestService, type TestService } from '../support/service.ts';

const document: Document = JSON.parse(readFileSync('openapi.json', 'utf8'));
const deprecation = deprecationHeaders({ 'x-deprecation': { since: '2026-11-22', sunset: '2027-11-22' } });
const announced = [
  '@1795305600',
  'Mon, 22 Nov 2027 00:00:00 GMT',
  '</changelog>; rel="deprecation"; type="text/html"',
];
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const headersOf = (headers: Record<string, string>) => [headers.deprecation, headers.sunset, headers.link];

it('a response of a deprecated operation has the headers, also an error', async () => {
  Object.assign(operationTable.getWalletBalance, { deprecation });
  try {
    const answer = await service.call('get', '/wallet/balance');
    expect([answer.status, ...headersOf(answer.headers)]).toEqual([200, ...announced]);
    const refused = await service.call('get', '/wallet/balance', null);
    expect([refused.status, ...headersOf(refused.headers)]).toEqual([401, ...announced]);
    expect(answer.headers['access-control-expose-headers']).toContain('Deprecation, Sunset, Link');
    const other = await service.call('get', '/countries');
    expect([other.status, ...headersOf(other.headers)]).toEqual([200, undefined, undefined, undefined]);
  } finally {
    Reflect.deleteProperty(operationTable.getWalletBalance, 'deprecation');
  }
});

it('a response of any operation has the headers of its x-deprecation, and none without it', async () => {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const answer = await service.call(method as 'get', path.replace(/[{}]/g, ''), null);
      const { Deprecation, Sunset, Link } = deprecationHeaders(operation) ?? {};
      const received = [method, path, answer.status, ...headersOf(answer.headers)];
      expect(received).toEqual([method, path, 401, Deprecation, Sunset, Link]);
    }
  }
});
