import type { Kysely } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { PaymentInstructionTable } from '../../table/installation/payment-instruction.ts';

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
