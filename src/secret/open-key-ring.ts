import type { Db } from '../../db/client.ts';
import { type Config, ConfigError } from '../config/config.ts';
import type { SecretKey } from '../config/secret-key.ts';
import { keyFile, makeKeyFile, readKeyFile } from './key-file.ts';
import { KeyRing } from './key-ring.ts';
import { refuseLostKeys } from './lost-keys.ts';

export type KeySettings = Pick<Config, 'secretKeys' | 'databaseUrl' | 'production' | 'home'>;

/** Where the keys are kept: the setting, or the file in SAMPAN_HOME. */
export function keySource({ secretKeys, home }: Pick<Config, 'secretKeys' | 'home'>): string {
  return secretKeys ? 'SECRET_KEYS' : keyFile(home);
}

/**
 * The ring that the settings name: SECRET_KEYS, or else the keys in SAMPAN_HOME; null when there are none yet.
 * @throws {ConfigError} when the file can't be used, or where the keys must be in the setting: a production that
 * shares its database has other processes, which need them too.
 */
export async function readKeyRing(config: KeySettings): Promise<KeyRing | null> {
  if (config.secretKeys) return new KeyRing(config.secretKeys);
  if (config.databaseUrl && config.production) {
    throw new ConfigError(
      'SECRET_KEYS is not set; with DATABASE_URL and NODE_ENV=production it must hold the keys that stored secrets are encrypted with, for a beginning SECRET_KEYS="k1:$(openssl rand -base64 32)"',
    );
  }
  const keys = await onFile(config.home, readKeyFile);
  return keys && new KeyRing(keys);
}

/**
 * The same on a database: null only when neither has a key yet.
 * @throws {ConfigError} also when the database has secrets and there is no key to open them with.
 */
export async function findKeyRing(config: KeySettings, db: Db): Promise<KeyRing | null> {
  const ring = await readKeyRing(config);
  if (!ring) await refuseLostKeys(db, config.home);
  return ring;
}

/** The same for a service: the first key of a home is made, for a database that has no secrets yet. */
export async function openKeyRing(config: KeySettings, db: Db): Promise<KeyRing> {
  return (await findKeyRing(config, db)) ?? new KeyRing(await onFile(config.home, makeKeyFile));
}

async function onFile<Keys extends readonly SecretKey[] | null>(
  home: string,
  work: (home: string) => Promise<Keys>,
): Promise<Keys> {
  try {
    return await work(home);
  } catch (error) {
    throw new ConfigError(
      `${keyFile(home)} can't be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
