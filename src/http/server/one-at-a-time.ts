import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const maxPipelined = 100;
const queue = Symbol('pipelined requests');

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  [queue]?: { current: Exchange; readonly waiting: Exchange[]; end: (() => void) | null } | undefined;
}

/** Serves pipelined requests in sequence: concurrent ones cost memory and could take effect in another order. */
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
    } else if (state.waiting.length < maxPipelined) state.waiting.push(exchange);
    else request.socket.destroy();
  };
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
