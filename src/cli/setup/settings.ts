import path from 'node:path';
import { type Config, readConfig } from '../../config/config.ts';
import { appendEnvFile, checkEnvFile, readEnvFile, type SettingValues } from '../../config/env-file.ts';
import { isGatewaySetting } from '../../config/gateways.ts';
import { readSecretFiles } from '../../config/secret-file.ts';
import { formatSecretKeys, type SecretKey } from '../../config/secret-key.ts';
import { printableLine } from '../../terminal.ts';
import { Refusal } from '../command-line.ts';
import type { Session } from '../session.ts';
import type { Questions } from './questions.ts';

const defaultFile = 'sampan.env';

/** An environment with these has its settings from a deployment: Compose, systemd or Kubernetes. It needs no file. */
const deployed = ['DATABASE_URL', 'PUBLIC_URL', 'SECRET_KEYS'] as const;

/** Settings that every process and every command needs alike. Those of the environment are kept in the file. */
const installationSettings = [
  'NODE_ENV',
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'REDIS_URL',
  'SAMPAN_HOME',
  'PUBLIC_URL',
  'FX_SOURCE_URL',
  'FX_SOURCE_PATH',
  'CARRIER_HTTP_URL',
  'CARRIER_HTTP_SECRET',
  'CARRIER_GATEWAYS',
] as const;

/** With the settings of the gateways that an environment names. */
const settingsOf = (...values: readonly SettingValues[]): readonly string[] => [
  ...new Set([...installationSettings, ...values.flatMap(Object.keys).filter(isGatewaySetting)]),
];

/** The settings of an installation: those that its file has, and those that setup adds to it. */
export class InstallationSettings {
  /** Null: a deployment has the settings. */
  readonly file: string | null;
  /** Settings that the file does not have yet. */
  readonly added: SettingValues;
  readonly hasKeys: boolean;
  readonly config: Config;

  constructor(
    file: string | null,
    { added, hasKeys }: { readonly added: SettingValues; readonly hasKeys: boolean },
    config: Config,
  ) {
    this.file = file;
    this.added = added;
    this.hasKeys = hasKeys;
    this.config = config;
  }

  async write(): Promise<void> {
    if (this.file !== null) await appendEnvFile(this.file, this.added);
  }

  async writeKeys(keys: readonly SecretKey[]): Promise<void> {
    if (this.file !== null) await appendEnvFile(this.file, { SECRET_KEYS: formatSecretKeys(keys) });
  }
}

/** Reads the file and the environment, and asks for what both lack. Writes nothing. @throws {Refusal} or {ConfigError} */
export async function findSettings(
  { env: given }: Session,
  {
    settingsFile,
    publicUrl,
  }: {
    readonly settingsFile: string | undefined;
    readonly publicUrl: string | undefined;
  },
  questions: Questions,
): Promise<InstallationSettings> {
  const env = readSecretFiles(given);
  const isDeployed = settingsFile === undefined && deployed.every((name) => env[name]);
  const file = isDeployed ? null : path.resolve(settingsFile ?? defaultFile);
  const stored = file === null ? {} : await readStored(env, file);
  const known = { ...stored, ...withoutEmpty(env) };
  if (publicUrl !== undefined && known.PUBLIC_URL && known.PUBLIC_URL !== publicUrl) {
    throw new Refusal(
      `--public-url: PUBLIC_URL is already ${known.PUBLIC_URL}. To change it, edit ${file !== null && stored.PUBLIC_URL ? printableLine(file) : 'the environment'}.`,
    );
  }
  const read = (name: string) => (text: string) => {
    readConfig({ ...known, [name]: text });
    return text;
  };
  const database = await questions.answer(known.DATABASE_URL, {
    flag: 'DATABASE_URL',
    text: 'Address of the PostgreSQL server, such as postgres://user:password@host/database',
    read: read('DATABASE_URL'),
    fallback: { value: '', shown: 'the embedded server' },
  });
  const url = await questions.answer(known.PUBLIC_URL ?? publicUrl, {
    flag: '--public-url <url>',
    text: 'Address of the service as clients will see it, such as https://api.shop.example',
    read: read('PUBLIC_URL'),
  });
  const wanted: SettingValues = {
    ...known,
    NODE_ENV: known.NODE_ENV ?? 'production',
    ...(database ? { DATABASE_URL: database } : {}),
    ...(url ? { PUBLIC_URL: url } : {}),
    ...(known.SAMPAN_HOME ? { SAMPAN_HOME: path.resolve(known.SAMPAN_HOME) } : {}),
  };
  const config = readSettings(wanted, known, publicUrl);
  const added = settingsOf(wanted).flatMap((name) => {
    const value = wanted[name];
    if (file === null || !value || stored[name]) return [];
    // The secret itself stays in its own file.
    const secret = given[`${name}_FILE`];
    return [secret ? ([`${name}_FILE`, path.resolve(secret)] as const) : ([name, value] as const)];
  });
  const hasKeys = file === null || Boolean(stored.SECRET_KEYS);
  return new InstallationSettings(file, { added: Object.fromEntries(added), hasKeys }, config);
}

function readSettings(wanted: SettingValues, known: SettingValues, publicUrl: string | undefined): Config {
  if (publicUrl === undefined || known.PUBLIC_URL) return readConfig(wanted);
  const { PUBLIC_URL: _, ...others } = wanted;
  readConfig(others);
  try {
    return readConfig(wanted);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^PUBLIC_URL /, '') : String(error);
    throw new Refusal(`--public-url: ${reason}.`);
  }
}

async function readStored(env: NodeJS.ProcessEnv, file: string): Promise<SettingValues> {
  await checkEnvFile(file);
  const stored = withoutEmpty(readSecretFiles((await readEnvFile(file)) ?? {}));
  refuseContradiction(env, stored, file);
  return stored;
}

/** A service that is started with the file would use the file's value, which is not the installation that is set up. */
function refuseContradiction(env: NodeJS.ProcessEnv, stored: SettingValues, file: string): void {
  for (const name of [...settingsOf(stored), 'SECRET_KEYS']) {
    if (!env[name] || !stored[name] || env[name] === stored[name]) continue;
    throw new Refusal(
      `${name}: the environment and ${printableLine(file)} have different values. Unset ${name}, or name another file with --settings-file. Nothing was changed.`,
    );
  }
}

function withoutEmpty(env: NodeJS.ProcessEnv): SettingValues {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
