import { LRUCache } from 'lru-cache';

/** Figures of so many rows take long to count and change little: they are kept for a minute. */
const manyRows = 5_000;

interface Figure {
  /** Rows that it counts. */
  readonly count: number;
}

/** Returns a function that reads figures, or returns those of the last minute with the same key. */
export function cacheCounts<Row extends Figure>() {
  const kept = new LRUCache<string, readonly Row[]>({ max: 1_000, ttl: 60_000 });
  return async (key: string, read: () => Promise<readonly Row[]>): Promise<readonly Row[]> => {
    const known = kept.get(key);
    if (known) return known;
    const figures = await read();
    if (figures.reduce((sum, { count }) => sum + count, 0) > manyRows) kept.set(key, figures);
    return figures;
  };
}
