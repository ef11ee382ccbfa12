import type { StoredItem, StoredParty, StoredWarning } from '../../db/table/shipment.ts';
import { orderFields } from '../../generated/order-fields.ts';

/** Stands in the API, in events and on pages where a personal value was. */
export const placeholder = '[redacted]';

/** The people of a shipment. */
export interface PersonalSource {
  readonly recipient: StoredParty;
  readonly sender: StoredParty | null;
  readonly customs: { readonly tax_number?: string };
}

/** Returns the values by which free texts may name the people of a shipment. A city or postal code names no person. */
export function personalValues({ recipient, sender, customs }: PersonalSource): string[] {
  const partyValues = ({ contact_name, phone, email, address }: StoredParty) => [
    contact_name,
    phone,
    email ?? '',
    address,
  ];
  const values = [
    ...partyValues(recipient),
    ...(sender ? partyValues(sender) : []),
    customs.tax_number ?? '',
  ];
  return [...new Set(values)].filter((value) => value !== placeholder && isSearchable(value));
}

const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;
const ideographic = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function wordsIn(value: string): string[] {
  return value.split(betweenWords).filter(Boolean);
}

/** A shorter value stands in too many texts that are not about the person. */
function isSearchable(value: string): boolean {
  const text = wordsIn(value).join('');
  return ideographic.test(text) || text.length >= (/^\d+$/.test(text) ? 5 : 2);
}

/** Matches the values in any letter case and punctuation; null without a value. Longest first: an address before a name in it. */
export function valuePattern(values: readonly string[]): RegExp | null {
  const sources = values.filter(isSearchable).map((value) => {
    const words = wordsIn(value);
    const text = words.join('[^\\p{L}\\p{N}]{0,3}');
    // An email address is in no other word, and a key or a reference may have letters around it or a phone number.
    if (ideographic.test(value) || value.includes('@')) return text;
    const same = /^\d+$/.test(words.join('')) ? '\\p{N}' : '\\p{L}\\p{N}';
    return `(?<![${same}])${text}(?![${same}])`;
  });
  if (sources.length === 0) return null;
  return new RegExp(sources.sort((a, b) => b.length - a.length).join('|'), 'giu');
}

/** Long values need no boundary, so that they are found in escaped text too. */
const minWithoutBoundary = 6;

/**
 * Returns a regular expression of PostgreSQL that finds the values in stored JSON text and addresses, also where a client
 * escaped them (`\u00e9`, `%C3%A9`); null without a value. It may find more than the values, for copies that can go.
 */
export function searchPattern(values: readonly string[]): string | null {
  const between = '([^[:alnum:]]|%[0-9a-f]{2}){0,3}';
  const sources = values.filter(isSearchable).map((value) => {
    const words = wordsIn(value);
    const text = words.map(escapedForms).join(between);
    const isLong = words.join('').length >= minWithoutBoundary || ideographic.test(value);
    return isLong ? text : `(?<![[:alnum:]])${text}(?![[:alnum:]])`;
  });
  return sources.length === 0 ? null : sources.join('|');
}

/** A word has only letters, marks and digits, so it needs no escape of its own. */
function escapedForms(word: string): string {
  const inJson = word.replaceAll(
    /[^\p{ASCII}]/gu,
    (character) =>
      `${[...Array(character.length).keys()].map((index) => `\\\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join('')}`,
  );
  const forms = new Set([word, inJson, encodeURIComponent(word)]);
  return forms.size === 1 ? word : `(${[...forms].join('|')})`;
}

export function redactText(text: string, pattern: RegExp | null): string {
  return pattern ? text.replaceAll(pattern, placeholder) : text;
}

/** Returns null for a text that names a person: half of a reference or a key has no use. */
export function keepUnlessPersonal(text: string | null, pattern: RegExp | null): string | null {
  return text === null || redactText(text, pattern) === text ? text : null;
}

/** Keeps the country, which figures and customs need. */
export function redactParty({ country_code }: StoredParty): StoredParty {
  return {
    contact_name: placeholder,
    phone: placeholder,
    country_code,
    city: placeholder,
    address: placeholder,
  };
}

/** Drops what was said of a field of a person: it may repeat the address. */
export function redactWarnings<Warning extends Partial<StoredWarning>>(
  warnings: readonly Warning[],
  pattern: RegExp | null,
): Warning[] {
  return warnings
    .filter(({ path = [] }) => path.length < 2 || (path[0] !== 'recipient' && path[0] !== 'sender'))
    .map((warning) => redactDocument(warning, pattern) as Warning);
}

export function redactItem(item: StoredItem, pattern: RegExp | null): StoredItem {
  return redactObject(item, pattern, itemRules) as StoredItem;
}

type Rule = (value: unknown, pattern: RegExp | null) => unknown;

const partyTexts: ReadonlySet<string> = new Set(['contact_name', 'phone', 'city', 'address']);

/** A party as the API shows it: every field is there. */
const redactPartyRecord: Rule = (party) =>
  isObject(party)
    ? Object.fromEntries(
        Object.entries(party).map(([name, value]) => [
          name,
          name === 'country_code' ? value : partyTexts.has(name) ? placeholder : null,
        ]),
      )
    : party;

/** A text that a client, an operator or a carrier writes, or a list of such texts. */
const searched: Rule = (value, pattern) =>
  typeof value === 'string'
    ? redactText(value, pattern)
    : Array.isArray(value)
      ? value.map((one) => searched(one, pattern))
      : value;

type Rules = Readonly<Record<string, Rule>>;

const partyPrefix = 'recipient.';
const partyFields = orderFields
  .filter((field) => field.startsWith(partyPrefix) && field !== 'recipient.country_code')
  .map((field) => field.slice(partyPrefix.length));

const each =
  (rules: Rules): Rule =>
  (value, pattern) =>
    Array.isArray(value) ? value.map((one) => redactObject(one, pattern, rules)) : value;

/** A business, but sole traders have their own names. */
const contactRules: Rules = {
  name: searched,
  address: searched,
  email: searched,
  phone: searched,
};
const redactContact: Rule = (value, pattern) => redactObject(value, pattern, contactRules);

const redactNextStep: Rule = (value, pattern) =>
  redactObject(value, pattern, {
    needed: searched,
    pickup_place: (place) => redactObject(place, pattern, { address: searched }),
  });

const eachText: Rule = (value, pattern) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, searched(text, pattern)]))
    : value;

const itemRules: Rules = {
  description: searched,
  sku: searched,
  merchant_product_id: searched,
  mfr_id_std: searched,
  mfr_id_nonstd: searched,
  cpsc_certifier_id: searched,
  cpsc_product_id: searched,
  cpsc_version_id: searched,
  manufacturer: redactContact,
  eu_responsible_person: redactContact,
};

/**
 * Fields of the contract that can hold personal data, by their names (tests/personal-data/redact.test.ts compares them with
 * the schemas). All other fields are the service's own words, such as types, statuses and codes, and stay: a recipient may
 * be called Shipment or Live.
 */
const rules: Rules = {
  // Of a saved or a checked party.
  ...Object.fromEntries(partyFields.map((name) => [name, searched])),
  recipient: redactPartyRecord,
  sender: redactPartyRecord,
  metadata: () => ({}),
  district: () => null,
  items: each(itemRules),
  // The description of a checkpoint is a text of the service (src/tracking/carrier-code.ts).
  events: each({ location: searched, next_step: redactNextStep }),
  // Chosen by the client.
  request: (value, pattern) => redactObject(value, pattern, { id: searched, idempotency_key: searched }),
  reference_no: searched,
  // Of a checked party.
  lines: searched,
  suggestion: searched,
  tags: searched,
  warnings: (value, pattern) => (Array.isArray(value) ? redactWarnings(value, pattern) : value),
  // Of an endpoint.
  description: searched,
  // Of a product: goods can be made for one person.
  ...itemRules,
  translations: eachText,
  // Of a movement of the wallet, or of a carrier or a receiver.
  reason: searched,
  error: searched,
  carrier_message: searched,
  response_excerpt: searched,
  // Texts of a cell of a file of orders.
  params: eachText,
  // Where an error is: it may end with a name of the client's own.
  path: (value, pattern) =>
    Array.isArray(value)
      ? [...value.slice(0, -1), ...value.slice(-1).map((last) => searched(last, pattern))]
      : value,
};

/** Returns a body of an event or a stored response without the people of its shipment. All other fields stay. */
export function redactDocument(value: unknown, pattern: RegExp | null): unknown {
  if (Array.isArray(value)) return value.map((one) => redactDocument(one, pattern));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, (rules[name] ?? redactDocument)(one, pattern)]),
  );
}

function redactObject(value: unknown, pattern: RegExp | null, own: Rules): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, own[name] ? own[name](one, pattern) : one]),
  );
}

/** Returns JSON text redacted as a document; null for a text that is no JSON, or encrypted. */
export function redactJson(text: string, pattern: RegExp | null): string | null {
  try {
    return JSON.stringify(redactDocument(JSON.parse(text), pattern));
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
