import type { Kysely } from 'kysely';
import {
  announceDefaultSender,
  clearDefaultSender,
  countSavedAddresses,
  deleteSavedAddressRow,
  insertSavedAddressRow,
  lockSavedAddress,
  lockSavedAddresses,
  type SavedAddressRow,
  updateSavedAddressRow,
} from '../../db/query/account/saved-address.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { StoredParty } from '../../db/table/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { commitChange } from '../change.ts';
import type { Refuse } from '../contract/errors.ts';
import type { ValidBody } from '../contract/operation.ts';
import type { StoredResponse } from '../idempotency.ts';
import { type ChangeCall, type ChangeContext, commitOnce } from '../idempotency.ts';
import type { PricingContext, RuleViolation } from '../pricing/option.ts';
import { newId } from '../runtime.ts';
import { checkParty } from './check-party.ts';
import { recipientRecord, storedParty } from './stored-party.ts';

/** Parties per account and mode (contract: createAddress). */
const maxSavedAddresses = 10_000;

/** Returns a saved party as the API shows it. */
export function savedAddressView(row: SavedAddressRow): Schemas['SavedAddress'] {
  const { id, role, description, is_default, party, created_at, updated_at } = row;
  return { id, role, description, is_default, ...recipientRecord(party), created_at, updated_at };
}

type NewAddress = Pick<SavedAddressRow, 'role' | 'description' | 'party' | 'is_default'>;

/** Saves a party, once per key if the call has one. Read it with `readNewAddress`. */
export function createSavedAddress(
  context: ChangeContext,
  call: ChangeCall<'ADDRESS_LIMIT_REACHED' | 'IDEMPOTENCY_IN_FLIGHT'>,
  address: NewAddress,
): Promise<StoredResponse<201>> {
  const { scope, actor, refuse } = call;
  return commitOnce(context, call, { status: 201 }, async (tx) => {
    await lockSavedAddresses(tx, scope);
    if ((await countSavedAddresses(tx, scope)) >= maxSavedAddresses) return refuse('ADDRESS_LIMIT_REACHED');
    if (address.is_default) await replaceDefaultSender(tx, scope);
    const id = newId('adr', actor().now);
    const saved = await insertSavedAddressRow(tx, scope, { ...address, id });
    return { result: savedAddressView(saved), entry: [actor(), 'address.saved', id] };
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
export async function updateSavedAddress(
  db: Kysely<Database>,
  { scope, actor, refuse }: ChangeCall<'NOT_FOUND' | 'INVALID_FIELD'>,
  id: string,
  { description, is_default, ...given }: ValidBody<'updateAddress'>,
  pricing: PricingContext,
): Promise<SavedAddressRow> {
  return commitChange(db, async (tx) => {
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
    const row = await updateSavedAddressRow(tx, scope, id, { ...changed, party: storedParty(changed.party) });
    if (saved.is_default || row.is_default) await announceDefaultSender(tx);
    return { result: row, entry: [actor(), 'address.changed', id] };
  });
}

/** Deletes a saved party. Shipments that were booked with it stay as they are. */
export async function deleteSavedAddress(
  db: Kysely<Database>,
  { scope, actor, refuse }: ChangeCall<'NOT_FOUND'>,
  id: string,
): Promise<SavedAddressRow> {
  return commitChange(db, async (tx) => {
    const deleted = (await deleteSavedAddressRow(tx, scope, id)) ?? refuse('NOT_FOUND');
    if (deleted.is_default) await announceDefaultSender(tx);
    return { result: deleted, entry: [actor(), 'address.deleted', id] };
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
