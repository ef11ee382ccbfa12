import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of a connection may wait; a client that sends more ahead loses the connection. */
const mostWaiting = 100;
const queue = Symbol('pipelined requests');

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  /** Undefined: nothing is being served. */
  [queue]?: { current: Exchange; readonly waiting: Exchange[]; end: (() => void) | null } | undefined;
}

/**
 * Serves the pipelined requests of a connection one after another. Node runs them all at once and keeps the responses
 * until their turn: one connection would hold as many responses in memory as it has room for requests, and a later
 * request could take effect before an earlier one.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const serve = ({ request, response }: Exchange): void => {
    response.once('close', next);
    listener(request, response);
  };
  function next(this: ServerResponse): void {
    const { socket } = this.req;
    const connection = socket as Connection;
    const state = connection[queue];
    const following = socket.destroyed ? undefined : state?.waiting.shift();
    if (state && following) {
      state.current = following;
      serve(following);
    } else {
      connection[queue] = undefined;
      state?.end?.();
    }
  }
  return (request, response) => {
    const connection = request.socket as Connection;
    const state = connection[queue];
    const exchange = { request, response };
    if (!state) {
      connection[queue] = { current: exchange, waiting: [], end: null };
      serve(exchange);
    } else if (state.waiting.length < mostWaiting) state.waiting.push(exchange);
    else request.socket.destroy();
  };
}

/**
 * Ends a connection whose bytes can't be read on: `answer` runs once the requests before the fault have their responses,
 * and at once when the fault is inside the request that is being served. Its response must not be mixed with another.
 */
export function endAfterServed(socket: Socket, answer: () => void): void {
  const state = (socket as Connection)[queue];
  if (!state) {
    answer();
    return;
  }
  if (state.waiting.at(-1)?.request.complete === false) state.waiting.pop();
  const { request, response } = state.current;
  if (request.complete) state.end = answer;
  else if (response.headersSent) socket.destroy();
  else answer();
}
