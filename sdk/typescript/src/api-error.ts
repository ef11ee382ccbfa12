import { type ApiError, classOfStatus, type ErrorEnvelope } from './errors.ts';
import type { ErrorCode } from './generated/error-codes.ts';
import { errorTable } from './generated/error-table.ts';
import type { ResponseInfo } from './response-info.ts';

/** Builds the error of a response, in the class of its code or else of its status. */
export function apiError(response: ResponseInfo, body: unknown): ApiError {
  const envelope = readEnvelope(body);
  const sysCode = envelope?.sysCode ?? '';
  const known = Object.hasOwn(errorTable, sysCode) ? errorTable[sysCode] : undefined;
  const [code = envelope && newCode(envelope), codeClass] = known ?? [];
  return new (codeClass ?? classOfStatus(response.status))(response, envelope, code);
}

function readEnvelope(body: unknown): ErrorEnvelope | null {
  const { message, sysCode, data } = (body ?? {}) as Record<string, unknown>;
  if (typeof message !== 'string' || typeof sysCode !== 'string') return null;
  return { message, sysCode, data: typeof data === 'object' ? (data as ErrorEnvelope['data']) : null };
}

/** The message of an error that this version does not know starts with the error's name. */
function newCode({ message }: ErrorEnvelope): ErrorCode {
  return (message.split(':')[0] || 'UNKNOWN') as ErrorCode;
}
