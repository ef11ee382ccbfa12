import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import {
  countOtherItemDefaults,
  deleteItemDefaults,
  findOrderDefaults,
  listItemDefaults,
  lockOrderDefaults,
  putItemDefaults,
  updateOrderDefaults,
} from '../../db/query/account/order-file.ts';
import type { Database } from '../../db/table/index.ts';
import type { AccountActor } from '../audit.ts';
import { mayOrder } from '../catalog/catalog.ts';
import { commitChange } from '../change.ts';
import type { OrderDefaults } from '../order-file/order-file.ts';
import type { PricingContext } from '../pricing/option.ts';

/** SKUs per account. */
export const maxItemDefaults = 10_000;

/** The destination of a service for all countries without one of their own. */
export const anyCountry = '*';

/** Reads the values that an account's files of orders lack. Both modes share them: goods and routes are the same. */
export async function readOrderDefaults(db: Kysely<Database>, accountId: string): Promise<OrderDefaults> {
  const [own, items] = await Promise.all([
    findOrderDefaults(db, accountId),
    listItemDefaults(db, accountId, { limit: maxItemDefaults }),
  ]);
  return {
    services: own?.services ?? {},
    parcelWeightKg: own?.parcel_weight_grams ? own.parcel_weight_grams / 1_000 : null,
    items: Object.fromEntries(
      items.map(({ sku, hs_code, country_of_manufacture }) => [
        sku,
        { hsCode: hs_code, countryOfManufacture: country_of_manufacture },
      ]),
    ),
  };
}

export type ItemDefault = OrderDefaults['items'][string];

export interface OrderDefaultsChange {
  /** By the code of the destination, or `anyCountry`; null: removed. */
  readonly services?: ReadonlyMap<string, string | null>;
  readonly parcelWeightKg?: OrderDefaults['parcelWeightKg'];
  /** By their SKUs; null: removed. */
  readonly items?: ReadonlyMap<string, ItemDefault | null>;
}

/** Changes what an account's files of orders have not. Nothing changes if it would have too many SKUs. */
export async function changeOrderDefaults(
  db: Kysely<Database>,
  actor: AccountActor,
  { services = new Map(), parcelWeightKg, items = new Map() }: OrderDefaultsChange,
): Promise<'changed' | 'too_many_items'> {
  const { accountId } = actor;
  return commitChange(db, async (tx) => {
    const before = await lockOrderDefaults(tx, accountId);
    const put = [...items].flatMap(([sku, item]) =>
      item ? [{ sku, hs_code: item.hsCode, country_of_manufacture: item.countryOfManufacture }] : [],
    );
    const removed = [...items].flatMap(([sku, item]) => (item ? [] : [sku]));
    if (put.length > 0) {
      const others = await countOtherItemDefaults(tx, accountId, [...items.keys()]);
      if (others + put.length > maxItemDefaults) return { result: 'too_many_items', entry: null };
      await putItemDefaults(tx, accountId, put);
    }
    const removals = removed.length > 0 ? await deleteItemDefaults(tx, accountId, removed) : 0;
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
    if (put.length > 0) changes.push(`SKUs set: ${put.length}`);
    if (removals > 0) changes.push(`SKUs removed: ${removals}`);
    return {
      result: 'changed',
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
