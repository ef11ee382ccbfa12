/** The contract's back-off (info.description, Retries). */
export const backoff = { firstWaitMs: 100, longestWaitMs: 30_000, factor: 2, maxRetries: 5 } as const;
