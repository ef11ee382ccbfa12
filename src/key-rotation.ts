import type { Db } from '../db/client.ts';
import {
  countSealedValues,
  dropUnusedKeys,
  listSealedValues,
  replaceSealedValue,
  type SealedColumn,
  sealedColumns,
} from '../db/query/installation/sealed-value.ts';
import type { AuditActor } from './audit.ts';
import { commitChange } from './change.ts';
import { type KeyRing, SealError } from './secret/key-ring.ts';

export interface RotationReport {
  readonly active: string;
  readonly reencrypted: number;
  readonly unreadable: readonly { readonly table: string; readonly row: string; readonly reason: string }[];
  readonly left: readonly { readonly table: string; readonly key_id: string; readonly count: number }[];
  /** Keys that encrypt nothing. They can be removed from SECRET_KEYS. */
  readonly retired: readonly string[];
}

const chunkSize = 50;

/** Encrypts all values with the active key while the service runs, and records it. After an interruption, run it again. */
export async function rotateKeys(db: Db, ring: KeyRing, actor: AuditActor): Promise<RotationReport> {
  const unreadable: RotationReport['unreadable'][number][] = [];
  let reencrypted = 0;
  for (const column of sealedColumns) {
    for (let after = ''; ; ) {
      const values = await listSealedValues(db, column, { except: ring.active.id, after, limit: chunkSize });
      for (const { row, account, value } of values) {
        const renewed = encryptAnew(ring, column, { row, account, value });
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
  const active = ring.active.id;
  if (reencrypted > 0)
    await commitChange(db.kysely, async () => ({
      result: undefined,
      entry: [actor, 'secret_keys.rotated', `${active}: ${reencrypted}`],
    }));
  return { active, reencrypted, unreadable, left: left.flat(), retired };
}

/** Decrypts every encrypted value, and changes nothing. Returns their number and those that can't be decrypted. */
export async function openAllValues(
  db: Db,
  ring: KeyRing,
): Promise<{ readonly opened: number; readonly unreadable: readonly string[] }> {
  const unreadable: string[] = [];
  let opened = 0;
  for (const column of sealedColumns) {
    for (let after = ''; ; ) {
      const values = await listSealedValues(db, column, { except: '', after, limit: chunkSize });
      for (const value of values) {
        const problem = whyUnreadable(ring, column, value);
        if (problem === null) opened++;
        else unreadable.push(problem);
      }
      const last = values.at(-1);
      if (!last) break;
      after = last.row;
    }
  }
  return { opened, unreadable };
}

function whyUnreadable(ring: KeyRing, column: SealedColumn, { row, account, value }: Value): string | null {
  const context = { table: column.table, column: column.column, row, account };
  try {
    if (typeof value === 'string') ring.decrypt(value, context);
    else ring.decrypt(value, context);
    return null;
  } catch (error) {
    if (error instanceof SealError) return error.message;
    throw error;
  }
}

type Value = { readonly row: string; readonly account: string; readonly value: string | Buffer };

function encryptAnew(
  ring: KeyRing,
  column: SealedColumn,
  { row, account, value }: Value,
): string | Buffer | SealError {
  const context = { table: column.table, column: column.column, row, account };
  try {
    if (typeof value === 'string') return ring.encrypt(ring.decrypt(value, context), context);
    return ring.encrypt(ring.decrypt(value, context), context);
  } catch (error) {
    if (error instanceof SealError) return error;
    throw error;
  }
}
