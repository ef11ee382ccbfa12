import type { Scope } from '../../db/scope.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { CatalogStore } from '../catalog/catalog-store.ts';
import { withCarriers } from '../catalog/entitlement.ts';
import { type CarrierConfig, connectedCarriers } from '../config/carrier-config.ts';
import { resolvableRate } from '../fx/fx-rate.ts';
import type { PricingContext } from '../pricing/facts.ts';
import { type Clock, hongKongDay } from '../runtime/clock.ts';
import type { PricingInputs } from './pricing-inputs.ts';

interface PricingSources {
  readonly config: { readonly carrier: Pick<CarrierConfig, 'http'> };
  readonly pricingInputs: PricingInputs;
  readonly catalog: CatalogStore;
  readonly clock: Clock;
}

/** Collects what a request is priced with: catalog, account, feature switches, exchange rate, Hong Kong date. */
export async function pricingContext(
  { config, pricingInputs, catalog, clock }: PricingSources,
  { scope, pricingVersion }: { readonly scope: Scope; readonly pricingVersion: number | null },
): Promise<PricingContext & { readonly accountEmail: string }> {
  const { accountEmail, account, switches, rate } = await pricingInputs.get(scope.accountId, pricingVersion);
  const now = clock.now();
  return {
    accountEmail,
    catalog: offeredCatalog(catalog.current, scope, config),
    account,
    features: {
      vatPrepay: switches['vat-prepay'],
      voecPrepay: switches['voec-prepay'],
    },
    fx: resolvableRate(rate, now),
    date: hongKongDay(now),
  };
}

/** In test mode, the sandbox carries every service. Live mode offers only what this process can dispatch. */
function offeredCatalog(
  catalog: Catalog,
  { livemode }: Scope,
  { carrier }: PricingSources['config'],
): Catalog {
  return livemode ? withCarriers(catalog, connectedCarriers(carrier)) : catalog;
}
