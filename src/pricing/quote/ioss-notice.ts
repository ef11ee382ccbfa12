import type { Country } from '../../catalog/catalog.ts';
import type { IossNotice } from '../option.ts';
import type { PricingRequest } from '../pricing-request.ts';
import { vatRateBasisPoints } from '../surcharge/vat-prepay.ts';

const MESSAGES = {
  ioss: 'The IOSS number is forwarded. The seller accounts for the VAT, so no prepayment fee is charged.',
  vat_prepay: "The carrier prepays the destination's VAT. The fee is part of the surcharges.",
  recipient:
    'The recipient pays the VAT at import. To avoid that, send an IOSS number or choose VAT prepayment.',
} as const;

/** Returns null outside the EU. `prepaid`: the price includes VAT prepayment. */
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
