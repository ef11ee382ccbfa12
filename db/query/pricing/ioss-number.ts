import type { Kysely, Selectable } from 'kysely';
import type { IossNumberTable } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';

export type IossNumber = Readonly<Selectable<IossNumberTable>>;

export async function listIossNumbers(db: Kysely<Database>, accountId: string): Promise<IossNumber[]> {
  return db
    .selectFrom('ioss_number')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('number')
    .execute();
}

/** Registers a number, or changes whether it is a platform's. A new default replaces the old one. */
export function addIossNumber(db: Kysely<Database>, number: NewIossNumber): Promise<IossNumber> {
  const add = (transaction: Kysely<Database>) => addUnderLock(transaction, number);
  return db.isTransaction ? add(db) : db.transaction().execute(add);
}

async function addUnderLock(
  transaction: Kysely<Database>,
  { accountId, number, isPlatform, isDefault }: NewIossNumber,
): Promise<IossNumber> {
  // Serializes concurrent defaults, which would violate the unique index.
  await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  if (isDefault) {
    await transaction
      .updateTable('ioss_number')
      .set({ is_default: false })
      .where('account_id', '=', accountId)
      .where('is_default', '=', true)
      .execute();
  }
  return transaction
    .insertInto('ioss_number')
    .values({ account_id: accountId, number, is_platform: isPlatform, is_default: isDefault })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'number'])
        .doUpdateSet({ is_platform: isPlatform, ...(isDefault ? { is_default: true } : {}) }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface NewIossNumber {
  readonly accountId: string;
  readonly number: string;
  /** A marketplace's number registered to the account, not the account's own. */
  readonly isPlatform: boolean;
  readonly isDefault: boolean;
}

export async function removeIossNumber(
  db: Kysely<Database>,
  accountId: string,
  number: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('ioss_number')
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
