import type { RequestListener } from 'node:http';
import type { Request as HttpRequest, RequestHandler } from 'express';
import { HttpError } from '../contract/http-error.ts';
import type { Admit } from '../http/admit.ts';
import type { ApiContext } from '../http/api-context.ts';
import { parseJson } from '../http/read/json-text.ts';
import { checkMediaType, readText } from '../http/read/read-body.ts';
import { send } from '../http/response.ts';
import { answerMessage } from './answer-message.ts';
import { inProcess } from './in-process.ts';

/** The largest body of an operation is 1 MiB. The rest is for the message around it. */
const maxMessageBytes = (1024 + 64) * 1024;

/**
 * Serves MCP over Streamable HTTP. Each request is authenticated and counted like one of the API; a tool runs its
 * operation through the application itself.
 */
export function serveMcp(
  { log, rootUrl }: Pick<ApiContext, 'log' | 'rootUrl'>,
  admit: Admit,
  app: RequestListener,
): RequestHandler {
  return async (request, response) => {
    const { livemode } = await admit(request, response);
    const { requestId, admitted } = response.locals;
    const body = await readMessage(request);
    const closed = new AbortController();
    response.once('close', () => closed.abort());
    const answer = await answerMessage(
      { request: toWebRequest(request, closed.signal), body, rootUrl: rootUrl() },
      {
        send: inProcess(app, { requestId, admitted }),
        livemode,
        requestId,
        onUnexpected: (error) => log.error({ requestId, err: error }, 'MCP tool failed'),
      },
    );
    if (!closed.signal.aborted) await send(response, answer);
  };
}

async function readMessage(request: HttpRequest): Promise<unknown> {
  checkMediaType(request);
  const message = parseJson(await readText(request, maxMessageBytes));
  if (!Array.isArray(message)) return message;
  // A batch would call many tools and count as one request. The protocol has had none since 2025-06-18.
  throw new HttpError('MALFORMED_JSON', { message: 'the body is a batch; send one message per request' });
}

/** Without the body, which is read already, and without the API key. */
function toWebRequest({ method, originalUrl, headers }: HttpRequest, signal: AbortSignal): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'authorization' && value !== undefined) sent.set(name, String(value));
  }
  return new Request(new URL(originalUrl, 'http://localhost'), { method, headers: sent, signal });
}
