import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RequestHandler, Response } from 'express';
import { type ApiError, HttpError, type HttpErrorCode } from '../contract/errors.ts';
import { methods, toOriginForm } from './request.ts';
import { errorResponse } from './response.ts';

const maxPipelined = 100;
/** More than one read of a socket can hold. Reading is paused, so more of them only come from a client that sends bodies. */
const maxIgnored = 5_000;
const queue = Symbol('pipelined requests');

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Pipeline {
  current: Exchange;
  readonly waiting: Exchange[];
  /** Ends the connection when all waiting requests are served. */
  end: (() => void) | null;
  ignored: number;
}

interface Connection {
  [queue]?: Pipeline | undefined;
}

/**
 * Serves pipelined requests in sequence: concurrent ones cost memory and could take effect in another order. Each gets
 * a turn of the event loop. If more than 100 wait, the connection ends after them: `refuse` responds to the next one.
 */
function oneAtATime(listener: RequestListener, refuse: (socket: Socket) => void): RequestListener {
  const serve = ({ request, response }: Exchange): void => {
    response.once('close', next);
    listener(request, response);
  };
  function next(this: ServerResponse): void {
    const { socket } = this.req;
    const state = (socket as Connection)[queue];
    // A turn of their own: a client that sends hundreds of requests at once must not delay all others.
    if (state && state.waiting.length > 0 && !socket.destroyed) setImmediate(serveNext, socket);
    else endPipeline(socket);
  }
  function serveNext(socket: Socket): void {
    const state = (socket as Connection)[queue];
    const following = socket.destroyed ? undefined : state?.waiting.shift();
    if (state && following) {
      state.current = following;
      serve(following);
    } else endPipeline(socket);
  }
  return (request, response) => {
    const { socket } = request;
    const connection = socket as Connection;
    const state = connection[queue];
    const exchange = { request, response };
    if (!state) {
      connection[queue] = { current: exchange, waiting: [], end: null, ignored: 0 };
      serve(exchange);
    } else if (state.waiting.length < maxPipelined && state.ignored === 0) {
      state.waiting.push(exchange);
    } else if (++state.ignored > maxIgnored) {
      socket.destroy();
    } else {
      socket.pause();
      state.end = () => refuse(socket);
    }
  };
}

function hasPipelined(socket: Socket): boolean {
  return ((socket as Connection)[queue]?.waiting.length ?? 0) > 0;
}

function endPipeline(socket: Socket): void {
  const connection = socket as Connection;
  const state = connection[queue];
  const end = state?.end;
  // A connection that ends keeps its state, so that requests that still arrive are ignored.
  if (state?.ignored) state.end = null;
  else connection[queue] = undefined;
  end?.();
}

/** Ends a connection after a parse error. `respond` runs after the responses of earlier requests. */
function endAfterServed(socket: Socket, respond: () => void): void {
  const state = (socket as Connection)[queue];
  if (!state) {
    respond();
    return;
  }
  if (state.waiting.at(-1)?.request.complete === false) state.waiting.pop();
  const { request, response } = state.current;
  if (request.complete) state.end = respond;
  else if (response.headersSent) socket.destroy();
  else respond();
}

const codes: Readonly<Record<string, HttpErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};
const lingerMs = 2_000;

/** Responds in the envelope to requests that Node's parser rejects: control characters, large headers, timeouts. */
function respondToClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  // The client does not read, so a response would never be sent.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.writableLength > 0) {
    socket.destroy();
    return;
  }
  endAfterServed(socket, () => {
    if (socket.writable)
      respondAndClose(socket, new HttpError(codes[error.code ?? ''] ?? 'MALFORMED_REQUEST'));
  });
}

/** Responds to the first request of a connection that was not accepted, after the responses of those before it. */
function refusePipelined(socket: Socket): void {
  const message =
    'more than 100 requests waited on this connection; wait for responses, or use more connections. Send this one again';
  if (socket.writable)
    respondAndClose(socket, new HttpError('SERVICE_UNAVAILABLE', { message, retryAfterSeconds: 1 }));
}

/** Writes a response without a response object, and closes the connection. */
function respondAndClose(socket: Duplex, error: ApiError): void {
  const { status, headers, body } = errorResponse(error);
  const text = String(body);
  const lines = Object.entries({
    ...headers,
    'X-Request-Id': randomUUID(),
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => {});
  const linger = setTimeout(() => socket.destroy(), lingerMs);
  socket.on('close', () => clearTimeout(linger));
  // Closing with unread bytes would reset the connection before the client has read the response.
  socket.resume();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
}

/** Counts requests in flight, also those whose client has disconnected. */
export class RunningRequests {
  #count = 0;
  #waiting: (() => void)[] = [];

  counted(handler: RequestHandler): RequestHandler {
    return (request, response, next) => this.during(Promise.resolve(handler(request, response, next)));
  }

  async during(work: Promise<unknown>): Promise<void> {
    this.#count++;
    try {
      await work;
    } finally {
      this.#count--;
      if (this.#count === 0) for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  ended(): Promise<void> {
    return this.#count === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** Stops accepting, waits for requests in flight, then closes their connections. Resolves when all handlers end. */
export async function closeGracefully(
  server: Server,
  running: RunningRequests,
  waitMs: number,
): Promise<void> {
  // Runs right after new connections were accepted. Closing would reset those that still wait to be accepted.
  await new Promise((resolve) => setImmediate(resolve));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const { promise: overdue, resolve: giveUp } = Promise.withResolvers<void>();
  const deadline = setTimeout(() => {
    server.closeAllConnections();
    giveUp();
  }, waitMs);
  await closed;
  clearInterval(idle);
  await Promise.race([running.ended(), overdue]);
  clearTimeout(deadline);
}

/** Checks without progress that are a stall. A count ignores the time in which this process itself was suspended. */
const checks = 4;

/** Internal fields of Socket: bytes given to libuv, and bytes that the operating system has not taken. */
interface WritingSocket extends Socket {
  readonly _handle?: { readonly bytesWritten: number; readonly writeQueueSize: number } | null;
}

interface Stall {
  readonly sent: number;
  readonly checks: number;
}

/** Closes connections that read nothing of a response for `stallMs`. Node's timeout restarts with each byte received. */
function endStalledWrites(server: Server, stallMs: number): void {
  const stalls = new Map<WritingSocket, Stall | null>();
  server.on('connection', (socket: Socket) => {
    stalls.set(socket, null);
    socket.once('close', () => stalls.delete(socket));
  });
  const sweep = (): void => {
    for (const [socket, before] of stalls) {
      const stall = checkStall(socket, before);
      stalls.set(socket, stall);
      if (stall && stall.checks > checks) socket.destroy();
    }
  };
  const timer = setInterval(sweep, Math.ceil(stallMs / checks)).unref();
  server.once('close', () => clearInterval(timer));
}

function checkStall(socket: WritingSocket, before: Stall | null): Stall | null {
  const handle = socket._handle;
  if (!handle || handle.writeQueueSize === 0) return null;
  const sent = handle.bytesWritten - handle.writeQueueSize;
  return { sent, checks: before?.sent === sent ? before.checks + 1 : 1 };
}

interface ServerLimits {
  readonly stallMs?: number | undefined;
  readonly headersTimeoutMs?: number | undefined;
  /** While true, each response ends its connection, so that a proxy sends its next request elsewhere. */
  readonly isStopping?: () => boolean;
}

/** Creates the HTTP server. Errors that Node would respond to itself get our envelope and a request id. */
export function createHttpServer(
  app: RequestListener,
  { stallMs = 20_000, headersTimeoutMs = 10_000, isStopping = () => false }: ServerLimits = {},
): Server {
  const serve = oneAtATime((request, response) => {
    toOriginForm(request);
    if (isStopping() && !hasPipelined(request.socket)) response.setHeader('Connection', 'close');
    app(request, response);
  }, refusePipelined);
  const server = createServer(
    {
      requireHostHeader: false,
      // Without this option Node silently drops the second of two Host or Authorization headers.
      joinDuplicateHeaders: true,
      headersTimeout: headersTimeoutMs,
      requestTimeout: 30_000,
      connectionsCheckingInterval: Math.min(1_000, headersTimeoutMs),
      keepAliveTimeout: 65_000,
    },
    serve,
  );
  endStalledWrites(server, stallMs);
  server.on('checkExpectation', serve);
  server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
    respondAndClose(
      socket,
      new HttpError('METHOD_NOT_ALLOWED', {
        message: 'CONNECT is not supported; this server is not a proxy',
        headers: { Allow: methods },
      }),
    ),
  );
  server.on('clientError', respondToClientError);
  return server;
}

/** Limits the memory of unread responses: over `maxBytes` in total, closes the connections of the oldest. */
export function boundUnsentResponses(maxBytes: number): RequestHandler {
  const unsent = new Map<Response, number>();
  let total = 0;

  const release = (response: Response): void => {
    total -= unsent.get(response) ?? 0;
    unsent.delete(response);
  };
  const hold = (response: Response): void => {
    const bytes = response.writableLength;
    if (bytes === 0) return;
    unsent.set(response, bytes);
    total += bytes;
    response.once('close', () => release(response));
    for (const oldest of unsent.keys()) {
      if (total <= maxBytes || oldest === response) break;
      release(oldest);
      oldest.socket?.destroy();
    }
  };
  return (_request, response, next) => {
    response.once('prefinish', () => hold(response));
    next();
  };
}
