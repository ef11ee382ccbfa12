import type { IncomingMessage } from 'node:http';
import { HttpError } from '../contract/errors.ts';
import { parseJson } from '../contract/json.ts';
import { parseList } from '../contract/json-list.ts';
import type { OperationPolicy } from '../contract/route.ts';
import { turnFor } from '../turn.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Body as received, also if it is not valid. */
      receivedText?: string;
    }
  }
}

/** For bodies outside the contract, such as carriers' notices. */
const defaultMaxBytes = 256 * 1024;
/** Enough for `{}` with white space. */
const maxEmptyBytes = 1024;
/** An oversized body is read and dropped up to this size, for at most this time. */
const maxDroppedBytes = 16 * 1024 * 1024;
const maxDropMs = 2_000;

/** Without a body: text '' and value undefined. */
interface ReceivedBody {
  readonly text: string;
  readonly value: unknown;
}

const noBody: ReceivedBody = { text: '', value: undefined };

/** Reads the operation's JSON body. @throws {ApiError} for its size, media type or syntax, or if none is allowed. */
export async function readBody(
  request: IncomingMessage,
  operation: OperationPolicy,
  locals?: Express.Locals,
): Promise<ReceivedBody> {
  if (operation.body === 'none') return readNoBody(request, operation);
  if (hasBody(request)) checkMediaType(request);
  const text = await readText(request, operation.maxBodyBytes);
  if (locals) locals.receivedText = text;
  if (text === '') {
    if (operation.body === 'optional') return noBody;
    throw new HttpError('MALFORMED_JSON', { message: 'the body is empty; send a JSON object' });
  }
  const { bodyList } = operation;
  return { text, value: bodyList ? await parseList(text, bodyList, turnFor) : parseJson(text) };
}

/** Reads a body as text. @throws {ApiError} PAYLOAD_TOO_LARGE; MALFORMED_JSON if it is not UTF-8. */
export async function readText(
  request: IncomingMessage,
  maxBytes: number = defaultMaxBytes,
): Promise<string> {
  const bytes = await readBytes(request, maxBytes);
  await turnFor(bytes.length);
  return decodeUtf8(bytes);
}

/** Accepts `{}`, which many clients send to operations without a body. */
async function readNoBody(request: IncomingMessage, operation: OperationPolicy): Promise<ReceivedBody> {
  if (operation.method === 'GET' || !hasBody(request)) return noBody;
  const value = await readText(request, maxEmptyBytes)
    .then((text) => (text.trim() === '' ? {} : parseJson(text)))
    .catch(() => null);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const names = isObject ? Object.keys(value) : [];
  if (isObject && names.length === 0) return noBody;
  const message = 'is not expected; this operation takes no body';
  const paths = isObject ? names.map((name) => [name]) : [[]];
  throw new HttpError('BODY_NOT_ALLOWED', {
    violations: paths.map((path) => ({ path, code: 'BODY_NOT_ALLOWED', message })),
  });
}

function hasBody(request: IncomingMessage): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

/** @throws {ApiError} UNSUPPORTED_MEDIA_TYPE. */
export function checkMediaType(request: IncomingMessage): void {
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='));
  if (type.trim() !== 'application/json' || (charset && !/^charset="?utf-8"?$/.test(charset))) {
    throw new HttpError('UNSUPPORTED_MEDIA_TYPE');
  }
  const encoding = request.headers['content-encoding'];
  if (encoding && encoding !== 'identity') {
    throw new HttpError('UNSUPPORTED_MEDIA_TYPE', { message: 'the body must not be compressed' });
  }
}

/** @throws {ApiError} PAYLOAD_TOO_LARGE. */
export function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return dropBody(request, 0, maxBytes);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return void chunks.push(chunk);
      chunks.length = 0;
      request.off('data', take);
      resolve(dropBody(request, size, maxBytes));
    };
    request.on('data', take);
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('aborted', () => reject(new HttpError('MALFORMED_JSON', { message: 'the body ended early' })));
  });
}

/** Reads and drops an oversized body, within bounds: a client that still sends would not see the response. */
function dropBody(request: IncomingMessage, received: number, maxBytes: number): Promise<never> {
  return new Promise((_, reject) => {
    let size = received;
    const refuse = () => {
      clearTimeout(patience);
      const message = `the body is larger than ${maxBytes / 1024} KiB`;
      reject(new HttpError('PAYLOAD_TOO_LARGE', { message }));
    };
    const patience = setTimeout(refuse, maxDropMs);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxDroppedBytes) refuse();
    });
    request.on('close', refuse);
    request.on('end', refuse);
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new HttpError('MALFORMED_JSON', { message: 'the body is not valid UTF-8' });
  }
}
