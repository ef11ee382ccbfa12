import type { Service } from '../../catalog/catalog.ts';
import type { PricingAccount } from '../quote/pricing-request.ts';
import type { CustomInsuredAmount } from './insurance.ts';

/** The most that an account may insure for on a service by a custom amount, in USD cents; null: it may not. */
export function customAmountMaxUsdCents(account: PricingAccount, service: Service): number | null {
  return account.customInsurance ? service.custom_insurance_max_usd_cents : null;
}

/** Why a service doesn't insure this account's custom amount (rule 10), and who would; null when it does. */
export function customAmountRefusal(
  account: PricingAccount,
  service: Service,
  amount: CustomInsuredAmount | null,
): string | null {
  if (!account.customInsurance) return 'only accounts enrolled for custom insured amounts may give one';
  const max = service.custom_insurance_max_usd_cents;
  if (max === null) {
    return `${service.code} takes no custom insured amount; an option whose INSURANCE has custom_insured_amount does`;
  }
  if (amount !== null && amount.usdCents > max) return `${service.code} insures at most USD ${max / 100}`;
  return null;
}

/** The same where insurance is part of the price already. */
export function includedInsurance(service: Service): string {
  return `${service.code} includes its insurance and takes no custom insured amount`;
}
