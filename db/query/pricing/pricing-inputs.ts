import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { StoredParty } from '../../table/shipment.ts';
import { isoText } from '../../timestamp.ts';
import { newestRates } from './currency-rate.ts';
import type { EntitlementRow } from './entitlement.ts';
import type { FxRateRow } from './fx-rate.ts';

interface CurrencyRateRow {
  readonly currency: string;
  readonly rate_nanos: number;
  readonly rate_type: 'daily' | 'manual';
  readonly fetched_at: string;
}

interface PricingInputsRow extends EntitlementRow {
  /** Version of the installation's inputs: while it is unchanged, cached inputs are current. */
  readonly version: number;
  readonly email: string;
  readonly custom_insurance: boolean;
  readonly ioss_numbers: readonly string[];
  readonly default_ioss_number: string | null;
  readonly live_sender: StoredParty | null;
  readonly test_sender: StoredParty | null;
  readonly live_products: boolean;
  readonly test_products: boolean;
  readonly switches: Readonly<Record<string, boolean>>;
  readonly fx: FxRateRow | null;
  /** The newest rate of each other currency. */
  readonly rates: readonly CurrencyRateRow[];
}

// Raw and prepared: nine tables in one round trip.
const read = statement<PricingInputsRow>()({
  name: 'pricing_inputs',
  parameters: ['accountId'],
  text: (p) => `select
        array(select product_code from entitlement where account_id = a.id order by product_code) as product_codes,
        (select coalesce(jsonb_agg(jsonb_build_object('service_code', service_code, 'rate_table_code', rate_table_code)), '[]')
          from account_rate_table where account_id = a.id) as rate_tables,
        v.version, a.email, a.custom_insurance,
        array(select number from ioss_number where account_id = a.id order by number) as ioss_numbers,
        (select number from ioss_number where account_id = a.id and is_default) as default_ioss_number,
        (select party from saved_address where account_id = a.id and livemode and is_default) as live_sender,
        (select party from saved_address where account_id = a.id and not livemode and is_default) as test_sender,
        exists (select from merchant_product where account_id = a.id and livemode) as live_products,
        exists (select from merchant_product where account_id = a.id and not livemode) as test_products,
        (select coalesce(jsonb_object_agg(name, value), '{}') from setting) as switches,
        (select case when rate_micros is not null then jsonb_build_object('rate_micros', rate_micros,
            'rate_type', rate_type, 'fetched_at', ${isoText('fetched_at')}) end
          from fx_rate order by id desc limit 1) as fx,
        (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'rate_nanos', rate_nanos, 'rate_type', rate_type,
            'fetched_at', ${isoText('fetched_at')}) order by currency), '[]')
          from (${newestRates}) rate where rate_nanos is not null) as rates
      from account a, pricing_version v where a.id = ${p.accountId}`,
});

// Raw and prepared: runs for every few orders of a batch.
const readVersion = statement<{ version: number }>()({
  name: 'pricing_version',
  parameters: [],
  text: () => 'select version from pricing_version',
});

/** Returns the version of the installation's inputs, as admission returns it with each request. */
export async function readPricingVersion({ pool }: Pick<Db, 'pool'>): Promise<number> {
  return (await readVersion.run(pool, {})).rows[0]?.version ?? 0;
}

export async function readPricingInputs(db: Db, accountId: string): Promise<PricingInputsRow> {
  const { rows } = await read.run(db.pool, { accountId });
  const row = rows[0];
  if (!row) throw new Error(`account ${accountId} does not exist`);
  return row;
}
