import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Response } from 'express';
import type { CallRequest, Send } from './call-operation.ts';

export type Caller = Pick<Response['locals'], 'admitted' | 'requestId'>;

/**
 * Sends requests to the application of this process, without a connection. They pass every step of an HTTP request. As
 * parts of a request that was admitted, they are not counted again.
 */
export function inProcess(app: RequestListener, caller: Caller): Send {
  return (request) =>
    new Promise((resolve, reject) => {
      const socket = noConnection();
      const message = messageOf(request, caller.requestId, socket);
      const locals: Partial<Response['locals']> = { admitted: caller.admitted };
      const response = Object.assign(new ServerResponse(message), { locals });
      response.assignSocket(socket);
      response.once('prefinish', () => {
        const { sent, requestId } = locals;
        const body = sent?.body;
        if (sent && (typeof body === 'string' || body instanceof Uint8Array))
          resolve({ status: sent.status, requestId: requestId ?? null, body });
      });
      response.once('finish', () => socket.destroy());
      response.once('close', () => reject(new Error('The response has no text')));
      app(message, response);
    });
}

function messageOf(request: CallRequest, requestId: string, socket: Socket): IncomingMessage {
  const { method, target, body } = request;
  const headers = { host: 'localhost', 'x-request-id': requestId, ...headersOf(request) };
  const message = Object.assign(new IncomingMessage(socket), {
    method,
    url: `/api/v1${target}`,
    httpVersion: '1.1',
    complete: true,
    headers,
    headersDistinct: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
  });
  if (body !== null) message.push(body);
  message.push(null);
  return message;
}

/** Node reads header names in lowercase. */
function headersOf({ headers, body }: CallRequest): Record<string, string> {
  const length = body === null ? [] : [['content-length', String(Buffer.byteLength(body))]];
  const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return Object.fromEntries([...sent, ...length]);
}

/** Node requires a socket. This one drops what is written. */
function noConnection(): Socket {
  return new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() }) as Socket;
}
