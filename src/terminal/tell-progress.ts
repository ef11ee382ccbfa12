import type { Writable } from 'node:stream';
import { printStyled } from './print.ts';

/** Prints what the process is doing if the work takes longer than `afterMs`. Returns the work's result. */
export async function tellProgress<T>(
  stdout: Writable,
  progress: string,
  work: Promise<T>,
  afterMs = 1_000,
): Promise<T> {
  const timer = setTimeout(() => {
    printStyled(stdout, [{ format: 'gray', text: progress }, '\n']).catch(() => {});
  }, afterMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
