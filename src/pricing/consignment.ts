import type { RecipientType } from '../../db/table/catalog.ts';
import type { LawAmount } from '../catalog/law-amount.ts';
import type { RuleScope } from '../catalog/rule-scope.ts';
import { type CurrencyRates, toHkdCents } from '../fx/currency-rates.ts';
import type { Cents } from '../money.ts';
import { asciiUpper } from '../text.ts';

export interface ConsignedItem {
  readonly hs_code?: string | undefined;
  readonly country_of_manufacture?: string | undefined;
}

/** Facts with which the limits of a rule are compared. */
export interface Consignment {
  /** Null: unknown. */
  readonly service: string | null;
  readonly goodsCategory: string;
  /** Of the whole consignment; null: unknown. */
  readonly declaredValueCents: Cents | null;
  readonly recipientType: RecipientType;
  /** Null: unknown. */
  readonly items: readonly ConsignedItem[] | null;
}

/** Returns the consignment of a request by a service; null: the service is unknown. */
export function consignmentOf(
  { goodsCategory, declaredValueCents, recipientType, items }: Omit<Consignment, 'service'>,
  service: string | null,
): Consignment {
  return { service, goodsCategory, declaredValueCents, recipientType, items };
}

/** `unknown`: the amount that the value can't be compared with. */
export type Concern = boolean | { readonly unknown: LawAmount };

/** Returns whether a rule is about a consignment, whatever the day and the destination. */
export function concerns(scope: RuleScope, consignment: Consignment, rates: CurrencyRates): Concern {
  const { services, goodsCategories, recipient } = scope;
  const { service, goodsCategory, recipientType, items } = consignment;
  if (services !== null && (service === null || !services.includes(service))) return false;
  if (goodsCategories !== null && !goodsCategories.includes(goodsCategory)) return false;
  if (recipient !== null && recipient !== recipientType) return false;
  const isOfItems = scope.hsPrefixes !== null || scope.origins !== null;
  if (isOfItems && items?.some((item) => concernsItem(scope, item)) !== true) return false;
  return concernsValue(scope, consignment.declaredValueCents, rates);
}

/** Rounds the limit to cents, as prices are: a value that is declared in the currency of the law is never above itself. */
function concernsValue(
  { valueOver, valueUpTo }: RuleScope,
  value: Cents | null,
  rates: CurrencyRates,
): Concern {
  let unknown: LawAmount | null = null;
  for (const limit of [valueOver, valueUpTo]) {
    if (limit === null) continue;
    const cents = value === null ? null : toHkdCents(limit, rates);
    if (value === null || cents === null) unknown = limit;
    else if (value > cents !== (limit === valueOver)) return false;
  }
  return unknown === null ? true : { unknown };
}

/** Returns whether a rule is about an item. One that doesn't say its HS code or its origin is not. */
export function concernsItem({ hsPrefixes, origins }: RuleScope, item: ConsignedItem): boolean {
  const digits = (item.hs_code ?? '').replace(/\D/g, '');
  if (hsPrefixes !== null && !hsPrefixes.some((prefix) => digits.startsWith(prefix))) return false;
  return origins === null || origins.includes(asciiUpper(item.country_of_manufacture ?? '').trim());
}
