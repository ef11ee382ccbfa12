import type { Country } from '../../catalog/catalog.ts';
import { vatRateBasisPoints } from '../surcharge/vat-prepay.ts';
import type { PricingRequest } from './pricing-request.ts';

/** Who accounts for the VAT of an EU destination. */
export interface IossNotice {
  readonly handling: 'ioss' | 'vat_prepay' | 'recipient';
  readonly iossNumber: string | null;
  /** The destination's standard VAT rate. */
  readonly vatBasisPoints: number;
  readonly message: string;
}

const MESSAGES = {
  ioss: 'The IOSS number is forwarded; the seller accounts for the VAT and no prepayment fee is charged.',
  vat_prepay: "The carrier prepays the destination's VAT; the fee is among the surcharges.",
  recipient:
    'The recipient pays the VAT at import. Give an IOSS number or choose VAT prepayment to avoid that.',
} as const;

/** The notice of an EU lane; null outside the EU. `prepaid`: the option's price holds the VAT prepayment. */
export function iossNotice(country: Country, request: PricingRequest, prepaid: boolean): IossNotice | null {
  if (country.customs_area !== 'EU') return null;
  const handling = prepaid ? 'vat_prepay' : request.iossNumber !== null ? 'ioss' : 'recipient';
  return {
    handling,
    iossNumber: handling === 'ioss' ? request.iossNumber : null,
    vatBasisPoints: vatRateBasisPoints(country, request.date) ?? 0,
    message: MESSAGES[handling],
  };
}
