import type { Kysely } from 'kysely';
import { storeResponse } from '../../db/query/account/idempotency-key.ts';
import {
  announceDefaultSender,
  clearDefaultSender,
  countSavedAddresses,
  deleteSavedAddress,
  insertSavedAddress,
  lockSavedAddress,
  lockSavedAddresses,
  type SavedAddressRow,
  updateSavedAddress,
} from '../../db/query/account/saved-address.ts';
import type { Scope } from '../../db/scope.ts';
import { transact } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import type { StoredParty } from '../../db/table/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { type AuditActor, audit } from '../audit.ts';
import { type Refuse, successEnvelope } from '../contract/errors.ts';
import type { ValidBody } from '../contract/operation.ts';
import { type Claim, lockClaim, type StoredResponse } from '../idempotency.ts';
import type { PricingContext, RuleViolation } from '../pricing/option.ts';
import { newId } from '../runtime.ts';
import { checkParty } from './check-party.ts';
import { storedParty } from './stored-party.ts';

/** Parties per account and mode (contract: createAddress). */
const maxSavedAddresses = 10_000;

/** Returns a saved party as the API shows it. */
export function savedAddressView(row: SavedAddressRow): Schemas['SavedAddress'] {
  const { party } = row;
  return {
    id: row.id,
    role: row.role,
    description: row.description,
    is_default: row.is_default,
    contact_name: party.contact_name,
    phone: party.phone,
    country_code: party.country_code,
    city: party.city,
    address: party.address,
    district: party.district ?? null,
    postal_code: party.postal_code ?? null,
    email: party.email ?? null,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Saves a party, and stores the response under the idempotency key, in one transaction. */
export async function saveAddressOnce(
  db: Kysely<Database>,
  claim: Claim,
  address: NewAddress,
  actor: AuditActor,
  refuse: Refuse<'ADDRESS_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT'>,
): Promise<StoredResponse<201>> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockClaim(tx, claim))) return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
    const saved = await saveAddress(tx, claim.scope, address, actor, refuse);
    const storedBody = successEnvelope(201, savedAddressView(saved));
    await storeResponse(tx, claim.scope, claim.key, { status: 201, body: storedBody });
    return { status: 201, storedBody };
  });
}

type NewAddress = Pick<SavedAddressRow, 'role' | 'description' | 'party' | 'is_default'>;

/** Saves a party, also in the caller's transaction. Read it with `readNewAddress`. */
export async function saveAddress(
  db: Kysely<Database>,
  scope: Scope,
  address: NewAddress,
  actor: AuditActor,
  refuse: Refuse<'ADDRESS_LIMIT_REACHED'>,
): Promise<SavedAddressRow> {
  return transact(db, async (tx) => {
    await lockSavedAddresses(tx, scope);
    if ((await countSavedAddresses(tx, scope)) >= maxSavedAddresses) return refuse('ADDRESS_LIMIT_REACHED');
    if (address.is_default) await replaceDefaultSender(tx, scope);
    const id = newId('adr', actor.now);
    await audit(tx, actor, 'address.saved', id);
    return insertSavedAddress(tx, scope, { ...address, id });
  });
}

/** Reads a party to save. Refuses fields that createShipment would refuse, and a recipient as default. */
export function readNewAddress(
  { role, description, is_default, ...party }: ValidBody<'createAddress'>,
  pricing: PricingContext,
  refuse: Refuse<'INVALID_FIELD'>,
): NewAddress {
  const violations = addressViolations({ role, is_default }, party, pricing);
  if (violations.length > 0) return refuse('INVALID_FIELD', { violations });
  return { role, description, is_default, party: storedParty(party) };
}

/** Changes a saved party. Shipments that were booked with it stay as they are. */
export async function changeAddress(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
  { description, is_default, ...given }: ValidBody<'updateAddress'>,
  pricing: PricingContext,
  actor: AuditActor,
  refuse: Refuse<'NOT_FOUND' | 'INVALID_FIELD'>,
): Promise<SavedAddressRow> {
  return db.transaction().execute(async (tx) => {
    // Before the row, so that two changes of the default sender don't wait for each other.
    if (is_default !== undefined) await lockSavedAddresses(tx, scope);
    const saved = (await lockSavedAddress(tx, scope, id)) ?? refuse('NOT_FOUND');
    const changed = {
      description: description ?? saved.description,
      is_default: is_default ?? saved.is_default,
      party: { ...saved.party, ...given },
    };
    const violations = addressViolations({ role: saved.role, ...changed }, changed.party, pricing);
    if (violations.length > 0) return refuse('INVALID_FIELD', { violations });
    if (changed.is_default && !saved.is_default) await clearDefaultSender(tx, scope);
    const row = await updateSavedAddress(tx, scope, id, { ...changed, party: storedParty(changed.party) });
    if (saved.is_default || row.is_default) await announceDefaultSender(tx);
    await audit(tx, actor, 'address.changed', id);
    return row;
  });
}

/** Deletes a saved party. Shipments that were booked with it stay as they are. */
export async function removeAddress(
  db: Kysely<Database>,
  scope: Scope,
  id: string,
  actor: AuditActor,
  refuse: Refuse<'NOT_FOUND'>,
): Promise<SavedAddressRow> {
  return db.transaction().execute(async (tx) => {
    const deleted = (await deleteSavedAddress(tx, scope, id)) ?? refuse('NOT_FOUND');
    if (deleted.is_default) await announceDefaultSender(tx);
    await audit(tx, actor, 'address.deleted', id);
    return deleted;
  });
}

async function replaceDefaultSender(tx: Kysely<Database>, scope: Scope): Promise<void> {
  await clearDefaultSender(tx, scope);
  await announceDefaultSender(tx);
}

/** A destination's own rules can depend on the order, so only a booking checks them. */
function addressViolations(
  { role, is_default }: Pick<SavedAddressRow, 'role' | 'is_default'>,
  party: Partial<StoredParty>,
  pricing: PricingContext,
): RuleViolation[] {
  const violations = checkParty(role, party, pricing).violations.filter(
    ({ code }) => code === 'INVALID_FIELD',
  );
  if (!is_default || role === 'sender') return violations;
  const message = 'must be false for a recipient: only a sender can be the default';
  return [...violations, { path: ['is_default'], code: 'INVALID_FIELD', message }];
}
