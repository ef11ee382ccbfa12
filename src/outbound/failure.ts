import { ForbiddenAddressError } from './pinned-lookup.ts';

export interface Failure {
  readonly outcome: 'refused' | 'timeout' | 'failed';
  readonly reason: string;
}

/** Reasons by Node's error code. The dashboard translates each (src/dashboard/text/contract-message.ts). */
export const failureWords = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed before the response was complete',
  EHOSTUNREACH: 'the host is unreachable',
  ENETUNREACH: 'the network is unreachable',
  EPIPE: 'the connection was closed before the request was sent',
  ERR_STREAM_PREMATURE_CLOSE: 'the connection was closed before the response was complete',
  ETIMEDOUT: 'connecting timed out',
  HPE_HEADER_OVERFLOW: 'the response has more than 16 KiB of headers',
} as const;

const wordsByCode: Readonly<Record<string, string>> = failureWords;

export function failureOf(error: unknown, signal: AbortSignal, deadlineMs: number): Failure {
  if (signal.aborted) return { outcome: 'timeout', reason: `no complete response within ${deadlineMs} ms` };
  if (error instanceof ForbiddenAddressError) return { outcome: 'refused', reason: error.message };
  const { code = '', message } = firstOf(error);
  const isTls = /CERT|^ERR_(TLS|SSL)|^EPROTO$|SIGNATURE|^HOSTNAME_MISMATCH$/.test(code);
  if (isTls) return { outcome: 'failed', reason: `TLS failed: ${code}` };
  if (code.startsWith('HPE_') && code !== 'HPE_HEADER_OVERFLOW') {
    return { outcome: 'failed', reason: 'the response is not valid HTTP' };
  }
  return { outcome: 'failed', reason: wordsByCode[code] ?? (code || message) };
}

/** With several addresses, the first address's error is the most useful. */
function firstOf(error: unknown): { readonly code?: string; readonly message: string } {
  const { errors, code, message } = Object(error);
  if (Array.isArray(errors) && errors.length > 0) return firstOf(errors[0]);
  return { code: String(code ?? ''), message: String(message ?? error) };
}
