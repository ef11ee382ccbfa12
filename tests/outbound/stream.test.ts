import { describe, expect, it } from '@jest/globals';
import { createOutboundClient, OutboundBodyError } from '../../src/outbound/client.ts';
import { answering, startReceiver } from './receiver.ts';

const bounds = { deadlineMs: 300, maxBodyBytes: 10 };

async function fetched(bytes: string): Promise<string> {
  await using receiver = await startReceiver(answering(bytes));
  using client = createOutboundClient({ allow: ['127.0.0.1'] });
  const answer = await client.stream({ url: receiver.origin, ...bounds });
  if (answer.outcome !== 'ok') return answer.outcome;
  let text = `${answer.status} `;
  try {
    for await (const chunk of answer.body) text += String(chunk);
  } catch (error) {
    if (!(error instanceof OutboundBodyError)) throw error;
    text += `! ${error.outcome}`;
  }
  return text;
}

describe('a streamed file', () => {
  it.each([
    ['arrives complete', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n0123456789', '200 0123456789'],
    ['has its status', 'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n', '404 '],
    [
      'with a Content-Length over the limit is not read',
      'HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n',
      'too_large',
    ],
    [
      'that exceeds the limit ends in an error',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n01234\r\n6\r\n567890\r\n0\r\n\r\n',
      /^200 (01234)?! too_large$/,
    ],
    [
      'that stops half-way ends in an error at the deadline',
      'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234',
      '200 01234! timeout',
    ],
    ['with malformed headers fails', 'HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n', 'failed'],
  ])('%s', async (_name, bytes, expected) => {
    expect(await fetched(bytes)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  it('is closed at the deadline if its body is not read', async () => {
    await using receiver = await startReceiver(
      answering('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234'),
    );
    using client = createOutboundClient({ allow: ['127.0.0.1'] });
    expect(await client.stream({ url: receiver.origin, ...bounds })).toMatchObject({ outcome: 'ok' });
    await receiver.allClosed();
  });

  it('is closed if the reader stops early', async () => {
    await using receiver = await startReceiver(answering('HTTP/1.1 200 OK\r\n\r\n01234'));
    using client = createOutboundClient({ allow: ['127.0.0.1'] });
    const answer = await client.stream({ url: receiver.origin, deadlineMs: 20_000, maxBodyBytes: 10 });
    if (answer.outcome !== 'ok') throw new Error(answer.reason);
    for await (const chunk of answer.body) {
      expect(String(chunk)).toBe('01234');
      break;
    }
    await receiver.allClosed();
  });
});
