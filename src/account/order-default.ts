import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import {
  findOrderDefaults,
  lockOrderDefaults,
  updateOrderDefaults,
} from '../../db/query/account/order-file.ts';
import type { Database } from '../../db/table/index.ts';
import type { AccountActor } from '../audit.ts';
import { mayOrder } from '../catalog/catalog.ts';
import { commitChange } from '../change.ts';
import type { OrderDefaults } from '../order-file/order-file.ts';
import type { PricingContext } from '../pricing/option.ts';

/** The destination of a service for all countries without one of their own. */
export const anyCountry = '*';

/** Reads the values that an account's files of orders lack. Both modes share them: goods and routes are the same. */
export async function readOrderDefaults(db: Kysely<Database>, accountId: string): Promise<OrderDefaults> {
  const own = await findOrderDefaults(db, accountId);
  return {
    services: own?.services ?? {},
    parcelWeightKg: own?.parcel_weight_grams ? own.parcel_weight_grams / 1_000 : null,
    // Products fill them in when the order is checked.
    items: {},
  };
}

export interface OrderDefaultsChange {
  /** By the code of the destination, or `anyCountry`; null: removed. */
  readonly services?: ReadonlyMap<string, string | null>;
  readonly parcelWeightKg?: OrderDefaults['parcelWeightKg'];
}

/** Changes what an account's files of orders have not. */
export async function changeOrderDefaults(
  db: Kysely<Database>,
  actor: AccountActor,
  { services = new Map(), parcelWeightKg }: OrderDefaultsChange,
): Promise<void> {
  const { accountId } = actor;
  return commitChange(db, async (tx) => {
    const before = await lockOrderDefaults(tx, accountId);
    const after = {
      services: withChanges(before.services, services),
      parcel_weight_grams:
        parcelWeightKg === undefined ? before.parcel_weight_grams : gramsOf(parcelWeightKg),
    };
    const changes = [
      ...(isDeepStrictEqual(after.services, before.services)
        ? []
        : [`services: ${servicesText(after.services)}`]),
      ...(after.parcel_weight_grams === before.parcel_weight_grams
        ? []
        : [`parcel_weight_kg: ${parcelWeightKg ?? 'none'}`]),
    ];
    if (changes.length > 0) await updateOrderDefaults(tx, accountId, after);
    return {
      result: undefined,
      entry: changes.length > 0 && [actor, 'order_defaults.changed', changes.join('; ')],
    };
  });
}

function withChanges(
  services: OrderDefaults['services'],
  changes: ReadonlyMap<string, string | null>,
): OrderDefaults['services'] {
  const changed = new Map([...Object.entries(services), ...changes]);
  return Object.fromEntries(
    [...changed].flatMap(([country, code]) => (code === null ? [] : [[country, code] as const])),
  );
}

function gramsOf(kg: number | null): number | null {
  return kg === null ? null : Math.round(kg * 1_000);
}

function servicesText(services: OrderDefaults['services']): string {
  const text = Object.entries(services)
    .map(([country, code]) => `${country} ${code}`)
    .join(', ');
  return text === '' ? 'none' : text;
}

/** Returns why orders to a country can't have a service by default; null if they can. */
export function findServiceFault(
  country: string,
  code: string,
  { catalog, account }: Pick<PricingContext, 'catalog' | 'account'>,
): 'unknown_country' | 'unknown_service' | 'country_not_served' | null {
  const service = catalog.services.get(code);
  if (!service || !mayOrder(service, account.entitlement)) return 'unknown_service';
  if (country === anyCountry) return null;
  if (!catalog.countries.has(country)) return 'unknown_country';
  return service.lanes.has(country) ? null : 'country_not_served';
}
