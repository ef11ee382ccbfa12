/** Returns a success as JSON text in the envelope (contract: Responses). */
export function envelope(status: number, message: string, data: unknown): string {
  return JSON.stringify({ status, message, data });
}

/** A success whose bytes are already stored under the key, so that the pipeline only sends them. */
export interface StoredResponse<Status extends number = number> {
  readonly status: Status;
  readonly storedBody: string;
}
