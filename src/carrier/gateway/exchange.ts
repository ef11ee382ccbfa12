import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';

/** What one request came to. Nothing else happens: it never throws, follows no redirect and repeats nothing. */
export type Exchange =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly body: Buffer;
    }
  /** No connection came about, so not a byte of it was sent. */
  | { readonly kind: 'not-sent'; readonly reason: string }
  /** It may have been read, and its answer can't be. */
  | { readonly kind: 'lost'; readonly reason: string };

export interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** An answer that is longer is lost; no more of it is kept. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** Makes one request; the signal bounds all of it: connecting, headers and body. */
export function exchange(agent: http.Agent, request: OutgoingRequest): Promise<Exchange> {
  const { method, url, headers, body, maxBytes, signal } = request;
  if (signal.aborted) return Promise.resolve({ kind: 'not-sent', reason: 'no time was left' });
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
    const abort = () => end('no answer in time');
    signal.addEventListener('abort', abort, { once: true });
    // Until it is connected nothing can have been sent: Node holds the request back. A socket that was connected
    // before, for another request, sends at once.
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
        if (length > maxBytes) end(`its answer is longer than ${maxBytes} bytes`);
        else chunks.push(chunk);
      });
      response.on('error', (error: NodeJS.ErrnoException) => fail(ending ?? reasonOf(error)));
      response.on('end', () => {
        if (ending || !response.complete) return;
        const { statusCode: status = 0, headers } = response;
        finish({ kind: 'answered', status, headers, body: Buffer.concat(chunks) });
      });
    });
    sent.end(body);
  });
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  ENOTFOUND: 'its host name is unknown',
  EAI_AGAIN: 'its host name could not be looked up',
};

/** A code, never the message: that may quote what was received. */
function reasonOf(error: NodeJS.ErrnoException): string {
  return reasons[error.code ?? ''] ?? `the connection failed (${error.code ?? error.name})`;
}
