import type { Sample, Series } from './comparison.ts';
import { type Load, type LoadRequest, measure } from './load.ts';
import type { ServerProcess } from './server-process.ts';

export interface RoundsOptions extends Load {
  readonly rounds: number;
  /** Leaves the warm-up out. */
  readonly brief: boolean;
}

const warmUpSeconds = 1.5;

/**
 * Measures every server with every request in alternating rounds, so that a slow phase of the machine affects all
 * servers. Odd rounds run in reverse order.
 */
export async function runRounds<Request extends LoadRequest>(
  part: string,
  servers: ReadonlyMap<string, ServerProcess>,
  requests: readonly Request[],
  options: RoundsOptions,
): Promise<Map<Request, Series[]>> {
  const samples = new Map(
    requests.map((request) => [request, new Map([...servers.keys()].map((name) => [name, [] as Sample[]]))]),
  );
  for (let round = options.brief ? 1 : 0; round <= options.rounds; round++) {
    const started = performance.now();
    const seconds = round === 0 ? warmUpSeconds : options.seconds;
    const order = round % 2 === 0 ? [...servers] : [...servers].reverse();
    const rates: string[] = [];
    for (const request of requests) {
      for (const [name, server] of order) {
        const sample = await measure(server, request, { ...options, seconds });
        if (round > 0) samples.get(request)?.get(name)?.push(sample);
        rates.push(`${name} ${Math.round(sample.requestsPerSecond)}`);
      }
    }
    const label = round === 0 ? 'warm-up' : `round ${round} of ${options.rounds}`;
    const took = ((performance.now() - started) / 1000).toFixed(0);
    console.error(`${part}, ${label} (${took} s): ${rates.join(', ')}`);
  }
  return new Map(
    [...samples].map(([request, byServer]) => [
      request,
      [...byServer].map(([server, rounds]) => ({ server, rounds })),
    ]),
  );
}
