/** Returns the median; NaN for no numbers. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Returns a percentile, interpolated; NaN for no numbers. */
export function percentile(values: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = ((sorted.length - 1) * share) / 100;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}
