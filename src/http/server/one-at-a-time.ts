import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
export function oneAtATime(listener: RequestListener, refuse: (socket: Socket) => void): RequestListener {
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
export function endAfterServed(socket: Socket, respond: () => void): void {
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
