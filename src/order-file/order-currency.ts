import { currencyOf, readCellValue } from './cell-value.ts';
import type { CellFault, FileCell } from './file-order.ts';
import type { FilledCell, FoundValue, OrderRow } from './order-rows.ts';
import type { ShopExport } from './shop-export.ts';

interface SaidCurrency {
  /** The currency of all prices of the file that say one. */
  readonly fileCurrency: string | null;
  /** Says if the price of a cell is in USD by the name of its column, or by the choice of a person. */
  readonly saysUsd: (cell: FileCell) => boolean;
}

/**
 * Finds the one currency of an order's prices, or says which cell has another. Amounts are in USD or HKD. A shop sells in any
 * currency, so an export without one is not read as USD, and `$` is of many countries. One fault at most: all prices have one cause.
 */
export function settleCurrency(
  fields: Map<string, FoundValue>,
  shop: ShopExport | null,
  { fileCurrency, saysUsd }: SaidCurrency,
): CellFault[] {
  const prices = [...fields].filter(([path]) => /^items\.\d+\.unit_price|^insured_amount$/.test(path));
  const declared = fields.get('declared_currency');
  if (prices.length === 0) {
    if (declared && !isSupported(String(declared.value))) fields.delete('declared_currency');
    return [];
  }
  const isForeign =
    declared && currencyOf(declared.text) !== undefined && !isSupported(String(declared.value));
  if (isForeign && declared.cell)
    return [
      {
        ...declared.cell,
        path: 'declared_currency',
        reason: 'currency',
        currency: String(declared.value),
      },
    ];
  let currency = declared && isSupported(String(declared.value)) ? String(declared.value) : null;
  for (const [path, { cell, currency: own }] of prices) {
    if (own === undefined) continue;
    const expected = path.endsWith('_hkd') ? 'HKD' : currency;
    if (!isSupported(own)) return cell ? [{ ...cell, path, reason: 'currency', currency: own }] : [];
    if (expected !== null && own !== expected)
      return cell ? [{ ...cell, path, reason: 'currency_differs', currency: own, expected }] : [];
    currency = own;
  }
  const [first] = prices.filter(([path]) => path.endsWith('.unit_price'));
  const open = prices.find(([path, price]) => path.endsWith('.unit_price') && hasBareSign(price));
  if (!declared && currency === null && shop === null && open?.[1].cell && !saysUsd(open[1].cell)) {
    if (fileCurrency === null) return [{ ...open[1].cell, path: 'declared_currency', reason: 'no_currency' }];
    currency = fileCurrency;
  }
  // eBay writes C $ and AU $ for other dollars.
  const isKnown = shop === null || (shop === 'ebay' && first?.[1].text.includes('$'));
  if (!isKnown && !declared && currency === null && first?.[1].cell)
    return [{ ...first[1].cell, path: 'declared_currency', reason: 'no_currency' }];
  if (!declared && currency !== null)
    fields.set('declared_currency', { value: currency, text: currency, cell: null });
  return [];
}

/** Says if an amount has a sign that several currencies have. */
function hasBareSign({ value, currency, text }: Pick<FoundValue, 'value' | 'currency' | 'text'>): boolean {
  return typeof value === 'number' && currency === undefined && /[$元]/.test(text.normalize('NFKC'));
}

/** Returns the currency that all prices of a file have that say one; null if none does, or they differ. */
export function currencyOfPrices(rows: readonly OrderRow[], decimal: '.' | ','): string | null {
  const isPrice = ({ meaning }: FilledCell) => /^items\.\d+\.unit_price$/.test(meaning.field);
  const said = rows.flatMap(({ cells }) =>
    cells
      .filter(isPrice)
      .flatMap(({ text, meaning }) => readCellValue(text, meaning, decimal).currency ?? []),
  );
  const [currency = null, ...others] = new Set(said);
  return others.length === 0 && currency !== null && isSupported(currency) ? currency : null;
}

function isSupported(currency: string): boolean {
  return currency === 'USD' || currency === 'HKD';
}
