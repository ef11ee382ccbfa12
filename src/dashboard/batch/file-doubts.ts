import type { Schemas } from '../../../generated/operations.ts';
import type { FileOrder } from '../../order-file/file-order.ts';
import { adviceTexts } from '../advice.ts';
import { countryOf, textAt } from './order-body.ts';

/** Doubts that the booking of one order does not have: it knows no other orders, and takes any description. */
export const fileDoubtCodes = ['WEIGHT_UNUSUAL', 'DESCRIPTION_NOT_ENGLISH'] as const;

type FileDoubt = Schemas['Warning'] & { readonly code: (typeof fileDoubtCodes)[number] };

/** Parcels that a median says something of. */
const minParcels = 10;
const unusualFactor = 10;
/** A lighter parcel costs little more than others, whatever the others weigh. */
const minUnusualKg = 3;

/** Customs of these read Chinese. */
const chineseCountries: ReadonlySet<string> = new Set(['CN', 'HK', 'MO', 'TW']);

/** Returns the doubts of each order of a file, in the order of the file. */
export function fileDoubts(orders: readonly FileOrder[]): FileDoubt[][] {
  const weights = orders.map(({ body }) => parcelWeights(body));
  const sorted = weights
    .flat()
    .filter((kg) => kg > 0)
    .sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const limitKg = sorted.length < minParcels ? Infinity : Math.max(median * unusualFactor, minUnusualKg);
  return orders.map(({ body }, at) => [
    ...(weights[at] ?? []).flatMap((kg, parcel) =>
      kg < limitKg ? [] : [doubt(['parcels', parcel, 'weight_kg'], 'WEIGHT_UNUSUAL')],
    ),
    ...unreadDescriptions(body).map((item) =>
      doubt(['items', item, 'description'], 'DESCRIPTION_NOT_ENGLISH'),
    ),
  ]);
}

function doubt(path: FileDoubt['path'], code: FileDoubt['code']): FileDoubt {
  return { path, code, message: adviceTexts.en.kinds[code] ?? code, suggestion: null };
}

function parcelWeights(body: FileOrder['body']): number[] {
  return listOf(body.parcels).map((_, at) => Number(textAt(body, 'parcels', at, 'weight_kg')) || 0);
}

/** Returns the places of the items that are described without a Latin letter. */
function unreadDescriptions(body: FileOrder['body']): number[] {
  if (chineseCountries.has(countryOf(body))) return [];
  return listOf(body.items).flatMap((_, at) => {
    const said = textAt(body, 'items', at, 'description');
    const isUnread = /\p{L}/u.test(said) && !/\p{Script=Latin}{2}/u.test(said);
    return isUnread ? [at] : [];
  });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
