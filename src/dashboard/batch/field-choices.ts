import type { Schemas } from '../../../generated/operations.ts';
import type { Language } from '../../language.ts';
import { orderTexts } from '../order/text.ts';

export type OfferedService = Pick<
  Schemas['PublicServiceTier'],
  'service_tier_id' | 'name' | 'destinations' | 'goods_categories'
>;

export type Choice = readonly [value: string, name: string];

/** Goods that most orders have. Their services come first. */
const usualCategory = 'general';

/**
 * Returns the values that a person chooses a field from; null for a field that is typed. Services that go to none of the
 * countries are left out, and those for usual goods come first.
 */
export function choicesOf(
  path: string,
  services: readonly OfferedService[],
  countries: readonly string[],
  language: Language,
): Choice[] | null {
  const isUnusual = (category: string | undefined) => Number(category !== usualCategory);
  if (path === 'goods_category') {
    const names = orderTexts[language].quote.categories;
    const known = [...new Set(services.flatMap(({ goods_categories }) => goods_categories))];
    return known
      .toSorted((one, other) => isUnusual(one) - isUnusual(other))
      .map((one) => [one, names[one] ?? one] as const);
  }
  if (path !== 'service_tier_id') return null;
  // The code distinguishes two services of one name.
  const isAmbiguous = (name: string) => services.filter((one) => one.name === name).length > 1;
  const reached = ({ destinations }: OfferedService) =>
    countries.filter((one) => destinations.includes(one)).length;
  const reaching = services.filter((service) => reached(service) > 0);
  return (reaching.length > 0 ? reaching : services)
    .toSorted(
      (one, other) =>
        reached(other) - reached(one) ||
        isUnusual(one.goods_categories[0]) - isUnusual(other.goods_categories[0]),
    )
    .map(
      ({ service_tier_id: code, name }) => [code, isAmbiguous(name) ? `${name} (${code})` : name] as const,
    );
}
