/** True in `npm run test:fault`, which runs every property in full. */
const isLong = process.env.TEST_PROFILE === 'long';

/**
 * Returns the cases of a long test with their positions: every ninth in `npm test`, from the second on. So the second of a
 * short list is the one that tests elsewhere don't have.
 */
export function cases<Case>(all: readonly Case[]): readonly (readonly [number, Case])[] {
  return [...all.entries()].filter(([index]) => isLong || index % 9 === 1);
}

/** Returns the runs of a property: a tenth of `count` in `npm test`. */
export function runs(count: number): number {
  return isLong ? count : Math.ceil(count / 10);
}
