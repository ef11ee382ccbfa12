import type { StoredParty } from '../../db/table/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { asciiUpper, withoutBlanks } from '../text.ts';

/** Returns a party as it is stored: without blank fields, the country in upper case. */
export function storedParty(party: Schemas['RecipientParty']): StoredParty {
  return { ...withoutBlanks(party), country_code: asciiUpper(party.country_code) };
}

/** Returns a sender as the API shows it. */
export function partyRecord(party: StoredParty): Schemas['PartyRecord'] {
  const { contact_name, phone, country_code, city, address } = party;
  const { district = null, region = null, postal_code = null } = party;
  return { contact_name, phone, country_code, city, address, district, region, postal_code };
}

/** Returns a recipient or a saved party as the API shows it. */
export function recipientRecord(party: StoredParty): Schemas['RecipientPartyRecord'] {
  return { ...partyRecord(party), email: party.email ?? null, language: party.language ?? null };
}
