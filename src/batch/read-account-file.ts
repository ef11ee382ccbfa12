import type { Scope } from '../../db/scope.ts';
import { readOrderDefaults } from '../account/order-default.ts';
import { savedMappings } from '../account/order-mapping.ts';
import type { WorkContext } from '../context.ts';
import { type FileChoices, noChoices, type OrderFile } from '../order-file/order-file.ts';
import { readOrderFile } from '../order-file/read-order-file.ts';

/** Decisions of a person about a file. */
export type PersonChoices = Partial<
  Pick<FileChoices, 'encoding' | 'hasHeader' | 'mapping' | 'added' | 'corrections' | 'take'>
>;

/** Reads a file of orders with the mappings and the defaults that its account keeps, for both modes. */
export async function readAccountOrderFile(
  { db }: Pick<WorkContext, 'db'>,
  { accountId }: Pick<Scope, 'accountId'>,
  content: Uint8Array,
  choices: PersonChoices = {},
): Promise<OrderFile> {
  const [saved, defaults] = await Promise.all([
    savedMappings(db.kysely, accountId),
    readOrderDefaults(db.kysely, accountId),
  ]);
  return readOrderFile(accountId, content, { ...noChoices, ...choices, saved, defaults });
}
