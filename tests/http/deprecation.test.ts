import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { operationTable } from '../../src/http/operation-table.ts';
import { startTestService, type TestService } from '../support/service.ts';

const deprecation = {
  Deprecation: '@1795305600',
  Sunset: 'Mon, 22 Nov 2027 00:00:00 GMT',
  Link: '</changelog>; rel="deprecation"; type="text/html"',
};
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => {
  Object.assign(operationTable.getWalletBalance, { deprecation });
});
afterEach(() => {
  Reflect.deleteProperty(operationTable.getWalletBalance, 'deprecation');
});

const headersOf = (headers: Record<string, string>) => [headers.deprecation, headers.sunset, headers.link];

it('a response of a deprecated operation has the headers, also an error', async () => {
  const answer = await service.call('get', '/wallet/balance');
  expect([answer.status, ...headersOf(answer.headers)]).toEqual([200, ...Object.values(deprecation)]);
  const refused = await service.call('get', '/wallet/balance', null);
  expect([refused.status, ...headersOf(refused.headers)]).toEqual([401, ...Object.values(deprecation)]);
  expect(answer.headers['access-control-expose-headers']).toContain('Deprecation, Sunset, Link');
});

it('a response of another operation has none of them', async () => {
  const answer = await service.call('get', '/countries');
  expect([answer.status, ...headersOf(answer.headers)]).toEqual([200, undefined, undefined, undefined]);
});
