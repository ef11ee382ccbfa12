import type { Schemas } from '../../generated/operations.ts';
import { listedViolations, type Violation } from '../contract/errors.ts';
import { countryNames } from '../country.ts';
import { asciiUpper } from '../text.ts';
import { addressLines } from './address-lines.ts';
import { adviseOnPhone, adviseOnPlace, meantCountry } from './advise.ts';

type Finding = Schemas['AddressFinding'];
type NormalizedParty = Schemas['RecipientPartyRecord'];

/** Of the contract: AddressValidation. */
const maxFindings = 100;

/** Violations and warnings of a party in a shipment, with paths in the party. */
export interface PartyCheck {
  readonly violations: readonly Violation[];
  readonly warnings: readonly Violation[];
}

/** Adds advice to what createShipment says of a party. A field has one finding, the gravest. */
export async function reviewParty(
  party: unknown,
  { violations, warnings }: PartyCheck,
): Promise<Schemas['AddressValidation']> {
  const sent = readable(party);
  const { listed } = listedViolations(violations);
  const advised = violations.some(({ path }) => path[0] === 'country_code') ? [] : await advise(sent);
  const findings = gravestOfEachField([
    ...listed.map((violation) => toFinding(violation, 'error', sent)),
    ...warnings.map((warning) => toFinding(warning, 'warning', sent)),
    ...advised.filter(({ severity }) => severity === 'warning'),
    ...advised.filter(({ severity }) => severity === 'notice'),
  ]);
  const normalized = violations.length > 0 ? null : withSuggestions(sent, findings);
  return {
    valid: violations.length === 0,
    findings: findings.slice(0, maxFindings),
    normalized,
    lines: normalized && labelLines(normalized),
  };
}

/** Returns the advice on a party whose neglect may delay the parcel. */
export async function partyWarnings(party: unknown): Promise<Finding[]> {
  return (await advise(readable(party))).filter(({ severity }) => severity === 'warning');
}

/** Of findings in the order of their severity, keeps the first of each field. */
function gravestOfEachField(findings: readonly Finding[]): Finding[] {
  const byPath = new Map<string, Finding>();
  for (const finding of findings) {
    const path = JSON.stringify(finding.path);
    if (!byPath.has(path)) byPath.set(path, finding);
  }
  return [...byPath.values()];
}

/** Reads the texts of a party that may break the schema. */
function readable(party: unknown): NormalizedParty {
  const fields = (typeof party === 'object' && party !== null ? party : {}) as Record<string, unknown>;
  const text = (name: string) =>
    Object.hasOwn(fields, name) && typeof fields[name] === 'string' ? tidy(fields[name]) : '';
  return {
    contact_name: text('contact_name'),
    phone: text('phone'),
    country_code: asciiUpper(text('country_code')),
    city: text('city'),
    address: text('address'),
    district: text('district') || null,
    postal_code: text('postal_code') || null,
    email: text('email') || null,
  };
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function toFinding(
  { path, code, message }: Violation,
  severity: Finding['severity'],
  { country_code }: NormalizedParty,
): Finding {
  const suggestion = path[0] === 'country_code' ? meantCountry(country_code) : null;
  return { path: [...path], severity, code, message, suggestion };
}

async function advise(sent: NormalizedParty): Promise<Finding[]> {
  const { country_code, city, address, district, postal_code, phone } = sent;
  if (country_code === '') return [];
  const place = {
    country_code,
    city,
    address,
    district: district ?? undefined,
    postal_code: postal_code ?? undefined,
  };
  const onPhone = phone === '' ? null : await adviseOnPhone(phone, country_code);
  return [...adviseOnPlace(place, countryNames(country_code).en), ...(onPhone ? [onPhone] : [])].map(
    ({ field, ...advice }) => ({ path: [field], ...advice }),
  );
}

function withSuggestions(sent: NormalizedParty, findings: readonly Finding[]): NormalizedParty {
  const suggested = findings.flatMap(({ path, suggestion }) =>
    suggestion === null ? [] : [[String(path[0]), suggestion || null]],
  );
  return { ...sent, ...Object.fromEntries(suggested) };
}

function labelLines(party: NormalizedParty): string[] {
  const { district, postal_code } = party;
  const lines = addressLines({
    ...party,
    district: district ?? undefined,
    postal_code: postal_code ?? undefined,
  });
  return [...lines, countryNames(party.country_code).en.toUpperCase()];
}
