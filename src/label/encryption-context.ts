import type { EncryptionContext } from '../secret/key-ring.ts';

/** Returns the context of an encrypted label, as in `sealedColumns`. */
export function labelEncryptionContext(row: {
  readonly tracking_number: string;
  readonly account_id: string;
}): EncryptionContext {
  return { table: 'label', column: 'pdf', row: row.tracking_number, account: row.account_id };
}
