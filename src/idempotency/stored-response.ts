/** A success whose bytes are already stored under the key, so that the pipeline only sends them. */
export interface StoredResponse<Status extends number = number> {
  readonly status: Status;
  readonly storedBody: string;
}
