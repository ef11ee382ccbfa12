import { InvalidArgumentError } from 'commander';
import type { Cents } from '../money/money.ts';

/** An amount above 0 in HKD, as cents. */
export function readAmount(text: string): Cents {
  const cents = parse(text);
  if (cents !== null && cents > 0) return cents;
  throw new InvalidArgumentError(
    'It must be an amount in HKD above 0 with at most 2 decimals, like 5000 or 12.50',
  );
}

/** An amount in HKD with its sign, not 0, as cents. */
export function readSignedAmount(text: string): Cents {
  const cents = parse(text);
  if (cents !== null && cents !== 0) return cents;
  throw new InvalidArgumentError(
    'It must be an amount in HKD other than 0 with at most 2 decimals, like 12.50 or -8',
  );
}

/** An amount of 0 or more in HKD, as cents. */
export function readLimit(text: string): Cents {
  const cents = parse(text);
  if (cents !== null && cents >= 0) return cents;
  throw new InvalidArgumentError('It must be an amount in HKD, 0 or more, with at most 2 decimals');
}

/** What `none` is read as: commander takes a null for a missing value. */
export const none = Symbol('none');

/** Any amount in HKD as cents, or `none`. */
export function readThreshold(text: string): Cents | typeof none {
  if (text === 'none') return none;
  const cents = parse(text);
  if (cents !== null) return cents;
  throw new InvalidArgumentError('It must be an amount in HKD with at most 2 decimals, or none');
}

function parse(text: string): Cents | null {
  const [, sign, whole, decimals = ''] = /^([+-]?)(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' ? 0 - cents : cents;
}
