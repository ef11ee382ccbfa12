import { once } from 'node:events';
import net, { type Socket } from 'node:net';
import tls from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createOutboundClient, OutboundBodyError, parseTarget } from '../../src/outbound/client.ts';
import { guardSocket, ipPolicy } from '../../src/outbound/ip-address.ts';
import { patient } from '../support/deadline.ts';
import { chunked, drip, flood } from './hostile.ts';
import { answering, type Receiver, startReceiver } from './receiver.ts';
import { selfSigned } from './self-signed.ts';

describe('parseTarget', () => {
  it.each([
    ['https://example.com/hook?a=1', true, true],
    ['https://example.com:8443/', true, true],
    ['http://example.com/', true, false],
    ['http://example.com/', false, true],
    ['HTTPS://EXAMPLE.COM', true, true],
    ['ftp://example.com/', false, false],
    ['file:///etc/passwd', false, false],
    ['javascript:alert(1)', false, false],
    ['ws://example.com/', false, false],
    ['data:text/plain,x', false, false],
    ['/hook', false, false],
    ['', false, false],
    ['https://', false, false],
    ['https://exa mple.com/', false, false],
    ['https://example.com:99999/', false, false],
    ['https://user@example.com/', false, false],
    ['https://user:secret@example.com/', false, false],
    ['https://:secret@example.com/', false, false],
    ['https://example.com/#part', false, false],
    ['https://example.com/#', false, false],
    ['https://example.com/%23', true, true],
  ])('accepts %j with livemode %s: %s', (text, livemode, accepted) => {
    expect(parseTarget(text, { livemode }) instanceof URL).toBe(accepted);
  });

  it('explains the correct form', () => {
    expect(parseTarget('http://example.com/', { livemode: true })).toBe(
      'must begin with https:// in live mode',
    );
    expect(parseTarget('hook', { livemode: true })).toContain('https://example.com/hooks');
  });
});

describe('a receiver that', () => {
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

  function sentBy({ connections }: Receiver): number {
    return connections.reduce((sum, socket) => sum + socket.bytesWritten, 0);
  }
});

describe('an outbound connection', () => {
  const post = { livemode: false, headers: {}, body: '{}', deadlineMs: 2000, maxBodyBytes: 1024 };
  const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

  it('is kept alive, one per host, and replaced if the receiver closes it', async () => {
    const answered = new Map<net.Socket, number>();
    await using receiver = await startReceiver((socket) =>
      socket.on('data', () => {
        const count = answered.get(socket) ?? 0;
        answered.set(socket, count + 1);
        if (count === 2) socket.resetAndDestroy();
        else socket.write(answer);
      }),
    );
    using client = createOutboundClient({ allow: ['127.0.0.1'] });
    for (let call = 0; call < 3; call++) {
      expect(await client.post({ ...post, url: receiver.origin })).toMatchObject({
        outcome: 'ok',
        status: 200,
      });
    }
    expect(receiver.connections).toHaveLength(2);
  });

  it('that closes after the request has arrived makes the client send the same bytes once more', async () => {
    const requests: string[] = [];
    await using receiver = await startReceiver((socket) => {
      let count = 0;
      socket.on('data', (chunk) => {
        requests.push(chunk.toString().replace(/^Connection: .*\r\n/m, ''));
        if (++count === 2) socket.resetAndDestroy();
        else socket.write(answer);
      });
    });
    using client = createOutboundClient({ allow: ['127.0.0.1'] });
    const send = (id: string) =>
      client.post({
        ...post,
        url: receiver.origin,
        headers: { 'X-Service-Event-Id': id, 'X-Service-Signature': `t=1,v1=${id}` },
      });
    await send('evt_1');
    expect(await send('evt_2')).toMatchObject({ outcome: 'ok', status: 200 });
    expect(requests).toHaveLength(3);
    expect(requests[1]).toContain('X-Service-Event-Id: evt_2');
    expect(requests[2]).toBe(requests[1]);
  });

  it('is closed with the client, even during a request', async () => {
    await using receiver = await startReceiver();
    const client = createOutboundClient({ allow: ['127.0.0.1'] });
    const posted = client.post({ ...post, url: receiver.origin });
    while (receiver.connections.length === 0) await new Promise(setImmediate);
    client[Symbol.dispose]();
    expect(await posted).toMatchObject({ outcome: 'failed' });
    await receiver.allClosed();
  });

  it('to a forbidden address is closed before any byte is written', async () => {
    await using receiver = await startReceiver();
    const socket = net.connect(receiver.port, '127.0.0.1');
    guardSocket(socket, ipPolicy([]));
    socket.write('POST / HTTP/1.1\r\n\r\n');
    const [error] = await once(socket, 'error');
    expect(error).toMatchObject({ name: 'ForbiddenIpError' });
    expect(socket.bytesWritten).toBe(0);
  });

  it('uses TLS with the host name of the URL and verifies the certificate', async () => {
    const names: (string | false)[] = [];
    const server = tls.createServer(selfSigned, (socket) => {
      names.push(socket.servername ?? false);
      socket.on('data', () => socket.write(answer));
    });
    server.on('tlsClientError', () => {});
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as net.AddressInfo;
    const call = async (host: string) => {
      using client = createOutboundClient({ allow: ['127.0.0.1'], lookup: async () => ['127.0.0.1'] });
      return await client.post({ ...post, livemode: true, url: `https://${host}:${port}/` });
    };
    const trusted = tls.getCACertificates('default');
    expect(await call('receiver.test')).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('TLS'),
    });
    try {
      tls.setDefaultCACertificates([...trusted, selfSigned.cert]);
      expect(await call('receiver.test')).toMatchObject({ outcome: 'ok', status: 200 });
      expect(await call('other.test')).toMatchObject({
        outcome: 'failed',
        reason: 'TLS failed: ERR_TLS_CERT_ALTNAME_INVALID',
      });
    } finally {
      tls.setDefaultCACertificates(trusted);
      server.close();
      await once(server, 'close');
    }
    expect(names).toContain('receiver.test');
  });
});

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
