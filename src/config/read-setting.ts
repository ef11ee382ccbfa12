import { parseBlock } from '../outbound/ip-address.ts';

/** A setting that can't be used. The message names the setting, its value and the accepted values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Returns a whole number from `min` to `max`. @throws {ConfigError} for any other text */
export function readInteger(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new ConfigError(
    `${name} is ${JSON.stringify(text)}; it must be a whole number from ${min} to ${max}`,
  );
}

/** Returns one of `allowed`. @throws {ConfigError} for any other text */
export function readOneOf<T extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const text = env[name];
  if (!text) return fallback;
  const value = allowed.find((candidate) => candidate === text);
  if (value) return value;
  throw new ConfigError(`${name} is ${JSON.stringify(text)}; it must be one of ${allowed.join(', ')}`);
}

/** Returns a comma-separated list without duplicates; all of `allowed` if unset. @throws {ConfigError} */
export function readList<T extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  allowed: readonly T[],
): readonly T[] {
  const text = env[name];
  if (!text) return allowed;
  const values = text.split(',').map((part) => allowed.find((candidate) => candidate === part.trim()));
  if (values.every((value) => value !== undefined)) return [...new Set(values)];
  throw new ConfigError(
    `${name} is ${JSON.stringify(text)}; it must be a comma-separated list of ${allowed.join(', ')}`,
  );
}

/** Returns an address with one of the protocols, such as `https:`; null if unset. @throws {ConfigError} */
export function readUrl(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (!text) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new ConfigError(
    `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );
}

/** Returns a base address without a trailing slash; null if unset. @throws {ConfigError} */
export function readHttpUrl(env: NodeJS.ProcessEnv, name: string): string | null {
  const text = readUrl(env, name, ['http:', 'https:']);
  if (!text) return null;
  const url = new URL(text);
  if (url.search || url.hash)
    throw new ConfigError(`${name} is ${JSON.stringify(text)}; it must not contain a query or a fragment`);
  // Links and headers need a host in ASCII.
  return (/^[\x21-\x7e]+$/.test(text) ? text : url.href).replace(/\/+$/, '');
}

/** Returns a comma-separated list of addresses and CIDR blocks. @throws {ConfigError} */
export function readBlocks(env: NodeJS.ProcessEnv, name: string, fallback: string): readonly string[] {
  const listed = (env[name] ?? fallback).split(',').flatMap((part) => part.trim() || []);
  try {
    for (const block of listed) parseBlock(block);
  } catch (error) {
    throw new ConfigError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return listed;
}
