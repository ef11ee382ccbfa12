import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

/**
 * Cuts the connection before the server has the statement, or after the commit and before the client has the
 * response.
 */
export type Cut = 'before' | 'after';

/** A proxy between a service and its database that breaks a connection at a chosen statement. */
export interface PostgresProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Returns the distinct statements since the last call, by name or by their first words. */
  takeStatements(): string[];
  /** Breaks the connection of the next matching statement, once. */
  cutNext(statement: string, cut: Cut): void;
  /** Stops all traffic on the open connections without closing them; new connections work. */
  freeze(): void;
  /** Resets the open connections, as the system does for a server process that was killed; new connections work. */
  reset(): void;
  /** Closes every connection and refuses new ones, as a server that is down. */
  refuse(): Promise<void>;
  /** Accepts connections again, on the same port. */
  accept(): Promise<void>;
  /** True if the last cut has been made. */
  hasCut(): boolean;
  stop(): Promise<void>;
}

const readyForQuery = Buffer.from('Z\0\0\0\x05I', 'latin1');

export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const host = decodeURIComponent(target.hostname);
  const open = new Set<Socket>();
  const clients = new Set<Socket>();
  let seen = new Set<string>();
  let armed: { readonly statement: string; readonly cut: Cut } | null = null;

  let opened = 0;
  let frozen = 0;

  const server = createServer((client) => {
    const number = ++opened;
    clients.add(client);
    client.on('close', () => clients.delete(client));
    const upstream = host.startsWith('/')
      ? connect(path.join(host, `.s.PGSQL.${target.port}`))
      : connect(Number(target.port), host);
    const reader = new StatementReader();
    let losing = false;
    const destroy = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', destroy);
      socket.on('close', () => {
        open.delete(socket);
        destroy();
      });
    }
    client.on('data', (chunk: Buffer) => {
      if (number <= frozen) return;
      for (const statement of reader.read(chunk)) {
        seen.add(statement);
        if (armed?.statement !== statement) continue;
        losing = armed.cut === 'after';
        armed = null;
        if (!losing) return destroy();
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      if (number <= frozen) return;
      if (!losing) client.write(chunk);
      else if (chunk.subarray(-readyForQuery.length).equals(readyForQuery)) destroy();
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const refuse = async () => {
    const refused = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of open) socket.destroy();
    await refused;
  };
  await listen(0);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    takeStatements() {
      const statements = [...seen];
      seen = new Set();
      return statements;
    },
    cutNext(statement, cut) {
      armed = { statement, cut };
    },
    freeze() {
      frozen = opened;
    },
    reset() {
      for (const client of clients) client.resetAndDestroy();
    },
    refuse,
    accept: () => listen(Number(url.port)),
    hasCut: () => armed === null,
    stop: refuse,
  };
}

/** Reads a client's statements from its half of the protocol (version 3, without TLS). */
class StatementReader {
  #rest: Buffer = Buffer.alloc(0);
  #started = false;
  #parsed = '';

  read(chunk: Buffer): string[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const statements: string[] = [];
    for (;;) {
      // The first message of a connection has no type.
      const head = this.#started ? 1 : 0;
      if (this.#rest.length < head + 4) return statements;
      const end = head + this.#rest.readUInt32BE(head);
      if (this.#rest.length < end) return statements;
      const message = this.#rest.subarray(head + 4, end);
      const type = this.#started ? String.fromCharCode(this.#rest.readUInt8(0)) : '';
      this.#started = true;
      this.#rest = this.#rest.subarray(end);
      const [first = '', second = ''] = message.toString('latin1').split('\0', 2);
      if (type === 'Q') statements.push(beginning(first));
      if (type === 'P' && first === '') this.#parsed = beginning(second);
      if (type === 'B') statements.push(second || this.#parsed);
    }
  }
}

function beginning(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 100);
}
