import type { RequestListener } from 'node:http';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  type JSONRPCErrorResponse,
  localhostAllowedHostnames,
  originValidationResponse,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import type { Request as HttpRequest, RequestHandler } from 'express';
import { findAppKeyHash } from '../../db/query/account/connected-app.ts';
import { allScopes } from '../account/api-key.ts';
import { ApiError, HttpError } from '../contract/errors.ts';
import { parseJson } from '../contract/json.ts';
import type { SentObserver } from '../contract/sent-check.ts';
import { type Admit, type FindKeyHash, hashOfApiKey } from '../http/admit.ts';
import { checkMediaType, readText } from '../http/body.ts';
import type { ApiContext } from '../http/operation.ts';
import { type ApiResponse, sendResponse } from '../http/response.ts';
import { resourceMetadataUrl } from '../oauth/authorization.ts';
import { isAccessToken } from '../oauth/connected-app.ts';
import { hashToken } from '../user/token.ts';
import { inProcess } from './call-operation.ts';
import { createToolServer, type ToolServerOptions } from './tool-server.ts';

interface McpMessage {
  readonly request: Request;
  readonly body: unknown;
  /** Address of this installation; its host is allowed in Host and Origin. */
  readonly rootUrl: string | null;
}

/**
 * Answers one HTTP request of an MCP client: stateless, with a server of its own. Clients of 2025 get the fallback of
 * the SDK. A page of another site can't use the browser of a user (MCP specification: Streamable HTTP, Security).
 */
async function answerMessage(
  { request, body, rootUrl }: McpMessage,
  options: ToolServerOptions,
): Promise<ApiResponse> {
  const hosts = [...localhostAllowedHostnames(), ...(rootUrl === null ? [] : [new URL(rootUrl).hostname])];
  const rejected = hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, hosts);
  const response = rejected ?? (await findHandler(options).fetch(request, { parsedBody: body }));
  return {
    status: response.status,
    headers: { 'Content-Type': response.headers.get('content-type') ?? 'application/json' },
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

function findHandler(options: ToolServerOptions) {
  // Nothing changes here that a client could subscribe to. A subscription would hold a connection open.
  return createMcpHandler(() => createToolServer(options), { maxSubscriptions: 0 });
}

/** The largest body of an operation is 1,536 KiB. The rest is for the message around it. */
const maxMessageBytes = (1_536 + 64) * 1024;

/**
 * Serves MCP over Streamable HTTP. Each request is authenticated and counted like one of the API; a tool runs its
 * operation through the application itself.
 */
export function serveMcp(
  { log, rootUrl, db, observeSent }: Pick<ApiContext, 'log' | 'rootUrl' | 'db' | 'observeSent'>,
  admit: Admit,
  app: RequestListener,
): RequestHandler {
  const findKeyHash: FindKeyHash = async (bearer) =>
    isAccessToken(bearer)
      ? ((await findAppKeyHash(db.kysely, hashToken(bearer))) ?? null)
      : hashOfApiKey(bearer);
  return async (request, response) => {
    const { livemode } = await admit(request, response, findKeyHash).catch((error: unknown) => {
      throw withChallenge(error, request, rootUrl() ?? '');
    });
    const { requestId, admitted } = response.locals;
    checkMediaType(request);
    const text = await readText(request, maxMessageBytes);
    const body = parseMessage(text);
    if (body instanceof MessageFault) return sendResponse(response, faultResponse(body, observeSent));
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
    if (!closed.signal.aborted) await sendResponse(response, answer);
  };
}

/** Adds where a client learns how to get a token (MCP specification: Authorization; RFC 9728, section 5.1). */
function withChallenge(error: unknown, { headers }: HttpRequest, rootUrl: string): unknown {
  if (!(error instanceof ApiError) || error.code !== 'UNAUTHORIZED') return error;
  const parts = [
    ...(headers.authorization === undefined ? [] : ['error="invalid_token"']),
    `resource_metadata="${resourceMetadataUrl(rootUrl)}"`,
    `scope="${allScopes.join(' ')}"`,
  ];
  return new HttpError('UNAUTHORIZED', { headers: { 'WWW-Authenticate': `Bearer ${parts.join(', ')}` } });
}

/** A text that is not one JSON-RPC message. */
class MessageFault {
  readonly code: ProtocolErrorCode;
  readonly message: string;

  constructor(code: ProtocolErrorCode, message: string) {
    this.code = code;
    this.message = message;
  }
}

function parseMessage(text: string): unknown {
  let message: unknown;
  try {
    message = parseJson(text);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new MessageFault(ProtocolErrorCode.ParseError, error.message);
  }
  if (!Array.isArray(message)) return message;
  // A batch would call many tools and count as one request. The protocol has had none since 2025-06-18.
  return new MessageFault(
    ProtocolErrorCode.InvalidRequest,
    'the body is a batch; send one message per request',
  );
}

/** The id is null, as JSON-RPC 2.0 wants it for a request that was not read. The schema of MCP leaves it out. */
function faultResponse({ code, message }: MessageFault, observeSent?: SentObserver): ApiResponse {
  const { jsonrpc, error }: JSONRPCErrorResponse = { jsonrpc: '2.0', error: { code, message } };
  observeSent?.('JSONRPCErrorResponse', { jsonrpc, error });
  const body = JSON.stringify({ jsonrpc, id: null, error });
  return { status: 400, headers: { 'Content-Type': 'application/json' }, body };
}

/** Without the body, which is read already, and without the API key. */
function toWebRequest({ method, originalUrl, headers }: HttpRequest, signal: AbortSignal): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'authorization' && value !== undefined) sent.set(name, String(value));
  }
  return new Request(new URL(originalUrl, 'http://localhost'), { method, headers: sent, signal });
}
