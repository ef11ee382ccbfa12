import { MAX_CUSTOM_INSURED_USD_CENTS } from '../../db/table/catalog/service.ts';
import { exceedsUsdCap, hkdToUsdCents, usdToHkdCents } from '../fx/convert.ts';
import type { FxRate } from '../fx/fx-rate.ts';
import { decimalToScaled } from '../money/decimal.ts';
import type { Currency } from './declaration.ts';
import type { CustomInsuredAmount } from './pricing-request.ts';
import type { RuleViolation } from './violation.ts';

export interface InsuredAmountReading {
  readonly field: string;
  readonly given: boolean;
  readonly amount: CustomInsuredAmount | null;
  readonly violation: RuleViolation<'INVALID_FIELD' | 'FX_RATE_UNAVAILABLE'> | null;
}

/** Reads an amount of at least one cent and at most USD 2500 at the frozen rate. The schema checks the decimals. */
export function readInsuredAmount(
  field: string,
  value: number | undefined,
  currency: Currency,
  rate: FxRate | null,
): InsuredAmountReading {
  if (value === undefined) return { field, given: false, amount: null, violation: null };
  const refuse = (message: string, code: 'INVALID_FIELD' | 'FX_RATE_UNAVAILABLE' = 'INVALID_FIELD') => ({
    field,
    given: true,
    amount: null,
    violation: { code, path: [field], message },
  });
  if (value <= 0) return refuse('must be greater than 0');
  if (value > 1e12) return refuse(capMessage(currency));
  if (rate === null)
    return refuse('needs a USD/HKD rate, but none is available; retry later', 'FX_RATE_UNAVAILABLE');
  const cents = decimalToScaled(value, 2);
  const above =
    currency === 'USD'
      ? cents > MAX_CUSTOM_INSURED_USD_CENTS
      : exceedsUsdCap(cents, MAX_CUSTOM_INSURED_USD_CENTS, rate);
  if (above) return refuse(capMessage(currency));
  const amount =
    currency === 'USD'
      ? { hkdCents: usdToHkdCents(cents, rate), usdCents: cents }
      : { hkdCents: cents, usdCents: hkdToUsdCents(cents, rate) };
  if (amount.usdCents === 0) return refuse('converts to USD 0.00; must be higher');
  return { field, given: true, amount, violation: null };
}

function capMessage(currency: Currency): string {
  return currency === 'USD' ? 'must be at most USD 2500' : "must be at most USD 2500 at the day's rate";
}
