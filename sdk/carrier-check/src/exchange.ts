import http, { type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';

export type Exchange =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly body: Buffer;
    }
  /** The response is missing or unusable. */
  | { readonly kind: 'lost'; readonly reason: string };

interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  /** Writes the body. By default at once. */
  readonly transmit?: (sent: ClientRequest) => void;
}

/** Sends one request, as Sampan does: without a retry, and without following a redirect. */
export async function exchange(agent: http.Agent, request: OutgoingRequest): Promise<Exchange> {
  const { method, url, headers, body, maxBytes, signal, transmit } = request;
  if (signal.aborted) return { kind: 'lost', reason: 'the deadline had passed before the request was sent' };
  const sent = (url.protocol === 'https:' ? https : http).request(url, {
    agent,
    method,
    headers: method === 'GET' ? headers : { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
  });
  const { promise, resolve } = Promise.withResolvers<Exchange>();
  const fail = (reason: string) => resolve({ kind: 'lost', reason });
  const end = (reason: string) => {
    fail(reason);
    sent.destroy();
  };
  const abort = () => end('no response before the deadline');
  signal.addEventListener('abort', abort, { once: true });
  sent.on('error', (error) => fail(describeError(error)));
  sent.on('close', () => fail('the connection was closed'));
  sent.on('response', (response) => {
    const chunks: Buffer[] = [];
    let length = 0;
    response.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) end(`the response exceeds ${maxBytes} bytes`);
      else chunks.push(chunk);
    });
    response.on('error', (error) => fail(describeError(error)));
    response.on('end', () => {
      const { complete, statusCode: status = 0, headers } = response;
      if (complete) resolve({ kind: 'response', status, headers, body: Buffer.concat(chunks) });
    });
  });
  if (transmit) transmit(sent);
  else sent.end(body);
  const result = await promise;
  signal.removeEventListener('abort', abort);
  return result;
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  ENOTFOUND: 'the host name does not exist',
  EAI_AGAIN: 'the host name could not be resolved',
};

/** Returns only the code, because the message may quote received data. */
function describeError(error: NodeJS.ErrnoException): string {
  return reasons[error.code ?? ''] ?? `the connection failed (${error.code ?? error.name})`;
}
