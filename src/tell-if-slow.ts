/** Calls `tell` if the work has not ended after `afterMs`. Returns what the work returns. */
export async function tellIfSlow<T>(work: Promise<T>, afterMs: number, tell: () => void): Promise<T> {
  const timer = setTimeout(tell, afterMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
