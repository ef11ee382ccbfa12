import { envelope } from '../envelope.ts';

/** A response before it is written. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array>;
}

const json = 'application/json; charset=utf-8';

/** A success in the envelope of every JSON answer (contract: Envelope). */
export function success(
  status: number,
  data: unknown,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status,
    headers: { 'Content-Type': json, ...headers },
    body: envelope(status, message, data),
  };
}

/** A failure in the same envelope. */
export function failure(
  status: number,
  sysCode: string,
  message: string,
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status,
    headers: { 'Content-Type': json, ...headers },
    body: JSON.stringify({ status, message, sysCode, data }),
  };
}
