import type { IncomingMessage } from 'node:http';
import type { ApiError } from '../contract/api-error.ts';
import { HttpError } from '../contract/http-error.ts';
import type { OperationPolicy } from './operation-table.ts';

const header = 'Idempotency-Key';

/** Returns the key; null if none applies. @throws {ApiError} IDEMPOTENCY_KEY_REQUIRED or IDEMPOTENCY_KEY_INVALID. */
export function idempotencyKeyOf(operation: OperationPolicy, message: IncomingMessage): string | null {
  if (operation.idempotency === null) return null;
  // Node joins repeated headers: "a" and "b" would become a key that the client never sent.
  const [key, ...others] = message.headersDistinct['idempotency-key'] ?? [];
  if (key === undefined) {
    if (operation.idempotency === 'optional') return null;
    throw keyError(
      'IDEMPOTENCY_KEY_REQUIRED',
      'is required; send a new UUID, and the same UUID to retry the request',
    );
  }
  if (others.length > 0) throw keyError('IDEMPOTENCY_KEY_INVALID', 'must be sent once');
  if (!/^[\x20-\x7e]{1,255}$/.test(key) || key.trim() === '') {
    throw keyError('IDEMPOTENCY_KEY_INVALID', 'must be 1 to 255 printable ASCII characters');
  }
  return key;
}

function keyError(code: 'IDEMPOTENCY_KEY_REQUIRED' | 'IDEMPOTENCY_KEY_INVALID', message: string): ApiError {
  return new HttpError(code, { violations: [{ path: [header], code, message }] });
}
