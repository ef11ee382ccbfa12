import type { Catalog, Country, Service } from '../../catalog/catalog.ts';
import { orderableServices } from '../../catalog/entitlement.ts';
import type { CustomInsuredAmount, PricingAccount } from '../pricing-request.ts';

/** Returns null if the account or the service accepts no custom amount. */
export function customAmountMaxUsdCents(account: PricingAccount, service: Service): number | null {
  return account.customInsurance ? service.custom_insurance_max_usd_cents : null;
}

/**
 * Returns why the amount is not accepted, and what to do; null if it is.
 * @param field name of the amount in the request
 */
export function customAmountRefusal(
  account: PricingAccount,
  service: Service,
  amount: CustomInsuredAmount | null,
  { alternatives, field }: { readonly alternatives: readonly string[]; readonly field: string },
): string | null {
  if (!account.customInsurance)
    return 'the account is not enrolled for custom insured amounts; ask the operator';
  const max = service.custom_insurance_max_usd_cents;
  if (max === null) {
    const choice = alternatives.length > 0 ? `choose ${alternatives.join(' or ')} or omit` : 'omit';
    return `${service.code} has no custom insured amount; ${choice} ${field}`;
  }
  if (amount !== null && amount.usdCents > max) return `${service.code} insures at most USD ${max / 100}`;
  return null;
}

const mostAlternatives = 3;

/** Returns some services that the account can order to the country with a custom amount. */
export function servicesWithCustomAmount(
  catalog: Catalog,
  account: PricingAccount,
  country: Country | null,
): string[] {
  return orderableServices(catalog, account.entitlement)
    .filter((service) => service.custom_insurance_max_usd_cents !== null)
    .filter((service) => country === null || service.lanes.has(country.code))
    .map(({ code }) => code)
    .slice(0, mostAlternatives);
}

export function includedInsurance(service: Service): string {
  return `${service.code} includes insurance and does not accept a custom insured amount`;
}
