import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The fault of one request: the connection ends before the service has the request, after the service has
 * responded, or within the response; no response arrives; or the proxy sends its own response.
 */
export type Fault =
  | 'lose-request'
  | 'lose-response'
  | 'cut-response'
  | 'hang'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

export interface ProxiedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A proxy between a client and the service that applies the next fault to each request. */
export interface FaultProxy extends AsyncDisposable {
  readonly url: string;
  /** Requests since the last `expect`. */
  readonly requests: ProxiedRequest[];
  /** Sets the faults of the next requests; null and later requests have none. */
  expect(...faults: (Fault | null)[]): void;
}

export async function startFaultProxy(rootUrl: string): Promise<FaultProxy> {
  const requests: ProxiedRequest[] = [];
  let faults: (Fault | null)[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const body = await readBody(incoming);
    const { method = '', url = '', headers } = incoming;
    requests.push({ method, url, headers, body: body.toString() });
    await serve(faults.shift(), incoming, outgoing, body);
  });

  async function serve(
    fault: Fault | null | undefined,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
  ): Promise<void> {
    if (fault === 'hang') return;
    if (fault === 'lose-request') return void incoming.socket.destroy();
    if (fault && typeof fault === 'object') {
      outgoing.writeHead(fault.status, { 'Content-Type': 'application/json', ...fault.headers });
      outgoing.end(fault.body ?? '');
      return;
    }
    const response = await forward(rootUrl, incoming, body);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (fault === 'lose-response') return void incoming.socket.destroy();
    outgoing.writeHead(response.status, [...response.headers].flat());
    if (fault !== 'cut-response') return void outgoing.end(bytes);
    outgoing.write(bytes.subarray(0, bytes.length / 2), () => incoming.socket.destroy());
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    expect(...next) {
      faults = next;
      requests.length = 0;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(rootUrl: string, { method = '', url, headers }: IncomingMessage, body: Buffer) {
  const { host: _host, connection: _connection, 'content-length': _length, ...others } = headers;
  return fetch(rootUrl + url, {
    method,
    headers: others as Record<string, string>,
    redirect: 'manual',
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
