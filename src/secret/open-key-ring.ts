import { type Config, ConfigError } from '../config.ts';
import { keyFile, makeKeyFile, readKeyFile } from './key-file.ts';
import { KeyRing } from './key-ring.ts';
import type { SecretKey } from './secret-key.ts';

export type KeySettings = Pick<Config, 'secretKeys' | 'databaseUrl' | 'production' | 'home'>;

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

/** The same for a service: the first key of a home is made. */
export async function openKeyRing(config: KeySettings): Promise<KeyRing> {
  return (await readKeyRing(config)) ?? new KeyRing(await onFile(config.home, makeKeyFile));
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
