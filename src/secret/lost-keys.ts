import type { Db } from '../../db/client.ts';
import { sealedColumns } from '../../db/query/installation/sealed-column.ts';
import { countSealedValues } from '../../db/query/installation/sealed-value.ts';
import { listSealingKeys, sealingKeysExist } from '../../db/query/installation/sealing-key.ts';
import { ConfigError } from '../config/config.ts';
import { keyFile } from './key-file.ts';

/**
 * Refuses to go on without any key when the database already has secrets that a key encrypts: a new key couldn't open
 * them, and would hide that the old one is lost. Works on a database without a schema, which has none.
 * @throws {ConfigError} that names the file, what can't be read without it, and what to do.
 */
export async function refuseLostKeys(db: Db, home: string): Promise<void> {
  if (!(await sealingKeysExist(db.kysely))) return;
  const registered = await listSealingKeys(db.kysely);
  if (registered.length === 0) return;
  const ids = registered.map(({ id }) => id).join(', ');
  throw new ConfigError(
    `${keyFile(home)} is missing, and this database's secrets are encrypted with its keys (${ids}): ` +
      `${await lostValues(db)} can't be read without them. ` +
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
  return lost.length > 0 ? lost.join(', ') : 'whatever they encrypted';
}
