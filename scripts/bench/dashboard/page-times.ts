import { kindOf } from '../../../tests/support/dashboard-pages.ts';
import { figure } from '../findings.ts';
import { percentile } from '../median.ts';
import type { RunOptions } from '../run-options.ts';
import type { Visitor } from './visitor.ts';

const warmUp = 5;
const visits = 40;

export interface PageTime {
  readonly page: string;
  readonly p50: number;
  readonly p95: number;
}

/** Measures the time until a page is complete, one visitor at a time. */
export async function measurePages(
  visitor: Visitor,
  addresses: readonly string[],
  { brief, signal }: Pick<RunOptions, 'brief' | 'signal'>,
): Promise<PageTime[]> {
  const measured: PageTime[] = [];
  for (const address of addresses) {
    for (let visit = 0; visit < (brief ? 0 : warmUp); visit++) await visitor.read(address);
    const times: number[] = [];
    for (let visit = 0; visit < (brief ? 1 : visits); visit++) {
      signal.throwIfAborted();
      const started = performance.now();
      await visitor.read(address);
      times.push(performance.now() - started);
    }
    const page = { page: kindOf(address), p50: percentile(times, 50), p95: percentile(times, 95) };
    measured.push(page);
    console.error(`dashboard, ${page.page}: ${figure(page.p50)} ms, p95 ${figure(page.p95)} ms`);
  }
  return measured;
}

/** Measures the first request to a page after a start, and the median of later ones. */
export async function measureFirst(
  visitor: Visitor,
  address: string,
  { brief }: Pick<RunOptions, 'brief'>,
): Promise<{ first: number; later: number }> {
  const times: number[] = [];
  for (let visit = 0; visit <= (brief ? 1 : visits); visit++) {
    const started = performance.now();
    const response = await visitor.open(address);
    times.push(performance.now() - started);
    await response.text();
  }
  return { first: times[0] ?? Number.NaN, later: percentile(times.slice(1), 50) };
}
