import { isCurrency } from '../../../catalog/law-amount.ts';
import type { OperatorRequest } from '../../page-request.ts';

/** Returns USD for an empty or unknown code. */
export function readRateCurrency(code: string | null): string {
  return code && code !== 'HKD' && isCurrency(code) ? code : 'USD';
}

/** Returns the address of the page of a currency's rates. */
export function ratesPath({ base }: OperatorRequest, currency: string, query = ''): string {
  const queries = [currency === 'USD' ? '' : `currency=${currency}`, query].filter(Boolean).join('&');
  return `${base}/rates${queries && `?${queries}`}`;
}
