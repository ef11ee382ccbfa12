/** CPU time of the reference work on the machine of the stated limit: 2 cores, idle. */
const referenceMs = 20;
const sample = Array.from({ length: 2_000 }, (_, index) => ({ name: `k${index}`, list: [index, null, 'x'] }));

/**
 * Returns how many times slower this thread is than on the reference machine, at least 1. A slow or shared
 * processor takes more CPU time for the same turn of the event loop.
 */
export function slowness(): number {
  const before = process.threadCpuUsage();
  let checked = 0;
  for (let round = 0; round < 12; round++) {
    const text = JSON.stringify(sample);
    for (const { name } of JSON.parse(text) as typeof sample) checked += /^k\d+$/.test(name) ? 1 : 0;
    checked += new Set(text.split(',')).size;
  }
  if (checked === 0) throw new Error('the reference work was not done');
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, (user + system) / 1000 / referenceMs);
}
