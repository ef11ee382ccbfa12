import type { Service } from '../../catalog/catalog.ts';
import type { CustomInsuredAmount, PricingAccount } from '../pricing-request.ts';

/** Returns null if the account or the service accepts no custom amount. */
export function customAmountMaxUsdCents(account: PricingAccount, service: Service): number | null {
  return account.customInsurance ? service.custom_insurance_max_usd_cents : null;
}

/** Returns why the amount is not accepted, and what to do; null if it is. */
export function customAmountRefusal(
  account: PricingAccount,
  service: Service,
  amount: CustomInsuredAmount | null,
): string | null {
  if (!account.customInsurance)
    return 'the account is not enrolled for custom insured amounts; ask the operator';
  const max = service.custom_insurance_max_usd_cents;
  if (max === null) {
    return `${service.code} does not accept a custom insured amount; choose an option whose INSURANCE has custom_insured_amount`;
  }
  if (amount !== null && amount.usdCents > max) return `${service.code} insures at most USD ${max / 100}`;
  return null;
}

export function includedInsurance(service: Service): string {
  return `${service.code} includes insurance and does not accept a custom insured amount`;
}
