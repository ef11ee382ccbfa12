import type { Kysely } from 'kysely';
import { addIossNumber, type IossNumber, removeIossNumber } from '../../db/query/pricing/ioss-number.ts';
import type { Database } from '../../db/table/index.ts';
import { type AccountActor, audit } from '../user/audit.ts';

/** Adds or updates an IOSS number of the actor's account in the caller's transaction. */
export async function registerIossNumber(
  tx: Kysely<Database>,
  actor: AccountActor,
  given: { readonly number: string; readonly isPlatform: boolean; readonly isDefault: boolean },
): Promise<IossNumber> {
  const added = await addIossNumber(tx, { accountId: actor.accountId, ...given });
  await audit(tx, actor, 'ioss_number.added', given.number);
  return added;
}

/** Removes an IOSS number in the caller's transaction. False if the account does not have it. */
export async function withdrawIossNumber(
  tx: Kysely<Database>,
  actor: AccountActor,
  number: string,
): Promise<boolean> {
  if (!(await removeIossNumber(tx, actor.accountId, number))) return false;
  await audit(tx, actor, 'ioss_number.removed', number);
  return true;
}
