import type { Db } from '../../db/client.ts';
import { listSealingKeys, registerSealingKey } from '../../db/query/installation/sealing-key.ts';
import { ConfigError } from '../config/config.ts';
import { deriveBytes, type SecretKey } from '../config/secret-key.ts';
import type { KeyRing } from './key-ring.ts';

/** What a registered key is recognised by; says nothing of it. */
function checkValueOf(key: SecretKey): string {
  return deriveBytes(key, 'check value').toString('hex', 0, 16);
}

/**
 * Registers the active key in the database, before it encrypts anything there; and holds the ring against the keys
 * that are registered. A key stays registered for as long as anything is encrypted with it.
 * @param source where the ring's keys are kept, for the error's text
 * @throws {ConfigError} when the ring lacks one of them, or has other bytes under its id.
 */
export async function registerKeys(db: Db, ring: KeyRing, source = 'SECRET_KEYS'): Promise<void> {
  const problem = await keyProblem(db, ring);
  if (problem) throw new ConfigError(`${source}: ${problem}`);
  await registerSealingKey(db.kysely, { id: ring.active.id, checkValue: checkValueOf(ring.active) });
  // Two processes may begin with different bytes under one id: the first registered counts.
  const late = await keyProblem(db, ring);
  if (late) throw new ConfigError(`${source}: ${late}`);
}

/** Why a ring can't be used with a database; null when it can. */
export async function keyProblem(db: Db, ring: KeyRing): Promise<string | null> {
  for (const { id, check_value } of await listSealingKeys(db.kysely)) {
    const key = ring.keys.get(id);
    if (!key) {
      return `the key ${id} is missing, and the database holds secrets that are encrypted with it; add it behind the active one`;
    }
    if (checkValueOf(key) !== check_value) {
      return `the key ${id} is not the one of that id that the database's secrets are encrypted with`;
    }
  }
  return null;
}
