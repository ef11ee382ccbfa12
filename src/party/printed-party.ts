import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { StoredParty } from '../../db/table/shipment.ts';
import { addressLines } from '../postal/address-lines.ts';

/** A party as labels and customs documents print it. */
export interface PrintedParty {
  readonly country: string;
  readonly name: string;
  /** In the order of the country's postal service. */
  readonly address: readonly string[];
  readonly countryName: string;
  readonly phone: string | null;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const originCountry = 'HK';

export function printedParty(party: StoredParty): PrintedParty {
  return {
    country: party.country_code,
    name: party.contact_name,
    address: addressLines(party),
    countryName: printedCountryName(party.country_code),
    phone: party.phone,
  };
}

/** An order without `sender` has the account's default sender, or else the account itself. */
export function printedSender(
  { sender, account_sender }: Pick<ShipmentRow, 'sender' | 'account_sender'>,
  accountName: string,
): PrintedParty {
  const party = sender ?? account_sender;
  return party ? printedParty(party) : accountParty(accountName);
}

/** The account, in Hong Kong. */
function accountParty(name: string): PrintedParty {
  return {
    country: originCountry,
    name,
    address: [],
    countryName: printedCountryName(originCountry),
    phone: null,
  };
}

export function printedCountryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code;
}
