import type { StoredParty } from '../../db/table/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { listedViolations, type Violation } from '../contract/errors.ts';
import { countryNames } from '../country.ts';
import { addressLines } from '../postal/address-lines.ts';
import { adviseOnPlace, meantCountry } from './advise.ts';
import { adviseOnPhone } from './phone-number.ts';
import { isPostOfficeBox } from './po-box.ts';
import { recipientRecord, storedParty } from './stored-party.ts';

type Finding = Schemas['AddressFinding'];

/** Of the contract: AddressValidation. */
const maxFindings = 100;

/** Violations and warnings of a party in a shipment, with paths in the party. */
export interface PartyCheck {
  readonly violations: readonly Violation[];
  readonly warnings: readonly (Omit<Violation, 'code'> & { readonly code: string })[];
}

/** Adds advice to what createShipment says of a party. A field has one finding, the gravest. */
export async function reviewParty(
  party: unknown,
  { violations, warnings }: PartyCheck,
): Promise<Schemas['AddressValidation']> {
  const sent = readPartyTexts(party);
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
    normalized: normalized && recipientRecord(normalized),
    lines: normalized && labelLines(normalized),
  };
}

/** Returns the advice on a party whose neglect may delay the parcel. A courier delivers to no post office box. */
export async function partyWarnings(
  party: unknown,
  { isByCourier }: { readonly isByCourier: boolean },
): Promise<Finding[]> {
  const sent = readPartyTexts(party);
  const warnings = (await advise(sent)).filter(({ severity }) => severity === 'warning');
  const { address, country_code } = sent;
  return isByCourier && isPostOfficeBox(address, country_code) ? [...warnings, boxWarning] : warnings;
}

const boxWarning: Finding = {
  path: ['address'],
  severity: 'warning',
  code: 'PO_BOX',
  message:
    'is a box of the post office, and a courier delivers to street addresses; send one, or choose a postal service',
  suggestion: null,
};

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
function readPartyTexts(party: unknown): StoredParty {
  const fields = typeof party === 'object' && party !== null ? Object.entries(party) : [];
  const texts = fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, tidy(value)]] : []));
  const none = { contact_name: '', phone: '', country_code: '', city: '', address: '' };
  return { ...none, ...storedParty({ ...none, ...Object.fromEntries(texts) }) };
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function toFinding(
  { path, code, message }: PartyCheck['warnings'][number],
  severity: Finding['severity'],
  { country_code }: StoredParty,
): Finding {
  const suggestion = path[0] === 'country_code' ? meantCountry(country_code) : null;
  return { path: [...path], severity, code, message, suggestion };
}

async function advise(sent: StoredParty): Promise<Finding[]> {
  const { country_code, phone } = sent;
  if (country_code === '') return [];
  const onPhone = phone === '' ? null : await adviseOnPhone(phone, country_code);
  return [...adviseOnPlace(sent, countryNames(country_code).en), ...(onPhone ? [onPhone] : [])].map(
    ({ field, ...advice }) => ({ path: [field], ...advice }),
  );
}

function withSuggestions(sent: StoredParty, findings: readonly Finding[]): StoredParty {
  const suggested = findings.flatMap(({ path, suggestion }) =>
    suggestion === null ? [] : [[String(path[0]), suggestion]],
  );
  return storedParty({ ...sent, ...Object.fromEntries(suggested) });
}

function labelLines(party: StoredParty): string[] {
  return [...addressLines(party), countryNames(party.country_code).en.toUpperCase()];
}
