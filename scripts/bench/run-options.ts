export interface RunOptions {
  /** Default: what the part needs for a stable median. */
  readonly rounds?: number;
  readonly seconds: number;
  readonly connections: number;
  /** Rows in the tracking part's large table. */
  readonly shipments: number;
  /** Aborts the run and stops what it started. */
  readonly signal: AbortSignal;
}
