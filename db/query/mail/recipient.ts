import type { Kysely } from 'kysely';
import type { Db } from '../../client.ts';
import { statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';

/** Subject of the emails about a parcel: its shop, and the hash of the recipient's address. */
export interface RecipientMailSubject {
  readonly account_id: string;
  readonly shop: string;
}

/** Returns the account and the shop of the emails about the parcel of a tracking page. */
export async function findRecipientMailSubject(
  db: Kysely<Database>,
  trackToken: string,
): Promise<RecipientMailSubject | undefined> {
  return db
    .selectFrom('shipment as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .leftJoin('account_brand as b', 'b.account_id', 's.account_id')
    .select(({ fn }) => ['s.account_id', fn.coalesce('b.name', 'a.name').as('shop')])
    .where('s.track_token', '=', trackToken)
    .where('s.visible', '=', true)
    .executeTakeFirst();
}

/** Ends the emails of an account to an address, by its hash. */
export async function stopRecipientMails(
  db: Kysely<Database>,
  accountId: string,
  addressHash: string,
): Promise<void> {
  await db
    .insertInto('recipient_mail_stop')
    .values({ account_id: accountId, address_hash: addressHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** An email keeps its row this long, so that a shipment sends none twice. */
const keptDays = 90;

// Raw: an age by the database's clock.
const deleteOld = statement<{ id: string }>()({
  parameters: [],
  text: () => `delete from mail where kind = 'recipient' and due_at is null
    and created_at < sampan_clock() - interval '${keptDays} days' returning id`,
});

/** Deletes emails to recipients that ended long ago. Returns their number. */
export async function deleteOldRecipientMails({ pool }: Pick<Db, 'pool'>): Promise<number> {
  return (await deleteOld.run(pool, {})).rowCount ?? 0;
}
