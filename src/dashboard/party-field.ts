import type { Schemas } from '../../generated/operations.ts';
import { maxLengths, type OrderField, orderFields } from '../../generated/order-fields.ts';
import { inLanguage, type Language, type Pair } from '../language.ts';
import { buyerLanguages } from '../tracking/page/page-text.ts';

export type PartyField = keyof Schemas['RecipientParty'];
export type PartyRole = 'recipient' | 'sender';
/** A field of a party in the body of createShipment. */
export type PartyPath = Extract<OrderField, `${PartyRole}.${string}`>;

interface PartyInput {
  readonly label: Pair;
  readonly hint?: Pair;
  readonly isRequired?: boolean;
}

/** The inputs of a party, in the order of the forms of orders and of saved parties. */
const partyInputs: Readonly<Record<PartyField, PartyInput>> = {
  contact_name: { label: ['Name', '姓名'], isRequired: true },
  phone: {
    label: ['Phone number', '電話號碼'],
    hint: ['With the country calling code', '連國際區號'],
    isRequired: true,
  },
  email: { label: ['Email address (optional)', '電郵地址（選填）'] },
  address: { label: ['Street address', '街道地址'], isRequired: true },
  city: { label: ['City or town', '城市'], isRequired: true },
  district: { label: ['District (optional)', '地區（選填）'] },
  region: {
    label: ['State, province or region (optional)', '州、省或地區（選填）'],
  },
  postal_code: { label: ['Postal code', '郵政編碼'] },
  language: { label: ['Language of emails (optional)', '電郵語言（選填）'] },
  country_code: { label: ['Country', '國家或地區'] },
};

/** Returns the choices of the language of a recipient. One that another program saved stays a choice. */
export function languageOptions(
  value: string,
  language: Language,
): (readonly [value: string, name: string])[] {
  const known: readonly (readonly [string, string])[] = buyerLanguages;
  return [
    ['', inLanguage(['That of the destination', '目的地的語言'], language)],
    ...(value === '' || known.some(([tag]) => tag === value) ? [] : [[value, value] as const]),
    ...known,
  ];
}

/** Returns the fields of a party in this role; a sender has fewer. */
export function partyFields(role: PartyRole): PartyField[] {
  return partyFieldsInOrder.filter((field) => orderFields.some((path) => path === `${role}.${field}`));
}

const partyFieldsInOrder = Object.keys(partyInputs) as PartyField[];

/** The same in the body of createShipment, of both roles. */
export const partyPaths = orderFields.filter((path): path is PartyPath => /^(recipient|sender)\./.test(path));

export interface ShownPartyInput {
  readonly label: string;
  readonly hint?: string;
  readonly isRequired: boolean;
  readonly maxLength?: number;
}

/** Returns how forms show a field of a party. */
export function partyInput(field: PartyField, language: Language): ShownPartyInput {
  const { label, hint, isRequired = false } = partyInputs[field];
  const maxLength = maxLengths[`recipient.${field}`];
  return {
    label: inLanguage(label, language),
    ...(hint ? { hint: inLanguage(hint, language) } : {}),
    isRequired,
    ...(maxLength === undefined ? {} : { maxLength }),
  };
}
