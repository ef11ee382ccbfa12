import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';
import { describe, expect, it } from '@jest/globals';
import { addressPolicy, guardSocket } from '../../src/outbound/address.ts';
import { createOutboundClient } from '../../src/outbound/client.ts';
import { startReceiver } from './receiver.ts';
import { selfSigned } from './self-signed.ts';

const post = { livemode: false, headers: {}, body: '{}', deadlineMs: 2000, maxBodyBytes: 1024 };
const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

describe('an outbound connection', () => {
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
    guardSocket(socket, addressPolicy([]));
    socket.write('POST / HTTP/1.1\r\n\r\n');
    const [error] = await once(socket, 'error');
    expect(error).toMatchObject({ name: 'ForbiddenAddressError' });
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
