import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import type { ApiResponse } from '../http/response.ts';
import { createToolServer, type ToolServerOptions } from './tool-server.ts';

export interface McpMessage {
  readonly request: Request;
  /** The parsed body. */
  readonly body: unknown;
  /** Address of this installation; its host is allowed in Host and Origin. */
  readonly rootUrl: string | null;
}

/**
 * Answers one HTTP request of an MCP client: stateless, with a server of its own. Clients of 2025 get the fallback of
 * the SDK. A page of another site can't use the browser of a user (MCP specification: Streamable HTTP, Security).
 */
export async function answerMessage(
  { request, body, rootUrl }: McpMessage,
  options: ToolServerOptions,
): Promise<ApiResponse> {
  const hosts = [...localhostAllowedHostnames(), ...(rootUrl === null ? [] : [new URL(rootUrl).hostname])];
  const rejected = hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, hosts);
  const response = rejected ?? (await handlerOf(options).fetch(request, { parsedBody: body }));
  return {
    status: response.status,
    headers: { 'Content-Type': response.headers.get('content-type') ?? 'application/json' },
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

function handlerOf(options: ToolServerOptions) {
  // Nothing changes here that a client could subscribe to. A subscription would hold a connection open.
  return createMcpHandler(() => createToolServer(options), { maxSubscriptions: 0 });
}
