import type { Sample, Series } from './comparison.ts';

export interface Turn {
  readonly name: string;
  /** @param warmUp the result is discarded */
  readonly measure: (warmUp: boolean) => Promise<Sample>;
}

export interface AlternateOptions {
  readonly rounds: number;
  /** Leaves the warm-up out. */
  readonly brief: boolean;
  readonly signal: AbortSignal;
}

/**
 * Measures turns in alternating rounds after a warm-up round, so that a slow phase of the machine affects all of
 * them. Odd rounds run in reverse order, so that no turn always follows the same one.
 */
export async function alternate(
  title: string,
  turns: readonly Turn[],
  { rounds, brief, signal }: AlternateOptions,
): Promise<Series[]> {
  const series = turns.map(({ name }) => ({ server: name, rounds: [] as Sample[] }));
  for (let round = brief ? 1 : 0; round <= rounds; round++) {
    const started = performance.now();
    const rates: string[] = [];
    const order = [...turns.entries()];
    for (const [index, { name, measure }] of round % 2 === 0 ? order : order.reverse()) {
      signal.throwIfAborted();
      const sample = await measure(round === 0);
      if (round > 0) series[index]?.rounds.push(sample);
      rates.push(`${name} ${Math.round(sample.requestsPerSecond)}`);
    }
    const label = round === 0 ? 'warm-up' : `round ${round} of ${rounds}`;
    const took = ((performance.now() - started) / 1000).toFixed(0);
    console.error(`${title}, ${label} (${took} s): ${rates.join(', ')}`);
  }
  return series;
}
