import { UsageError } from './errors.ts';

/** Timers wait no longer. */
const maxMs = 2 ** 31 - 1;

/** @throws {UsageError} for a time that no timer can wait */
export function checkMs(name: string, value: number | undefined): void {
  checkNumber(name, value, 1, maxMs);
}

/** @throws {UsageError} unless the value is absent or a whole number within the limits */
export function checkNumber(name: string, value: number | undefined, least: number, most: number): void {
  if (value !== undefined && !(Number.isInteger(value) && value >= least && value <= most))
    throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not ${value}.`);
}
