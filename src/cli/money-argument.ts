import { InvalidArgumentError } from 'commander';
import type { Cents } from '../money/money.ts';
import { parseHkdCents } from '../money/parse-hkd.ts';

/** Reads an amount in HKD above 0. Returns cents. */
export function readAmount(text: string): Cents {
  const cents = parseHkdCents(text);
  if (cents !== null && cents > 0) return cents;
  throw new InvalidArgumentError(
    'It must be an amount in HKD above 0, with at most 2 decimals, like 5000 or 12.50',
  );
}

/** Reads a positive or negative amount in HKD, not 0. Returns cents. */
export function readSignedAmount(text: string): Cents {
  const cents = parseHkdCents(text);
  if (cents !== null && cents !== 0) return cents;
  throw new InvalidArgumentError(
    'It must be an amount in HKD other than 0, with at most 2 decimals, like 12.50 or -8',
  );
}

/** Reads an amount in HKD of 0 or more. Returns cents. */
export function readLimit(text: string): Cents {
  const cents = parseHkdCents(text);
  if (cents !== null && cents >= 0) return cents;
  throw new InvalidArgumentError(
    'It must be an amount in HKD of 0 or more, with at most 2 decimals, like 64.50',
  );
}

/** Stands for the argument `none`, because commander treats null as a missing value. */
export const none = Symbol('none');

/** Reads an amount in HKD, which may be negative, or `none`. Returns cents. */
export function readThreshold(text: string): Cents | typeof none {
  if (text === 'none') return none;
  const cents = parseHkdCents(text);
  if (cents !== null) return cents;
  throw new InvalidArgumentError(
    'It must be none or an amount in HKD, with at most 2 decimals, like 500 or -20.50',
  );
}
