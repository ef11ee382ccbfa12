import autocannon from 'autocannon';
import type { RunOptions } from '../run-options.ts';
import type { ServerProcess } from '../server-process.ts';
import type { HeapReport } from './heap-report.ts';
import type { Visitor } from './visitor.ts';

const people = 50;
const perSecond = 200;
const figures = { seconds: 60, viewsBefore: 2_000, viewsAfter: 20_000 };
const briefFigures = { seconds: 1, viewsBefore: people, viewsAfter: people };

export interface LoadMemory {
  readonly pagesPerSecond: number;
  readonly residentBeforeMB: number;
  readonly residentAfterMB: number;
  readonly heapBeforeMB: number;
  readonly heapAfterMB: number;
  readonly views: number;
}

/** Measures the memory of the service while many people browse all pages, and its heap before and after many views. */
export async function measureMemory(
  service: ServerProcess,
  visitor: Visitor,
  addresses: readonly string[],
  { brief, signal }: Pick<RunOptions, 'brief' | 'signal'>,
): Promise<LoadMemory> {
  const { seconds, viewsBefore, viewsAfter } = brief ? briefFigures : figures;
  const browse = async (limits: Partial<autocannon.Options>) => {
    signal.throwIfAborted();
    const result = await autocannon({
      url: service.url,
      connections: people,
      requests: addresses.map((path) => ({ path, headers: { Cookie: visitor.cookie } })),
      timeout: 60,
      ...limits,
    });
    if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} pages failed`);
    return result['2xx'];
  };
  const report = async () =>
    (await service.report()) as Awaited<ReturnType<ServerProcess['report']>> & HeapReport;
  await browse({ amount: viewsBefore });
  const before = await report();
  const served = await browse({ duration: seconds, overallRate: perSecond });
  const loaded = await report();
  const rest = viewsAfter - served;
  if (rest > 0) await browse({ amount: Math.max(rest, people) });
  const after = await report();
  return {
    pagesPerSecond: served / seconds,
    residentBeforeMB: before.residentBytes / 1e6,
    residentAfterMB: loaded.residentBytes / 1e6,
    heapBeforeMB: before.heapBytes / 1e6,
    heapAfterMB: after.heapBytes / 1e6,
    views: served + Math.max(rest, 0),
  };
}
