import type { Kysely } from 'kysely';
import type { Database } from '../../table/index.ts';

/** Defaults of the installation's switches. */
export const switchDefaults = { 'vat-prepay': true, 'voec-prepay': true } as const;

export type SwitchName = keyof typeof switchDefaults;

export interface Switch {
  readonly name: SwitchName;
  readonly on: boolean;
  readonly updated_at: string | null;
}

export async function listSwitches(db: Kysely<Database>): Promise<Switch[]> {
  const stored = await db.selectFrom('setting').selectAll().execute();
  return Object.entries(switchDefaults).map(([name, fallback]) => {
    const row = stored.find((one) => one.name === name);
    return { name: name as SwitchName, on: row?.value ?? fallback, updated_at: row?.updated_at ?? null };
  });
}

export async function setSwitch(
  db: Kysely<Database>,
  name: SwitchName,
  on: boolean,
  at: Date,
): Promise<void> {
  const row = { value: JSON.stringify(on), updated_at: at };
  await db
    .insertInto('setting')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
