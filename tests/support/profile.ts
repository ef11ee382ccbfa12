/** True in `npm run test:fault`, which runs every property in full. */
const isLong = process.env.TEST_PROFILE === 'long';

/** Returns the runs of a property: a tenth of `count` in `npm test`. */
export function runs(count: number): number {
  return isLong ? count : Math.ceil(count / 10);
}
