import { readPricingInputs } from '../../db/query/pricing-inputs.ts';
import { switchDefaults } from '../../db/query/setting.ts';
import type { Scope } from '../../db/scope.ts';
import { toEntitlement } from '../catalog/entitlement.ts';
import { hongKongDay } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { resolvableRate } from '../fx/fx-rate.ts';
import type { PricingContext } from '../pricing/facts.ts';

/** What a request of an account is priced with now: one statement beside the catalogue in memory. */
export async function pricingContext(
  { db, catalog, clock }: AppContext,
  { accountId }: Scope,
): Promise<PricingContext & { readonly accountEmail: string }> {
  const row = await readPricingInputs(db, accountId);
  const switches = { ...switchDefaults, ...row.switches };
  const now = clock.now();
  const rate = row.fx && {
    rateMicros: row.fx.rate_micros,
    rateType: row.fx.rate_type,
    fetchedAt: row.fx.fetched_at,
  };
  return {
    accountEmail: row.email,
    catalog: catalog.current,
    account: {
      entitlement: toEntitlement(accountId, row),
      customInsurance: row.custom_insurance,
      iossNumbers: new Set(row.ioss_numbers),
      defaultIossNumber: row.default_ioss_number,
    },
    features: {
      vatPrepay: switches['vat-prepay'],
      voecPrepay: switches['voec-prepay'],
    },
    fx: resolvableRate(rate, now),
    date: hongKongDay(now),
  };
}
