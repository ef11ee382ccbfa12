import type { Db } from '../../db/client.ts';
import { type SealedColumn, sealedColumns } from '../../db/query/installation/sealed-column.ts';
import {
  countSealedValues,
  dropUnusedKeys,
  listSealedValues,
  replaceSealedValue,
} from '../../db/query/installation/sealed-value.ts';
import { type KeyRing, SealError } from './key-ring.ts';

export interface RotationReport {
  readonly active: string;
  readonly reencrypted: number;
  /** Values that couldn't be opened; they stay as they are. */
  readonly unreadable: readonly { readonly table: string; readonly row: string; readonly reason: string }[];
  /** How many values each key still encrypts. */
  readonly left: readonly { readonly table: string; readonly key_id: string; readonly count: number }[];
  /** Keys that nothing is encrypted with any more: they may leave SECRET_KEYS. */
  readonly retired: readonly string[];
}

const batch = 50;

/**
 * Encrypts with the active key whatever another key encrypts, in batches of short transactions, while the service
 * runs: a value that changes meanwhile is left to its writer. Repeating it goes on where it ended.
 */
export async function rotateKeys(db: Db, ring: KeyRing): Promise<RotationReport> {
  const unreadable: RotationReport['unreadable'][number][] = [];
  let reencrypted = 0;
  for (const column of sealedColumns) {
    for (let after = ''; ; ) {
      const values = await listSealedValues(db, column, { except: ring.active.id, after, limit: batch });
      for (const { row, account, value } of values) {
        const renewed = renew(ring, column, { row, account, value });
        if (renewed instanceof SealError) {
          unreadable.push({ table: column.table, row, reason: renewed.message });
        } else if (await replaceSealedValue(db, column, { row, value, renewed })) reencrypted++;
      }
      const last = values.at(-1);
      if (!last) break;
      after = last.row;
    }
  }
  const left = await Promise.all(sealedColumns.map((column) => countSealedValues(db, column)));
  const retired = await dropUnusedKeys(db, sealedColumns, ring.active.id);
  return { active: ring.active.id, reencrypted, unreadable, left: left.flat(), retired };
}

type Value = { readonly row: string; readonly account: string; readonly value: string | Buffer };

function renew(
  ring: KeyRing,
  column: SealedColumn,
  { row, account, value }: Value,
): string | Buffer | SealError {
  const place = { table: column.table, column: column.column, row, account };
  try {
    if (typeof value === 'string') return ring.encrypt(ring.decrypt(value, place), place);
    return ring.encrypt(ring.decrypt(value, place), place);
  } catch (error) {
    if (error instanceof SealError) return error;
    throw error;
  }
}
