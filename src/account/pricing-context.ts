import type { Scope } from '../../db/scope.ts';
import { hongKongDay } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { resolvableRate } from '../fx/fx-rate.ts';
import type { PricingContext } from '../pricing/order/facts.ts';

/** What a request of an account is priced with now. */
export async function pricingContext(
  { pricingInputs, catalog, clock }: AppContext,
  { scope, pricingVersion }: { readonly scope: Scope; readonly pricingVersion: number },
): Promise<PricingContext & { readonly accountEmail: string }> {
  const { accountEmail, account, switches, rate } = await pricingInputs.of(scope.accountId, pricingVersion);
  const now = clock.now();
  return {
    accountEmail,
    catalog: catalog.current,
    account,
    features: {
      vatPrepay: switches['vat-prepay'],
      voecPrepay: switches['voec-prepay'],
    },
    fx: resolvableRate(rate, now),
    date: hongKongDay(now),
  };
}
