import { appendFile, readFile, stat } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { hasCode } from '../../db/embedded/failure.ts';
import { printableLine } from '../terminal.ts';
import { ConfigError } from './read-setting.ts';

export type SettingValues = Readonly<Record<string, string>>;

/** Reads a file of settings as `node --env-file` does; null if it does not exist. @throws {ConfigError} */
export async function readEnvFile(file: string): Promise<SettingValues | null> {
  try {
    // Without a prototype, a name such as `constructor` is not set.
    return Object.assign(Object.create(null), parseEnv(await readFile(file, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw unusableError(file, error);
  }
}

/** Checks that settings can be added to a file, without changing it. @throws {ConfigError} */
export async function checkEnvFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw unusableError(file, error);
  });
  if (found === null) return;
  if (!found.isFile()) throw new ConfigError(`--settings-file: ${printableLine(file)} is not a file`);
  if ((found.mode & 0o007) !== 0) {
    throw new ConfigError(
      `--settings-file: other users can read ${printableLine(file)}, which will hold secrets. Run \`chmod 600 ${printableLine(file)}\``,
    );
  }
}

/**
 * Adds settings at the end of a file, in one write. Creates it, readable by its owner only. The lines have one meaning in
 * systemd's EnvironmentFile, Compose's env_file, a shell and `node --env-file`. @throws {ConfigError}
 */
export async function appendEnvFile(file: string, settings: SettingValues): Promise<void> {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${quoteValue(name, value)}\n`);
  if (lines.length === 0) return;
  try {
    const before = await readFile(file, 'utf8').catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return '';
      throw error;
    });
    const separator = before === '' || before.endsWith('\n') ? '' : '\n';
    await appendFile(file, separator + lines.join(''), { mode: 0o600, flush: true });
  } catch (error) {
    throw unusableError(file, error);
  }
}

/** Quotes what a shell, systemd or Compose would expand or cut. */
function quoteValue(name: string, value: string): string {
  if (/^[\w.:/@%+,=~-]*$/.test(value)) return value;
  if (/^[^'\\\p{Cc}]*$/u.test(value)) return `'${value}'`;
  throw new ConfigError(
    `${name}: a quote, backslash or control character has no common form in files of settings. In a URL, write it percent-encoded`,
  );
}

function unusableError(file: string, error: unknown): ConfigError {
  const reason = error instanceof Error ? error.message : String(error);
  return new ConfigError(printableLine(`--settings-file: ${file} cannot be used: ${reason}`));
}
