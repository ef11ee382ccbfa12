/**
 * Returns a success as JSON text in the envelope (contract: Responses). The same bytes are stored under the idempotency key
 * and sent.
 */
export function envelope(status: number, message: string, data: unknown): string {
  return JSON.stringify({ status, message, data });
}

/**
 * A success whose body was stored under the idempotency key in the statement or transaction of the change. The pipeline
 * sends these bytes and doesn't settle the key again.
 */
export interface StoredResponse<Status extends number = number> {
  readonly status: Status;
  readonly storedBody: string;
}
