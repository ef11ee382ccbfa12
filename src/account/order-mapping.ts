import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import {
  deleteOrderMappings,
  listOrderMappings,
  lockOrderDefaults,
  putOrderMapping,
} from '../../db/query/account/order-file.ts';
import type { Database } from '../../db/table/index.ts';
import type { AccountActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import type { Refuse } from '../contract/errors.ts';
import type { FoundMapping, Mapping } from '../order-file/mapping.ts';
import { fingerprintOf } from '../order-file/order-file.ts';

/** Mappings per account. The one that was not used for longest makes room. */
const maxMappings = 50;
/** Characters of a header whose mapping is kept. Those of the known exports have up to 2,000. */
const maxHeaderLength = 20_000;

/** Returns the mappings of an account by the fingerprint of their header. Both modes share them: a program's files are the same. */
export async function savedMappings(
  db: Kysely<Database>,
  accountId: string,
): Promise<Readonly<Record<string, Mapping>>> {
  const rows = await listOrderMappings(db, accountId);
  return Object.fromEntries(rows.map(({ columns, mapping }) => [fingerprintOf(columns), mapping]));
}

interface MappedFile {
  readonly table: { readonly hasHeader: boolean; readonly header: readonly string[] };
  readonly mapping: FoundMapping;
}

/**
 * Keeps the mapping of a file for the next one with the same columns, if a person chose it now or before. Not of a file
 * without names of columns: nothing says that the next one has the same.
 */
export async function saveMapping(
  db: Kysely<Database>,
  actor: AccountActor,
  { table: { hasHeader, header: columns }, mapping: { source, mapping: found } }: MappedFile,
): Promise<void> {
  // Without columns that a person added to this file.
  const mapping = found.slice(0, columns.length);
  const fingerprint = fingerprintOf(columns);
  const isChosen = source === 'chosen' || source === 'saved';
  if (!hasHeader || !isChosen || fingerprint.length > maxHeaderLength) return;
  const id = createHash('sha256').update(fingerprint).digest('base64url');
  await commitChange(db, async (tx) => {
    await lockOrderDefaults(tx, actor.accountId);
    const kept = await listOrderMappings(tx, actor.accountId);
    const others = kept.filter((one) => one.id !== id);
    const before = kept.find((one) => one.id === id);
    await putOrderMapping(tx, actor.accountId, { id, columns, mapping });
    const oldest = others.slice(maxMappings - 1).map((one) => one.id);
    if (oldest.length > 0) await deleteOrderMappings(tx, actor.accountId, oldest);
    const isSame = isDeepStrictEqual(before?.mapping, mapping);
    return { result: undefined, entry: !isSame && [actor, 'order_mapping.saved', columnsText(columns)] };
  });
}

/** Removes a mapping: the next file with its columns is understood again. */
export async function removeMapping(
  db: Kysely<Database>,
  actor: AccountActor,
  id: string,
  refuse: Refuse<'NOT_FOUND'>,
): Promise<void> {
  await commitChange(db, async (tx) => {
    const kept = await listOrderMappings(tx, actor.accountId);
    const removed = kept.find((one) => one.id === id) ?? refuse('NOT_FOUND');
    await deleteOrderMappings(tx, actor.accountId, [id]);
    return { result: undefined, entry: [actor, 'order_mapping.removed', columnsText(removed.columns)] };
  });
}

const namedColumns = 4;
const maxNameLength = 40;

/** Names the first columns of a file, by which a person knows the program that wrote it. */
export function columnsText(columns: readonly string[]): string {
  const named = columns.slice(0, namedColumns).map((name) => {
    const characters = [...name];
    return characters.length > maxNameLength ? `${characters.slice(0, maxNameLength).join('')}…` : name;
  });
  return [...named, ...(columns.length > namedColumns ? ['…'] : [])].join(', ');
}
