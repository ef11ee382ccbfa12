/** Returns a success as JSON text in the envelope (contract: Responses). */
export function envelope(status: number, message: string, data: unknown): string {
  return JSON.stringify({ status, message, data });
}

/**
 * A success whose body is already stored under the key. The pipeline sends these bytes and doesn't settle the key
 * again.
 */
export interface StoredResponse<Status extends number = number> {
  readonly status: Status;
  readonly storedBody: string;
}
