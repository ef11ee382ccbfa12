import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createOutboundClient } from '../../src/outbound/client.ts';
import { patient } from '../support/patience.ts';
import { chunked, drip, flood } from './hostile.ts';
import { answering, type Receiver, startReceiver } from './receiver.ts';

const deadlineMs = 400;
const maxBodyBytes = 16 * 1024;
const megabyte = 1024 * 1024;
const client = createOutboundClient({ allow: ['127.0.0.1'] });
afterAll(() => client[Symbol.dispose]());

const request = { livemode: false, headers: {}, body: '{}', deadlineMs, maxBodyBytes };
const post = (url: string) => client.post({ ...request, url });

const cases: readonly [string, (socket: Socket) => void, object][] = [
  ['is silent', () => {}, { outcome: 'timeout' }],
  ['drips its headers', drip('HTTP/1.1 200 OK\r\nX-Slow: '), { outcome: 'timeout' }],
  ['drips its body', drip('HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n'), { outcome: 'timeout' }],
  ['sends an endless body', flood('HTTP/1.1 200 OK\r\n\r\n', 'x'), { outcome: 'ok', status: 200 }],
  [
    'sends a gigabyte',
    flood(`HTTP/1.1 200 OK\r\nContent-Length: ${1024 * megabyte}\r\n\r\n`, 'x'),
    { outcome: 'ok', status: 200 },
  ],
  ['sends endless chunks of one byte', flood(chunked, '1\r\nx\r\n'), { outcome: 'ok', status: 200 }],
  ['sends an endless chunk extension', flood(`${chunked}1;`, 'x'), { outcome: 'failed' }],
  [
    'sends one endless header',
    flood('HTTP/1.1 200 OK\r\nX-Bomb: ', 'x'),
    { outcome: 'failed', reason: 'the response has more than 16 KiB of headers' },
  ],
  ['sends endless headers', flood('HTTP/1.1 200 OK\r\n', 'X-Bomb: x\r\n'), { outcome: 'failed' }],
  ['sends endless trailers', flood(`${chunked}0\r\n`, 'X-Bomb: x\r\n'), { outcome: 'failed' }],
  [
    'sends endless early hints',
    flood('', 'HTTP/1.1 103 Early Hints\r\n\r\n'),
    { outcome: 'failed', reason: 'the response has too many 1xx statuses before its final status' },
  ],
  [
    'switches protocols',
    answering('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
    { outcome: 'failed' },
  ],
  [
    'responds in another protocol',
    answering('220 smtp.example ESMTP\r\n'),
    { outcome: 'failed', reason: 'the response is not valid HTTP' },
  ],
  ['closes without a response', (socket) => socket.once('data', () => socket.end()), { outcome: 'failed' }],
  ['resets at once', (socket) => socket.resetAndDestroy(), { outcome: 'failed' }],
  [
    'resets within the body',
    (socket) =>
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\nx', () => socket.resetAndDestroy());
      }),
    { outcome: 'failed', reason: 'the connection was closed before the response was complete' },
  ],
];

describe('a receiver that', () => {
  it.each(cases)('%s is disconnected within the deadline', async (_name, serve, expected) => {
    await using receiver = await startReceiver(serve);
    const result = await post(receiver.origin);
    expect(result).toMatchObject(expected);
    if (result.outcome === 'ok') expect(result.body).toHaveLength(maxBodyBytes);
    expect(result.latencyMs).toBeLessThan(patient(deadlineMs + 1_000));
    await receiver.allClosed();
    expect(sentBy(receiver)).toBeLessThan(32 * megabyte);
  });

  it('stalls the TLS handshake is disconnected within the deadline', async () => {
    await using receiver = await startReceiver();
    const result = await post(receiver.origin.replace('http:', 'https:'));
    expect(result).toMatchObject({ outcome: 'timeout', reason: 'no complete response within 400 ms' });
    await receiver.allClosed();
  });

  it('sends a gzip bomb gets its response read without decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(8 * megabyte));
    const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`;
    await using receiver = await startReceiver(answering(Buffer.concat([Buffer.from(head), bomb])));
    expect(await post(receiver.origin)).toMatchObject({
      outcome: 'ok',
      body: bomb.subarray(0, maxBodyBytes),
    });
  });

  it.each([301, 302, 303, 307, 308])('redirects with %i is not followed', async (status) => {
    await using sink = await startReceiver();
    const redirect = `HTTP/1.1 ${status} Moved\r\nLocation: ${sink.origin}/\r\nContent-Length: 0\r\n\r\n`;
    await using receiver = await startReceiver(answering(redirect));
    expect(await post(receiver.origin)).toMatchObject({
      outcome: 'ok',
      status,
      headers: { location: `${sink.origin}/` },
    });
    const streamed = await client.stream({ url: receiver.origin, deadlineMs, maxBodyBytes });
    expect(streamed).toMatchObject({ outcome: 'ok', status });
    expect(sink.connections).toEqual([]);
  });

  it('sends an endless response costs no memory, even with 40 at a time', async () => {
    await using receiver = await startReceiver(flood('HTTP/1.1 200 OK\r\n\r\n', 'x'));
    const before = process.memoryUsage();
    const call = { ...request, url: receiver.origin, deadlineMs: 10_000 };
    const results = await Promise.all(Array.from({ length: 40 }, () => client.post(call)));
    const after = process.memoryUsage();
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['ok']));
    await receiver.allClosed();
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(64 * megabyte);
    expect(receiver.connections).toHaveLength(40);
  });
});

function sentBy({ connections }: Receiver): number {
  return connections.reduce((sum, socket) => sum + socket.bytesWritten, 0);
}
