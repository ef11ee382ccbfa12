import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { ValidateFunction } from 'ajv';
import { type GatewayMessages, gatewayValidators } from '../../../generated/gateway-validators.js';
import type {
  Booking,
  CancelOutcome,
  DispatchOutcome,
  LookupOutcome,
  ManifestOutcome,
  Unknown,
  Unreachable,
} from '../carrier.ts';

export type Exchange =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly body: Buffer;
    }
  /** No connection was made, so nothing was sent. */
  | { readonly kind: 'not-sent'; readonly reason: string }
  /** It may have been sent; the response is missing or unusable. */
  | { readonly kind: 'lost'; readonly reason: string };

interface OutgoingRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** Sends one request. Never throws, retries or follows a redirect. The signal covers connection, headers and body. */
export function exchange(agent: http.Agent, request: OutgoingRequest): Promise<Exchange> {
  const { method, url, headers, body, maxBytes, signal } = request;
  if (signal.aborted)
    return Promise.resolve({
      kind: 'not-sent',
      reason: 'the deadline had passed before the request was sent',
    });
  return new Promise((resolve) => {
    const isSecure = url.protocol === 'https:';
    let connected = false;
    let ending: string | null = null;
    const sent = (isSecure ? https : http).request(url, {
      agent,
      method,
      headers: method === 'GET' ? headers : { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
    });
    const finish = (result: Exchange) => {
      signal.removeEventListener('abort', abort);
      resolve(result);
    };
    const fail = (reason: string) =>
      finish(connected ? { kind: 'lost', reason } : { kind: 'not-sent', reason });
    const end = (reason: string) => {
      ending ??= reason;
      sent.destroy();
    };
    const abort = () => end('no response before the deadline');
    signal.addEventListener('abort', abort, { once: true });
    // Node sends nothing before the connection is made. A reused socket sends at once.
    sent.on('socket', (socket) => {
      if (!socket.connecting) connected = true;
      else
        socket.once(isSecure ? 'secureConnect' : 'connect', () => {
          connected = true;
        });
    });
    sent.on('error', (error: NodeJS.ErrnoException) => fail(ending ?? describeError(error)));
    sent.on('close', () => fail(ending ?? 'the connection was closed'));
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > maxBytes) end(`the response exceeds ${maxBytes} bytes`);
        else chunks.push(chunk);
      });
      response.on('error', (error: NodeJS.ErrnoException) => fail(ending ?? describeError(error)));
      response.on('end', () => {
        if (ending || !response.complete) return;
        const { statusCode: status = 0, headers } = response;
        finish({ kind: 'response', status, headers, body: Buffer.concat(chunks) });
      });
    });
    sent.end(body);
  });
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  ENOTFOUND: 'the host name does not exist',
  EAI_AGAIN: 'the host name could not be resolved',
};

/** Returns only the code, because the message may quote received data. */
function describeError(error: NodeJS.ErrnoException): string {
  return reasons[error.code ?? ''] ?? `the connection failed (${error.code ?? error.name})`;
}

type GatewayReply<Message> =
  | { readonly kind: 'message'; readonly status: number; readonly message: Message }
  /** A 4xx with the contract's error body: nothing was done. */
  | {
      readonly kind: 'refusal';
      readonly status: number;
      readonly code: string;
      readonly text: string;
      readonly bookings: readonly string[];
    }
  | { readonly kind: 'not-sent'; readonly reason: string }
  | { readonly kind: 'unclear'; readonly reason: string };

export function readReply<Name extends keyof GatewayMessages>(
  result: Exchange,
  name: Name,
): GatewayReply<GatewayMessages[Name]> {
  if (result.kind === 'not-sent') return result;
  if (result.kind === 'lost') return { kind: 'unclear', reason: result.reason };
  const { status } = result;
  if (status >= 200 && status < 300) {
    const message = readJson(result, gatewayValidators[name]);
    if (message === undefined)
      return { kind: 'unclear', reason: `unreadable response with status ${status}` };
    return { kind: 'message', status, message };
  }
  const refusal = status >= 400 && status < 500 ? readJson(result, gatewayValidators.Error) : undefined;
  if (!refusal) return { kind: 'unclear', reason: `the carrier responded with status ${status}` };
  const { code, message: text, bookings = [] } = refusal.error;
  return { kind: 'refusal', status, code, text, bookings };
}

function readJson<Message>(
  { headers, body }: Exchange & { kind: 'response' },
  validate: ValidateFunction<Message>,
): Message | undefined {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return validate(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

type BookingReply = GatewayReply<GatewayMessages['Booking']>;

/** Refusals that are not about the order: signature, time, rate limit. */
const notOrderStatuses: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

const dataRuleRejection = 422;

/** Maps a response to an outcome. A booking with another reference or state counts as unknown. */
export function dispatchOutcome(reply: BookingReply, reference: string): DispatchOutcome {
  switch (reply.kind) {
    case 'message': {
      const { message, status } = reply;
      if (message.reference !== reference || message.state !== 'booked') return otherBooking;
      return { outcome: 'accepted', ...toBooking(message), duplicate: status === 200 };
    }
    case 'refusal':
      return refusedDispatch(reply);
    case 'not-sent':
      return { outcome: 'unreachable', reason: reply.reason };
    case 'unclear':
      return { outcome: 'unknown', reason: reply.reason };
  }
}

/** An undocumented refusal counts as unknown: a proxy may have sent it. */
function refusedDispatch(reply: Refusal): DispatchOutcome {
  const { status, code, text } = reply;
  if (status === dataRuleRejection) return { outcome: 'rejected', code, message: text };
  if (status === 409 && code === 'BOOKING_CANCELLED') return { outcome: 'cancelled' };
  return notOrderOutcome(reply) ?? unknownOutcome(reply);
}

/** Undefined: the refusal doesn't prove that nothing was done. */
function notOrderOutcome(reply: Refusal): Unreachable | undefined {
  const { status } = reply;
  if (notOrderStatuses.has(status)) return { outcome: 'unreachable', reason: describeRefusal(reply) };
  if (status === 400) return { outcome: 'unreachable', reason: describeRefusal(reply), isOurFault: true };
  return undefined;
}

export function lookupOutcome(reply: BookingReply, reference: string): LookupOutcome {
  if (reply.kind === 'message') {
    const { message } = reply;
    if (message.reference !== reference) return otherBooking;
    return { outcome: 'found', ...toBooking(message), cancelled: message.state === 'cancelled' };
  }
  if (isNotFound(reply)) return { outcome: 'absent' };
  return unknownOutcome(reply);
}

export function cancelOutcome(reply: BookingReply, reference: string): CancelOutcome {
  if (reply.kind === 'message') {
    const { message } = reply;
    const isDone = message.reference === reference && message.state === 'cancelled';
    return isDone ? { outcome: 'cancelled' } : otherBooking;
  }
  if (reply.kind === 'not-sent') return { outcome: 'unreachable', reason: reply.reason };
  if (isNotFound(reply) || (reply.kind === 'refusal' && reply.status === 409)) {
    return { outcome: 'refused', code: reply.code, reason: reply.text };
  }
  return (reply.kind === 'refusal' && notOrderOutcome(reply)) || unknownOutcome(reply);
}

/** Statuses of a gateway without an optional operation. */
const withoutOperation: ReadonlySet<number> = new Set([404, 405, 501]);

export function isNotOffered(result: Exchange): boolean {
  return result.kind === 'response' && withoutOperation.has(result.status);
}

/** Maps a response to an outcome. A manifest with another reference counts as unknown. */
export function manifestOutcome(
  reply: GatewayReply<GatewayMessages['Manifest']>,
  reference: string,
): ManifestOutcome {
  switch (reply.kind) {
    case 'message': {
      const { reference: closed, manifest_number: manifestNumber, document } = reply.message;
      if (closed !== reference)
        return { outcome: 'unknown', reason: 'the response is about another manifest' };
      return { outcome: 'closed', manifestNumber, document, duplicate: reply.status === 200 };
    }
    case 'refusal': {
      const { status, code, text, bookings } = reply;
      if (status === dataRuleRejection)
        return { outcome: 'refused', code, reason: text, trackingNumbers: bookings };
      return notOrderOutcome(reply) ?? unknownOutcome(reply);
    }
    case 'not-sent':
      return { outcome: 'unreachable', reason: reply.reason };
    case 'unclear':
      return { outcome: 'unknown', reason: reply.reason };
  }
}

const otherBooking: Unknown = { outcome: 'unknown', reason: 'the response is about another booking' };

type Unclear = Exclude<GatewayReply<never>, { kind: 'message' }>;
type Refusal = Unclear & { kind: 'refusal' };

/** A 404 counts only with the gateway's own code: a proxy may send 404 too. */
export function isNotFound(reply: GatewayReply<unknown>): reply is Refusal {
  return reply.kind === 'refusal' && reply.status === 404 && reply.code === 'BOOKING_NOT_FOUND';
}

function unknownOutcome(reply: Unclear): Unknown {
  return { outcome: 'unknown', reason: unclearReason(reply) };
}

/** Returns the reason, without text from the gateway, which may hold personal data. */
export function unclearReason(reply: Unclear): string {
  return reply.kind === 'refusal' ? describeRefusal(reply) : reply.reason;
}

function describeRefusal({ status, code }: Refusal): string {
  return `the carrier responded with status ${status} ${code}`;
}

function toBooking(message: GatewayMessages['Booking']): Booking {
  return {
    waybillNumber: message.waybill_number,
    lastMileTrackingNumber: message.last_mile_tracking_number,
    label: message.label,
  };
}
