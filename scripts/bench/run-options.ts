export interface RunOptions {
  /** Default: what the part needs for a stable median. */
  readonly rounds?: number;
  readonly seconds: number;
  /** Runs every step once, for a moment, to show that it works. The figures mean nothing. */
  readonly brief: boolean;
  readonly connections: number;
  /** Rows in the large table of the parts `tracking` and `dashboard`. */
  readonly shipments: number;
  /** Aborts the run and stops what it started. */
  readonly signal: AbortSignal;
}
