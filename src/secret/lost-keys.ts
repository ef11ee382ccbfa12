import type { Db } from '../../db/client.ts';
import { sealedColumns } from '../../db/query/installation/sealed-column.ts';
import { countSealedValues } from '../../db/query/installation/sealed-value.ts';
import { listSealingKeys, sealingKeysExist } from '../../db/query/installation/sealing-key.ts';
import { ConfigError } from '../config/read-setting.ts';
import { keyFile } from './key-file.ts';

/** Refuses to create a key if the database holds encrypted secrets. @throws {ConfigError} that names the remedy. */
export async function refuseLostKeys(db: Db, home: string): Promise<void> {
  if (!(await sealingKeysExist(db.kysely))) return;
  const registered = await listSealingKeys(db.kysely);
  if (registered.length === 0) return;
  const ids = registered.map(({ id }) => id).join(', ');
  throw new ConfigError(
    `${keyFile(home)} is missing. This database's secrets are encrypted with its keys (${ids}): ` +
      `${await lostValues(db)} cannot be decrypted without them. ` +
      'Restore the file from a backup of SAMPAN_HOME, or set SECRET_KEYS to its text. Nothing was changed.',
  );
}

async function lostValues(db: Db): Promise<string> {
  const lost: string[] = [];
  for (const column of sealedColumns) {
    const counts = await countSealedValues(db, column);
    const count = counts.reduce((sum, one) => sum + one.count, 0);
    if (count > 0) lost.push(`${count} ${count === 1 ? column.one : column.several}`);
  }
  return lost.length > 0 ? lost.join(', ') : 'all encrypted values';
}
