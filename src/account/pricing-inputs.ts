import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { type SwitchName, switchDefaults } from '../../db/query/installation/setting.ts';
import { readPricingInputs } from '../../db/query/pricing/pricing-inputs.ts';
import type { Scope } from '../../db/scope.ts';
import type { StoredParty } from '../../db/table/shipment.ts';
import { connectedCarriers } from '../carrier/registry.ts';
import { type Catalog, toEntitlement, withCarriers } from '../catalog/catalog.ts';
import type { CatalogStore } from '../catalog/catalog-store.ts';
import type { CarrierConfig } from '../config/config.ts';
import { type CurrencyRate, currencyRates } from '../fx/currency-rates.ts';
import { type FxRate, resolvableRate } from '../fx/fx-rate.ts';
import type { PricingAccount, PricingContext } from '../pricing/option.ts';
import { type Clock, hongKongDay } from '../runtime.ts';

interface AccountInputs {
  readonly version: number;
  readonly accountEmail: string;
  readonly defaultSenders: { readonly live: StoredParty | null; readonly test: StoredParty | null };
  readonly hasProducts: { readonly live: boolean; readonly test: boolean };
  readonly account: PricingAccount;
  readonly switches: Readonly<Record<SwitchName, boolean>>;
  /** The newest rate. It may have expired. */
  readonly rate: FxRate | null;
  /** The newest rates of other currencies. They may have expired. */
  readonly rates: readonly CurrencyRate[];
}

interface Known {
  version: number | null;
  readonly inputs: Promise<AccountInputs>;
}

const maxAccounts = 5_000;

/** Caches inputs per account. Every change increments the version, which admission returns with each request. */
export class PricingInputs {
  readonly #db: Db;
  readonly #known = new LRUCache<string, Known>({ max: maxAccounts });

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns inputs of at least this version; null reads them again. Concurrent calls with a version share one query. */
  get(accountId: string, version: number | null): Promise<AccountInputs> {
    const known = this.#known.get(accountId);
    if (known && known.version === version) return known.inputs;
    const reading: Known = { version, inputs: this.#read(accountId) };
    this.#known.set(accountId, reading);
    reading.inputs.then(
      (read) => {
        reading.version = read.version;
      },
      () => {
        if (this.#known.peek(accountId) === reading) this.#known.delete(accountId);
      },
    );
    return reading.inputs;
  }

  async #read(accountId: string): Promise<AccountInputs> {
    const row = await readPricingInputs(this.#db, accountId);
    return {
      version: row.version,
      accountEmail: row.email,
      defaultSenders: { live: row.live_sender, test: row.test_sender },
      hasProducts: { live: row.live_products, test: row.test_products },
      account: {
        entitlement: toEntitlement(accountId, row),
        customInsurance: row.custom_insurance,
        iossNumbers: new Set(row.ioss_numbers),
        defaultIossNumber: row.default_ioss_number,
      },
      switches: { ...switchDefaults, ...row.switches },
      rate: row.fx && {
        rateMicros: row.fx.rate_micros,
        rateType: row.fx.rate_type,
        fetchedAt: row.fx.fetched_at,
      },
      rates: row.rates.map((rate) => ({
        currency: rate.currency,
        rateNanos: rate.rate_nanos,
        rateType: rate.rate_type,
        fetchedAt: rate.fetched_at,
      })),
    };
  }
}

interface PricingSources {
  readonly config: { readonly carrier: Pick<CarrierConfig, 'gateways'> };
  readonly pricingInputs: PricingInputs;
  readonly catalog: CatalogStore;
  readonly clock: Clock;
}

/** Prices a request, and has the values that a booking takes from the account. */
export interface BookingContext extends PricingContext {
  readonly accountEmail: string;
  readonly defaultSender: StoredParty | null;
  /** False: no product can fill in an item. */
  readonly hasProducts: boolean;
}

/** Collects what a request is priced with: catalog, account, feature switches, exchange rates, Hong Kong date. */
export async function pricingContext(
  { config, pricingInputs, catalog, clock }: PricingSources,
  { scope, pricingVersion }: { readonly scope: Scope; readonly pricingVersion: number | null },
): Promise<BookingContext> {
  const inputs = await pricingInputs.get(scope.accountId, pricingVersion);
  const { accountEmail, defaultSenders, hasProducts, account, switches, rate, rates } = inputs;
  const now = clock.now();
  const fx = resolvableRate(rate, now);
  const defaultSender = scope.livemode ? defaultSenders.live : defaultSenders.test;
  return {
    accountEmail,
    defaultSender,
    hasDefaultSender: defaultSender !== null,
    hasProducts: scope.livemode ? hasProducts.live : hasProducts.test,
    catalog: offeredCatalog(catalog.current, scope, config),
    account,
    features: {
      vatPrepay: switches['vat-prepay'],
      voecPrepay: switches['voec-prepay'],
    },
    fx,
    rates: currencyRates(
      fx,
      rates.filter((one) => resolvableRate(one, now) !== null),
    ),
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
