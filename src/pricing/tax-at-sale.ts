import type { RecipientType } from '../../db/table/catalog.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { type Destination, dutyPlaces } from '../catalog/destination.ts';
import { findDutyRule, type ImportTax } from '../catalog/duty-rule.ts';
import type { LawAmount } from '../catalog/law-amount.ts';
import { type CurrencyRates, toHkdCents } from '../fx/currency-rates.ts';
import type { Cents } from '../money.ts';

/** When the tax on an import is paid; `unknown`: its value or an exchange rate is missing, or the catalog has no rule. */
export interface TaxAtSale {
  readonly payment: 'at_sale' | 'at_import' | 'unknown';
  /** Value up to which it is paid at the sale; null: not at any value, or unknown. */
  readonly upTo: LawAmount | null;
}

interface SoldGoods {
  /** In HKD; null: unknown. */
  readonly valueCents: Cents | null;
  readonly iossNumber: string | null;
  readonly rates: CurrencyRates;
}

/** Decides whether the tax is paid at the sale, whatever else of the import is known. */
export function taxAtSale(
  { dutyRules }: Pick<Catalog, 'dutyRules'>,
  facts: SoldGoods & {
    readonly destination: Destination;
    readonly recipientType: RecipientType;
    /** In Hong Kong, YYYY-MM-DD. */
    readonly date: string;
  },
): TaxAtSale {
  const rule = findDutyRule(dutyRules, dutyPlaces(facts.destination), facts);
  return rule === undefined ? { payment: 'unknown', upTo: null } : paymentOfTax(rule.tax, facts);
}

/** The same for the tax of a rule. Rounds the limit to cents, as the limits of rules are (consignment.ts). */
export function paymentOfTax(tax: ImportTax | null, { valueCents, iossNumber, rates }: SoldGoods): TaxAtSale {
  const upTo = tax?.atSaleUpTo ?? null;
  if (upTo === null || (tax?.atSaleWith === 'ioss' && iossNumber === null))
    return { payment: 'at_import', upTo };
  const limitCents = toHkdCents(upTo, rates);
  if (valueCents === null || limitCents === null) return { payment: 'unknown', upTo };
  return { payment: valueCents <= limitCents ? 'at_sale' : 'at_import', upTo };
}
