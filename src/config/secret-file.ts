import { readFileSync } from 'node:fs';
import { ConfigError } from './read-setting.ts';

/** Settings that can hold a secret. `NAME_FILE` names a file with the value, as with the secrets of Docker and Kubernetes. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'REDIS_URL',
  'SECRET_KEYS',
  'METRICS_TOKEN',
  'FX_SOURCE_URL',
  'CARRIER_HTTP_SECRET',
  'SMTP_URL',
] as const;

/** The secret of a gateway of CARRIER_GATEWAYS, such as CARRIER_ACME_SECRET. */
function gatewaySecret(setting: string): string[] {
  const [, name] = /^(CARRIER_[A-Z][A-Z0-9_]*_SECRET)_FILE$/.exec(setting) ?? [];
  return name ? [name] : [];
}

/** Returns the settings with the values of the secrets' files instead of the names of the files. @throws {ConfigError} */
export function readSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = new Set([...secretSettings, ...Object.keys(env).flatMap(gatewaySecret)]);
  const inFiles = [...names].filter((name) => env[`${name}_FILE`]);
  if (inFiles.length === 0) return env;
  const read = { ...env };
  for (const name of inFiles) {
    if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set; set only one of them`);
    read[name] = readSecret(`${name}_FILE`, env[`${name}_FILE`] ?? '');
    delete read[`${name}_FILE`];
  }
  return read;
}

function readSecret(setting: string, file: string): string {
  const value = readText(setting, file).replace(/\r?\n$/, '');
  if (value === '') throw new ConfigError(`${setting}: the file ${file} is empty; write the secret into it`);
  if (!/[\r\n]/.test(value)) return value;
  throw new ConfigError(`${setting}: the file ${file} has several lines; it must have only the secret`);
}

function readText(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigError(
      `${setting}: the file ${file} cannot be read (${reason}); name a file that this user can read`,
    );
  }
}
