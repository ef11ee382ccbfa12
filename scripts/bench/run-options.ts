/** What every part is told. */
export interface RunOptions {
  /** Undefined: as many as the part needs for a steady median. */
  readonly rounds?: number;
  readonly seconds: number;
  readonly connections: number;
  /** Of the tracking part's large table. */
  readonly shipments: number;
  /** Ends the run early; what was started is stopped then. */
  readonly signal: AbortSignal;
}
