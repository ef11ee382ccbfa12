import type { Kysely, Selectable } from 'kysely';
import type { AccountBrandTable } from '../../table/account.ts';
import type { Database } from '../../table/index.ts';
import type { RecipientMailState } from '../../table/mail.ts';

/** The brand of an account, without its logo. */
export interface BrandRow
  extends Pick<Selectable<AccountBrandTable>, 'name' | 'contact' | 'color' | 'logo_type'> {
  readonly mail_states: readonly RecipientMailState[];
}

const columns = ['name', 'contact', 'color', 'logo_type', 'mail_states'] as const;

export async function findBrand(db: Kysely<Database>, accountId: string): Promise<BrandRow | undefined> {
  return db
    .selectFrom('account_brand')
    .select(columns)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Returns the shop as its recipients see it: without a name of its own, it has that of its account. */
export async function findShop(
  db: Kysely<Database>,
  accountId: string,
): Promise<Omit<BrandRow, 'mail_states'> | undefined> {
  return db
    .selectFrom('account as a')
    .leftJoin('account_brand as b', 'b.account_id', 'a.id')
    .select(({ fn }) => [fn.coalesce('b.name', 'a.name').as('name'), 'b.contact', 'b.color', 'b.logo_type'])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}

export interface Logo {
  readonly content: Uint8Array;
  readonly type: NonNullable<AccountBrandTable['logo_type']>;
}

export async function findLogo(db: Kysely<Database>, accountId: string): Promise<Logo | null> {
  const row = await db
    .selectFrom('account_brand')
    .select(['logo', 'logo_type'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.logo && row.logo_type ? { content: row.logo, type: row.logo_type } : null;
}

/** Serializes changes of a brand until the transaction ends. */
export async function lockBrand(tx: Kysely<Database>, accountId: string): Promise<BrandRow> {
  await tx
    .insertInto('account_brand')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return tx
    .selectFrom('account_brand')
    .select(columns)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Updates a brand that the transaction has locked. `logo` undefined: it stays; null: none. */
export async function writeBrand(
  tx: Kysely<Database>,
  accountId: string,
  { name, contact, color, mail_states }: Omit<BrandRow, 'logo_type'>,
  logo: Logo | null | undefined,
): Promise<void> {
  await tx
    .updateTable('account_brand')
    .set({ name, contact, color, mail_states: [...mail_states] })
    .$if(logo !== undefined, (update) =>
      update.set({ logo: logo ? Buffer.from(logo.content) : null, logo_type: logo?.type ?? null }),
    )
    .where('account_id', '=', accountId)
    .execute();
}
