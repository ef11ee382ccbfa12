import type { StoredParty } from '../../db/table/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { asciiUpper, withoutBlanks } from '../text.ts';

/** Returns a party as it is stored: without blank fields, the country in upper case. */
export function storedParty(party: Schemas['RecipientParty']): StoredParty {
  return { ...withoutBlanks(party), country_code: asciiUpper(party.country_code) };
}
