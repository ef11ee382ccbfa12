import type { Kysely } from 'kysely';
import { type Queryable, statement } from '../../statement.ts';
import type { Database } from '../../table/index.ts';

interface ApiKeyUse {
  readonly used_at: string;
  readonly address: string;
}

/** Returns the last use per key of an account; nothing for a key that was never used. */
export async function apiKeyUses(
  db: Kysely<Database>,
  accountId: string,
): Promise<ReadonlyMap<string, ApiKeyUse>> {
  const rows = await db
    .selectFrom('api_key_use as use')
    .innerJoin('api_key as key', 'key.id', 'use.key_id')
    .select(['use.key_id', 'use.used_at', 'use.address'])
    .where('key.account_id', '=', accountId)
    .execute();
  return new Map(rows.map((row) => [row.key_id, row]));
}

// Raw: upsert from arrays, in key order so that processes can't block each other for good.
const write = statement()({
  parameters: ['keyIds', 'addresses'],
  text: (p) => `insert into api_key_use as kept (key_id, used_at, address)
      select k.id, sampan_clock(), u.address from unnest(${p.keyIds}::text[], ${p.addresses}::text[]) u (key_id, address)
        join api_key k on k.id = u.key_id order by k.id
      on conflict (key_id) do update set used_at = excluded.used_at, address = excluded.address`,
});

/** Records that keys were used now. */
export async function writeApiKeyUses(pool: Queryable, uses: ReadonlyMap<string, string>): Promise<void> {
  await write.run(pool, { keyIds: [...uses.keys()], addresses: [...uses.values()] });
}
