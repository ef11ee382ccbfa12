import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer extends AsyncDisposable {
  readonly address: string;
}

/**
 * Octets per address: 4 for an A record, 16 for AAAA. An error is sent as SERVFAIL; for null, the server does
 * not respond.
 */
export type Records = readonly (readonly number[])[] | Error | null;

const typeOf = { A: 1, AAAA: 28 } as const;

/** Starts a name server (RFC 1035, one question per message). */
export async function startNameServer(
  answer: (name: string, type: 'A' | 'AAAA') => Records,
): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query: Buffer, from: RemoteInfo) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += length + 1;
    }
    const type = query.readUInt16BE(at + 1) === typeOf.A ? 'A' : 'AAAA';
    const records = answer(labels.join('.').toLowerCase(), type);
    if (records === null) return;
    const found = records instanceof Error ? [] : records;
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (records instanceof Error ? 2 : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found.length, 6);
    // The name points to the question's; class IN, TTL 0 s.
    const parts = found.map((octets) =>
      Buffer.from([0xc0, 12, 0, typeOf[type], 0, 1, 0, 0, 0, 0, 0, octets.length, ...octets]),
    );
    socket.send(Buffer.concat([header, query.subarray(12, at + 5), ...parts]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, 'close');
    },
  };
}
