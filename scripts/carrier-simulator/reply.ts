import type { ServerResponse } from 'node:http';

/** A response, or a simulated failure to respond. */
export type SimulatedReply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: unknown;
      readonly headers?: Record<string, string>;
    }
  | { readonly kind: 'file'; readonly mediaType: string; readonly bytes: Buffer }
  | { readonly kind: 'garbage' }
  /** Reset the connection. */
  | { readonly kind: 'drop' }
  /** Never respond. */
  | { readonly kind: 'hang' };

export function answer(status: number, body: unknown, headers: Record<string, string> = {}): SimulatedReply {
  return { kind: 'answer', status, body, headers };
}

export function refusal(status: number, code: string, message: string): SimulatedReply {
  return answer(status, { error: { code, message } });
}

export const notFound: SimulatedReply = refusal(404, 'BOOKING_NOT_FOUND', 'the booking does not exist');

/** Sends a reply. Returns the HTTP status; null if none was sent. */
export function carryOut(reply: SimulatedReply, response: ServerResponse): number | null {
  switch (reply.kind) {
    case 'answer':
      response.writeHead(reply.status, { 'Content-Type': 'application/json', ...reply.headers });
      response.end(JSON.stringify(reply.body));
      return reply.status;
    case 'file':
      response.writeHead(200, { 'Content-Type': reply.mediaType, 'Content-Length': reply.bytes.length });
      response.end(reply.bytes);
      return 200;
    case 'garbage':
      response.writeHead(201, { 'Content-Type': 'application/json' });
      response.end('{"reference": "SMP');
      return 201;
    case 'drop':
      response.socket?.resetAndDestroy();
      return null;
    case 'hang':
      return null;
  }
}
