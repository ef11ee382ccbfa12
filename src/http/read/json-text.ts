import type { ApiError, Violation } from '../../contract/api-error.ts';
import { HttpError } from '../../contract/http-error.ts';
import { endOfString, findDuplicateKey } from './duplicate-key.ts';
import { describeJsonFault } from './json-fault.ts';

const maxDepth = 32;
/** Six times the commas of the largest valid order. More values would block the event loop. */
const maxCommas = 10_000;

/**
 * Parses a JSON body. Refuses what JSON.parse changes silently (duplicate keys, numbers beyond a double) and what can't
 * be stored or hashed (unpaired surrogates, NUL, `__proto__`, more than 32 levels). The error names each field.
 * @throws {ApiError} MALFORMED_JSON or DUPLICATE_JSON_KEY, before an idempotency key is claimed.
 */
export function parseJson(text: string): unknown {
  const keysInText = countKeys(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed(`the body is not valid JSON: ${describeJsonFault(text)}`);
  }
  const faults: Violation[] = [];
  const keys = checkValue(value, {
    path: [],
    faults,
    names: text.includes('\\u') || text.includes('__proto__'),
  });
  if (faults.length > 0) {
    const message = 'the body contains values that cannot be stored';
    throw new HttpError('MALFORMED_JSON', { message, violations: faults });
  }
  if (keys !== keysInText) {
    const path = findDuplicateKey(text) ?? [];
    const message = 'is a duplicate; send the property once';
    throw new HttpError('DUPLICATE_JSON_KEY', {
      violations: [{ path, code: 'DUPLICATE_JSON_KEY', message }],
    });
  }
  return value;
}

/** Counts the keys of a valid JSON text, with duplicates. Refuses a text with too many values. */
function countKeys(text: string): number {
  let depth = 0;
  let keys = 0;
  let commas = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = endOfString(text, at + 1);
    } else if (code === 0x3a) {
      keys++;
    } else if (code === 0x2c) {
      if (++commas > maxCommas) throw malformed(`the body has more than ${maxCommas} commas`);
    } else if (code === 0x7b || code === 0x5b) {
      if (++depth > maxDepth) throw malformed(`the body is nested deeper than ${maxDepth} levels`);
    } else if (code === 0x7d || code === 0x5d) {
      depth--;
    }
  }
  return keys;
}

interface Walk {
  /** One array, because copying it at each step would cost more than the walk. */
  readonly path: (string | number)[];
  readonly faults: Violation[];
  /** False if no string can be invalid, because the text has no escapes. */
  readonly names: boolean;
}

function checkValue(value: unknown, walk: Walk): number {
  if (typeof value === 'string') {
    if (walk.names) note(faultOf(value), walk);
    return 0;
  }
  if (typeof value === 'number' && !Number.isFinite(value))
    note('is too large for a number; the limit is about 1.8e308', walk);
  if (typeof value !== 'object' || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) keys += checkPart(value[index], index, walk);
    return keys;
  }
  const names = Object.keys(value);
  for (const name of names) {
    const fault = walk.names ? faultOfName(name) : null;
    if (fault === null) keys += checkPart((value as Record<string, unknown>)[name], name, walk);
    else note(fault, { ...walk, path: [...walk.path, name] });
  }
  return keys + names.length;
}

function checkPart(value: unknown, step: string | number, walk: Walk): number {
  walk.path.push(step);
  const keys = checkValue(value, walk);
  walk.path.pop();
  return keys;
}

function note(message: string | null, { path, faults }: Walk): void {
  if (message !== null) faults.push({ path: [...path], code: 'MALFORMED_JSON', message });
}

function faultOfName(name: string): string | null {
  return name === '__proto__' ? 'is not allowed as a property name' : faultOf(name);
}

function faultOf(text: string): string | null {
  if (!text.isWellFormed()) return 'must not contain an unpaired surrogate';
  return text.includes('\u0000') ? 'must not contain the character U+0000' : null;
}

function malformed(message: string): ApiError {
  return new HttpError('MALFORMED_JSON', { message, detail: { reason: message } });
}
