import type { Sample, Series } from './comparison.ts';

/** Something that is measured in turn with others. */
export interface Turn {
  readonly name: string;
  /** `warmUp`: the numbers are thrown away. */
  readonly measure: (warmUp: boolean) => Promise<Sample>;
}

export interface AlternateOptions {
  readonly rounds: number;
  readonly signal: AbortSignal;
}

/**
 * Measures each in turn, round by round after one to warm up, so that a slow spell of the machine spoils a round and
 * not one of those that are compared. Odd rounds go backwards: nobody always follows the same one.
 */
export async function alternate(
  title: string,
  turns: readonly Turn[],
  { rounds, signal }: AlternateOptions,
): Promise<Series[]> {
  const series = turns.map(({ name }) => ({ server: name, rounds: [] as Sample[] }));
  for (let round = 0; round <= rounds; round++) {
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
