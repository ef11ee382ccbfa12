import type { Kysely } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { PaymentInstructionTable } from '../../table/installation.ts';

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

export const maxInstructionLength = 2_000;

export type PaymentInstructions = Readonly<Partial<Record<PaymentInstructionTable['language'], string>>>;

export async function readPaymentInstructions(db: Kysely<Database>): Promise<PaymentInstructions> {
  const rows = await db.selectFrom('payment_instruction').selectAll().execute();
  return Object.fromEntries(rows.map(({ language, text }) => [language, text]));
}

/** Replaces the instructions of all languages; a language without a text has none. */
export async function replacePaymentInstructions(
  tx: Kysely<Database>,
  texts: PaymentInstructions,
): Promise<void> {
  await tx.deleteFrom('payment_instruction').execute();
  const rows = (['en', 'zh-Hant'] as const).flatMap((language) =>
    texts[language] ? [{ language, text: texts[language] }] : [],
  );
  if (rows.length > 0) await tx.insertInto('payment_instruction').values(rows).execute();
}
