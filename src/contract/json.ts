import { type ApiError, HttpError, type Violation } from './errors.ts';

/** Returns the path of the first duplicate object key in valid JSON text. */
export function findDuplicateKey(text: string): (string | number)[] | undefined {
  const scopes: Scope[] = [];
  for (let at = 0; at < text.length; at++) {
    const scope = scopes.at(-1);
    switch (text[at]) {
      case '{':
        scopes.push({ keys: new Set(), step: '' });
        break;
      case '[':
        scopes.push({ keys: null, step: 0 });
        break;
      case '}':
      case ']':
        scopes.pop();
        break;
      case ',':
        if (scope && typeof scope.step === 'number') scope.step++;
        break;
      case '"': {
        const end = endOfString(text, at + 1);
        if (scope?.keys && isFollowedByColon(text, end + 1)) {
          const raw = text.slice(at + 1, end);
          const key = raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
          scope.step = key;
          if (scope.keys.has(key)) return scopes.map((one) => one.step);
          scope.keys.add(key);
        }
        at = end;
      }
    }
  }
  return undefined;
}

function isFollowedByColon(text: string, start: number): boolean {
  let at = start;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at++;
  return text.charCodeAt(at) === 0x3a;
}

/** Returns the index of the quote that ends the string starting at `start`. */
export function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (at - backslashes > start && text.charCodeAt(at - backslashes - 1) === 0x5c) backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

interface Scope {
  readonly keys: Set<string> | null;
  step: string | number;
}

const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A bounded part, because a regular expression has a stack. */
const stringPart = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,1000}/y;

/** Describes where a text stops being JSON; null for valid JSON. JSON.parse's messages quote the text. */
export function describeJsonFault(text: string): string | null {
  const at = findJsonFault(text);
  if (at === null) return null;
  const position = lineAndColumn(text, at);
  return at < text.length ? position : `it ends too early, at ${position}`;
}

/** Counts lines and the code points of the last one, without a list of them: a body can have a million. */
function lineAndColumn(text: string, end: number): string {
  let line = 1;
  let column = 1;
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    const before = at === 0 ? 0 : text.charCodeAt(at - 1);
    if (code === 0x0a && before === 0x0d) continue;
    if (code === 0x0a || code === 0x0d) {
      line++;
      column = 1;
    } else if (!isLowSurrogate(code) || !isHighSurrogate(before)) column++;
  }
  return `line ${line}, column ${column}`;
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff;

/** Returns the index of the first invalid character, or the text's length if the text ends too early. */
function findJsonFault(text: string): number | null {
  const closing: string[] = [];
  let at = skipSpace(text, 0);
  let nameNext = false;
  for (;;) {
    if (nameNext) {
      const end = skipString(text, at);
      if (text[end] !== '"' || end === at) return end;
      at = skipSpace(text, end + 1);
      if (text[at] !== ':') return at;
      at = skipSpace(text, at + 1);
    }
    const first = text[at];
    if (first === '{' || first === '[') {
      closing.push(first === '{' ? '}' : ']');
      at = skipSpace(text, at + 1);
      nameNext = first === '{';
      if (text[at] !== closing.at(-1)) continue;
    } else {
      const end = first === '"' ? skipString(text, at) : endOfMatch(literal, text, at);
      if (end === at || (first === '"' && text[end] !== '"')) return end;
      at = skipSpace(text, first === '"' ? end + 1 : end);
    }
    while (closing.length > 0 && text[at] === closing.at(-1)) {
      closing.pop();
      at = skipSpace(text, at + 1);
    }
    if (closing.length === 0) return at < text.length ? at : null;
    if (text[at] !== ',') return at;
    at = skipSpace(text, at + 1);
    nameNext = closing.at(-1) === '}';
  }
}

/** Returns the index of the string's last quote or of an invalid character; `start` if there is no string. */
function skipString(text: string, start: number): number {
  if (text[start] !== '"') return start;
  let at = start + 1;
  while (at < text.length && text[at] !== '"') {
    const end = endOfMatch(stringPart, text, at);
    if (end === at) return at;
    at = end;
  }
  return at;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  return at;
}

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function endOfMatch(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return start + (pattern.exec(text)?.[0].length ?? 0);
}

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
    throw malformedError(`the body is not valid JSON: ${describeJsonFault(text)}`);
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
      if (++commas > maxCommas) throw malformedError(`the body has more than ${maxCommas} commas`);
    } else if (code === 0x7b || code === 0x5b) {
      if (++depth > maxDepth) throw malformedError(`the body is nested deeper than ${maxDepth} levels`);
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
    if (walk.names) addFault(findFault(value), walk);
    return 0;
  }
  if (typeof value === 'number' && !Number.isFinite(value))
    addFault('is too large for a number; the limit is about 1.8e308', walk);
  if (typeof value !== 'object' || value === null) return 0;
  let keys = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) keys += checkPart(value[index], index, walk);
    return keys;
  }
  const names = Object.keys(value);
  for (const name of names) {
    const fault = walk.names ? findNameFault(name) : null;
    if (fault === null) keys += checkPart((value as Record<string, unknown>)[name], name, walk);
    else addFault(fault, { ...walk, path: [...walk.path, name] });
  }
  return keys + names.length;
}

function checkPart(value: unknown, step: string | number, walk: Walk): number {
  walk.path.push(step);
  const keys = checkValue(value, walk);
  walk.path.pop();
  return keys;
}

function addFault(message: string | null, { path, faults }: Walk): void {
  if (message !== null) faults.push({ path: [...path], code: 'MALFORMED_JSON', message });
}

function findNameFault(name: string): string | null {
  return name === '__proto__' ? 'is not allowed as a property name' : findFault(name);
}

function findFault(text: string): string | null {
  if (!text.isWellFormed()) return 'must not contain an unpaired surrogate';
  return text.includes('\u0000') ? 'must not contain the character U+0000' : null;
}

function malformedError(message: string): ApiError {
  return new HttpError('MALFORMED_JSON', { message, detail: { reason: message } });
}
