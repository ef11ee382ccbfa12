import { ApiError } from '../api-error.ts';
import { endOfString, findDuplicateKey } from './duplicate-key.ts';

const maxDepth = 32;

/**
 * Parses a JSON body, and refuses what JSON.parse would silently bend: duplicate keys (it keeps the last),
 * numbers beyond a double (it makes Infinity), and what can't be stored or hashed: unpaired surrogates, NUL,
 * `__proto__` keys, nesting deeper than 32.
 * @throws {ApiError} MALFORMED_JSON or DUPLICATE_JSON_KEY, neither of which binds an idempotency key.
 */
export function parseJson(text: string): unknown {
  const keysInText = countKeys(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw malformed(`the body is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (checkValue(value, []) !== keysInText) {
    const path = findDuplicateKey(text) ?? [];
    const message = `${path.join('.')} is there twice; keep one of them`;
    throw new ApiError('DUPLICATE_JSON_KEY', { violations: [{ path, code: 'DUPLICATE_JSON_KEY', message }] });
  }
  return value;
}

/** Counts the keys of all objects in a JSON text, duplicates included; exact for valid JSON. */
function countKeys(text: string): number {
  let depth = 0;
  let keys = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = endOfString(text, at + 1);
    } else if (code === 0x3a) {
      keys++;
    } else if (code === 0x7b || code === 0x5b) {
      if (++depth > maxDepth) throw malformed(`the body is nested deeper than ${maxDepth} levels`);
    } else if (code === 0x7d || code === 0x5d) {
      depth--;
    }
  }
  return keys;
}

/** Walks a parsed value, refuses what can't be kept, and counts the keys of its objects. */
function checkValue(value: unknown, path: (string | number)[]): number {
  if (typeof value === 'string') checkText(value, path);
  if (typeof value === 'number' && !Number.isFinite(value)) throw malformed('the number is too large', path);
  if (typeof value !== 'object' || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) keys += checkPart(value[index], index, path);
    return keys;
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__') throw malformed('__proto__ is not a name that a property may have', path);
    checkText(key, path);
    keys += 1 + checkPart((value as Record<string, unknown>)[key], key, path);
  }
  return keys;
}

/** `path` is one array for the whole walk: copying it at every step would cost more than the walk. */
function checkPart(value: unknown, step: string | number, path: (string | number)[]): number {
  path.push(step);
  const keys = checkValue(value, path);
  path.pop();
  return keys;
}

function checkText(text: string, path: readonly (string | number)[]): void {
  if (!text.isWellFormed()) throw malformed('the text has an unpaired surrogate', path);
  if (text.includes('\u0000')) throw malformed('the text has a NUL character', path);
}

function malformed(message: string, path: readonly (string | number)[] = []): ApiError {
  return new ApiError('MALFORMED_JSON', {
    message: path.length > 0 ? `${message} (at ${path.join('.')})` : message,
    detail: { reason: message, ...(path.length > 0 ? { path } : {}) },
  });
}
