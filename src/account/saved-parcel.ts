import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import {
  deleteSavedParcel,
  listSavedParcels,
  lockSavedParcels,
  putSavedParcel,
  type SavedParcelRow,
} from '../../db/query/account/saved-parcel.ts';
import type { Database } from '../../db/table/index.ts';
import { validateShipmentBody } from '../../generated/request-validators.js';
import type { AccountActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import type { Refuse, Violation } from '../contract/errors.ts';
import { schemaViolations } from '../contract/schema-violation.ts';

/** Saved parcels per account. All are offered beside the fields of a parcel. */
export const maxSavedParcels = 20;

/** Returns what the contract says is wrong with a weight and sizes. The weight may be missing: it is then typed for each order. */
export function savedParcelViolations(parcel: Readonly<Record<string, unknown>>): Violation[] {
  const sent = { parcels: [{ weight_kg: 1, ...parcel }] };
  return schemaViolations(validateShipmentBody, sent).flatMap(({ path, ...violation }) =>
    path[0] === 'parcels' ? [{ ...violation, path: path.slice(2) }] : [],
  );
}

/** Saves weight and sizes under a name, in the place of an earlier parcel of this name. False: the account has the most. */
export async function saveParcel(
  db: Kysely<Database>,
  actor: AccountActor,
  saved: SavedParcelRow,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    await lockSavedParcels(tx, actor.accountId);
    const kept = await listSavedParcels(tx, actor.accountId);
    const before = kept.find(({ name }) => name === saved.name);
    if (!before && kept.length >= maxSavedParcels) return { result: false, entry: null };
    const isSame = isDeepStrictEqual(before?.parcel, saved.parcel);
    if (!isSame) await putSavedParcel(tx, actor.accountId, saved);
    return { result: true, entry: !isSame && [actor, 'parcel.saved', saved.name] };
  });
}

/** Removes a saved parcel. Orders that it filled in stay as they are. */
export async function removeParcel(
  db: Kysely<Database>,
  actor: AccountActor,
  name: string,
  refuse: Refuse<'NOT_FOUND'>,
): Promise<void> {
  await commitChange(db, async (tx) => {
    if (!(await deleteSavedParcel(tx, actor.accountId, name))) return refuse('NOT_FOUND');
    return { result: undefined, entry: [actor, 'parcel.removed', name] };
  });
}
