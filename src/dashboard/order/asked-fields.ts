import type { RecipientType } from '../../../db/table/catalog.ts';
import { findDestination } from '../../catalog/destination.ts';
import { concernsItem } from '../../pricing/consignment.ts';
import { askedRequirements, shorterHsCode } from '../../pricing/requirement-view.ts';
import { hongKongDay } from '../../runtime.ts';
import type { PageRequest } from '../page-request.ts';
import { type OrderFields, usualCategory } from './fields.ts';

export interface AskedField {
  /** Sentences of the rules that ask for it; none of a rule that an earlier field meets too. */
  readonly sentences: readonly string[];
  /** An order without it is refused. Otherwise it is recommended. */
  readonly isNeeded: boolean;
}

export type AskedFields = ReadonlyMap<string, AskedField>;

export interface Asked {
  readonly ofOrder: AskedFields;
  /** Of the item in a row, without the path of the item. */
  readonly ofItem: (row: number) => AskedFields;
  /** Returns the part of the HS code in a row that the destination takes, if it does not take the whole. */
  readonly hsCodeOf: (row: number) => string | null;
}

/** Finds the fields that the destination and the service of an order ask for, also in the days to come. */
export function askedFields({ context }: PageRequest, fields: OrderFields): Asked {
  const text = (name: string) => fields.get(name);
  const recipientType: RecipientType = text('recipient_type') === 'business' ? 'business' : 'private';
  const place = {
    country_code: text('recipient.country_code') ?? '',
    postal_code: text('recipient.postal_code'),
    region: text('recipient.region'),
    district: text('recipient.district'),
  };
  const destination = findDestination(context.catalog.current, place);
  const consignment = {
    service: text('service_tier_id') ?? null,
    goodsCategory: text('goods_category') ?? usualCategory,
    declaredValueCents: null,
    recipientType,
    items: null,
  };
  const date = hongKongDay(context.clock.now());
  const requirements = askedRequirements(destination, consignment, { date, flags: new Set(fields.keys()) });
  const itemOf = (row: number) => ({
    hs_code: text(`items.${row}.hs_code`),
    country_of_manufacture: text(`items.${row}.country_of_manufacture`),
  });
  const listed = (isAbout: (one: (typeof requirements)[number]) => boolean): AskedFields => {
    const found = new Map<string, { sentences: string[]; isNeeded: boolean }>();
    for (const one of requirements.filter(isAbout)) {
      for (const [at, path] of one.paths.entries()) {
        const name = path.filter((step) => step !== 'items').join('.');
        const { sentences, isNeeded } = found.get(name) ?? { sentences: [], isNeeded: false };
        if (at === 0 && !sentences.includes(one.message)) sentences.push(one.message);
        found.set(name, { sentences, isNeeded: isNeeded || one.severity === 'error' });
      }
    }
    return found;
  };
  const isOfItems = ({ paths }: (typeof requirements)[number]) => paths[0]?.[0] === 'items';
  return {
    ofOrder: listed((one) => !isOfItems(one)),
    ofItem: (row) => {
      const item = itemOf(row);
      return listed((one) => isOfItems(one) && concernsItem(one.scope, item));
    },
    hsCodeOf: (row) => shorterHsCode(destination, consignment, itemOf(row), date),
  };
}
