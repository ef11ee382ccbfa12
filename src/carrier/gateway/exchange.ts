import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';

export type Exchange =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly body: Buffer;
    }
  /** No connection was made, so nothing was sent. */
  | { readonly kind: 'not-sent'; readonly reason: string }
  /** It may have been sent; the response is missing or unusable. */
  | { readonly kind: 'lost'; readonly reason: string };

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** Sends one request. Never throws, retries or follows a redirect. The signal covers connection, headers and body. */
export function exchange(agent: http.Agent, request: OutgoingRequest): Promise<Exchange> {
  const { method, url, headers, body, maxBytes, signal } = request;
  if (signal.aborted)
    return Promise.resolve({
      kind: 'not-sent',
      reason: 'the deadline had passed before the request was sent',
    });
  return new Promise((resolve) => {
    const isSecure = url.protocol === 'https:';
    let connected = false;
    let ending: string | null = null;
    const sent = (isSecure ? https : http).request(url, {
      agent,
      method,
      headers: method === 'GET' ? headers : { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    });
    const finish = (result: Exchange) => {
      signal.removeEventListener('abort', abort);
      resolve(result);
    };
    const fail = (reason: string) =>
      finish(connected ? { kind: 'lost', reason } : { kind: 'not-sent', reason });
    const end = (reason: string) => {
      ending ??= reason;
      sent.destroy();
    };
    const abort = () => end('no response before the deadline');
    signal.addEventListener('abort', abort, { once: true });
    // Node sends nothing before the connection is made. A reused socket sends at once.
    sent.on('socket', (socket) => {
      if (!socket.connecting) connected = true;
      else
        socket.once(isSecure ? 'secureConnect' : 'connect', () => {
          connected = true;
        });
    });
    sent.on('error', (error: NodeJS.ErrnoException) => fail(ending ?? reasonOf(error)));
    sent.on('close', () => fail(ending ?? 'the connection was closed'));
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > maxBytes) end(`the response exceeds ${maxBytes} bytes`);
        else chunks.push(chunk);
      });
      response.on('error', (error: NodeJS.ErrnoException) => fail(ending ?? reasonOf(error)));
      response.on('end', () => {
        if (ending || !response.complete) return;
        const { statusCode: status = 0, headers } = response;
        finish({ kind: 'response', status, headers, body: Buffer.concat(chunks) });
      });
    });
    sent.end(body);
  });
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  ENOTFOUND: 'the host name does not exist',
  EAI_AGAIN: 'the host name could not be resolved',
};

/** Returns only the code, because the message may quote received data. */
function reasonOf(error: NodeJS.ErrnoException): string {
  return reasons[error.code ?? ''] ?? `the connection failed (${error.code ?? error.name})`;
}
