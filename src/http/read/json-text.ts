import { ApiError, type Violation } from '../../api-error.ts';
import { endOfString, findDuplicateKey } from './duplicate-key.ts';
import { describeJsonFault } from './json-fault.ts';

const maxDepth = 32;
/** Six times what the largest order has: more values would block the event loop, and fit no schema. */
const maxCommas = 10_000;

/**
 * Parses a JSON body, and refuses what JSON.parse would silently bend: duplicate keys (it keeps the last),
 * numbers beyond a double (it makes Infinity), and what can't be stored or hashed: unpaired surrogates, NUL,
 * `__proto__` keys, nesting deeper than 32. A text of more than 10,000 commas isn't parsed. Each field that holds such a thing is named.
 * @throws {ApiError} MALFORMED_JSON or DUPLICATE_JSON_KEY, neither of which binds an idempotency key.
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
    const message = 'the body holds what cannot be kept';
    throw new ApiError('MALFORMED_JSON', { message, violations: faults });
  }
  if (keys !== keysInText) {
    const path = findDuplicateKey(text) ?? [];
    const message = 'is there twice; keep one of them';
    throw new ApiError('DUPLICATE_JSON_KEY', { violations: [{ path, code: 'DUPLICATE_JSON_KEY', message }] });
  }
  return value;
}

/** Counts the keys of all objects in a JSON text, duplicates included; exact for valid JSON. Refuses one of too many parts. */
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
      if (++commas > maxCommas)
        throw malformed(`the body has more than ${maxCommas} commas between its values`);
    } else if (code === 0x7b || code === 0x5b) {
      if (++depth > maxDepth) throw malformed(`the body is nested deeper than ${maxDepth} levels`);
    } else if (code === 0x7d || code === 0x5d) {
      depth--;
    }
  }
  return keys;
}

interface Walk {
  /** One array for the whole walk: copying it at every step would cost more than the walk. */
  readonly path: (string | number)[];
  readonly faults: Violation[];
  /** Whether texts and names have to be looked at: without an escape none of them can be at fault. */
  readonly names: boolean;
}

/** Walks a parsed value, notes what can't be kept, and counts the keys of its objects. */
function checkValue(value: unknown, walk: Walk): number {
  if (typeof value === 'string') {
    if (walk.names) note(faultOf(value), walk);
    return 0;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) note('is too large a number', walk);
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
  return name === '__proto__' ? 'is not a name that a property may have' : faultOf(name);
}

function faultOf(text: string): string | null {
  if (!text.isWellFormed()) return 'must not contain an unpaired surrogate';
  return text.includes('\u0000') ? 'must not contain the character U+0000' : null;
}

function malformed(message: string): ApiError {
  return new ApiError('MALFORMED_JSON', { message, detail: { reason: message } });
}
