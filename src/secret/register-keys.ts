import type { Db } from '../../db/client.ts';
import { listSealingKeys, registerSealingKey } from '../../db/query/installation/sealing-key.ts';
import { ConfigError } from '../config/read-setting.ts';
import { deriveBytes, type SecretKey } from '../config/secret-key.ts';
import type { KeyRing } from './key-ring.ts';

/** Returns a value that identifies a key without revealing it. */
function checkValueOf(key: SecretKey): string {
  return deriveBytes(key, 'check value').toString('hex', 0, 16);
}

/** Registers the active key before its first use. @throws {ConfigError} if a registered key is missing or changed. */
export async function registerKeys(db: Db, ring: KeyRing, source = 'SECRET_KEYS'): Promise<void> {
  const problem = await keyProblem(db, ring);
  if (problem) throw new ConfigError(`${source}: ${problem}`);
  await registerSealingKey(db.kysely, { id: ring.active.id, checkValue: checkValueOf(ring.active) });
  // Two processes may start with different bytes under one id. The first one registered wins.
  const late = await keyProblem(db, ring);
  if (late) throw new ConfigError(`${source}: ${late}`);
}

/** Returns why a ring can't be used with a database; null if it can. */
export async function keyProblem(db: Db, ring: KeyRing): Promise<string | null> {
  for (const { id, check_value } of await listSealingKeys(db.kysely)) {
    const key = ring.keys.get(id);
    if (!key) {
      return `the key ${id} is missing, but the database holds secrets encrypted with it; add it after the active key`;
    }
    if (checkValueOf(key) !== check_value) {
      return `the key ${id} differs from the key with this id that encrypted the database's secrets; restore the original key`;
    }
  }
  return null;
}
