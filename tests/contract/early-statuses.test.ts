import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operationTable } from '../../src/contract/route.ts';
import { contractObserver } from '../support/contract-observer.ts';
import { parseAnswer, rawHttp } from '../support/raw-http.ts';
import { startTestService, type TestService } from '../support/service.ts';

/** Responses of the server before it knows the operation. The observer does not see them, so this test checks them. */
let service: TestService;
/** Waits only a moment for headers, so that it responds with 408 soon. */
let hasty: TestService;
beforeAll(async () => {
  service = await startTestService({ headersTimeoutMs: 30_000 });
  hasty = await startTestService({ headersTimeoutMs: 300 });
});
afterAll(async () => {
  await service.stop();
  await hasty.stop();
});

const headLines = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;

const requests: Readonly<Record<number, (method: string, path: string) => string>> = {
  405: (_, path) => headLines([`PUT ${path} HTTP/1.1`, ...common(), 'Connection: close']),
  408: (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nX-`,
  417: (method, path) => headLines([`${method} ${path} HTTP/1.1`, ...common(), 'Expect: a-miracle']),
  431: (method, path) => headLines([`${method} ${path} HTTP/1.1`, 'Host: a', `X: ${'x'.repeat(20_480)}`]),
};

function common(): string[] {
  return ['Host: a', `Authorization: Bearer ${service.account.testKey}`];
}

function headersOf(head: string): Record<string, string> {
  const lines = head.split('\r\n').slice(1);
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
}

describe.each(Object.keys(requests).map(Number))('%d', (status) => {
  const operations = Object.values(operationTable);
  const answers = new Map<string, Promise<string>>();
  /** All at once, because the server waits before it responds with 408. */
  beforeAll(() => {
    for (const { id, method, path } of operations) {
      const text = requests[status]?.(method, `/api/v1${path.replace(/\{\w+\}/g, 'x')}`) ?? '';
      const answer = rawHttp((status === 408 ? hasty : service).rootUrl, text);
      answer.catch(() => {}); // its test fails
      answers.set(id, answer);
    }
  });

  it.each(
    operations.map((operation) => [operation.id, operation] as const),
  )('of %s is as documented', async (id, operation) => {
    const answer = parseAnswer((await answers.get(id)) ?? '');
    expect(answer.status).toBe(status);
    contractObserver(operation, { status, headers: headersOf(answer.head), body: answer.body });
  });
});
