import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import { errorReply } from '../contract/errors.ts';
import type { CallResponse } from './call-operation.ts';

/** Returns the data of a response. @throws {FailedCall} if it is an error. */
export function dataOf<T = unknown>(response: CallResponse): T {
  return envelopeOf<T>(requireSuccess(response)).data;
}

/** Returns the response. @throws {FailedCall} if it is an error. */
export function requireSuccess(response: CallResponse): CallResponse {
  const { status, requestId } = response;
  if (status >= 400) throw new FailedCall({ ...envelopeOf(response), request_id: requestId });
  return response;
}

function envelopeOf<T>({ body }: CallResponse): { readonly data: T } {
  return JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString());
}

/** An operation failed. `error` is the envelope of its response, with the request id. */
export class FailedCall extends Error {
  override readonly name = 'FailedCall';
  readonly error: Readonly<Record<string, unknown>>;

  constructor(error: Readonly<Record<string, unknown>>) {
    super(String(error.message));
    this.error = error;
  }
}

/** Converts any other error to the error that the API would return. */
export function failedCall(error: unknown, requestId: string | null): FailedCall {
  if (error instanceof FailedCall) return error;
  const envelope = JSON.parse(errorReply(error).body);
  return new FailedCall({ ...envelope, request_id: requestId });
}

/**
 * Builds a result. Its text is the whole result, which clients without structured content need. A list has a shorter
 * text, so that a client that passes both to its model does not pay twice.
 */
export function toolSuccess(
  structuredContent: object,
  { links = [], text }: { readonly links?: readonly ContentBlock[]; readonly text?: string | null } = {},
): CallToolResult {
  return {
    content: [...links, { type: 'text', text: text ?? JSON.stringify(structuredContent) }],
    structuredContent: { ...structuredContent },
  };
}

export function toolFailure(error: FailedCall['error']): CallToolResult {
  const structuredContent = { error };
  return {
    content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
    structuredContent,
    isError: true,
  };
}
