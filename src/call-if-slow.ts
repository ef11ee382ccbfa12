/** Calls `tell` if the work takes longer than `afterMs`. Returns the work's result. */
export async function callIfSlow<T>(work: Promise<T>, afterMs: number, tell: () => void): Promise<T> {
  const timer = setTimeout(tell, afterMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
